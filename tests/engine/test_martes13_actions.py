"""Errors, undo, notation and views of a round of Martes 13. Runs on CPython and MicroPython."""

from engine.martes13.cards import DECK, name, number
from engine.martes13.game import Martes13
from engine.martes13.notation import play
from engine.shuffle import shuffled
from tests.engine.positions import refusal, refuses

DECK_NAMES = [name(card) for card in DECK]
GOLDEN = {    # for ever: records replay by it
    "K7Q2MX": "E1 M E7 L1 E7 M M E1 L1 L7",
    "2026-01-31": "G4 G5 L2 G2 L4 E2 L5 L1 G7 M",
    "ñandú": "E7 E5 E1 G2 E2 L1 G2 L7 G2 G1",
}
WRONG = (None, "x", "play(G5)", 15.0, True, (15, 0), [], -1, 0, 1, 13, 16, 41, 45, 1015, 113, 1044)


def small(**fields):
    return Martes13.from_position(
        [["G5", "M"], ["G5", "E7"], ["L1"]], {"G": ["G7", "G2"]}, **fields)


def over():
    return Martes13.from_position([[], [], []])


def test_a_deck_has_the_50_cards():
    assert len(DECK) == 50
    for suit in "GEL":
        assert [DECK_NAMES.count(suit + str(value)) for value in range(1, 8)] == [
            3, 3, 0, 2, 3, 0, 3]
        assert sum([card % 10 for card in DECK if name(card)[0] == suit]) == 53
    assert DECK_NAMES.count("M") == DECK.count(number("M")) == 8
    assert all([number(name(card)) == card for card in DECK])


def test_a_deck_is_dealt_one_by_one_beginning_left_of_the_dealer():
    for players, hands in ((3, 4), (4, 4), (5, 5), (6, 6)):
        for dealer in range(players):
            game = Martes13(players, deck=DECK_NAMES[::-1], dealer=dealer)
            for place in range(players):
                hand = game.hands[(dealer + 1 + place) % players]
                assert hand == sorted(DECK[::-1][place::hands])
            assert game.aside == (sorted(DECK[::-1][3::4]) if players == 3 else [])


def test_the_last_seat_deals_unless_told_otherwise():
    assert Martes13(4).state() == Martes13(4, "", dealer=3).state()
    assert Martes13(4).current_player() == 0
    assert Martes13(4, dealer=0).current_player() == 1


def test_the_first_ten_cards_of_some_seeds():
    for seed, cards in GOLDEN.items():
        deck = [name(card) for card in shuffled(DECK, seed)]
        assert deck[:10] == cards.split(), seed
        assert Martes13(4, seed).state() == Martes13(4, deck=deck).state()
    assert Martes13(4, "K7Q2MX").state() != Martes13(4, "K7Q2MY").state()


def test_a_round_that_cannot_be_set_up():
    for players in (2, 7, 0, None, "4", 4.0, True):
        assert refusal(Martes13, players) == "E_PLAYERS"
    assert refusal(Martes13, 2, deck=[]) == "E_PLAYERS"
    for fields in (
        {"dealer": 4}, {"dealer": -1}, {"dealer": "0"}, {"dealer": True}, {"seed": None},
        {"seed": 7}, {"deck": []}, {"deck": 50}, {"deck": DECK}, {"deck": DECK_NAMES[1:]},
        {"deck": DECK_NAMES + ["M"]}, {"deck": DECK_NAMES[1:] + ["M"]},
        {"deck": DECK_NAMES[1:] + ["G3"]}, {"deck": DECK_NAMES[1:] + [None]},
        {"deck": DECK_NAMES[1:] + [["G1"]]},
    ):
        assert refusal(Martes13, 4, **fields) == "E_CONFIG", fields


