"""Colours of a terminal: SGR escape sequences (ECMA-48; xterm's 256 colours and direct ones)."""

from collections.abc import Mapping
from functools import lru_cache

from rich.color import Color, ColorSystem

DIRECT = 1 << 24
PLAIN = "\x1b[0m"
MONO = "\x1b[97;40m", PLAIN     # white on black, and back


def depth(environment: Mapping[str, str]) -> int:
    """How many colours the terminal has, by what it says of itself: 0, 256 or DIRECT."""
    term = environment.get("TERM", "")
    if environment.get("NO_COLOR") or term in ("", "dumb"):
        return 0
    if environment.get("COLORTERM") in ("truecolor", "24bit") or "direct" in term:
        return DIRECT
    return 256


@lru_cache(maxsize=4096)
def code(red: int, green: int, blue: int, depth: int) -> str:
    """What stands for a colour in an escape sequence, after 38 or 48."""
    colour = Color.from_rgb(red, green, blue)
    if depth != DIRECT:         # the first 16 of xterm's 256 are the user's own, and unknown
        colour = colour.downgrade(ColorSystem.EIGHT_BIT)
    return ";".join(colour.get_ansi_codes()[1:])


def switch(ink: str, paper: str) -> str:
    """Escape sequence to other colours; "" stays as it is."""
    parts = [f"38;{ink}"] * bool(ink) + [f"48;{paper}"] * bool(paper)
    return f"\x1b[{';'.join(parts)}m" if parts else ""
