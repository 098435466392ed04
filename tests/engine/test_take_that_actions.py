"""Actions, take-backs, views and rulings of Take That. Runs on CPython and MicroPython."""

from engine import records
from engine.take_that.cards import DECK, cost
from engine.take_that.game import TakeThat
from engine.take_that.notation import TAKE, place, twist
from tests.engine.lines import OTHER, example, position
from tests.engine.positions import refusal, refuses

HAND = (35, 12, 13, 21, 14, 23, 45, 32, 88)
NOT_PLAYERS = (0, 1, 5, None, "2", 2.0, True)
HEAD = {"v": 1, "device": "e6614c311b7e6f2d", "seq": 3, "game": "take_that", "players": 2,
        "options": {"dealer": 0, "advanced": True}, "seed": "K7Q2MX", "names": ["Ana", "Beto"],
        "time": {"boot": 1, "up": 9}}


def test_notation_both_ways():
    for action, text in ((TAKE, "take()"), (34, "place(34)"), (194, "twist(94)"),
                         (144, "twist(44)"), (12, "place(12)"), (198, "twist(98)")):
        assert TakeThat.action_to_string(action) == text
        assert TakeThat.string_to_action(text) == action


def test_what_is_no_action_is_refused():
    game = example([34], *HAND)
    for action in (None, "x", 1.5, True, False, [], -1, 1, 11, 20, 90, 99, 100, 111, 120, 199, 200,
                   234, 10**20):
        assert refuses(game, action, "E_BAD_ACTION"), action
        assert refusal(game.action_to_string, action) == "E_BAD_ACTION", action
        assert refusal(game.would_end, action) == "E_BAD_ACTION", action


def test_a_wrong_text_is_refused():
    for text in (None, 34, [], {}, "", "t", "take", "take(34)", "take(0)", "take() ", "place()",
                 "place(0)", "place(x)", "place(034)", "place( 34)", "place(34) ", "place(20)",
                 "place(11)", "place(134)", "place(-34)", "place(3\u0664)", "place(\u00b2)",
                 "twist()", "twist(0)", "twist(99)", "twist(194)", "trade(94)", "put__(34)",
                 "Place(34)"):
        assert refusal(TakeThat.string_to_action, text) == "E_BAD_ACTION", text


def test_errors_come_in_the_order_of_the_rules():
    over = position([55], [], [16])
    over.apply_action(TAKE)
    for action in (16, 116, TAKE):
        assert refuses(over, action, "E_GAME_OVER", seat=1)
    game = example([33, 34], *HAND)
    for action in (98, 144, TAKE):
        for seat in (1, 2, -1, "0", True, 0.0):
            assert refuses(game, action, "E_NOT_YOUR_TURN", seat=seat)
    game.apply_action(TAKE, 0)
    for action in (144, 112, TAKE):
        assert refuses(game, action, "E_MUST_PLACE")
    game = example([], *HAND)
    for action in (144, 112, TAKE):
        assert refuses(game, action, "E_EMPTY_LINE")
    game = example([33, 34], *HAND)
    for action, code in ((98, "E_NOT_IN_HAND"), (144, "E_NOT_IN_HAND"), (188, "E_TOAD"),
                         (112, "E_NO_TWIN"), (45, "E_OUT_OF_RANGE")):
        assert refuses(game, action, code)
        assert refusal(game.would_end, action) == code


def test_legal_actions_are_ascending():
    game = example([31, 33, 34], *HAND)
    assert game.legal_actions() == [TAKE, 32, 35, twist(13)]
    game.apply_action(TAKE)
    assert game.legal_actions() == sorted(HAND)


def test_the_card_that_is_furthest_right_now_counts():    # TT-R8
    game = example([26, 54], *HAND)
    game.apply_action(twist(45))
    assert refuses(game, place(61), "E_OUT_OF_RANGE")    # 54 would have taken it
    game.apply_action(place(18))
    assert game.line == [26, 18]


# Take-backs


def test_a_draw_ends_what_can_be_taken_back():
    game = example([33, 34, 41], *HAND)
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    before = game.state()
    game.apply_action(TAKE)
    game.undo_action()
    assert game.state() == before
    game.apply_action(TAKE)
    game.apply_action(place(88))
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    assert (game.history(), game.line) == ([TAKE, 88], [88])


def test_without_a_draw_pile_the_last_turn_can_be_taken_back_and_no_more():
    game = position([34, 31], [12, 35, 41], [13, 45], [16, 36])
    states = []
    for action in (place(41), twist(13), place(36)):
        states.append(game.state())
        game.apply_action(action)
        game.undo_action()
        assert game.state() == states[-1]
        game.apply_action(action)
    game.undo_action()
    assert game.state() == states[-1]
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"


def test_an_action_that_ended_the_game_can_be_taken_back():
    for line, action in (([12, 31], TAKE), ([12], twist(21))):
        game = position(line, [21, 13], [15, 16, 17], down=[[22], []])
        before = game.state()
        game.apply_action(action)
        assert game.is_terminal()
        game.undo_action()
        assert game.state() == before


def test_a_whole_turn_of_the_advanced_variant_can_be_taken_back():
    game = example([41], *HAND, pile=[77], advanced=True)
    before = game.state()
    game.apply_action(TAKE)
    assert game.pile == []
    game.apply_action(place(12))    # nothing is left to draw (TT-R10)
    assert not game.is_terminal() and game.current_player() == 1
    game.undo_action()
    game.undo_action()
    assert game.state() == before


