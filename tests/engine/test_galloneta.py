"""Every worked example of the rules of Galloneta. Runs on CPython and MicroPython."""

from engine.galloneta.cards import is_figure, name
from engine.galloneta.game import Galloneta
from tests.engine.pieces import (
    ACES,
    NAMES,
    at,
    figure,
    forecast,
    graveyard,
    hand,
    play,
    position,
    power,
    refuses,
)


def test_GA_D01_deck_and_set_up():
    game = Galloneta(2, "K7Q2MX", aces="OE")
    figures = [[card for card in some if is_figure(card)]
               for some in game.hands + [game.hidden, game.draw]]
    assert list(map(len, figures)) == [2, 2, 2, 6]
    seen = game.observation(0)
    assert (seen["hand_sizes"], seen["draw_pile"], seen["hidden"]) == ([5, 5], 36, [True, True])
    assert len(game.draw) - len(figures[3]) == 30
    assert seen["pieces"] == ACES
    everything = game.hands[0] + game.hands[1] + game.draw + game.hidden
    assert sorted(list(map(name, everything)) + ["O1", "E1"]) == sorted(NAMES)
    assert len(everything) == 36 + 10 + 2


def test_GA_D02_first_turn_of_the_game():
    game = position([], "O10 E11 O7 C4 B3", "C12 E10 E9 C5 J1", first=True)
    play(game, "deploy(O10, B)")
    assert at(game, "B2") == (0, "O10", "", None)
    assert refuses(game, "deploy(E11, C)", "E_FIRST_TURN")
    play(game, "equip(O7, B2)")
    assert at(game, "B2") == (0, "O10", "O7", None) and power(game, "B2") == 14
    assert refuses(game, "equip(C4, B1)", "E_FIRST_TURN")
    assert refuses(game, "move(B2, B3)", "E_FIRST_TURN")
    assert refuses(game, "attack(B2, B3)", "E_FIRST_TURN")
    play(game, "end_turn()")
    assert game.current_player() == 1


def test_GA_D03_second_player_may_act_at_once():
    game = position([figure(0, "O10", "B2", "O7")], "E11 C4 B3", "C12 E10 E9 C5 J1", seat=1)
    play(game, "deploy(E10, C)")
    assert at(game, "C6") == (1, "E10", "", None)
    play(game, "equip(E9, C6)")
    assert power(game, "C6") == 18
    play(game, "move(C6, C5)")
    assert at(game, "C6") is None and at(game, "C5") == (1, "E10", "E9", None)
    assert refuses(game, "move(C5, C4)", "E_ALREADY_MOVED")
    play(game, "shield(J1, C5)")
    assert at(game, "C5") == (1, "E10", "E9", "J1")
    assert game.observation(0)["bajadas"] == 2
    assert refuses(game, "equip(C5, C7)", "E_BAJADAS")
    assert hand(game, 1) == {"C12", "C5"}


def test_GA_D04_a_fifth_figure():
    game = position([figure(0, "O10", "A2"), figure(0, "O11", "B2"), figure(0, "O12", "C4"),
                     figure(0, "E10", "D3")], "E11 C4", "C12")
    assert refuses(game, "deploy(E11, A)", "E_MAX_FIGURES")


def test_GA_D05_occupied_deployment_cell():
    game = position([figure(0, "O10", "A2")], "E11 C4", "C12")
    assert refuses(game, "deploy(E11, A)", "E_OCCUPIED")
    play(game, "deploy(E11, D)")
    assert at(game, "D2") == (0, "E11", "", None)


def test_GA_D06_suit_of_the_equipment():
    game = position([figure(0, "E11", "A2")], "O6 E2 C9", "C12")
    assert refuses(game, "equip(O6, A2)", "E_HAVE_SUIT")
    play(game, "equip(E2, A2)")
    assert power(game, "A2") == 4
    assert refuses(game, "equip(C9, A2)", "E_ALREADY_EQUIPPED")


def test_GA_D07_half_value():
    game = position([figure(0, "E11", "A2")], "O7 C9", "C12")
    play(game, "equip(O7, A2)")
    assert at(game, "A2") == (0, "E11", "O7", None) and power(game, "A2") == 7


def test_GA_D08_equipping_the_ace():
    game = position([], "O9 C9", "C12")
    play(game, "equip(O9, B1)")
    assert power(game, "B1") == 12


