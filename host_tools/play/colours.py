"""Colours of a terminal: SGR escape sequences (ECMA-48; xterm's 256 colours and direct ones)."""

from collections.abc import Mapping
from functools import lru_cache

DIRECT = 1 << 24
PLAIN = "\x1b[0m"
MONO = "\x1b[97;40m", PLAIN     # white on black, and back

# Colours 16 to 231 are a cube, 232 to 255 grays (xterm, 256colres.pl).
_CUBE = (0, 95, 135, 175, 215, 255)
_GRAYS = range(8, 239, 10)


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
    if depth == DIRECT:
        return f"2;{red};{green};{blue}"
    return f"5;{_nearest((red, green, blue))}"


def switch(ink: str, paper: str) -> str:
    """Escape sequence to other colours; "" stays as it is."""
    parts = [f"38;{ink}"] * bool(ink) + [f"48;{paper}"] * bool(paper)
    return f"\x1b[{';'.join(parts)}m" if parts else ""


def _nearest(colour: tuple[int, int, int]) -> int:
    """Of xterm's 256 colours; the first 16 are the user's own, and unknown."""
    steps = [min(range(6), key=lambda i: abs(_CUBE[i] - part)) for part in colour]
    gray = min(range(24), key=lambda i: abs(_GRAYS[i] - sum(colour) / 3))
    in_cube = sum(abs(_CUBE[step] - part) for step, part in zip(steps, colour, strict=True))
    in_grays = sum(abs(_GRAYS[gray] - part) for part in colour)
    if in_grays < in_cube:
        return 232 + gray
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
