"""Reads sealed records on MicroPython as the PC does: decodes, replays, verifies, seals again.

    micropython -m tests.engine.reencode FILE ...
"""

import sys

from engine.lines import seal, unseal
from engine.records import decode, encode, verify


def same(line):
    """Raises BadLine, BadRecord; AssertionError unless the same bytes come out."""
    head, actions = decode(unseal(line))
    verify(head, actions)
    assert seal(encode(head, actions)).encode() == line, line
    return head["game"]


if __name__ == "__main__":
    for path in sys.argv[1:]:
        with open(path, "rb") as file:
            for line in file:
                print(same(line))