# Rulings


def test_the_extra_card_of_the_advanced_variant():
    for line, pile, advanced, down in (([41], [77, 98], True, [41, 77]),
                                       ([41], [77, 98], False, [41]),
                                       ([41, 42], [77, 98], True, [41, 42]),
                                       ([41], [], True, [41])):
        game = example(line, *HAND, pile=pile, advanced=advanced)
        game.apply_action(TAKE)
        assert game.down[0] == down
        assert game.is_terminal() == (not pile)    # TT-R9
        assert game.pile == (pile[1:] if 77 in down else pile)
        assert game.observation(1)["down"] == [len(down), 0]
        assert game.observation(1)["taken"] == [line, []]    # TT-R11


def test_the_advanced_variant_with_any_number_of_players():    # TT-R14
    for players in (2, 3, 4):
        assert TakeThat(players, advanced=True).observation(0)["advanced"] is True


def test_cards_are_dealt_one_by_one_from_the_starter():    # TT-R15
    game = TakeThat(3, deck=DECK, dealer=0)
    assert [hand[0] for hand in game.hands] == [DECK[2], DECK[0], DECK[1]]
    assert game.hands[1] == DECK[:27:3]
    assert game.pile == DECK[27:]


def test_what_lies_face_down_costs():
    assert cost([]) == 0
    assert cost([33, 34, 41]) == 7
    assert cost([22, 88]) == 10


# Views


def test_an_observation_tells_what_lies_open():
    game = example([34, 41, 49], *HAND, up=[[48, 84], []], down=[[22, 29], [33]])
    assert game.observation(0) == {
        "players": 2, "dealer": 1, "advanced": False,
        "observer": 0, "current_player": 0, "must_place": False,
        "hand": sorted(HAND), "hand_sizes": [9, 9], "line": [34, 41, 49], "draw_pile": 40,
        "up": [[48, 84], []], "plus": [2, 0], "down": [2, 1], "taken": [[22, 29], [33]],
        "result": None}
    assert game.observation(1)["hand"] == OTHER
    for seat in (2, -1, None, True, "0"):
        assert refusal(game.observation, seat) == "E_BAD_ACTION"


def test_an_observation_is_a_copy():
    game = example([34, 41, 49], *HAND, up=[[48, 84], []])
    before = game.state()
    seen = game.observation(0)
    for key in ("hand", "line", "hand_sizes", "plus", "down"):
        seen[key].append(0)
    seen["up"][0].append(0)
    game.history().append(0)
    game.legal_actions().append(0)
    assert game.state() == before


# Set-up


def test_a_game_that_cannot_be_set_up():
    for players in NOT_PLAYERS:
        assert refusal(TakeThat, players) == "E_CONFIG", players
    for fields in (
        {"dealer": 2}, {"dealer": -1}, {"dealer": True}, {"advanced": 2}, {"advanced": None},
        {"seed": None}, {"seed": 5}, {"deck": DECK[1:]}, {"deck": DECK + [12]}, {"deck": 5},
        {"deck": DECK[1:] + [DECK[1]]}, {"deck": DECK[1:] + [20]}, {"deck": DECK[1:] + [11]},
        {"deck": DECK[1:] + [99]}, {"deck": DECK[1:] + ["12"]}, {"deck": DECK[1:] + [None]},
    ):
        assert refusal(TakeThat, 2, **fields) == "E_CONFIG", fields


def test_a_position_that_cannot_be():
    for fields in (
        {"hands": [[12]]}, {"hands": 5}, {"hands": [[12], 5]}, {"hands": [[12], [12]]},
        {"hands": [DECK[:10], []]}, {"hands": [DECK[:9], [], [], []]}, {"line": [12]},
        {"line": [20]}, {"line": 5}, {"pile": [12]}, {"pile": 5}, {"up": [[], [], []]},
        {"up": [[49], []]}, {"up": [[49], [94]]}, {"up": [[22, 22], []]}, {"up": [[22, 33], []]},
        {"up": 5}, {"down": [[12], []]}, {"down": [[]]}, {"seat": 2}, {"seat": -1},
        {"seat": None}, {"line": [], "seat": 1}, {"must_place": True}, {"must_place": None},
        {"advanced": None},
    ):
        whole = {"hands": [[12, 13], []], "line": [34, 41]}
        whole.update(fields)
        assert refusal(TakeThat.from_position, **whole) == "E_CONFIG", fields
    assert refusal(TakeThat.from_position, hands=[[12], []], line=[34]) is None


def test_a_forced_placement_can_be_set_up():
    game = position([], [12, 13], [15], pile=1, must_place=True)
    assert game.legal_actions() == [12, 13]
    assert refuses(game, TAKE, "E_MUST_PLACE")


# Records


def test_the_record_of_a_game_replays():
    game = records.replay(HEAD, [])
    abandoned = dict(HEAD, result=records.outcome(game))
    assert abandoned["result"] == {"result": "ABANDONED"}
    records.verify(abandoned, [])
    actions = []
    while not game.is_terminal():
        actions.append(game.legal_actions()[len(actions) % 3 % len(game.legal_actions())])
        game.apply_action(actions[-1])
        if actions[-1] == TAKE and not game.is_terminal():
            game.undo_action()
            game.apply_action(TAKE)
            actions += [records.UNDO, TAKE]
    head = dict(HEAD, result=records.outcome(game))
    text = records.encode(head, actions)
    records.verify(*records.decode(text))
    assert records.replay(*records.decode(text)).state() == game.state()