def test_a_position_that_cannot_be():
    good = {"hands": [["G5", "M"], ["G5"], []], "piles": {"G": ["G7", "G2"], "L": ["M"]},
            "captured": [["G5"], [], ["M", "E1"]], "seat": 1, "dealer": 2}
    assert refusal(Martes13.from_position, **good) is None
    for wrong in (
        {"hands": 3}, {"hands": [["G3"], ["G5"], []]}, {"hands": [["G5"], ["G5", "G5"], []]},
        {"hands": [5, ["G5"], []]}, {"hands": [["G5"], [], []]}, {"hands": [[15], ["G5"], []]},
        {"piles": {"M": ["M"]}}, {"piles": {"G": ["E1"]}}, {"piles": {"G": ["G7", "G7"]}},
        {"piles": {"G": 7}}, {"piles": ["G7"]}, {"piles": 0}, {"captured": [[], []]},
        {"captured": 1}, {"captured": [["G5"], ["G5"], []]}, {"captured": [["X"], [], []]},
        {"seat": 2}, {"seat": 3}, {"seat": None}, {"dealer": 3},
    ):
        fields = dict(good)
        fields.update(wrong)
        assert refusal(Martes13.from_position, **fields) == "E_CONFIG", wrong
    for hands in ([], [["G5"]], [["G5"]] * 2, [["M"]] * 7):
        assert refusal(Martes13.from_position, hands) == "E_PLAYERS"


def test_a_position_takes_any_iterables():
    game = Martes13.from_position(
        iter([("M", "G5"), {"E7", "G5"}, "L"[:0]]), {"G": iter(["G7", "G2"])}, seat=1)
    same = Martes13.from_position([["G5", "M"], ["G5", "E7"], []], {"G": ["G7", "G2"]}, seat=1)
    assert game.state() == same.state()
    assert game.history() == []


def test_what_is_no_action_is_refused():
    for game in (small(), over()):
        for action in WRONG:
            assert refuses(game, action, "E_BAD_ACTION"), action
            assert refusal(game.preview, action) == "E_BAD_ACTION", action
            assert refusal(game.action_to_string, action) == "E_BAD_ACTION", action


def test_errors_come_in_the_order_of_the_rules():
    # Everything is wrong with this action; each time one thing less.
    assert refuses(over(), play("L7") + 900, "E_ROUND_OVER", seat=1)
    assert refuses(small(), play("L7") + 900, "E_NOT_YOUR_TURN", seat=1)
    assert refuses(small(), play("L7") + 900, "E_NOT_IN_HAND", seat=0)
    assert refuses(small(), play("M"), "E_PILE_REQUIRED")
    assert refuses(small(), play("G5") + 900, "E_BAD_PILE")
    assert refuses(small(), play("M") + 400, "E_BAD_PILE")
    assert refuses(small(), play("G5", "L"), "E_WRONG_PILE")


def test_only_the_seat_to_move_may_act():
    game = small()
    for seat in (1, 2, 3, -1, "0", 0.0, False):
        assert refuses(game, play("G5"), "E_NOT_YOUR_TURN", seat)
    game.apply_action(play("G5"), 0)
    assert game.current_player() == 1


def test_a_suit_card_may_name_its_pile():
    game, same = small(), small()
    game.apply_action(play("G5", "G"))
    same.apply_action(play("G5"))
    assert game.state() == same.state()
    assert game.history() == [15]


def test_legal_actions_are_ascending_and_complete():
    assert small().legal_actions() == [15, 144, 244, 344]
    double = Martes13.from_position([["L7", "G1", "G1", "M", "M"], ["G7"], []])
    assert double.legal_actions() == [11, 37, 144, 244, 344]
    assert over().legal_actions() == []


def test_the_last_play_may_be_taken_back():
    game = small()
    for action in (play("M", "G"), play("M", "E"), play("G5")):
        before = game.state()
        game.apply_action(action)
        game.undo_action()
        assert game.state() == before
        assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"


def test_no_play_is_taken_back_after_another_card_was_shown():
    game = small()
    game.apply_action(play("G5"))
    game.apply_action(play("E7"))
    game.undo_action()
    before = game.state()
    assert refusal(game.undo_action) == "E_NOTHING_TO_UNDO"
    assert game.state() == before
    game.apply_action(play("G5"))
    game.undo_action()
    assert game.state() == before


def test_undo_of_a_capture_and_of_the_last_card():
    game = Martes13.from_position([["G5"], [], []], {"G": ["G7", "G2"]}, [["G7"], [], []])
    before = game.state()
    game.apply_action(play("G5"))
    assert game.table.counts()[0] == (3, 0, 0, 0)
    assert game.is_terminal()
    game.undo_action()
    assert game.state() == before


