"""The pad of any game. Runs on CPython and MicroPython."""

from engine import records
from engine.any_game.options import EMPTY, LEAST, LIMIT, MINUS, MOST, cell_of, points
from engine.any_game.pad import AnyGameTable, due, end
from engine.scorepad.actions import ACCEPTED, OPEN, accept, enter, erase, override
from tests.engine.positions import refusal
from tests.engine.test_scorepad import count, refuses, trouble, write

HEAD = {"v": 1, "device": "e6614c311b7e6f2d", "seq": 3, "game": "any_game_table", "players": 3,
        "options": {"dealer": 1, "mode": "lowest"}, "seed": "",
        "names": ["Ana", "Beto", "Cruz"], "time": {"boot": 1, "up": 9}}
ROUNDS = [[(25,), (715,), (0,)], [(699,), (998,), (700,)]]      # points 25, -15, 0; 699, -298, 0


def played(rounds=2, **options):
    game = AnyGameTable(3, **options)
    for number in range(1, rounds + 1):
        count(game, number, ROUNDS[(number - 1) % 2])
    return game


def test_points_may_be_lost():
    game = played()
    assert [game.score(number)["points"] for number in (1, 2)] == [[25, -15, 0], [699, -298, 0]]
    assert game.totals() == [724, -313, 0]
    assert refuses(game, enter(3, 0, 0, 999), "E_NO_CHANGE")        # it is empty
    game.apply_action(enter(3, 0, 0, 998))


def test_points_far_from_0_take_the_digit_of_the_column():
    """Cells below 1000 keep the meaning that they had when there were no others."""
    assert [points(cell) for cell in (0, 699, 700, 701, 998)] == [0, 699, 0, -1, -298]
    cells = [cell for cell in range(LIMIT + 1) if cell != EMPTY]
    assert {points(cell) for cell in cells} == set(range(LEAST, MOST + 1))
    for cell in cells:
        assert cell_of(abs(points(cell)), points(cell) < 0 or cell == MINUS) == cell
    game = AnyGameTable(3)
    count(game, 1, [(cell_of(1499, False),), (cell_of(499, True),), (cell_of(1250, False),)])
    assert game.history()[:3] == [101799, 112000, 121550] and game.totals() == [1499, -499, 1250]
    game.apply_action(erase(1, 1, 0))
    assert game.rows(1) == [(1799,), (None,), (1550,)]
    for _ in range(2):
        game.undo_action()
    assert (game.rows(1)[1], game.status(1)) == ((2000,), OPEN)
    assert refuses(game, enter(1, 0, 2, 1), "E_LIMIT")


def test_the_highest_or_the_lowest_points_win():
    for mode, winner, sign in (("highest", 0, 1), ("lowest", 1, -1)):
        game = played(mode=mode)
        assert [seat for _, seat, _ in game.standings()] == [0, 2, 1][::sign]
        assert game.returns() == [sign * total for total in (724, -313, 0)]
        game.apply_action(end(2))
        assert game.result() == {"result": "FINISHED", "totals": [724, -313, 0],
                                 "winners": [winner], "overridden": []}
    game = AnyGameTable(2)
    count(game, 1, [(0,), (700,)])      # 0 and -0
    game.apply_action(end(1))
    assert game.result()["winners"] == [0, 1]


def test_a_round_follows_until_somebody_ends_the_match():
    game = AnyGameTable(3)
    assert (game.rounds, game.last(), game.own_actions(1)) == (1, None, ())
    assert refuses(game, end(1), "E_BAD_ACTION")
    count(game, 1, ROUNDS[0])
    assert (game.rounds, game.last(), game.status(2)) == (2, 1, OPEN)
    assert game.own_actions(1) == (end(1),) and game.own_actions(2) == ()
    game.apply_action(enter(2, 1, 0, 7))
    assert game.last() is None and refuses(game, end(1), "E_BAD_ACTION")
    game.apply_action(erase(2, 1, 0))
    game.apply_action(enter(1, 0, 0, 7))
    assert game.last() is None and refuses(game, end(1), "E_BAD_ACTION")
    game.apply_action(accept(1))
    assert game.rounds == 2 and game.result() is None
    for wrong in (end(2), end(1) + 1, end(1) + 1000):
        assert refuses(game, wrong, "E_BAD_ACTION")
    game.apply_action(end(1))
    assert (game.rounds, game.is_terminal(), game.current_player()) == (1, True, None)
    assert game.last() is None and refuses(game, end(1), "E_BAD_ACTION")


