"""Every worked example of the rules of The Game. Runs on CPython and MicroPython."""

from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place
from engine.the_game.options import LEVELS
from tests.engine.positions import A1, A2, D1, D2, on_fire, position, refusal, refuses, result

TABLE = {1: (8, 90), 2: (7, 84), 3: (6, 80), 4: (6, 74), 5: (6, 68)}
REDUCED = {1: (7, 91), 2: (6, 86), 3: (5, 83), 4: (5, 78), 5: (5, 73)}


def test_TG_D01_set_up_table():
    for table, levels in ((TABLE, LEVELS[:2]), (REDUCED, LEVELS[2:])):
        for players, (hand, draw) in table.items():
            for level in levels:
                seen = TheGame(players, "K7Q2MX", level=level).observation(0)
                assert seen["hand_sizes"] == [hand] * players
                assert seen["draw_pile"] == draw
                assert seen["tops"] == [1, 1, 100, 100]
    assert refusal(TheGame, 0) == "E_CONFIG"
    assert refusal(TheGame, 6) == "E_CONFIG"


def test_TG_D02_ordinary_placement_on_an_ascending_pile():
    game = position((13, 1, 100, 100), [[20, 31, 44, 58, 60, 72, 90, 95]], 82)
    game.apply_action(place(20, A1))
    seen = game.observation(0)
    assert seen["tops"] == [20, 1, 100, 100]
    assert len(seen["hand"]) == 7
    assert (seen["placed"], seen["due"], seen["current_player"]) == (1, 1, 0)


def test_TG_D03_lower_card_on_an_ascending_pile():
    game = position((47, 1, 100, 60), [[45, 50, 51, 58, 61, 72, 90, 95]], 60)
    assert refuses(game, place(45, A1), "E_ILLEGAL_PLACEMENT")


def test_TG_D04_reverse_trick_on_an_ascending_pile():
    game = position((47, 20, 80, 60), [[37, 50, 51, 58, 61, 72, 90, 95]], 60)
    game.apply_action(place(37, A1))
    assert (game.tops(), game.placed) == ([37, 20, 80, 60], 1)


def test_TG_D05_reverse_trick_on_a_descending_pile():
    game = position((30, 20, 65, 60), [[75, 50, 51, 58, 61, 72, 90, 95]], 60)
    game.apply_action(place(75, D1))
    assert (game.tops(), game.placed) == ([30, 20, 75, 60], 1)


def test_TG_D06_almost_a_reverse_trick():
    game = position((47, 20, 65, 60), [[36, 38, 76, 74, 61, 72, 90, 95]], 60)
    for card, pile in ((36, A1), (38, A1), (76, D1), (74, D1)):
        assert refuses(game, place(card, pile), "E_ILLEGAL_PLACEMENT")


def test_TG_D07_ending_the_turn_too_early():
    game = position((13, 1, 100, 100), [[20, 31, 44, 58, 60, 72, 90, 95]], 82)
    game.apply_action(place(20, A1))
    assert refuses(game, END_TURN, "E_MIN_NOT_REACHED")
    game.apply_action(place(31, A1))
    assert game.placed == 2
    game.apply_action(END_TURN)
    seen = game.observation(0)
    assert (len(seen["hand"]), seen["draw_pile"]) == (8, 80)
    assert (seen["current_player"], seen["placed"]) == (0, 0)


def test_TG_D08_refill_after_four_cards():
    game = position((10, 12, 95, 90), [[13, 14, 15, 89, 50, 60], [3, 4, 5, 6, 7, 8],
                                       [91, 92, 93, 94, 96, 97]], 40)
    for card, pile, top in ((13, A1, 13), (14, A2, 14), (15, A2, 15), (89, D2, 89)):
        game.apply_action(place(card, pile))
        assert game.tops()[pile] == top
    game.apply_action(END_TURN)
    seen = game.observation(0)
    assert (len(seen["hand"]), seen["draw_pile"]) == (6, 36)
    assert (seen["current_player"], seen["minimum"]) == (1, 2)


