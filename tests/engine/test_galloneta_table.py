"""A series of Galloneta with real cards. Runs on CPython and MicroPython."""

from engine import records
from engine.galloneta.game import Galloneta
from engine.galloneta.pad import GallonetaTable
from engine.galloneta.scoring import (
    ABANDONED,
    ACE,
    CHOICES,
    COLUMNS,
    COMPRA,
    END,
    ENDS,
    HORIZONTAL,
    LIMITS,
    STARTER,
    TURNS,
)
from engine.scorepad.actions import ACCEPTED, OPEN, accept, enter, erase, override
from tests.engine.positions import refusal
from tests.engine.test_scorepad import refuses, trouble

HEAD = {"v": 1, "device": "e6614c311b7e6f2d", "seq": 3, "game": "galloneta_table", "players": 2,
        "options": {"first": 1, "rounds": 3}, "seed": "", "names": ["Ana", "Beto"],
        "time": {"boot": 1, "up": 9}}
ACES = (0, 2)


def note(game, number, end, starter=0, aces=ACES, **optional):
    """Enters what must be known of a game, and what else is given, by column."""
    cells = {"starter": starter, "ace1": aces[0], "ace2": aces[1], "end": ENDS.index(end)}
    cells.update(optional)
    for name in sorted(cells):
        game.apply_action(enter(number, 0, COLUMNS.index(name), cells[name]))


def series(*ends, **fields):
    """A series in which these games count."""
    game = GallonetaTable(rounds=len(ends), **fields)
    for number, end in enumerate(ends, 1):
        note(game, number, end)
        game.apply_action(accept(number))
    return game


def test_a_win_is_two_half_points_a_draw_one_each():
    for end, points, result, winner, by in (
        ("killed1", [0, 2], "WIN", 1, "ace"), ("killed2", [2, 0], "WIN", 0, "ace"),
        ("passes", [1, 1], "DRAW", None, "passes"), ("figures", [1, 1], "DRAW", None, "figures"),
        ("agreement", [1, 1], "DRAW", None, "agreement"),
        ("abandoned", [0, 0], "ABANDONED", None, None),
    ):
        game = series(end)
        assert game.score(1) == {"points": points, "result": result, "winner": winner, "by": by}
        assert (game.totals(), game.returns()) == (points, points)
        assert game.result()["games"] == [{"result": result, "winner": winner, "by": by}]


def test_the_score_of_a_series():
    game = series("killed2", "passes", "abandoned", "killed2", "killed1")
    assert [game.totals(through) for through in range(6)] == [
        [0, 0], [2, 0], [3, 1], [3, 1], [5, 1], [5, 3]]
    assert game.standings() == [(1, 0, 5), (2, 1, 3)]
    result = game.result()
    assert (result["result"], result["totals"], result["winners"]) == ("FINISHED", [5, 3], [0])
    assert series("killed1", "killed2").result()["winners"] == [0, 1]
    assert series("agreement").standings() == [(1, 0, 1), (1, 1, 1)]


def test_a_series_that_is_given_up():
    game = GallonetaTable(rounds=3)
    note(game, 1, "killed1")
    note(game, 2, "killed1")
    game.apply_action(accept(1))
    assert game.result() is None
    assert game.abandoned() == {
        "result": "ABANDONED", "totals": [0, 2], "winners": [], "overridden": [],
        "games": [{"result": "WIN", "winner": 1, "by": "ace"}, None, None]}


def test_what_the_columns_mean():
    assert len(CHOICES) == len(LIMITS) == len(COLUMNS)
    assert [COLUMNS[at] for at in (STARTER, ACE, ACE + 1, END, TURNS)] == [
        "starter", "ace1", "ace2", "end", "turns"]
    assert [COLUMNS[at + player] for at in (HORIZONTAL, COMPRA) for player in (0, 1)] == [
        "horizontal1", "horizontal2", "compra1", "compra2"]
    assert ENDS[ABANDONED] == "abandoned"
    for column, choices in enumerate(CHOICES):
        assert choices is None or len(choices) == LIMITS[column] + 1


