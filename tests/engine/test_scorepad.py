"""The score pad, with a toy game in which the highest total wins. For CPython and MicroPython."""

from engine.errors import IllegalAction, IllegalRound
from engine.scorepad.actions import (
    ACCEPTED,
    OPEN,
    OVERRIDDEN,
    accept,
    enter,
    erase,
    fields,
    join,
    override,
)
from engine.scorepad.pad import Scorepad
from tests.engine.positions import refusal


class Toy:
    """Gold counts twice what silver does; there are 10 pieces of each, all are found."""

    COLUMNS = ("gold", "silver")
    LIMITS = (10, 10)
    LOWEST_WINS = False

    @staticmethod
    def check_entered(_players, rows):
        for column in range(2):
            total = sum([row[column] or 0 for row in rows])
            if total > 10:
                raise IllegalRound("E_TOO_MANY", "", (None, column), total - 10)

    @staticmethod
    def validate(_players, rows):
        for column in range(2):
            total = sum([row[column] for row in rows])
            if total != 10:
                raise IllegalRound("E_MISSING", "", (None, column), total - 10)

    @staticmethod
    def score(_players, rows):
        return {"points": [2 * gold + silver for gold, silver in rows]}


ROUND = [(3, 4), (2, 6), (5, 0)]    # points 10, 10, 10


def pad(rounds=2):
    return Scorepad(Toy, 3, rounds)


def write(game, number, rows):
    """Enters a round, cell by cell, where it differs."""
    for seat, row in enumerate(rows):
        for column, value in enumerate(row):
            if game.cell(number, seat, column) != value:
                game.apply_action(enter(number, seat, column, value))


def count(game, number, rows):
    write(game, number, rows)
    game.apply_action(accept(number))


def refuses(game, action, code):
    """Does the pad refuse this with this code, and stay as it was?"""
    before = game.state()
    return refusal(game.apply_action, action) == code and game.state() == before


def trouble(game, number):
    error = game.problem(number)
    return error and (error.code, error.where, error.excess)


def test_actions_are_readable():
    assert enter(1, 2, 0, 5) == 120005
    assert erase(3, 0, 1) == 301999
    assert (accept(1), override(12)) == (191000, 1292000)
    assert fields(1292000) == (12, 9, 2, 0)


