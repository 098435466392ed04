"""Plays solo games by keys, looking only at the glass."""

from collections.abc import Callable
from typing import Protocol

from PIL import Image

from engine.the_game import is_legal
from tests import eyes

_WORTH_IT = 2


class Device(Protocol):
    """A board, or any view of one."""

    def press(self, key: str) -> None: ...

    def frame(self) -> Image.Image: ...


def candidates(table: eyes.Table) -> list[tuple[int, int, int]]:
    """(cost, card, pile) of every legal placement, the nearest first."""
    found = []
    for card in table.hand:
        for pile, top in enumerate(table.tops):
            if is_legal(card, pile, top):
                forward = card > top if pile < 2 else card < top
                found.append((abs(card - top) if forward else -10, card, pile))
    return sorted(found)


def press_until(device: Device, key: str, holds: Callable[[eyes.Table], bool]) -> None:
    """Presses key until the table is as wanted."""
    for _ in range(24):
        table = eyes.table(device.frame())
        assert table, "the table is not on the glass"
        if holds(table):
            return
        device.press(key)
    raise AssertionError(f"pressing {key} leads nowhere")


def step(device: Device, table: eyes.Table) -> None:
    """One placement, or the end of the turn."""
    options = candidates(table)
    if table.may_end and (not options or options[0][0] > _WORTH_IT):
        press_until(device, "RIGHT", lambda now: now.cursor == "end")
    else:
        _, card, pile = options[0]
        press_until(device, "RIGHT", lambda now: now.cursor == card)
        press_until(device, "DOWN", lambda now: now.pile == pile)
    device.press("OK")


def play(device: Device, steps: int = 400) -> int:
    """Plays on until something else than the table stays on the glass; returns the steps done."""
    for done in range(steps):
        table = eyes.table(device.frame())
        if table:
            step(device, table)
        elif eyes.title(device.frame()) in ("Sure?", "¿Seguro?"):
            device.press("DOWN")
            device.press("OK")
        else:
            return done
    return steps
