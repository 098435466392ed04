"""Where the cursor goes at the table of Galloneta, what it offers first, and what it refuses."""

import pytest

from crupier.engine.galloneta.game import Galloneta
from tests.boards.board_pilot import cursor_of

CELL, END = 50, 83              # places of the cursor
DEPLOY, EQUIP, MOVE, ATTACK, HMOVE = 2, 3, 5, 6, 8      # what it does


def cursor_at(*pieces, hand: str, upwards: bool = False):
    """Of the first player, who has an ace on B1."""
    aces = (0, "O1", "B1", (), None), (1, "E1", "C7", (), None)
    return cursor_of(Galloneta.from_position(
        aces + pieces, (hand.split(), ()), ("B4",), ("O10", "C11")), upwards)


@pytest.mark.parametrize("upwards", [False, True])
def test_up_and_down_lead_to_the_nearest_figure_and_no_further_than_the_last_row(upwards):
    cursor = cursor_at((0, "O11", "B4", ("O6",), None), (0, "E10", "D4", ("E5",), None),
                       (0, "B10", "B2", ("B5",), None), hand="C8", upwards=upwards)
    horse, below = CELL + 13, CELL + (5 if upwards else 15)
    cursor.stand(below)
    for _ in range(2):
        cursor.across(-1)
        assert cursor.source == horse
    sources = []
    for _ in range(4):
        cursor.across(1)
        sources.append(cursor.source)
    assert sources[0] == below and sources[2:] == [END, END]


def test_equipment_for_a_bare_figure_comes_before_the_next_figure():
    """The board is entered at the figure that is farthest forward."""
    cursor = cursor_at((0, "O11", "B4", (), None), (0, "E10", "D2", ("E5",), None),
                       hand="O6 C12 C4")
    assert cursor.source == 6 and cursor.does == 3
    cursor.across(-1)
    assert cursor.source == CELL + 13
    cursor.stand(END)
    cursor.across(-1)
    assert cursor.source == 6


def test_a_shield_is_for_the_ace_first_and_comes_after_moves():
    cursor = cursor_at((0, "O11", "B4", (), None), hand="J1")
    assert cursor.source == CELL + 13
    cursor.stand(48)
    cursor.ok()
    assert cursor.target == CELL + 1


def test_the_end_of_a_turn_asks_only_while_something_useful_is_left():
    """Placing, equipment that adds something, attacks that do something; before a pass, moves
    forward, too. Not swaps, steps back or aside, spares, and attacks that only cost the figure.
    """
    enemy = (1, "C10", "B5", ("C9",), None)
    horse = (0, "O11", "B4", ("O6",), None)
    idle = cursor_at(horse, enemy, (0, "B12", "D6", ("B9",), None), hand="B2 C5")
    assert idle.source == END and [idle.left(acted) for acted in (True, False)] == [[], []]
    mover = cursor_at((0, "O11", "B3", ("O6",), None), hand="C5")
    assert [mover.left(acted) for acted in (True, False)] == [[], [MOVE]]
    busy = cursor_at((0, "O11", "B4", ("O6",), None), (1, "C10", "B5", ("C3",), None),
                     (0, "B10", "D2", (), None), hand="B2 E11")
    assert busy.left(True) == [DEPLOY, EQUIP, ATTACK]


def test_places_beside_a_figure_are_always_there_and_say_why_nobody_steps():
    """After a move, with too few cards, or twice a game; not where all war is over."""
    pieces = (0, "O11", "B4", ("O6",), None), (0, "E10", "D2", ("E5",), None)
    beside = {CELL + 12, CELL + 14}

    def looked(hand, limits=(5, 5), *actions):
        game = Galloneta.from_position(
            ((0, "O1", "B1", (), None), (1, "E1", "C7", (), None), *pieces), (hand.split(), ()),
            ("B4",), ("O10", "C11"), limits=limits)
        for action in actions:
            game.apply_action(action)
        cursor = cursor_of(game)
        cursor.stand(CELL + 13)
        cursor.ok()
        whys = set()
        for _ in range(6):
            cursor.walk(1)
            if cursor.target in beside:
                whys.add(cursor.barred)
                assert (cursor.action is None) and (cursor.barred or cursor.does == HMOVE)
        return whys, set(cursor.crossed())

    assert looked("C8 C9 C4") == ({None}, set())
    assert looked("C8") == ({"cards"}, beside)
    assert looked("C8 C9", (1, 5)) == ({"twice"}, beside)
    assert looked("C8 C9", (5, 5), 50711) == ({"moved"}, beside)