def test_0_is_not_empty():
    game = pad()
    assert game.rows(1) == [(None, None)] * 3
    game.apply_action(enter(1, 0, 0, 0))
    assert game.cell(1, 0, 0) == 0
    assert game.cell(1, 0, 1) is None
    assert game.missing(1) == [(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    game.apply_action(erase(1, 0, 0))
    assert game.cell(1, 0, 0) is None
    assert len(game.missing(1)) == 6


def test_a_round_counts_once_it_is_accepted():
    game = pad()
    write(game, 1, ROUND)
    assert (game.status(1), game.totals(), game.current()) == (OPEN, [0, 0, 0], 1)
    assert game.score(1) == {"points": [10, 10, 10]}
    game.apply_action(accept(1))
    assert (game.status(1), game.totals(), game.current()) == (ACCEPTED, [10, 10, 10], 2)
    assert game.score(2) is None
    count(game, 2, [(10, 0), (0, 10), (0, 0)])
    assert (game.totals(), game.totals(1)) == ([30, 20, 10], [10, 10, 10])
    assert game.totals(0) == [0, 0, 0]
    assert game.current() is None
    assert game.returns() == [30, 20, 10]


def test_rounds_may_be_entered_in_any_order():
    game = pad(3)
    count(game, 3, ROUND)
    count(game, 1, ROUND)
    assert (game.current(), game.totals(), game.totals(2)) == (2, [20] * 3, [10] * 3)


def test_a_round_must_be_complete_and_possible():
    game = pad()
    assert trouble(game, 1) == ("E_INCOMPLETE", (0, 0), -6)
    assert refuses(game, accept(1), "E_INCOMPLETE")
    assert refuses(game, override(1), "E_INCOMPLETE")
    game.apply_action(enter(1, 0, 0, 7))
    game.apply_action(enter(1, 1, 0, 5))
    assert trouble(game, 1) == ("E_TOO_MANY", (None, 0), 2)
    assert refuses(game, accept(1), "E_TOO_MANY")
    assert refuses(game, override(1), "E_INCOMPLETE")
    write(game, 1, [(5, 4), (5, 5), (0, 0)])
    assert trouble(game, 1) == ("E_MISSING", (None, 1), -1)
    assert refuses(game, accept(1), "E_MISSING")
    write(game, 1, ROUND)
    assert trouble(game, 1) is None
    assert refuses(game, override(1), "E_NO_OVERRIDE")


def test_what_the_rules_refuse_can_be_overridden_and_shows():
    game = pad()
    write(game, 1, [(10, 10), (10, 10), (0, 0)])
    game.apply_action(override(1))
    assert (game.status(1), game.overridden()) == (OVERRIDDEN, [1])
    assert game.totals() == [30, 30, 0]
    count(game, 2, ROUND)
    assert game.result() == {"result": "FINISHED", "totals": [40, 40, 10], "winners": [0, 1],
                             "overridden": [1]}
    write(game, 1, ROUND)
    assert (game.overridden(), game.result()) == ([], None)
    game.apply_action(accept(1))
    assert game.result()["overridden"] == []


def test_a_correction_opens_the_round_until_it_is_accepted_again():
    game = pad()
    count(game, 1, ROUND)
    count(game, 2, ROUND)
    assert game.is_terminal()
    finished = game.state()
    game.apply_action(enter(1, 0, 0, 4))
    assert (game.status(1), game.current(), game.is_terminal()) == (OPEN, 1, False)
    assert game.totals() == [10, 10, 10]
    assert refuses(game, accept(1), "E_TOO_MANY")
    game.apply_action(enter(1, 1, 0, 1))
    game.apply_action(accept(1))
    assert game.totals() == [22, 18, 20]
    for _ in range(3):
        game.undo_action()
    assert game.state() == finished
    assert game.totals() == [20, 20, 20]


def test_undo_at_any_depth():
    game = pad()
    states = []
    for action in (enter(2, 2, 1, 0), erase(2, 2, 1), enter(2, 2, 1, 9), enter(2, 2, 1, 8)):
        states.append(game.state())
        game.apply_action(action)
    assert game.last_action() == enter(2, 2, 1, 8)
    while states:
        game.undo_action()
        assert game.state() == states.pop()
    assert game.last_action() is None
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"


def test_what_is_no_action_is_refused():
    game = pad()
    count(game, 1, ROUND)
    for action in (
        None, "x", 1.5, True, [], -1, 0, 5, 99999, 10000000, 20005, enter(3, 0, 0, 1),
        enter(1, 3, 0, 1), enter(1, 0, 2, 1), accept(3), 180000, 190000, 193000, 191001,
    ):
        assert refuses(game, action, "E_BAD_ACTION"), action
    assert refuses(game, enter(2, 0, 0, 11), "E_LIMIT")
    assert refuses(game, enter(1, 0, 0, 3), "E_NO_CHANGE")
    assert refuses(game, erase(2, 0, 0), "E_NO_CHANGE")
    assert refuses(game, accept(1), "E_ACCEPTED")
    assert refuses(game, override(1), "E_ACCEPTED")


def test_refused_counts_say_where():
    game = pad()
    write(game, 1, [(10, 1), (0, 10), (0, 0)])
    try:
        game.apply_action(accept(1))
        raise AssertionError("accepted")
    except IllegalAction as error:
        assert (error.code, error.where, error.excess) == ("E_TOO_MANY", (None, 1), 1)


def test_legal_actions_are_ascending_and_what_is_applied():
    game = pad()
    game.apply_action(enter(1, 0, 0, 4))
    count(game, 2, ROUND)
    everything = [join(number, seat, column, value) for number in range(4) for seat in range(10)
                  for column in range(4) for value in list(range(12)) + [999]]
    for rows in ([], ROUND, [(5, 4), (5, 5), (0, 0)]):
        write(game, 1, rows)
        before, legal = game.state(), game.legal_actions()
        taken = []
        for action in everything:
            if refusal(game.apply_action, action) is None:
                taken.append(action)
                game.undo_action()
            assert game.state() == before
        assert legal == taken
    assert len(legal) == 2 * 6 * 11 + 1    # ten values and empty in place of each; override


def test_level_seats_share_a_rank():
    game = Scorepad(Toy, 4, 1)
    count(game, 1, [(2, 1), (4, 2), (2, 1), (2, 6)])
    assert game.totals() == [5, 10, 5, 10]
    assert game.standings() == [(1, 1, 10), (1, 3, 10), (3, 0, 5), (3, 2, 5)]
    assert game.result()["winners"] == [1, 3]
    assert game.standings(0) == [(1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 3, 0)]


def test_an_abandoned_pad():
    game = pad()
    count(game, 1, ROUND)
    assert game.result() is None
    assert game.abandoned() == {"result": "ABANDONED", "totals": [10, 10, 10], "winners": [],
                                "overridden": []}


def test_notation_both_ways():
    game = pad(12)
    for action, text in (
        (enter(1, 2, 0, 5), "enter(1, 2, gold, 5)"),
        (enter(12, 0, 1, 0), "enter(12, 0, silver, 0)"),
        (erase(1, 2, 0), "erase(1, 2, gold)"), (accept(1), "accept(1)"),
        (override(12), "override(12)"),
    ):
        assert game.action_to_string(action) == text
        assert game.string_to_action(text) == action
    for action in (None, 5, -1, 193000, 191001, 180000, enter(1, 0, 2, 5)):
        assert refusal(game.action_to_string, action) == "E_BAD_ACTION", action


def test_a_wrong_text_is_refused():
    game = pad()
    for text in (
        None, 120005, b"accept(1)", [], "", "accept", "accept()", "accept(0)", "accept(1",
        "accept(1, 2)", "accept(01)", "accept(x)", "accept(1) ", "None(1)", "open(1)",
        "enter(1, 2, gold)", "enter(1, 2, gold, x)", "enter(1, 2, gold, 999)",
        "enter(1, 2, lead, 5)", "enter(1, 2, 0, 5)", "enter(1,2,gold,5)",
        "enter(1, 2, gold, 5, 6)", "enter(1, 2, gold, -1)", "enter(1, 8, gold, 5)",
        "enter(0, 2, gold, 5)", "enter(1, 2, gold, 1005)", "erase(1, 2, gold, 5)",
        "write(1, 2, gold, 5)", "play(1, G5)",
    ):
        assert refusal(game.string_to_action, text) == "E_BAD_ACTION", text


def test_rounds_are_1_to_99():
    for rounds in (0, 100, -1, None, "4", True, 4.0):
        assert refusal(Scorepad, Toy, 3, rounds) == "E_CONFIG"
    assert Scorepad(Toy, 3, 99).current() == 1
