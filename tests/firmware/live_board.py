"""Runs in MicroPython: the application without a board, for more rounds than a board can show.

usage: live_board.py <file of English texts> <file of fonts and pictures>. Reads a match per line:
players, dealer, keys by their first letters. Prints what its pad holds.
"""

import json
import sys

from framebuf import MONO_VLSB, FrameBuffer

sys.path += ["firmware", ".frozen"]

import app as application
from app import App
from engine import games
from feedback import Feedback
from session import Session
from ui.layouts import w128h64

KEYS = {name[0]: name for name in ("RIGHT", "LEFT", "UP", "DOWN", "OK", "BACK", "NEXT")}
SETTINGS = {"language": "en", "contrast": 255, "names": [], "dim_s": 0, "blank_s": 0,
            "theme": 0, "sound": True, "led": False}


application.layouts.load = lambda _display, part: getattr(w128h64, part)
application.data = lambda name: (open(sys.argv[2 if name == "art" else 1], "rb"), 0)


class Display:
    width = 128
    height = 64
    colour = False
    format = MONO_VLSB
    palette = (0, 0, 1, 1, 1, 1, 0, 1, 0) + (1,) * 7

    def __init__(self):
        self.buffer = bytearray(1024)
        self.fb = FrameBuffer(self.buffer, 128, 64, MONO_VLSB)

    def show(self, pause=None):
        pass

    def touch(self, x, y, w, h):
        pass

    def contrast(self, level):
        pass

    def power(self, on):
        pass


class Buttons:
    labels = {name: name for name in KEYS.values()}

    def has(self, name):
        return True


class Paper:
    """A journal that keeps nothing."""

    pending = 0

    def append(self, action):
        pass


class Light:
    def set_table_theme(self, table_theme):
        pass

    def show(self, now, pause):
        pass

    def wake(self):
        return True


class Fingers(App):
    def press(self, key):
        self._press(key, 0)
        self.show()


def match(players, dealer, keys):
    """The pad after these keys, and its actions."""
    head = {"game": "martes13_table", "players": players, "seed": "",
            "options": {"dealer": dealer, "rounds": 4, "mode": "counts"},
            "names": ["Ana", "Beto", "Cruz", "Dora", "Eva", "Félix"][:players]}
    session = Session(Paper(), None, None, None, "")
    app = Fingers(Display(), Light(), Buttons(), dict(SETTINGS), session, None, None,
                  Feedback(SETTINGS))
    session.head, session.game = head, games.create(head)
    app.go_on()
    app.show()
    for key in keys:
        app.press(KEYS[key])
    game = session.game
    rounds = range(1, game.rounds + 1)
    return {"rows": [game.rows(number) for number in rounds],
            "status": [game.status(number) for number in rounds], "actions": list(session.actions)}


for line in sys.stdin:
    players, dealer, keys = line.split()
    print(json.dumps(match(int(players), int(dealer), keys)))