def test_aces_of_one_suit_cannot_be():
    game = GallonetaTable()
    game.apply_action(enter(1, 0, ACE, 3))
    assert trouble(game, 1) == ("E_INCOMPLETE", (0, STARTER), -3)
    game.apply_action(enter(1, 0, ACE + 1, 3))
    assert trouble(game, 1) == ("E_SAME_SUIT", (0, ACE + 1), 0)
    game.apply_action(enter(1, 0, STARTER, 0))
    game.apply_action(enter(1, 0, END, 0))
    assert refuses(game, accept(1), "E_SAME_SUIT")
    assert override(1) in game.legal_actions() and accept(1) not in game.legal_actions()
    game.apply_action(override(1))
    assert (game.overridden(), game.totals()) == ([1], [0, 2])


def test_nobody_is_killed_in_the_first_turn():
    for end, fewest in (("killed1", 2), ("killed2", 2), ("agreement", 1), ("abandoned", 1)):
        game = GallonetaTable()
        note(game, 1, end, turns=fewest - 1)
        assert trouble(game, 1) == ("E_TURNS", (0, TURNS), -1), end
        assert refuses(game, accept(1), "E_TURNS")
        game.apply_action(enter(1, 0, TURNS, fewest))
        game.apply_action(accept(1))


def test_three_passes_of_each_take_six_turns():
    for end, fewest in (("passes", 6), ("figures", 1), ("agreement", 1)):
        game = GallonetaTable()
        note(game, 1, end, turns=fewest - 1 or 1)
        if fewest > 1:
            assert trouble(game, 1) == ("E_PASSES", (0, TURNS), -1)
            assert refuses(game, accept(1), "E_PASSES")
            game.apply_action(enter(1, 0, TURNS, 0))
            assert trouble(game, 1) == ("E_PASSES", (0, TURNS), -6)
            game.apply_action(enter(1, 0, TURNS, fewest))
        game.apply_action(accept(1))
        assert game.result() is None and game.status(1) == ACCEPTED


def test_a_draw_by_passes_on_the_board_is_one_on_the_pad():
    game = Galloneta(2, "K7Q2MX")
    for action in [0] + [1, 0] * 5:
        game.apply_action(action)
    result = game.result()
    assert (result["by"], result["turns"]) == ("passes", 6)
    pad = GallonetaTable()
    note(pad, 1, result["by"], turns=result["turns"])
    assert pad.problem(1) is None


def test_ranges():
    game = GallonetaTable()
    for column, most in ((STARTER, 1), (ACE, 3), (ACE + 1, 3), (END, 5), (HORIZONTAL, 2),
                         (HORIZONTAL + 1, 2), (COMPRA, 1), (COMPRA + 1, 1), (TURNS, 250)):
        assert refuses(game, enter(1, 0, column, most + 1), "E_LIMIT")
        game.apply_action(enter(1, 0, column, most))
    for action in (enter(1, 1, 0, 0), enter(1, 0, 9, 0), enter(3, 0, 0, 0)):
        assert refuses(game, action, "E_BAD_ACTION")


def test_what_is_optional_may_be_left_open():
    game = GallonetaTable()
    assert game.missing(1) == [(0, STARTER), (0, ACE), (0, ACE + 1), (0, END)]
    assert game.score(1) is None and accept(1) not in game.legal_actions()
    assert refuses(game, accept(1), "E_INCOMPLETE")
    note(game, 1, "killed1", compra1=1)
    assert game.missing(1) == [] and game.problem(1) is None
    legal = game.legal_actions()
    assert accept(1) in legal and legal == sorted(set(legal))
    game.apply_action(accept(1))
    assert game.rows(1) == [(0, 0, 2, 0, None, None, None, 1, None)]
    note(game, 2, "killed1", turns=20, horizontal1=2, horizontal2=0, compra1=0, compra2=1)
    legal = game.legal_actions()
    assert legal.count(accept(2)) == 1 and accept(1) not in legal
    game.apply_action(enter(1, 0, TURNS, 1))
    assert (game.status(1), trouble(game, 1)[0]) == (OPEN, "E_TURNS")
    game.apply_action(erase(1, 0, TURNS))
    game.apply_action(accept(1))
    game.apply_action(erase(1, 0, END))
    assert (game.status(1), trouble(game, 1)) == (OPEN, ("E_INCOMPLETE", (0, END), -1))


