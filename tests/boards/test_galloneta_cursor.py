"""Where the cursor goes at the table of Galloneta, what it offers first, and what it refuses."""

import random

import pytest

from crupier.engine.galloneta.game import Galloneta
from tests.boards.board_pilot import cursor_of
from tests.pure import load

Cursor = load("games/galloneta/cursor").Cursor

CELL, END = 50, 83              # places of the cursor
PILE = 80
DEPLOY, EQUIP, SHIELD, MOVE, ATTACK, HMOVE = 2, 3, 4, 5, 6, 8      # what it does


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


def test_equipment_is_offered_to_whom_it_gives_most():
    """Not to the figure that is farthest forward, where it counts half, or adds little."""
    front, king = (0, "C10", "B5", (), None), (0, "O12", "B4", ("O5",), None)
    late = (0, "O11", "A2", (), None)
    cursor = cursor_at(front, late, hand="O6")
    cursor.ok()
    assert cursor.target == CELL + 4
    cursor = cursor_at(king, late, hand="O6")
    cursor.ok()
    assert cursor.target == CELL + 4
    cursor = cursor_at(front, late, hand="E9 O4 C5")        # the card that gives most
    assert cursor.source == 19
    cursor.ok()
    assert cursor.target == CELL + 17


def test_the_end_of_a_turn_is_not_offered_while_a_joker_is_left():
    """Nobody has to put it: the end asks only before a pass."""
    cursor = cursor_at((0, "B12", "D6", ("B9", "B3"), None), hand="J1")
    assert cursor.source == 48 and cursor.does == SHIELD
    assert [cursor.left(acted) for acted in (True, False)] == [[], [SHIELD]]


def test_a_shield_is_for_the_ace_first_and_comes_after_moves():
    cursor = cursor_at((0, "O11", "B4", (), None), hand="J1")
    assert cursor.source == CELL + 13
    cursor.stand(48)
    cursor.ok()
    assert cursor.target == CELL + 1


def test_the_end_of_a_turn_asks_only_while_something_useful_is_left():
    """Placing, equipment that adds something now or later, attacks that win something; before a
    pass, moves forward and even fights, too. Not swaps, steps back or aside, equipment that is
    worth nothing, and attacks that only cost the figure.
    """
    enemy = (1, "C10", "B5", ("C9",), None)
    horse = (0, "O11", "B4", ("O6",), None)
    idle = cursor_at(horse, enemy, (0, "B12", "D6", ("B9", "B3"), None), hand="B2 C5")
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


def test_a_spare_is_asked_about_but_not_proposed():
    cursor = cursor_at((0, "B12", "D6", ("B9",), None), (1, "C10", "D5", (), None), hand="B2")
    assert cursor.source == END and cursor.left(True) == [EQUIP]


def test_attacks_that_win_are_offered_before_those_that_cost_the_figure():
    """The king meets an even fight close up, and could lose from afar, or the other way round."""
    def offers(near, far, shield=None):
        cursor = cursor_at((0, "O12", "B3", ("O4",), None), (1, "C10", "B4", near, None),
                           (1, "E10", "B5", far, shield), hand="")
        cursor.stand(CELL + 9)
        cursor.ok()
        return cursor.target - CELL, cursor.left(True)

    assert offers(("C2",), ("E3",)) == (17, [ATTACK])           # 2 = 2 or 4 > 3
    assert offers(("C2",), ("E3",), "J1") == (17, [ATTACK])     # at the cost of a shield
    assert offers((), ("E9",)) == (13, [ATTACK])                # 2 > 0 or 4 < 9
    assert offers(("C2",), ("E9",)) == (13, [])                 # 2 = 2 or 4 < 9


def arrows(cursor, source):
    """{place: [where LEFT, RIGHT, UP and DOWN lead from there]} of all that arrows reach."""
    cursor.stand(source)
    cursor.ok()
    found, queue = {}, [cursor._at[1]]
    while queue:
        at = queue.pop()
        place = cursor.targets()[at]
        if place in found:
            continue
        found[place] = []
        for way, by in (("aside", -1), ("aside", 1), ("across", -1), ("across", 1)):
            cursor._at[1] = at
            getattr(cursor, way)(by)
            found[place].append(cursor.target)
            queue.append(cursor._at[1])
    return found


def test_arrows_lead_to_the_nearest_target_in_their_direction_or_nowhere():
    king = (0, "E12", "B3", ("E9",), None)
    cell = {name: CELL + 4 * (int(name[1]) - 1) + "ABCD".index(name[0])
            for name in ("A2", "A3", "B2", "B3", "B4", "C2", "C3", "D2")}
    a, ahead, back, below = (cell[name] for name in ("A3", "B4", "B2", "C3"))
    assert arrows(cursor_at(king, hand="O5 B2"), cell["B3"]) == {
        place: [back, ahead, a, below] for place in (a, ahead, back, below)}
    a, b, c, d = (cell[name + "2"] for name in "ABCD")
    assert arrows(cursor_at(hand="C10"), 14) == {
        a: [a, a, a, b], b: [b, b, a, c], c: [c, c, b, d], d: [d, d, c, PILE],
        PILE: [PILE, PILE, d, PILE]}


@pytest.mark.parametrize("upwards", [False, True])
def test_arrows_lead_to_every_piece(upwards):
    """Wherever four pieces and the ace stand."""
    chance = random.Random(7)
    for _ in range(3000):
        cursor = Cursor(upwards)
        cells = [1, *chance.sample(range(4, 24), 4)]
        cursor.refresh([0, *(30600 + cell for cell in cells)], [6], 0, {}, (None, {}))
        assert set(arrows(cursor, 6)) == {CELL + cell for cell in cells}
        cursor.refresh([0, *(50000 + 101 * cell for cell in cells)], [], 0, {}, (None, {}))
        found, queue = set(), [CELL + 1]
        while queue:
            place = queue.pop()
            if place == END or place in found:
                continue
            found.add(place)
            for way, by in (("aside", -1), ("aside", 1), ("across", -1), ("across", 1)):
                cursor.stand(place)
                getattr(cursor, way)(by)
                queue.append(cursor.source)
        assert found == {CELL + cell for cell in cells}
