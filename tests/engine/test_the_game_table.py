"""The Game with real cards. Runs on CPython and MicroPython."""

from engine import records
from engine.scorepad.actions import ACCEPTED, OPEN, accept, enter, override
from engine.the_game.game import TheGame
from engine.the_game.options import LEVELS
from engine.the_game.pad import TheGameTable
from tests.engine.positions import refusal
from tests.engine.test_scorepad import count, refuses, trouble, write

HEAD = {"v": 1, "device": "e6614c311b7e6f2d", "seq": 3, "game": "the_game_table", "players": 3,
        "options": {"level": "expert", "fire": True, "rounds": 3}, "seed": "",
        "names": ["Ana", "Beto", "Cruz"], "time": {"boot": 1, "up": 9}}


def played(players, *games, **fields):
    """A pad on which these games count."""
    pad = TheGameTable(players, rounds=len(games), **fields)
    for number, row in enumerate(games, 1):
        count(pad, number, [row])
    return pad


def test_one_row_whatever_the_number_of_players():
    for players in (1, 2, 3, 4, 5):
        pad = TheGameTable(players)
        assert (pad.players, pad.seats, pad.rounds) == (players, 1, 1)
        assert pad.rows(1) == [(None,)]
        assert refuses(pad, enter(1, 1, 0, 5), "E_BAD_ACTION")
        assert pad.current_player() == 0
        count(pad, 1, [(5,)])
        assert (pad.totals(), pad.returns(), pad.current_player()) == ([5], [-5] * players, None)


def test_ratings_are_those_of_the_rules():
    for left, outcome, rating in ((0, "WIN", "win"), (1, "ENDED", "excellent"),
                                  (9, "ENDED", "excellent"), (10, "ENDED", "plain"),
                                  (94, "ENDED", "plain")):
        assert played(2, (left,)).score(1) == {"points": [left], "result": outcome, "left": left,
                                               "rating": rating}
    assert played(2, (9, 1), fire=True).score(1) == {
        "points": [9], "result": "BURNED", "left": 9, "rating": "none"}
    assert played(2, (9, 0), fire=True).score(1)["rating"] == "excellent"


def test_more_than_94_cards_are_left_only_where_a_game_was_given_up():
    pad = TheGameTable(5)
    for left in (95, 98):
        pad.apply_action(enter(1, 0, 0, left))
        assert trouble(pad, 1) == ("E_LEFT", (0, 0), left - 94)
        assert refuses(pad, accept(1), "E_LEFT")
    assert refuses(pad, enter(1, 0, 0, 99), "E_LIMIT")
    count(pad, 1, [(94,)])
    pad = TheGameTable(5, fire=True)
    pad.apply_action(enter(1, 0, 0, 95))
    assert trouble(pad, 1) == ("E_LEFT", (0, 0), 1)


def test_a_game_that_burned_has_cards_left():
    pad = TheGameTable(1, fire=True)
    pad.apply_action(enter(1, 0, 0, 0))
    assert trouble(pad, 1) == ("E_INCOMPLETE", (0, 1), -1)
    pad.apply_action(enter(1, 0, 1, 1))
    assert trouble(pad, 1) == ("E_BURNED", (0, 1), 0)
    pad.apply_action(override(1))
    assert pad.result()["overridden"] == [1]
    count(pad, 1, [(1, 1)])
    assert pad.result() == {"result": "FINISHED", "left": [1], "outcomes": ["BURNED"],
                            "best": None, "total": 1, "wins": 0, "overridden": []}
    assert refuses(pad, enter(1, 0, 1, 2), "E_LIMIT")
    assert refuses(TheGameTable(1), enter(1, 0, 1, 1), "E_BAD_ACTION")