def test_empty_hands_are_skipped_backwards_too():
    game = Martes13.from_position([["G5"], [], ["E1", "E2"]], seat=2)
    before = game.state()
    game.apply_action(play("E1"))
    assert game.current_player() == 0
    game.undo_action()
    assert game.state() == before
    for action in (play("E1"), play("G5")):
        game.apply_action(action)
    assert game.current_player() == 2


def test_notation_both_ways():
    for action, text in ((15, "play(G5)"), (37, "play(L7)"), (144, "play(M, G)"),
                         (215, "play(G5, E)"), (344, "play(M, L)"), (44, "play(M)")):
        assert Martes13.action_to_string(action) == text
        assert Martes13.string_to_action(text) == action
    assert (play("G5"), play("M", "L"), play("G5", "E")) == (15, 344, 215)


def test_a_wrong_text_is_refused():
    for text in (
        None, 15, b"play(G5)", [], "", "play", "play(", "play()", "play(G5", "play(G3)",
        "play(G5,E)", "play(G5, )", "play(G5 )", " play(G5)", "play(G5) ", "Play(G5)", "play(g5)",
        "play(M13, G)", "play(5)", "place(G5)", "play(X, Y)",
    ):
        assert refusal(Martes13.string_to_action, text) == "E_BAD_ACTION", text
    for text in ("play(M, X)", "play(M, g)", "play(M, M)", "play(M, G, E)", "play(G5,  G)"):
        assert refusal(Martes13.string_to_action, text) == "E_BAD_PILE", text
    assert refusal(Martes13.action_to_string, 444) == "E_BAD_PILE"
    for wrong in ("G3", "", None, 15, [], "M13"):
        assert refusal(play, wrong) == "E_BAD_ACTION"


def test_observation_has_everything_a_screen_needs():
    game = small(captured=[[], ["E1", "M"], []], dealer=1)
    game.apply_action(play("G5"))
    assert game.observation(1) == {
        "players": 3, "observer": 1, "current_player": 1, "dealer": 1, "draw_pile": 0,
        "hand": ["G5", "E7"], "hand_sizes": [1, 2, 1],
        "piles": {"G": ["G5"], "E": [], "L": []}, "totals": {"G": 5, "E": 0, "L": 0},
        "captured": [2, 2, 0], "result": None,
    }


def test_observation_leaks_nothing():
    one = small(captured=[["L1"], [], []])
    other = Martes13.from_position([["G5", "M"], ["E1", "E2"], ["G1"]], {"G": ["G7", "G2"]},
                                   [["M"], [], []])
    assert one.observation(0) == other.observation(0)
    assert one.observation(1) != other.observation(1)


def test_observation_is_a_copy():
    game = small()
    before = game.state()
    seen = game.observation(0)
    seen["hand"].append("M")
    seen["piles"]["G"].append("M")
    seen["captured"].append(1)
    game.history().append(1)
    game.legal_actions().append(1)
    assert game.state() == before
    for seat in (3, -1, None, "0", True):
        assert refusal(game.observation, seat) == "E_BAD_ACTION"


def test_the_score_waits_for_the_end():
    game = Martes13.from_position([["G5"], ["E1"], []], {"G": ["G7", "M"]},
                                  [[], ["E2", "M"], ["E1"]])
    assert refusal(game.score_round) == "E_ROUND_RUNNING"
    assert (game.result(), game.abandoned()) == (None, {"result": "ABANDONED"})
    game.apply_action(play("G5"))
    game.apply_action(play("E1"))
    assert game.score_round() == {"points": [2, 3, 1], "droppers": [0, None, None],
                                  "totals": [1, 2, 0, 2]}
    assert game.returns() == [-2, -3, -1]
    assert game.result() == {
        "result": "FINISHED", "counts": [[1, 0, 0, 1], [0, 1, 0, 1], [0, 1, 0, 0]],
        "points": [2, 3, 1], "droppers": [0, None, None]}


def test_history_replayed_gives_an_equal_state():
    game = Martes13(5, "K7Q2MX", dealer=2)
    for step in range(60):
        actions = game.legal_actions()
        if not actions:
            break
        game.apply_action(actions[step * 7 % len(actions)])
        if step % 5 == 0:
            game.undo_action()
    again = Martes13(5, "K7Q2MX", dealer=2)
    for action in game.history():
        again.apply_action(action)
    assert len(game.history()) > 40
    assert again.state() == game.state()
