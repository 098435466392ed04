"""Replays games; run by MicroPython as a program, by CPython as a module.

As a program it reads lines of JSON [head, events] and prints a line of digests for each.
"""

import json
import sys
from binascii import crc32

from engine.errors import IllegalAction
from engine.games import create
from engine.lines import UNDO


def digests(head, events):
    """A number for each event: what it raised, and the state it led to."""
    game = create(head)
    return [digest(game, attempt(game, event)) for event in events]


def attempt(game, event):
    """The code of the IllegalAction this event raises, if any. An UNDO takes back."""
    try:
        if event == UNDO:
            game.undo_action()
        else:
            game.apply_action(event)
    except IllegalAction as error:
        return error.code


def digest(game, code):
    facts = code, game.state(), game.legal_actions(), sorted((game.result() or {}).items())
    return crc32(repr(facts).encode())


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(digests(*json.loads(line))))
