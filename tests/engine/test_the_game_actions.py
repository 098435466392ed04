"""Errors, undo and notation of The Game. Runs on CPython and MicroPython."""

from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place
from tests.engine.positions import A1, A2, D1, D2, on_fire, position, refusal, refuses

WRONG = (None, "x", "place(20, A1)", 1.5, 0.0, True, False, (20, 0), [], -1, -20, 1, 100, 301)


def test_a_game_that_cannot_be_set_up():
    deck = list(range(2, 100))
    for players in (0, 6, -1, None, "2", 2.0, True):
        assert refusal(TheGame, players) == "E_CONFIG"
    for fields in (
        {"level": "easy"}, {"level": None}, {"level": []}, {"fire": "yes"}, {"fire": None},
        {"fire": 2}, {"first": 2}, {"first": -1}, {"first": True}, {"first": None},
        {"seed": None}, {"seed": 7}, {"seed": b"x"},
        {"deck": deck[1:]}, {"deck": deck + [2]}, {"deck": deck[1:] + [3]}, {"deck": []},
        {"deck": deck[1:] + [100]}, {"deck": deck[1:] + [2.0]}, {"deck": deck[1:] + ["2"]},
        {"deck": 98}, {"deck": "abc"},
    ):
        assert refusal(TheGame, 2, **fields) == "E_CONFIG", fields


def test_a_position_that_cannot_be():
    good = {"tops": (13, 1, 100, 77), "hands": [[20, 31], [40, 41]], "draw": [50, 51]}
    assert refusal(TheGame.from_position, **good) is None
    for wrong in (
        {"tops": (13, 1, 100)}, {"tops": (13, 1, 100, 100, 100)}, {"tops": (13, 13, 100, 100)},
        {"tops": (100, 1, 100, 100)}, {"tops": (13, 1, 1, 100)}, {"tops": (0, 1, 100, 100)},
        {"tops": (20, 1, 100, 100)}, {"tops": (13.0, 1, 100, 100)}, {"tops": None},
        {"hands": []}, {"hands": [[20]] * 2}, {"hands": [[20, 31], [31]]}, {"hands": [[1], [3]]},
        {"hands": [[20, 50], [3]]}, {"hands": [[20, None], [3]]}, {"hands": [3, 4]},
        {"hands": 2}, {"hands": [[], [3]]}, {"hands": [range(20, 28), [3]]},
        {"hands": [[2], [3], [4], [5], [6], [7]]},
        {"draw": [50, 50]}, {"draw": [100]}, {"draw": ["50"]}, {"draw": 2}, {"draw": None},
        {"level": "easy"}, {"fire": "no"}, {"seat": 2}, {"seat": None}, {"seat": -1},
        {"placed": -1}, {"placed": 8}, {"placed": "1"}, {"placed": True},
        {"burning": ["D2"]}, {"burning": 3}, {"fire": True, "burning": ["A1"]},
        {"fire": True, "burning": ["P4"]}, {"fire": True, "burning": [4]},
        {"fire": True, "burning": [None]},
    ):
        fields = dict(good)
        fields.update(wrong)
        assert refusal(TheGame.from_position, **fields) == "E_CONFIG", wrong


def test_what_is_no_action_is_refused():
    running = TheGame(2, "K7Q2MX")
    over = position((98, 97, 3, 2), [[50]], 0)
    for game in (running, over):
        for action in WRONG:
            assert refuses(game, action, "E_BAD_ACTION"), action
            assert refusal(game.would_end, action) == "E_BAD_ACTION", action
            assert refusal(game.action_to_string, action) == "E_BAD_ACTION", action


def test_errors_come_in_the_order_of_the_rules():
    hands = [[20, 31, 44], [2, 3, 4]]
    over = position((98, 97, 3, 2), [[50], [60]], 0)
    running = position((30, 1, 100, 100), hands, 40)
    # Everything is wrong with this action; each time one thing less.
    assert refuses(over, place(99, 4), "E_GAME_OVER", seat=1)
    assert refuses(running, place(99, 4), "E_NOT_YOUR_TURN", seat=1)
    assert refuses(running, place(99, 4), "E_BAD_PILE", seat=0)
    assert refuses(running, place(99, A1), "E_NOT_IN_HAND")
    assert refuses(running, place(2, A1), "E_NOT_IN_HAND")
    assert refuses(running, place(31, D1) + 99 * 100, "E_BAD_ACTION")
    assert refuses(running, place(44, 99), "E_BAD_PILE")
    assert refuses(position((30, 1, 100, 40), hands, 40), place(44, D2), "E_ILLEGAL_PLACEMENT")
    assert refuses(over, END_TURN, "E_GAME_OVER", seat=1)
    assert refuses(running, END_TURN, "E_NOT_YOUR_TURN", seat=1)
    assert refuses(running, END_TURN, "E_MIN_NOT_REACHED", seat=0)


