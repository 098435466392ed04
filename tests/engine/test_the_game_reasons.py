"""Why a hint says what it says. Runs on CPython and MicroPython."""

from engine.the_game.advice.reason import reason, skips
from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place
from tests.engine.positions import A1, A2, D1


def seen(hand, draw=(22, 23, 24, 60), tops=(20, 40, 95, 70), **fields):
    """All other cards lie below the tops."""
    game = TheGame.from_position(tops, [hand], draw=list(draw), **fields)
    known = game.observation(0)
    known["piles"] = [[card for card in range(2, 100) if card not in hand and card not in draw]]
    return known


def test_reasons():
    assert reason(seen([30, 41, 80]), place(80, D1)) == ("skips", 0)
    assert reason(seen([30, 41, 80]), place(30, A2)) == ("trick", 40, 30)
    assert reason(seen([30, 41, 80]), place(80, 3)) == ("trick", 70, 80)
    assert reason(seen([25, 41, 80]), place(25, A1)) == ("skips", 3)
    assert reason(seen([25, 57, 47]), place(25, A1)) == ("keeps", 47, 57)
    assert reason(seen([21, 57, 47]), place(21, A1)) == ("skips", 0)
    assert reason(seen([50, 60, 47], draw=(22,)), place(60, A2)) == ("returns", 60, 50)
    assert reason(seen([75, 85, 47]), place(75, D1)) == ("returns", 75, 85)


def test_a_large_step_is_compared():
    """With what all others would leave out; a trick is better than any."""
    def at(*tops):
        return seen([30, 60], [card for card in range(21, 71) if not 29 < card < 62], tops)

    assert reason(at(20, 75, 71, 5), place(30, A1)) == ("same",)
    fewer = seen([30, 60], [card for card in range(22, 71) if not 29 < card < 62], (20, 75, 71, 5))
    assert reason(fewer, place(30, A1)) == ("others", 9)
    assert reason(at(20, 75, 61, 5), place(30, A1)) == ("plan",)
    assert reason(at(20, 75, 50, 5), place(30, A1)) == ("plan",)
    assert skips(at(20, 75, 71, 5), place(30, A1)) == 9
    assert skips(at(20, 75, 50, 5), place(60, D1)) == 0


def test_why_a_turn_ends():
    known = seen([27, 28], draw=(22, 23, 24, 60), tops=(20, 99, 2, 3), placed=2)
    assert reason(known, END_TURN) == ("others", 3)
    assert reason(seen([19, 97], tops=(20, 99, 2, 3), placed=2), END_TURN) == ("others", 4)
