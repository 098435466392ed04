"""Plays solo games by keys, looking only at the glass."""

from collections.abc import Callable

from PIL import Image

from crupier.engine.lines import UNDO
from crupier.engine.the_game.cards import is_legal
from crupier.engine.the_game.notation import END_TURN, place
from tests import eyes
from tests.boards.sight import Sight

_WORTH_IT = 2
_BUTTONS = "end", "undo"
_FIRE = 3       # a row of the form for a solo game
_RESULT = Sight("w128h64")
QUESTIONS = "Sure?", "¿Seguro?", "Cover the flame!", "¡Apaga el fuego!"     # their second row: yes


class Device:
    """A board, or any view of one, as the pilot holds it."""

    def press(self, key: str) -> None:
        """Keys are taken in their order. A live board has not answered when this returns; what
        it shows may still be the answer to the key before.
        """
        raise Exception("a device has keys")

    def frame(self) -> Image.Image:
        raise Exception("a device has a glass")

    def wait_until(self, shows: Callable[[Image.Image], bool]) -> Image.Image:
        """A key leads to this -> the frame that shows it. A live board shows what comes between,
        too, and may take its time; others have answered when press() returns.
        """
        frame = self.frame()
        assert shows(frame), "the key has led to something else"
        return frame


def candidates(table: eyes.Table) -> list[tuple[int, int, int]]:
    """(cost, card, pile) of every legal placement, the nearest first."""
    found = []
    for card in table.hand:
        for pile, top in enumerate(table.tops):
            if is_legal(card, pile, top):
                forward = card > top if pile < 2 else card < top
                found.append((abs(card - top) if forward else -10, card, pile))
    return sorted(found)


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


def settled(frame: Image.Image) -> eyes.Table | None:
    """The table, unless a card is on its way: it may hide the cursor, or be seen twice."""
    table = eyes.table(frame)
    whole = table and table.cursor is not None and not set(table.hand) & set(table.tops)
    return table if whole else None


def stuck(before: Image.Image, frame: Image.Image) -> bool:
    """After the end of a turn: have the cards come that leave no way on? They are shown with the
    button of the end, which goes when a turn begins.
    """
    had, table = eyes.table(before), eyes.table(frame)
    if not had or not table or not table.may_end:
        return False
    return table.hand != had.hand or (not had.draw and frame.tobytes() != before.tobytes())


def over(frame: Image.Image) -> bool:
    return _RESULT.left(frame) is not None


def asks(frame: Image.Image) -> bool:
    return eyes.title(frame) in QUESTIONS


def change(device: Device, key: str) -> None:
    """Presses a key that changes the glass."""
    before = device.frame().tobytes()
    device.press(key)
    device.wait_until(lambda frame: frame.tobytes() != before)


def choose_row(device: Device, key: str, *rows: int) -> None:
    """Presses a key that moves the cursor of a menu to these rows, one after the other."""
    for row in rows:
        device.press(key)
        device.wait_until(lambda frame, row=row: eyes.chosen_row(frame) == row)


def deal(device: Device) -> None:
    """From the home screen to the table of a solo game with fire."""
    device.press("OK")
    without = eyes.rows(device.wait_until(lambda frame: eyes.title(frame) == "The Game"
                                          and eyes.chosen_row(frame) == 0))
    choose_row(device, "DOWN", 1, 2, _FIRE)
    device.press("OK")
    device.wait_until(lambda frame: eyes.rows(frame)[_FIRE] != without[_FIRE])
    choose_row(device, "UP", 2, 1, 0)
    device.press("OK")
    look(device)


def look(device: Device) -> eyes.Table:
    table = settled(device.wait_until(lambda frame: settled(frame) is not None))
    assert table
    return table


def step(device: Device, key: str) -> eyes.Table:
    """Presses a key that moves the cursor -> the table with the cursor there."""
    before = look(device)
    device.press(key)

    def moved(frame: Image.Image) -> bool:
        table = settled(frame)
        return bool(table) and (table.cursor, table.pile) != (before.cursor, before.pile)
    table = settled(device.wait_until(moved))
    assert table
    return table


def step_until(device: Device, key: str, holds: Callable[[eyes.Table], bool]) -> None:
    """Presses a key until the cursor is where it is wanted."""
    table = look(device)
    for _ in range(24):
        if holds(table):
            return
        table = step(device, key)
    raise AssertionError(f"pressing {key} leads nowhere")


def aim(device: Device, action: int) -> None:
    """Moves the cursor to an action, by the arrows: piles, cards and buttons are rows."""
    if action <= END_TURN:
        step_until(device, "DOWN", lambda table: table.cursor in _BUTTONS)
        button = "undo" if action == UNDO else "end"
        step_until(device, "RIGHT", lambda table: table.cursor == button)
        return
    step_until(device, "UP", lambda table: table.cursor not in _BUTTONS)
    step_until(device, "RIGHT", lambda table: table.cursor == action % 100)
    if look(device).pile != action // 100:
        change(device, "UP")
        step_until(device, "RIGHT", lambda table: table.pile == action // 100)


def done(action: int, before: Image.Image, frame: Image.Image) -> bool:
    """Does the glass show what an action has led to?"""
    if over(frame) or (action == END_TURN and stuck(before, frame)):
        return True
    had, table = settled(before), settled(frame)
    if not had or not table:
        return False
    if action == END_TURN:
        return not table.may_end
    if action == UNDO:
        return table.hand != had.hand
    return table.tops[action // 100] == action % 100


def act(device: Device, action: int) -> None:
    """Does an action; a question whether it is meant is answered with yes. Cards that leave no
    way on are looked at.
    """
    aim(device, action)
    before = device.frame()
    device.press("OK")
    frame = device.wait_until(lambda frame: asks(frame) or done(action, before, frame))
    if asks(frame):
        change(device, "DOWN")
        device.press("OK")
        frame = device.wait_until(lambda frame: done(action, before, frame))
    if action == END_TURN and stuck(before, frame):
        device.press("OK")
        device.wait_until(over)


def play(device: Device, choice: Callable[[eyes.Table], int] = choose) -> list[int]:
    """Plays on until the game is over; returns what was done."""
    actions = []
    while not over(device.frame()):
        actions.append(choice(look(device)))
        act(device, actions[-1])
    return actions