def test_only_the_seat_to_move_may_act():
    game = TheGame(3, deck=range(2, 100), first=1)
    action = game.legal_actions()[0]
    for seat in (0, 2, 3, -1, "1", 1.0, True):
        assert refuses(game, action, "E_NOT_YOUR_TURN", seat), seat
    game.apply_action(action, 1)
    assert game.history() == [action]


def test_undo_takes_back_placements_until_the_turn_began():
    game = TheGame(1, deck=range(2, 100))
    states = []
    for card in (4, 2, 9):
        states.append(game.state())
        game.apply_action(place(card, A1 if card != 2 else D1))
    while states:
        game.undo_action()
        assert game.state() == states.pop()
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"


def test_undo_does_not_reach_behind_end_turn():
    game = TheGame(1, deck=range(2, 100))
    for action in (place(2, A1), place(3, A1), END_TURN):
        game.apply_action(action)
    before = game.state()
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    assert game.state() == before


def test_undo_of_the_placement_that_ended_the_game():
    ended = position((80, 95, 5, 4), [[81, 97, 50]], 20)
    won = position((60, 70, 30, 20), [[61]], 0)
    burned = position((77, 60, 5, 4), [[61, 63, 20]], 20, fire=True, burning=["A1"])
    for game, action, outcome in (
        (ended, place(97, A1), "ENDED"), (won, place(61, A1), "WIN"),
        (burned, place(63, A2), "BURNED"),
    ):
        before = game.state()
        game.apply_action(action)
        assert game.result()["result"] == outcome
        game.undo_action()
        assert game.state() == before
        assert not game.is_terminal()


def test_a_game_burned_by_end_turn_cannot_be_taken_back():
    game = on_fire()
    for action in (place(13, A2), place(14, A2), END_TURN):
        game.apply_action(action)
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    assert game.result()["result"] == "BURNED"


def test_undo_lights_a_covered_fire_again():
    game = on_fire()
    game.apply_action(place(50, A1))
    game.apply_action(place(60, A1))
    game.undo_action()
    assert game.burning() == []
    game.undo_action()
    assert game.burning() == [A1]


def test_what_was_placed_before_a_position_cannot_be_taken_back():
    game = position((13, 1, 100, 100), [[20, 31]], 40, placed=1)
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    game.apply_action(place(20, A1))
    assert game.observation(0)["due"] == 0
    game.undo_action()
    assert (game.placed, game.history()) == (1, [])


def test_notation_both_ways():
    for action, text in ((END_TURN, "end_turn()"), (20, "place(20, A1)"), (199, "place(99, A2)"),
                         (202, "place(2, D1)"), (place(75, D2), "place(75, D2)")):
        assert TheGame.action_to_string(action) == text
        assert TheGame.string_to_action(text) == action
    for pile in range(4):
        for card in range(2, 100):
            action = place(card, pile)
            assert TheGame.string_to_action(TheGame.action_to_string(action)) == action


def test_a_wrong_text_is_refused():
    for text in (
        None, 20, 1.5, True, [], b"place(20, A1)", "", "x", "20", "place", "place()", "place(, )",
        "place(20)", "place(20, A1", "place(20,A1)", " place(20, A1)",
        "place(20, A1) ", "Place(20, A1)", "place(x, A1)", "place(2.0, A1)", "place(020, A1)",
        "place(+20, A1)", "place(2_0, A1)", "place(0, A1)", "place(1, A1)", "place(100, D2)",
        "place(120, A1)", "place(-5, A2)", "place(20, A1, A2)", "shift(20, A1)", "end_turn",
        "end_turn() ", "END_TURN()", "end_turn(1)",
    ):
        assert refusal(TheGame.string_to_action, text) == "E_BAD_ACTION", text
    for text in ("place(20, P4)", "place(20, a1)", "place(20,  A1)", "place(20, 0)"):
        assert refusal(TheGame.string_to_action, text) == "E_BAD_PILE", text
    assert refusal(TheGame.action_to_string, place(20, 4)) == "E_BAD_PILE"
