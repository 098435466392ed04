"""The worked examples of the rules of Take That. Runs on CPython and MicroPython."""

from engine.take_that.cards import DECK, is_toad, twin
from engine.take_that.game import TakeThat
from engine.take_that.notation import TAKE, place, twist
from engine.take_that.scoring import score_round
from tests.engine.lines import OTHER, example, position
from tests.engine.positions import refusal, refuses


def test_TT_D01_set_up_table():
    assert len(DECK) == 79
    assert [card for card in DECK if is_toad(card)] == [22, 33, 44, 55, 66, 77, 88]
    assert len([card for card in DECK if not is_toad(card) and twin(card) in DECK]) == 2 * 36
    for players, hand, pile in ((2, 9, 61), (3, 9, 52), (4, 8, 47)):
        for dealer in range(players):
            game = TakeThat(players, "K7Q2MX", dealer=dealer)
            assert list(map(len, game.hands)) == [hand] * players
            assert (len(game.pile), game.line) == (pile, [])
            assert game.current_player() == (dealer + 1) % players
    assert refusal(TakeThat, 1) == refusal(TakeThat, 5) == "E_CONFIG"


def test_TT_D02_first_card_of_a_line_is_free():
    game = example([], 34, 12, 13, 24, 44, 23, 45, 94, 88, pile=61)
    game.apply_action(place(34))
    assert (game.line, len(game.pile), len(game.hands[0])) == ([34], 60, 9)
    assert game.current_player() == 1


def test_TT_D03_the_range_is_inclusive_on_both_sides():
    for card in (24, 44):
        game = example([34], 24, 12, 13, 21, 44, 23, 45, 94, 88)
        game.apply_action(place(card))
        assert game.line == [34, card]


def test_TT_D04_one_beyond_the_range():
    game = example([34], 24, 12, 13, 21, 44, 23, 45, 94, 88)
    assert refuses(game, place(23), "E_OUT_OF_RANGE")
    assert refuses(game, place(45), "E_OUT_OF_RANGE")


def test_TT_D05_a_toad_may_be_placed_like_any_card():
    game = example([34], 24, 12, 13, 21, 44, 23, 45, 94, 88)
    game.apply_action(place(44))
    assert game.line == [34, 44]
    assert twist(44) not in game.legal_actions()


def test_TT_D06_only_the_right_end_counts_for_placing():
    game = example([34, 41, 49], 35, 12, 13, 21, 44, 23, 45, 94, 88)
    assert refuses(game, place(35), "E_OUT_OF_RANGE")
    game.apply_action(place(45))
    assert game.line == [34, 41, 49, 45]


def test_TT_D07_twisting_from_the_middle():
    game = example([34, 41, 49, 51, 56], 94, 12, 13, 21, 14, 23, 45, 32, 88)
    game.apply_action(twist(94))
    assert game.line == [34, 41, 51, 56]
    assert (sorted(game.up[0]), game.returns()) == ([49, 94], [2, 0])
    assert (len(game.hands[0]), len(game.pile), game.current_player()) == (9, 39, 1)


def test_TT_D08_a_toad_has_no_twin():
    game = example([34, 41, 49], 44, 12, 13, 21, 14, 23, 45, 32, 88)
    assert refuses(game, twist(44), "E_TOAD")


def test_TT_D09_the_twin_is_not_in_the_line():
    game = example([34, 41, 51], 94, 12, 13, 21, 14, 23, 45, 32, 88)
    assert refuses(game, twist(94), "E_NO_TWIN")
    assert refuses(game, twist(43), "E_NOT_IN_HAND")


def test_TT_D10_taking_the_line_although_a_placement_would_be_legal():
    game = example([33, 34, 41], 35, 12, 13, 21, 14, 23, 45, 32, 88)
    assert place(35) in game.legal_actions()
    game.apply_action(TAKE)
    assert (game.down[0], game.line, game.returns()) == ([33, 34, 41], [], [-7, 0])
    assert (game.current_player(), game.must_place) == (0, True)
    assert refuses(game, twist(12), "E_MUST_PLACE")
    assert refuses(game, TAKE, "E_MUST_PLACE")
    game.apply_action(place(88))
    assert (game.line, len(game.hands[0]), len(game.pile)) == ([88], 9, 39)
    assert (game.current_player(), game.must_place) == (1, False)


def test_TT_D11_nothing_to_take():
    game = example([], 34, 12, 13, 24, 44, 23, 45, 94, 88, pile=61)
    assert refuses(game, TAKE, "E_EMPTY_LINE")
    assert refuses(game, twist(34), "E_EMPTY_LINE")


def test_TT_D12_taking_with_an_empty_draw_pile_ends_the_game():
    game = position([55, 61, 66], [12, 13], [15, 16, 17], up=[[49, 94], [18, 81]],
                    down=[[22, 23], []])
    assert game.would_end(TAKE)
    game.apply_action(TAKE)
    assert game.is_terminal() and game.current_player() is None and not game.must_place
    assert game.result() == {"result": "FINISHED", "counts": [[2, 2, 3], [2, 0, 0]],
                             "points": [-15, 2]}
    assert refuses(game, place(12), "E_GAME_OVER")


def test_TT_D13_twisting_the_last_card_with_an_empty_draw_pile_ends_the_game():
    game = position([12], [21, 13], [15, 16, 17], up=[[49, 94], [18, 81]])
    assert game.would_end(twist(21))
    game.apply_action(twist(21))
    assert (game.line, game.pile, game.is_terminal()) == ([], [], True)
    assert game.result()["points"] == [4, 2]


def test_TT_D14_twisting_the_last_card_while_one_card_is_left_to_draw():
    game = example([12], 21, 13, 23, 24, 25, 26, 27, 28, 29, pile=[98])
    assert not game.would_end(twist(21))
    game.apply_action(twist(21))
    assert (game.line, game.pile, 98 in game.hands[0]) == ([], [], True)
    assert not game.is_terminal() and game.current_player() == 1
    assert refuses(game, TAKE, "E_EMPTY_LINE")
    game.apply_action(place(15))
    assert (game.line, len(game.hands[1]), game.is_terminal()) == ([15], 8, False)


def test_TT_D15_no_cards_in_hand():
    game = position([55, 51], [], [16])
    assert game.legal_actions() == [TAKE]
    assert refuses(game, place(16), "E_NOT_IN_HAND")
    game.apply_action(TAKE)
    assert (game.is_terminal(), game.returns()) == (True, [-6, 0])


def test_TT_D16_score_of_one_player():
    assert score_round(2, [(12, 12, 1), (0, 0, 0)])["points"] == [-5, 0]


def test_TT_D17_advanced_variant_taking_a_line_of_one_card():
    game = example([41], 35, 12, 13, 21, 14, 23, 45, 32, 88, pile=[77, 98, 97], advanced=True)
    game.apply_action(TAKE)
    assert (game.down, game.pile, game.must_place) == ([[41, 77], []], [98, 97], True)
    game.apply_action(place(12))
    assert (game.line, 98 in game.hands[0], game.pile) == ([12], True, [97])
    assert game.current_player() == 1
    assert game.hands[1] == OTHER