def test_GA_D09_cavalry_moves_two_cells_no_jumping():
    game = position([figure(0, "E11", "A2"), figure(0, "O11", "B2"), figure(1, "C10", "B4")],
                    "O7", "C12")
    play(game, "move(A2, A4)")
    assert at(game, "A4") == (0, "E11", "", None)
    assert refuses(game, "move(B2, B4)", "E_BLOCKED")
    play(game, "move(B2, B3)")
    assert at(game, "B3") == (0, "O11", "", None)
    assert refuses(game, "move(A4, A5)", "E_WAR_ACTIONS")


def test_GA_D10_equipment_decides():
    game = position([figure(0, "E11", "C4", "E9"), figure(1, "C10", "C5", "C7")], "O7", "C12")
    assert forecast(game, "attack(C4, C5)") == (18, 14)
    play(game, "attack(C4, C5)")
    assert at(game, "C5") is None and graveyard(game, 1) == {"C10", "C7"}
    assert at(game, "C4") == (0, "E11", "", None) and graveyard(game, 0) == {"E9"}
    assert refuses(game, "attack(C4, C5)", "E_ALREADY_ATTACKED")


def test_GA_D11_double_value_keeps_the_equipment():
    game = position([figure(0, "B10", "C4", "B8"), figure(1, "C10", "C5", "C4")], "O7", "C12")
    play(game, "attack(C4, C5)")
    assert at(game, "C4") == (0, "B10", "B8", None) and at(game, "C5") is None


def test_GA_D12_tie_both_die():
    game = position([figure(0, "B10", "C4", "B6"), figure(1, "C10", "C5", "C6")], "O7", "C12")
    play(game, "attack(C4, C5)")
    assert at(game, "C4") is None and graveyard(game, 0) == {"B10", "B6"}
    assert at(game, "C5") is None and graveyard(game, 1) == {"C10", "C6"}


def test_GA_D13_only_equipped_figures_attack_straight_ahead():
    game = position([figure(0, "B10", "C4"), figure(0, "B11", "A4", "B9"),
                     figure(1, "C10", "C5", "C6"), figure(1, "C11", "B4")], "O7", "C12")
    assert refuses(game, "attack(C4, C5)", "E_NOT_EQUIPPED")
    assert refuses(game, "attack(A4, B4)", "E_RANGE")
    assert refuses(game, "attack(A4, A5)", "E_NO_TARGET")


def test_GA_D14_killing_the_ace_ends_the_game():
    game = position([figure(0, "B10", "C6", "B5")], "O7", "C12",
                    aces=[ACES[0], figure(1, "E1", "C7", "E7")])
    assert forecast(game, "attack(C6, C7)") == (10, 8)
    play(game, "attack(C6, C7)")
    assert at(game, "C7") is None and game.is_terminal()
    assert game.result()["winner"] == 0 and game.returns() == [2, 0]
    assert refuses(game, "end_turn()", "E_GAME_OVER")


def test_GA_D15_the_ace_strikes_back():
    game = position([figure(0, "B10", "C6", "B5")], "O7", "C12",
                    aces=[ACES[0], figure(1, "E1", "C7", "E9")])
    assert forecast(game, "attack(C6, C7)") == (10, 12)
    play(game, "attack(C6, C7)")
    assert at(game, "C6") is None and graveyard(game, 0) == {"B10", "B5"}
    assert at(game, "C7") == (1, "E1", "", None) and graveyard(game, 1) == {"E9"}
    assert not game.is_terminal()


def test_GA_D16_mage_at_a_distance_and_hand_to_hand():
    game = position([figure(0, "C12", "C3", "C8"), figure(0, "O12", "A4", "O5"),
                     figure(1, "B10", "C5", "B3"), figure(1, "B11", "A5", "B4")], "O7", "E10")
    assert forecast(game, "attack(C3, C5)") == (16, 6)
    play(game, "attack(C3, C5)")
    assert at(game, "C5") is None and at(game, "C3") == (0, "C12", "C8", None)
    assert forecast(game, "attack(A4, A5)") == (6, 8)
    play(game, "attack(A4, A5)")
    assert at(game, "A4") is None and graveyard(game, 0) == {"O12", "O5"}
    assert at(game, "A5") == (1, "B11", "", None)
    assert graveyard(game, 1) == {"B10", "B3", "B4"}


