"""What a scene is, and the flash contents that several scenes begin with."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, cached_property

from pictures import samples

COLOUR = ("240x135", "240x240")     # sizes of display
TITLE = -1                      # above the rows of a menu
WAIT = "-"                      # among keys: until a search has ended
DATE = 1_795_219_200           # 2026-11-21, noon


@dataclass
class Scene:
    """A prepared flash, and the logical keys that lead to a screen from power-on.

    walk: a key that is pressed on until the screen before the last of `keys` (or so many of them:
    `end`) is back, or several, with commas between them, again and again: every screen on the way
    is a frame, name_01 and so on. changing: rows of a menu whose values differ from version to
    version, TITLE for its title. free: bytes that are left on the flash, about. sizes: of display,
    where not all of them show something new. alone: ms without a key, after the last one.
    """

    name: str
    keys: str = ""
    files: dict[str, bytes] = field(default_factory=dict)
    clock: int | None = DATE
    settings: dict = field(default_factory=dict)
    walk: str = ""
    end: int = 1
    changing: tuple[int, ...] = ()
    free: int | None = None
    sizes: tuple[str, ...] = ()
    alone: int = 0

    @cached_property
    def pressed(self) -> list[str]:
        """Its keys, one by one."""
        return self.keys.split()

    def leads_to(self, other: "Scene") -> bool:
        """Is it on the way to the other one, from the same start?"""
        mine = self.pressed
        return (not (self.walk or self.alone) and other.pressed[:len(mine)] == mine
                and self.clock == other.clock and self.free == other.free
                and self.settings == other.settings and self.files == other.files)


def remembered(head: dict) -> dict:
    """Settings of a device that remembers the people who play."""
    return {"names": head["names"]}


def midgame(name: str, keys: str = "", *, seed: str = "K7Q2MX", until: Callable | None,
            **options) -> Scene:
    """The Game, solo, played until until(game) holds, or to its end."""
    head = samples.solo(7, seed, **options)
    game = samples.play(head, until)
    return Scene(name, keys, samples.journal(head, game.history()))


def ended(name: str, keys: str = "", *, seed: str, **options) -> Scene:
    """The end of a game, and what was played before it."""
    head = samples.solo(20, seed, **options)
    return Scene(name, keys, before() | samples.journal(head, samples.play(head).history()))


@cache
def before() -> dict[str, bytes]:
    """Twelve games, all of one kind."""
    return samples.archive([samples.solo(seq, f"B{seq}") for seq in range(1, 13)])


def after(actions: int) -> Callable:
    return lambda game: len(game.history()) >= actions


@cache
def past() -> dict[str, bytes]:
    """Six solo games of the past."""
    kinds = (("standard", False), ("standard", False), ("expert", False), ("standard", True))
    return samples.archive([samples.solo(seq, f"PAST{seq}A", *kinds[seq % 4])
                            for seq in range(1, 7)])
