"""Two rounds of Martes 13 followed live at the same time. For CPython and MicroPython."""

from engine.martes13.live import play_in
from engine.martes13.pad import Martes13Table
from tests.engine.test_martes13_table import played


def test_rounds_are_followed_in_turns():
    """One of them is held, the others are played anew; that must not show."""
    match = Martes13Table(4)
    first, second = played(4, "A").history(), played(4, "B", dealer=0).history()
    states, views = [], []
    for at in range(9):
        for number, action in (1, first[at]), (2, second[at]):
            states.append(match.state())
            match.apply_action(play_in(number, action))
            other = match.live(3 - number)
            assert bool(other) == (len(states) > 1)
            views.append(match.live(number).view())
    for action in first[9:]:
        match.apply_action(play_in(1, action))
    assert match.rows(1) == played(4, "A").table.counts() and not match.live(2).is_over()
    for _ in first[9:]:
        match.undo_action()
    while states:
        number = 1 + (len(states) - 1) % 2
        assert match.live(number).view() == views.pop()
        match.undo_action()
        assert match.state() == states.pop()
    assert match.live(1) is None and match.live(2) is None