def test_a_match_that_is_over_can_be_corrected_and_goes_on_after_an_undo():
    game = played()
    before = game.state()
    game.apply_action(end(2))
    over = game.state()
    game.apply_action(enter(2, 0, 0, 1))
    assert not game.is_terminal()
    game.apply_action(accept(2))
    assert (game.rounds, game.totals(), game.is_terminal()) == (2, [26, -313, 0], True)
    game.undo_action()
    game.undo_action()
    assert game.state() == over
    game.undo_action()
    assert game.state() == before and game.status(3) == OPEN
    game.undo_action()
    assert (game.rounds, game.status(2), game.totals()) == (2, OPEN, [25, -15, 0])


def test_rounds_end_somewhere():
    game = played(29)
    assert (game.rounds, game.is_terminal()) == (30, False)
    count(game, 30, ROUNDS[0])
    assert (game.rounds, game.is_terminal(), game.last()) == (30, True, None)
    game.undo_action()
    assert (game.rounds, game.current()) == (30, 30)


def test_only_a_gap_is_wrong_with_a_round():
    game = AnyGameTable(3, dealer=1)
    assert trouble(game, 1) == ("E_INCOMPLETE", (0, 0), -3)
    write(game, 1, ROUNDS[0])
    assert trouble(game, 1) is None and refuses(game, override(1), "E_NO_OVERRIDE")
    assert [game.dealer(number) for number in (1, 2, 3)] == [1, 2, 0]
    seen = game.observation(0)
    assert (seen["mode"], seen["dealer"], seen["status"]) == ("highest", 1, [OPEN])
    game.apply_action(accept(1))
    assert game.observation(0)["status"] == [ACCEPTED, OPEN]


def test_a_pad_that_cannot_be_set_up():
    for players in (1, 9, None, True):
        assert refusal(AnyGameTable, players) == "E_CONFIG"
    for fields in ({"dealer": 2}, {"mode": "points"}, {"mode": None}, {"seed": None}):
        assert refusal(AnyGameTable, 2, **fields) == "E_CONFIG", fields


def test_notation():
    game = AnyGameTable(2)
    for action, text in ((110015, "enter(1, 1, points, 15)"), (380000, "end(3)"),
                         (111550, "enter(1, 1, points, 1550)"), (110999, "erase(1, 1, points)"),
                         (1280000, "end(12)"), (391000, "accept(3)")):
        assert game.action_to_string(action) == text
        assert game.string_to_action(text) == action
    for wrong in ("end(0)", "end(03)", "end(3", "end", "", None):
        assert refusal(game.string_to_action, wrong) == "E_BAD_ACTION", wrong
    assert refusal(game.action_to_string, 380001) == "E_BAD_ACTION"


def test_the_record_of_a_match():
    game, actions = records.replay(HEAD, []), []
    for number, rows in enumerate(ROUNDS, 1):
        actions += [enter(number, seat, 0, value) for seat, (value,) in enumerate(rows)]
        actions.append(accept(number))
    for action in actions:
        game.apply_action(action)
    assert records.outcome(game) == {"result": "ABANDONED", "totals": [724, -313, 0],
                                     "winners": [], "overridden": []}
    game.apply_action(end(2))
    actions.append(end(2))
    head = dict(HEAD, result=records.outcome(game))
    assert head["result"]["winners"] == [1]
    records.verify(*records.decode(records.encode(head, actions)))


def test_a_target_or_a_last_round_ends_the_match_by_an_action_like_any_other():
    for head, at in (({}, 0), ({"target": 724}, 2), ({"target": 725}, 3), ({"last": 1}, 1),
                     ({"target": 9999, "last": 2}, 2), ({"target": 0}, 0), ({"last": 31}, 0),
                     ({"target": 100000}, 0), ({"target": "1", "last": None}, 0),
                     ({"target": True}, 0), ({"last": -1}, 0)):
        game, found = AnyGameTable(3), 0
        for number in range(1, 5):
            assert due(game, head) is None
            count(game, number, ROUNDS[(number - 1) % 2])
            if due(game, head):
                found = number
                break
        assert found == at, head
        if found:
            game.apply_action(due(game, head))
            assert game.is_terminal() and due(game, head) is None
            game.undo_action()
            game.apply_action(enter(found + 1, 0, 0, 1))     # the players go on
            assert due(game, head) is None


def test_eight_play():
    game = AnyGameTable(8)
    count(game, 1, [(seat,) for seat in range(8)])
    game.apply_action(end(1))
    assert game.totals() == list(range(8)) and game.result()["winners"] == [7]
