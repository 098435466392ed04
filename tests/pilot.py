"""Plays solo games by keys, looking only at the glass."""

from collections.abc import Callable
from typing import Protocol

from PIL import Image

from crupier.engine.lines import UNDO
from crupier.engine.the_game.cards import is_legal
from crupier.engine.the_game.notation import END_TURN, place
from tests import eyes

_WORTH_IT = 2
QUESTIONS = "Sure?", "¿Seguro?", "Cover the flame!", "¡Apaga el fuego!"     # their second row: yes


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


def choose_badly(table: eyes.Table) -> int:
    """The farthest placement, and no more than must be: a short game."""
    if table.may_end:
        return END_TURN
    _, card, pile = candidates(table)[-1]
    return place(card, pile)


def choose(table: eyes.Table) -> int:
    """The nearest placement; the end of the turn once nothing is near."""
    options = candidates(table)
    if table.may_end and (not options or options[0][0] > _WORTH_IT):
        return END_TURN
    _, card, pile = options[0]
    return place(card, pile)


def aim(device: Device, action: int) -> None:
    """Moves the cursor to an action, by the arrows: piles, cards and buttons are rows."""
    table = eyes.table(device.frame())
    assert table, "the table is not on the glass"
    if action <= END_TURN:
        button = "undo" if action == UNDO else "end"
        if table.cursor not in ("end", "undo"):
            device.press("DOWN")
        if eyes.table(device.frame()).cursor not in ("end", "undo"):
            device.press("UP")      # a card on its way hid where the cursor was: this is the hint
        if eyes.table(device.frame()).cursor != button:
            device.press("RIGHT")
        return
    if isinstance(table.cursor, str):
        device.press("UP")
    press_until(device, "RIGHT", lambda table: table.cursor == action % 100)
    if eyes.table(device.frame()).pile != action // 100:
        device.press("UP")
        press_until(device, "RIGHT", lambda table: table.pile == action // 100)


def act(device: Device, action: int) -> None:
    """Does an action; a question whether it is meant is answered with yes. Cards that leave no
    way on are looked at.
    """
    aim(device, action)
    before = eyes.table(device.frame())
    device.press("OK")
    if eyes.title(device.frame()) in QUESTIONS:
        device.press("DOWN")
        device.press("OK")
    if action == END_TURN and stuck(before, device.frame()):
        device.press("OK")


def stuck(before: eyes.Table | None, frame: Image.Image) -> bool:
    """After the end of a turn: is the next one over before it has begun? The frame may still be
    an old one, from before the cards came.
    """
    table = eyes.table(frame)
    if not before or not table:
        return False
    return table.may_end and (table.hand != before.hand or not before.draw)


def play(device: Device, choice: Callable[[eyes.Table], int] = choose) -> list[int]:
    """Plays on until the table has left the glass; returns what was done."""
    done = []
    while table := eyes.table(device.frame()):
        done.append(choice(table))
        act(device, done[-1])
    return done
