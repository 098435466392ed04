"""`crupier play --terminal`: the loop between a terminal and the board."""

import asyncio
import os
import signal
import sys
import termios
import tty
from collections.abc import Mapping
from contextlib import contextmanager, suppress
from typing import Any

from crupier.errors import Trouble
from crupier.play import colours, drawing, text_view
from crupier.play.key_injector import KEYS, LONG_KEYS, KeyInjector
from crupier.play.watch import Watch, condition
from crupier.terminal import keys as read_keys
from crupier.words import of, spoken

_ARROWS = {"LEFT": "←", "UP": "↑", "DOWN": "↓", "RIGHT": "→"}
_TYPED = {"OK": "Enter", "BACK": "Esc", "NEXT": "Tab", "UNDO": ""}
_ESCAPE = 0.05          # seconds after which a lone Esc is the key, not the start of a sequence

_OPEN, _CLOSE = b"\x1b[?1049h\x1b[?25l\x1b[2J", b"\x1b[0m\x1b[?25h\x1b[?1049l"
# Synchronised output: a terminal that knows it shows all of a picture at once, others ignore it.
_BEGIN, _END = b"\x1b[?2026h", b"\x1b[?2026l"


def require():
    """Raises Trouble where play() could not work."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Trouble("--terminal needs a terminal for the keys and for the picture; "
                      "leave it out to play in the browser.")


def play(board):
    """Shows a running board in this terminal until the person leaves."""
    with _screen(sys.stdin.fileno(), sys.stdout.buffer):
        asyncio.run(_Terminal(board, sys.stdin.fileno(), sys.stdout.buffer).run())


@contextmanager
def _screen(typed, screen):
    """Raw keys and the alternate screen; everything as before afterwards, whatever happens."""
    before = termios.tcgetattr(typed)
    try:
        tty.setraw(typed)
        _write(screen, _OPEN)
        yield
    finally:
        with suppress(OSError, termios.error):      # the terminal itself may be gone
            _write(screen, _CLOSE)
            termios.tcsetattr(typed, termios.TCSAFLUSH, before)


def _write(screen, data: bytes):
    screen.write(data)
    screen.flush()


class _Terminal:
    def __init__(self, board, typed, screen):
        self.board = board
        self.typed, self.screen = typed, screen
        self.injector = KeyInjector(board)
        drawn = drawing.load(board.description)
        self.meanings = drawn["typed"]
        self.says = says(drawn, spoken())
        depth = colours.depth(os.environ)
        self.look = text_view.Look(depth, *(colours.MONO if depth else ()))
        self.size, self.lines = None, []
        self.unread = b""
        self.escaping = self.moving = None      # timers
        self.over = False

    async def run(self):
        self.loop = asyncio.get_running_loop()
        self.watch = Watch()
        self.watch.follow(self.board)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            self.loop.add_signal_handler(number, self._leave)
        self.loop.add_signal_handler(signal.SIGWINCH, self.watch.poke)
        self.loop.add_reader(self.typed, self._read)
        async for _ in self.watch.looks():
            if self.over:
                break
            self._draw()

    def _leave(self):
        self.over = True
        self.watch.poke()

    # ---- keys

    def _read(self):
        data = os.read(self.typed, 1024)
        if not data:
            return self._leave()
        if self.escaping:
            self.escaping.cancel()
        typed, self.unread = read_keys(self.unread + data)
        for token in typed:
            self._type(token)
        self.escaping = self.loop.call_later(_ESCAPE, self._give_up_waiting)

    def _give_up_waiting(self):
        token, self.unread = self.unread, b""
        self._type(token)

    def _type(self, token):
        if token in (b"q", b"\x03"):
            self._leave()
        elif token == b"r":
            self.board.reset()
        elif token == b"p":
            self._power()
        else:
            self._press(token)
        self._move()

    def _press(self, token):
        """Letters that are printed on the board come first; a capital is a long press."""
        letter = token.decode(errors="replace")
        if letter.lower() in self.meanings:
            typed, long = letter.lower(), letter.isupper()
        else:
            typed, long = KEYS.get(token) or LONG_KEYS.get(token), token in LONG_KEYS
        held, _, key = self.meanings.get(typed, "").rpartition(" ")
        if key and (held or long):
            self.injector.hold(key)
        elif key:
            self.injector.tap(key, self.loop.time(), token)

    def _power(self):
        if self.board.powered:
            self.board.power_off()
        else:
            self.board.power_on()
        self.watch.poke()

    def _move(self):
        if self.moving:
            self.moving.cancel()
        wait = self.injector.step(self.loop.time())
        self.moving = None if wait is None else self.loop.call_later(wait, self._move)

    # ---- picture

    def _size(self) -> tuple[int, int]:
        """Columns and lines; a serial console may not know its own."""
        columns, lines = os.get_terminal_size(self.screen.fileno())
        return columns or 80, lines or 24

    def _draw(self):
        """Writes the lines that changed."""
        size = self._size()
        if size != self.size:
            self.size, self.lines = size, [None] * size[1]
        says = {**self.says, "legend": self.says[condition(self.board)]}
        frame, spoken, _ = self.watch.snapshot
        lines = text_view.page(frame, says, *size, self.look, spoken)
        changed = "".join(f"\x1b[{row};1H\x1b[2K{line}"
                          for row, (old, line) in enumerate(zip(self.lines, lines, strict=True), 1)
                          if old != line)
        self.lines = lines
        if changed:
            _write(self.screen, _BEGIN + changed.encode() + _END)


def says(drawn: Mapping[str, Any], language: str) -> dict[str, str]:
    """TERMINAL of a language; in "running" the keys of a board, as they are printed."""
    words = of(language).TERMINAL
    running = " ".join([*_keys(drawn, language), words["hold"], words["running"]])
    return {**words, "running": running}


def _keys(drawn: Mapping[str, Any], language: str) -> list[str]:
    typed = drawn["typed"]
    letters = {meant: letter for letter, meant in typed.items() if len(letter) == 1}
    labels = {key["key"]: drawing.label(key, language) for key in drawn["keys"] if key.get("key")}
    arrows = [key for key in _ARROWS if key in labels]
    plain = "".join(_ARROWS[key] for key in arrows if key not in letters)
    said = [plain] * bool(plain)
    said += [f"{letters[key]}={_ARROWS[key]}" for key in arrows if key in letters]
    words = of(language).TERMINAL
    for key, name in _TYPED.items():
        word, label = words[key], labels.get(key, "")
        if key in letters:
            said.append(f"{letters[key]}={word}")
        elif key in labels or key == "BACK":
            said.append(f"{name}={word if label.lower() in ('', word.lower()) else label}")
    return said
