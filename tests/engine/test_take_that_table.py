"""A match of Take That with real cards. Runs on CPython and MicroPython."""

from engine import records
from engine.scorepad.actions import ACCEPTED, accept, enter, override
from engine.take_that.pad import TakeThatTable
from tests.engine.positions import refusal
from tests.engine.test_scorepad import count, refuses, trouble, write
from tests.engine.test_take_that_scoring import NORMAL

IMPOSSIBLE = [(4, 5, 1), (6, 0, 0), (2, 3, 0)]    # 21 cards: the hands hold no 58
HEAD = {"v": 1, "device": "e6614c311b7e6f2d", "seq": 3, "game": "take_that_table", "players": 3,
        "options": {"dealer": 1, "rounds": 2, "mode": "counts"}, "seed": "",
        "names": ["Ana", "Beto", "Cruz"], "time": {"boot": 1, "up": 9}}


def test_two_games_or_as_many_as_agreed():
    assert TakeThatTable(2).rounds == 2
    assert TakeThatTable(4, rounds=5).rounds == 5


def test_the_highest_sum_wins_and_ties_share():
    game = TakeThatTable(3)
    count(game, 1, NORMAL[3])
    assert (game.totals(), game.result()) == ([-5, -14, -10], None)
    assert [seat for _, seat, _ in game.standings()] == [0, 2, 1]
    first, second, third = NORMAL[3]
    count(game, 2, [third, first, second])
    assert game.result() == {"result": "FINISHED", "totals": [-15, -19, -24], "winners": [0],
                             "overridden": []}
    assert game.returns() == [-15, -19, -24]
    write(game, 2, [third, second, first])
    game.apply_action(accept(2))
    assert game.totals() == [-15, -28, -15]
    assert game.result()["winners"] == [0, 2]


def test_the_dealer_goes_round_clockwise():
    game = TakeThatTable(3, dealer=1, rounds=3)
    assert [game.dealer(number) for number in (1, 2, 3)] == [1, 2, 0]
    assert [game.starter(number) for number in (1, 2, 3)] == [2, 0, 1]
    assert game.current_player() == 2
    count(game, 1, NORMAL[3])
    assert game.current_player() == 0
    assert (TakeThatTable(4).dealer(1), TakeThatTable(4).starter(1)) == (3, 0)


def test_a_match_that_cannot_be_set_up():
    for players in (1, 5, None, "2", True):
        assert refusal(TakeThatTable, players) == "E_CONFIG"
    for fields in (
        {"dealer": 2}, {"dealer": -1}, {"dealer": True}, {"rounds": 0}, {"rounds": 100},
        {"rounds": None}, {"mode": "points"}, {"mode": None}, {"mode": []}, {"seed": None},
    ):
        assert refusal(TakeThatTable, 2, **fields) == "E_CONFIG", fields


def test_the_running_check_and_the_cross_check():
    game = TakeThatTable(3)
    game.apply_action(enter(1, 0, 0, 13))
    assert trouble(game, 1) == ("E_ODD_PLUS", (0, 0), 0)
    game.apply_action(enter(1, 0, 0, 12))
    assert trouble(game, 1) == ("E_INCOMPLETE", (0, 1), -8)
    assert refuses(game, enter(1, 0, 2, 8), "E_LIMIT")
    assert refuses(game, enter(1, 0, 1, 73), "E_LIMIT")
    assert game.in_hands(1) is None
    write(game, 1, NORMAL[3])
    assert (trouble(game, 1), game.in_hands(1)) == (None, 14)
    write(game, 1, IMPOSSIBLE)
    assert trouble(game, 1) == ("E_TOO_FEW", (None, None), -31)
    assert game.in_hands(1) == 58
    assert refuses(game, accept(1), "E_TOO_FEW")
    game.apply_action(override(1))
    assert (game.overridden(), game.totals()) == ([1], [-6, 6, -1])


def test_quick_mode():
    game = TakeThatTable(2, mode="totals")
    game.apply_action(enter(1, 0, 1, 107))
    assert refuses(game, enter(1, 1, 1, 108), "E_LIMIT")
    assert refuses(game, enter(1, 1, 2, 1), "E_BAD_ACTION")
    game.apply_action(enter(1, 1, 1, 1))
    assert trouble(game, 1) == ("E_CARD_TOTAL", (None, None), 1)
    count(game, 1, [(12, 35), (16, 21)])
    assert (game.totals(), game.in_hands(1)) == ([-23, -5], None)
    assert game.action_to_string(enter(1, 0, 1, 7)) == "enter(1, 0, minus, 7)"


def test_notation():
    game = TakeThatTable(2)
    for action, text in ((110005, "enter(1, 1, plus, 5)"), (202001, "enter(2, 0, toads, 1)")):
        assert game.action_to_string(action) == text
        assert game.string_to_action(text) == action
    assert refusal(game.string_to_action, "play(1, G5)") == "E_BAD_ACTION"
    assert refuses(game, 180005, "E_BAD_ACTION")


def test_observation_is_the_match_in_short():
    game = TakeThatTable(3, dealer=1)
    count(game, 1, NORMAL[3])
    for seat in (0, 2):
        assert game.observation(seat) == {
            "players": 3, "observer": seat, "current_player": 0, "mode": "counts",
            "rounds": 2, "round": 2, "dealer": 2,
            "status": [ACCEPTED, 0], "totals": [-5, -14, -10], "result": None}
    assert refusal(game.observation, 3) == "E_BAD_ACTION"


def test_the_record_of_a_match_replays_to_the_same_totals():
    match, actions = records.replay(HEAD, []), []
    assert match.state() != records.replay(dict(HEAD, options={}), []).state()

    def log(action):
        match.apply_action(action)
        actions.append(action)

    for number, rows in ((1, NORMAL[3]), (2, IMPOSSIBLE)):
        for seat, row in enumerate(rows):
            for column, value in enumerate(row):
                log(enter(number, seat, column, value))
        log(accept(number) if number == 1 else override(number))
    head = dict(HEAD, result=records.outcome(match))
    assert head["result"] == {"result": "FINISHED", "totals": [-11, -8, -11], "winners": [1],
                              "overridden": [2]}
    text = records.encode(head, actions)
    records.verify(*records.decode(text))
    assert records.replay(*records.decode(text)).state() == match.state()
