"""Steps to leaf through with single keys, in a terminal."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment, SegmentLines

from crupier.terminal import keys as read_keys

_QUIT = {b"q", b"Q", b"\x1b", b"\x03", b"\x04"}
_MOVES = {
    **dict.fromkeys((b"n", b" ", b"\r", b"\n", b"\x1b[C", b"\x1b[B", b"\x1bOC", b"\x1bOB"), 1),
    **dict.fromkeys((b"b", b"\x7f", b"\x08", b"\x1b[D", b"\x1b[A", b"\x1bOD", b"\x1bOA"), -1),
    **dict.fromkeys((b"g", b"\x1b[H", b"\x1bOH", b"\x1b[1~"), -sys.maxsize),
    **dict.fromkeys((b"G", b"\x1b[F", b"\x1bOF", b"\x1b[4~"), sys.maxsize),
}
# Page down, page up: to the rest of a page that is taller than the screen, and back.
_ROLLS = {b"\x1b[6~": 1, b"\x1b[5~": -1}
# The second half of what a key sends on Windows.
_WINDOWS = {"M": b"\x1b[C", "K": b"\x1b[D", "P": b"\x1b[B", "H": b"\x1b[A",
            "G": b"\x1b[H", "O": b"\x1b[F", "Q": b"\x1b[6~", "I": b"\x1b[5~"}
_BELOW = 2                      # lines at the foot: which keys lead to the rest, and the last one


def leaf(console: Console, count: int, page: Callable[[int], RenderableType], more: str) -> None:
    """Shows page(0) .. page(count - 1) until the person leaves. more: names the keys that lead to
    the rest of a page.
    """
    at, shown = 0, _Part(page(0), more)
    with console.screen(hide_cursor=True) as screen, _keys() as keys:
        screen.update(shown)
        for key in keys:
            if key in _QUIT:
                return
            at = min(max(at + _MOVES.get(key, 0), 0), count - 1)
            shown = _Part(page(at), more, shown.top + _ROLLS.get(key, 0) * shown.step)
            screen.update(shown)


class _Part:
    """What fits the screen of a page, from its line `top` on, and its last line in any case."""

    def __init__(self, page: RenderableType, more: str, top: int = 0):
        self.top, self.step = top, 0
        self._page, self._more = page, more

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = console.render_lines(self._page, options.reset_height(), pad=False)
        room = console.height - _BELOW
        if len(lines) <= console.height:
            self.top = 0
        else:
            self.top, self.step = max(0, min(self.top, len(lines) - 1 - room)), room // 2
            lines = [*lines[self.top:self.top + room], [Segment(self._more)], lines[-1]]
        yield SegmentLines(lines, new_lines=True)


@contextmanager
def _keys():
    """Gives an iterator of the keys that are pressed."""
    if sys.platform == "win32":
        yield _windows_keys()
        return
    import termios
    import tty
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        tty.setcbreak(keyboard)
        # Ctrl-Z is a key, too: the shell would come up in this screen, without a cursor.
        mode = termios.tcgetattr(keyboard)
        mode[6][termios.VSUSP] = b"\0"
        termios.tcsetattr(keyboard, termios.TCSANOW, mode)
        yield _posix_keys(keyboard)
    finally:
        termios.tcsetattr(keyboard, termios.TCSAFLUSH, before)


def _posix_keys(keyboard: int) -> Iterator[bytes]:
    """A key sends its bytes at once: what is left of an escape sequence is the Esc key."""
    while data := os.read(keyboard, 1024):
        typed, rest = read_keys(data)
        yield from typed
        if rest:
            yield rest


def _windows_keys() -> Iterator[bytes]:
    import msvcrt
    while True:
        key = msvcrt.getwch()       # type: ignore[attr-defined]
        yield (_WINDOWS.get(msvcrt.getwch(), b"")       # type: ignore[attr-defined]
               if key in "\x00\xe0" else key.encode())