def test_more_cards_than_hands_hold_lay_in_the_draw_pile():
    for players, level, hand in ((1, "standard", 8), (1, "expert_reduced", 7), (2, "expert", 7),
                                 (3, "expert_reduced", 5), (5, "standard", 6)):
        pad = TheGameTable(players, level=level)
        assert pad.in_draw_pile(1) is None
        for left, drawn in ((0, 0), (players * hand, 0), (players * hand + 1, 1),
                            (94, 94 - players * hand)):
            pad.apply_action(enter(1, 0, 0, left))
            assert pad.in_draw_pile(1) == drawn


def test_result_of_several_games():
    pad = played(3, (12, 0), (0, 0), (3, 1), (7, 0), fire=True)
    assert pad.result() == {
        "result": "FINISHED", "left": [12, 0, 3, 7],
        "outcomes": ["ENDED", "WIN", "BURNED", "ENDED"], "best": 0,
        "total": 22, "wins": 1, "overridden": []}
    write(pad, 2, [(20, 0)])
    assert pad.result() is None
    assert pad.abandoned() == {
        "result": "ABANDONED", "left": [12, None, 3, 7],
        "outcomes": ["ENDED", None, "BURNED", "ENDED"], "best": 7, "total": 22, "wins": 0,
        "overridden": []}


def test_a_pad_that_cannot_be_set_up():
    for players in (0, 6, None, "2", True):
        assert refusal(TheGameTable, players) == "E_CONFIG"
    for fields in ({"level": "easy"}, {"level": None}, {"fire": 2}, {"rounds": 0}, {"rounds": 100},
                   {"seed": None}):
        assert refusal(TheGameTable, 2, **fields) == "E_CONFIG", fields


def test_every_set_up_of_the_rules():
    states = []
    for players in (1, 2, 3, 4, 5):
        for level in LEVELS:
            for fire in (False, True):
                pad = TheGameTable(players, level=level, fire=fire)
                assert pad.sheet.COLUMNS == (("left", "burned") if fire else ("left",))
                assert (pad.level, pad.fire) == (level, fire)
                assert pad.state() not in states
                states.append(pad.state())


def test_observation_is_the_pad_in_short():
    pad = TheGameTable(2, rounds=2, fire=True)
    count(pad, 1, [(12, 1)])
    for seat in (0, 1):
        assert pad.observation(seat) == {
            "players": 2, "observer": seat, "current_player": 0,
            "level": "standard", "fire": True, "rounds": 2, "round": 2,
            "status": [ACCEPTED, OPEN], "totals": [12], "left": [12, None],
            "outcomes": ["BURNED", None], "best": None, "total": 12, "wins": 0, "overridden": [],
            "result": None}
    assert refusal(pad.observation, 2) == "E_BAD_ACTION"


def test_a_game_played_with_the_engine_scores_the_same_on_the_pad():
    for seed in ("K7Q2MX", "A", "B"):
        game = TheGame(3, seed, fire=True)
        while not game.is_terminal():
            game.apply_action(game.legal_actions()[-1])
        result = game.result()
        score = played(3, (result["left"], int(result["result"] == "BURNED")), fire=True).score(1)
        assert [score[key] for key in sorted(result)] == [result[key] for key in sorted(result)]


def test_the_record_of_a_pad_replays():
    pad, actions = records.replay(HEAD, []), []
    assert pad.state() != records.replay(dict(HEAD, options={"rounds": 3}), []).state()
    for text in ("enter(1, 0, left, 12)", "enter(1, 0, burned, 0)", "accept(1)",
                 "enter(3, 0, left, 4)", "enter(3, 0, burned, 1)", "accept(3)"):
        actions.append(pad.string_to_action(text))
        pad.apply_action(actions[-1])
        assert pad.action_to_string(actions[-1]) == text
    head = dict(HEAD, result=records.outcome(pad))
    assert head["result"]["left"] == [12, None, 4]
    text = records.encode(head, actions)
    records.verify(*records.decode(text))
    assert records.replay(*records.decode(text)).state() == pad.state()