def test_TG_D09_draw_pile_runs_out_during_the_refill():
    game = position((10, 12, 95, 90), [[13, 14, 15, 89, 50, 60], [16, 17, 18, 19, 21, 23],
                                       [24, 25, 26, 27, 28, 29]], 2)
    for card, pile in ((13, A1), (14, A2), (15, A2), (89, D2)):
        game.apply_action(place(card, pile))
    game.apply_action(END_TURN)
    seen = game.observation(0)
    assert (len(seen["hand"]), seen["draw_pile"]) == (4, 0)
    assert (seen["current_player"], seen["minimum"]) == (1, 1)


def test_TG_D10_stuck_at_the_start_one_card_would_fit_two_would_not():
    game = position((96, 95, 5, 4), [[97, 50, 60, 70, 55, 65, 40],
                                     [8, 9, 10, 11, 12, 13, 18]], 20)
    assert game.result() == result("ENDED", 34, "plain")
    assert refuses(game, place(97, A1), "E_GAME_OVER")


def test_TG_D11_bad_order_makes_the_second_card_impossible():
    game = position((80, 95, 5, 4), [[81, 97, 50, 60, 70, 55, 65],
                                     [8, 9, 10, 11, 12, 13, 18]], 20)
    game.apply_action(place(97, A1))
    assert game.placed == 1
    assert game.result() == result("ENDED", 33, "plain")


def test_TG_D12_empty_draw_pile_one_card_is_enough_and_empty_hands_are_skipped():
    game = position((60, 70, 30, 20), [[61, 75], [], [62, 99]], 0)
    game.apply_action(place(61, A1))
    assert game.placed == 1
    game.apply_action(END_TURN)
    seen = game.observation(2)
    assert seen["hand_sizes"] == [1, 0, 2]
    assert (seen["current_player"], seen["minimum"]) == (2, 1)


def test_TG_D13_last_card_of_all():
    game = position((60, 70, 30, 20), [[61], []], 0)
    game.apply_action(place(61, A1))
    assert game.result() == result("WIN", 0, "win")


def test_TG_D14_nine_cards_left_is_excellent():
    game = position((98, 97, 3, 2), [[50, 51, 52, 53], [60, 61, 62, 63, 64]], 0)
    assert game.result() == result("ENDED", 9, "excellent")


def test_TG_D15_ten_cards_left_is_not():
    game = position((98, 97, 3, 2), [[50, 51, 52, 53], [60, 61, 62, 63, 64, 65]], 0)
    assert game.result() == result("ENDED", 10, "plain")


def test_TG_D16_on_fire_the_next_player_covers_the_fire_card():
    game = on_fire()
    assert game.burning() == [A1]
    game.apply_action(place(50, A1))
    assert game.burning() == []
    game.apply_action(place(13, A2))
    game.apply_action(END_TURN)
    seen = game.observation(1)
    assert (seen["draw_pile"], seen["burning"], seen["current_player"]) == (38, [], 1)


def test_TG_D17_on_fire_the_fire_card_is_not_covered():
    game = on_fire()
    game.apply_action(place(13, A2))
    game.apply_action(place(14, A2))
    game.apply_action(END_TURN)
    assert game.result() == result("BURNED", 56, "none")
    assert game.observation(0)["hand_sizes"] == [4, 6, 6]
    assert game.observation(0)["draw_pile"] == 40
    assert game.burning() == [A1]


def test_TG_D18_on_fire_solo_the_own_next_turn_is_the_deadline():
    game = position((20, 12, 95, 90), [[22, 13, 14, 30, 50, 60, 70, 80]], 40, fire=True)
    game.apply_action(place(22, A1))
    game.apply_action(place(13, A2))
    assert (game.fires(), game.burning()) == ([A1], [])
    game.apply_action(END_TURN)
    assert len(game.draw) == 38
    assert (game.current_player(), game.burning()) == (0, [A1])


def test_TG_D19_unknown_cards_piles_and_players():
    game = position((13, 1, 100, 100), [[20, 31, 44, 58, 60, 72], [2, 3, 4, 5, 6, 7],
                                        [8, 9, 10, 11, 12, 14]], 79)
    assert refuses(game, place(99, A1), "E_NOT_IN_HAND")
    assert refuses(game, place(20, 4), "E_BAD_PILE")
    assert refuses(game, place(2, A1), "E_NOT_YOUR_TURN", seat=1)