def numbers():
    """Those of the first game's entries, and others. Ten thousand, one by one: a list is large."""
    yield from range(100000, 110000)
    yield from (191000, 192000, 180000, 111000)


def test_legal_actions_are_what_is_taken():
    game = GallonetaTable(rounds=1)
    note(game, 1, "killed1", turns=1)
    legal = set(game.legal_actions())
    for action in numbers():
        before = game.state()
        taken = refusal(game.apply_action, action) is None
        assert taken == (action in legal), action
        if taken:
            game.undo_action()
        assert game.state() == before


def test_the_starter_alternates():
    for first in (0, 1):
        game = GallonetaTable(first=first, rounds=4)
        starters = [game.starter(number) for number in (1, 2, 3, 4)]
        assert starters == [first, 1 - first, first, 1 - first]
        assert [game.dealer(number) for number in (1, 2, 3, 4)] == [1 - each for each in starters]
        assert game.current_player() == first
        game.apply_action(enter(2, 0, STARTER, first))
        assert [game.starter(number) for number in (1, 2, 3, 4)] == [
            first, first, 1 - first, first]


def test_a_series_that_cannot_be_set_up():
    for players in (1, 3, None, "2", True):
        assert refusal(GallonetaTable, players) == "E_CONFIG"
    for fields in ({"first": 2}, {"first": None}, {"first": True}, {"rounds": 0},
                   {"rounds": 100}, {"seed": None}):
        assert refusal(GallonetaTable, 2, **fields) == "E_CONFIG", fields


def test_observation_is_the_series_in_short():
    game = GallonetaTable(first=1)
    note(game, 1, "killed2")
    game.apply_action(accept(1))
    for seat in (0, 1):
        assert game.observation(seat) == {
            "players": 2, "observer": seat, "current_player": 1, "rounds": 2, "round": 2,
            "dealer": 0, "status": [ACCEPTED, OPEN], "totals": [2, 0], "result": None}
    note(game, 2, "killed2")
    game.apply_action(accept(2))
    seen = game.observation(0)
    assert (seen["round"], seen["dealer"], seen["current_player"]) == (None, None, None)
    assert seen["result"]["winners"] == [0]
    for seat in (2, -1, None, True):
        assert refusal(game.observation, seat) == "E_BAD_ACTION"


def test_notation():
    game = GallonetaTable()
    for action, text in ((enter(1, 0, ACE + 1, 2), "enter(1, 0, ace2, 2)"),
                         (erase(2, 0, END), "erase(2, 0, end)"), (accept(1), "accept(1)")):
        assert game.action_to_string(action) == text
        assert game.string_to_action(text) == action


def test_the_record_of_a_series_replays_to_the_same_totals():
    game = records.replay(HEAD, [])
    note(game, 1, "killed1", starter=1, turns=31, compra2=1)
    game.apply_action(accept(1))
    note(game, 2, "passes")
    game.apply_action(accept(2))
    note(game, 3, "killed1", aces=(1, 1))
    game.apply_action(override(3))
    head = dict(HEAD, result=records.outcome(game))
    assert head["result"]["totals"] == [1, 5] and head["result"]["overridden"] == [3]
    text = records.encode(head, game.history())
    records.verify(*records.decode(text))
    assert records.replay(*records.decode(text)).state() == game.state()


def test_an_undone_entry_never_was():
    game = GallonetaTable()
    note(game, 1, "killed1", turns=4)
    states = [game.state()]
    for action in (accept(1), enter(1, 0, TURNS, 1), enter(1, 0, ACE, 2), override(1)):
        if refusal(game.apply_action, action) is None:
            states.append(game.state())
    assert len(states) == 5
    while len(states) > 1:
        assert game.state() == states.pop()
        game.undo_action()
    assert game.state() == states[0]