def test_GA_D17_shield_saves_the_attacked_figure():
    game = position([figure(0, "E11", "C4", "E9"), figure(1, "C10", "C5", "C7", "J1")],
                    "O7", "C12")
    play(game, "attack(C4, C5)")
    assert at(game, "C5") == (1, "C10", "", None) and graveyard(game, 1) == {"J1", "C7"}
    assert at(game, "C4") == (0, "E11", "", None) and graveyard(game, 0) == {"E9"}


def test_GA_D18_compra():
    game = position([], "O6 O4 C9 C1 B2", "C12", hidden=("B11", None))
    assert refuses(game, "compra(P1, O6 C4)", "E_NOT_IN_HAND")
    assert refuses(game, "compra(P1, C9 B2)", "E_MIXED_SUITS")
    assert refuses(game, "compra(P1, O6)", "E_PRICE")
    play(game, "compra(P1, C9 C1)")
    assert graveyard(game, 0) == {"C9", "C1"}
    assert hand(game, 0) == {"O6", "O4", "B2", "B11"}
    assert game.observation(0)["bajadas"] == 0
    assert refuses(game, "compra(P1, O6 O4)", "E_NO_HIDDEN")


def test_GA_D19_horizontal_movement():
    game = position([figure(0, "E11", "B4", "E9"), figure(0, "O10", "A2"),
                     figure(1, "C10", "C5", "C7")], "O7 O5 C2 B3 B4", "C12")
    play(game, "hmove(B4, C4, discard O7 O5)")
    assert at(game, "B4") is None and at(game, "C4") == (0, "E11", "E9", None)
    assert graveyard(game, 0) == {"O7", "O5"}
    assert game.observation(0)["limits"] == [3, 5]
    assert refuses(game, "move(A2, A3)", "E_NO_MIX")
    play(game, "attack(C4, C5)")
    assert at(game, "C5") is None


def test_GA_D20_simple_discard():
    game = position([], "O6 O4 C9 C1 B2", "C12", draw=["E11", "B9"])
    play(game, "discard(B2)")
    assert graveyard(game, 0) == {"B2"} and hand(game, 0) == {"O6", "O4", "C9", "C1", "E11"}
    assert refuses(game, "deploy(E11, A)", "E_DISCARDED")
    assert refuses(game, "discard(C1)", "E_DISCARDED")


def test_GA_D21_refill_to_the_hand_limit():
    game = position([], "O6 O4 C9", "C12 C5", draw=["E11", "B9", "B8", "E4"])
    assert refuses(game, "deploy(O6, A)", "E_NOT_FIGURE")
    play(game, "equip(O6, B1)")
    assert power(game, "B1") == 6
    play(game, "end_turn()")
    seen = game.observation(1)
    assert (seen["current_player"], seen["phase"]) == (1, "REFILL")
    assert refuses(game, "deploy(C12, C)", "E_REFILL_FIRST")
    play(game, "refill()")
    assert hand(game, 1) == {"C12", "C5", "E11", "B9", "B8"}
    assert len(game.hands[1]) == 5


def test_GA_D22_draw_by_passes():
    game = position([], "O6 O4", "C12 C5", passes=(2, 2))
    play(game, "end_turn()")
    assert game.observation(0)["passes"] == [3, 2] and not game.is_terminal()
    play(game, "refill()", "end_turn()")
    assert game.observation(0)["passes"] == [3, 3]
    assert (game.result()["result"], game.result()["by"]) == ("DRAW", "passes")
    assert game.returns() == [1, 1]


def test_GA_D23_reviving_a_figure():
    game = position([figure(0, "C12", "C3", "C8 C2")], "O7", "E10",
                    graveyards=(["O10", "B4"], []))
    assert refuses(game, "revive(C3, pay C2, take B4)", "E_NOT_FIGURE")
    play(game, "revive(C3, pay C2, take O10)")
    assert graveyard(game, 0) == {"B4", "C2"} and hand(game, 0) == {"O7", "O10"}
    assert at(game, "C3") == (0, "C12", "C8", None)
    play(game, "deploy(O10, A)")
    assert at(game, "A2") == (0, "O10", "", None)
    assert game.observation(0)["bajadas"] == 1
