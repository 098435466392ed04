"""Reads sealed records on MicroPython as the PC does: decodes, replays, verifies, seals again, and
makes codes of them, which are read. Prints a line of JSON for each, [game, code].

    micropython -m tests.engine.reencode FILE ...
"""

import json
import sys

from engine.codes import code_of, record_of
from engine.lines import seal, unseal
from engine.records import decode, encode, verify


def same(line):
    """Raises BadLine, BadRecord; AssertionError unless the same bytes come out."""
    head, actions = decode(unseal(line))
    verify(head, actions)
    assert seal(encode(head, actions)).encode() == line, line
    code = code_of(head, actions)
    assert record_of(code) == (head, actions), line
    return head["game"], code


if __name__ == "__main__":
    for path in sys.argv[1:]:
        with open(path, "rb") as file:
            for line in file:
                print(json.dumps(same(line)))
