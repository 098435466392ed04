"""Rulings of The Game without a worked example. Runs on CPython and MicroPython."""

from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place
from tests.engine.positions import A1, A2, position, result


def test_TG_R1_the_look_ahead_tries_every_order_on_every_pile():
    only_d2 = (98, 97, 3, 50)
    assert not position(only_d2, [[10, 30, 45]], 40, level="expert").is_terminal()
    assert position(only_d2, [[10, 61, 45]], 40, level="expert").is_terminal()


def test_TG_R2_the_minimum_stays_while_the_draw_pile_is_not_empty():
    game = position((10, 12, 95, 90), [[13, 14, 15, 16, 50, 60, 61, 62]], 1, level="expert")
    assert game.minimum() == 3
    for card in (13, 14, 15):
        game.apply_action(place(card, A2))
    game.apply_action(END_TURN)
    assert game.minimum() == 1


def test_TG_R6_a_turn_never_ends_by_itself():
    game = position((60, 70, 30, 20), [[61], [62, 99]], 0)
    game.apply_action(place(61, A1))
    assert game.legal_actions() == [END_TURN]
    assert game.current_player() == 0


def test_TG_R8_cards_are_dealt_in_turn_from_seat_0():
    deck = list(range(99, 1, -1))
    game = TheGame(3, deck=deck, first=2)
    assert game.hands == [sorted(deck[seat:18:3]) for seat in range(3)]
    assert game.hands[0] == [84, 87, 90, 93, 96, 99]
    assert game.draw == deck[18:]
    assert game.current_player() == 2


def test_TG_R11_a_fire_may_be_covered_by_the_player_who_lit_it():
    game = position((20, 12, 95, 90), [[22, 23, 14, 30, 50, 60, 70, 80]], 40, fire=True)
    for card in (22, 23):
        game.apply_action(place(card, A1))
    game.apply_action(END_TURN)
    assert game.burning() == []


def test_TG_R12_the_next_player_is_the_next_one_who_holds_cards():
    game = position((20, 12, 95, 90), [[22, 40], [], [41, 42]], 0, fire=True)
    game.apply_action(place(22, A1))
    game.apply_action(END_TURN)
    assert (game.current_player(), game.burning()) == (2, [A1])
    game.apply_action(place(41, A1))
    game.apply_action(END_TURN)
    assert (game.current_player(), game.burning()) == (0, [])


def test_TG_R13_an_empty_draw_pile_does_not_put_a_fire_out():
    game = position((44, 12, 95, 90), [[13, 50]], 0, fire=True, burning=[A1])
    game.apply_action(place(13, A2))
    assert game.would_end(END_TURN) == result("BURNED", 1, "none")
    game.apply_action(END_TURN)
    assert game.result() == result("BURNED", 1, "none")


def test_TG_R14_a_fire_covered_by_a_fire_starts_a_new_deadline():
    game = position((44, 12, 95, 90), [[55, 13, 14, 60, 61, 62, 63, 64]], 40, fire=True,
                    burning=["A1"])
    game.apply_action(place(55, A1))
    game.apply_action(place(13, A2))
    assert (game.fires(), game.burning()) == ([A1], [])
    game.apply_action(END_TURN)
    assert game.burning() == [A1]


def test_TG_R15_the_last_card_wins_even_if_it_burns():
    game = position((44, 12, 95, 90), [[55]], 0, fire=True, burning=["A1"])
    game.apply_action(place(55, A2))
    assert game.result() == result("WIN", 0, "win")


def test_TG_R17_stuck_while_an_inherited_fire_burns():
    stuck = (77, 98, 3, 2), [[20, 30, 40, 50]], 40
    assert position(*stuck, fire=True, burning=["A1"]).result() == result("BURNED", 44, "none")
    assert position(*stuck, fire=True).result() == result("ENDED", 44, "plain")


def test_TG_R18_burned_is_never_excellent():
    game = position((77, 98, 3, 2), [[20, 30]], 0, fire=True, burning=["A1"])
    assert game.result() == result("BURNED", 2, "none")


def test_fire_cards_are_ordinary_without_on_fire():
    game = position((20, 12, 95, 90), [[22, 13, 14, 30, 50, 60, 70, 80]], 40)
    for card, pile in ((22, A1), (13, A2)):
        game.apply_action(place(card, pile))
    game.apply_action(END_TURN)
    assert (game.fires(), game.burning(), game.result()) == ([], [], None)
