"""Rulings about movement and reach that the worked examples leave open.

Runs on CPython and MicroPython.
"""

import engine.galloneta.verbs as galloneta_war
from tests.engine.pieces import at, figure, hand, legal, play, position, refuses

ENEMY = figure(1, "C10", "C5", "C7")


def test_GA_R2_the_rows_of_the_aces_are_for_aces():
    game = position([figure(0, "E11", "A5", "E9"), figure(0, "E10", "D2")], "O9 O8", "")
    assert refuses(game, "move(A5, A7)", "E_OFF_BOARD")
    assert refuses(game, "move(D2, D1)", "E_OFF_BOARD")
    play(game, "move(A5, A6)")
    assert legal(game, "attack") == []


def test_GA_R3_only_its_own_column_leads_to_the_ace():
    pieces = [figure(0, "E11", "A6", "E9"), figure(0, "C12", "D5", "C9")]
    game = position(pieces, "O9", "")
    assert refuses(game, "attack(A6, A7)", "E_NO_TARGET")
    assert refuses(game, "attack(D5, D7)", "E_NO_TARGET")
    galloneta_war.ACE_IS_WIDE = True
    try:
        assert legal(game, "attack") == ["attack(D5, D7)", "attack(A6, A7)"]
        play(game, "attack(A6, A7)")
        assert game.result()["winner"] == 0 and at(game, "C7") is None
    finally:
        galloneta_war.ACE_IS_WIDE = False


def test_GA_R10_one_move_per_figure_and_two_war_actions():
    pieces = [figure(0, "E11", "A2", "E9"), figure(0, "O10", "B2"), figure(0, "C12", "D3")]
    game = position(pieces, "", "", draw=["B11"])
    assert legal(game, "move") == ["move(A2, A3)", "move(A2, A4)", "move(B2, B3)",
                                   "move(D3, D2)", "move(D3, D4)"]
    assert refuses(game, "move(B2, B4)", "E_DISTANCE")
    assert refuses(game, "move(D3, D5)", "E_DISTANCE")
    assert refuses(game, "move(A2, A5)", "E_DISTANCE")
    assert refuses(game, "move(A2, A2)", "E_DISTANCE")
    assert refuses(game, "move(A2, C2)", "E_NOT_VERTICAL")
    play(game, "move(A2, A3)")
    assert refuses(game, "move(A3, A4)", "E_ALREADY_MOVED")
    play(game, "move(B2, B3)")
    assert refuses(game, "move(D3, D4)", "E_WAR_ACTIONS")
    play(game, "end_turn()", "refill()", "end_turn()", "refill()", "move(A3, A2)")


def test_GA_R10_two_attacks_of_two_figures_or_a_move_and_an_attack():
    pieces = [figure(0, "E11", "C4", "E9"), figure(0, "O10", "B4", "O9"), ENEMY,
              figure(1, "B12", "B5", "B2")]
    game = position(pieces, "", "C9")
    play(game, "attack(C4, C5)", "attack(B4, B5)")
    assert legal(game) == ["end_turn()"]
    game = position([figure(0, "E11", "C2", "E9"), ENEMY], "E8", "C9")
    play(game, "move(C2, C4)", "attack(C4, C5)")
    assert refuses(game, "move(C4, C3)", "E_WAR_ACTIONS")
    play(game, "equip(E8, C4)")
    assert at(game, "C4") == (0, "E11", "E8", None)


def test_GA_R10_who_has_attacked_stays():
    game = position([figure(0, "E11", "C4", "E9"), ENEMY], "O9 O8", "C9")
    play(game, "attack(C4, C5)")
    assert refuses(game, "move(C4, C5)", "E_ALREADY_ATTACKED")
    assert refuses(game, "hmove(C4, D4, discard O9 O8)", "E_ALREADY_ATTACKED")
    assert legal(game, "move", "hmove", "attack") == []


def test_GA_R13_figures_go_anywhere_in_the_field_and_block_deployment():
    game = position([figure(0, "O10", "A5"), figure(1, "C10", "A6")], "", "E11")
    assert refuses(game, "move(A5, A6)", "E_BLOCKED")
    game = position([figure(0, "O10", "A5")], "", "E11")
    play(game, "move(A5, A6)", "end_turn()", "refill()")
    assert refuses(game, "deploy(E11, A)", "E_OCCUPIED")
    assert refuses(game, "deploy(E11, E)", "E_OFF_BOARD")


def test_GA_R17_forward_is_towards_the_enemy():
    pieces = [figure(0, "E11", "C4", "E9"), figure(1, "C10", "C3", "C7"),
              figure(1, "C12", "C2", "C9")]
    game = position(pieces, "", "")
    assert refuses(game, "attack(C4, C3)", "E_RANGE")
    game = position(pieces, "", "", seat=1)
    assert refuses(game, "attack(C3, C4)", "E_RANGE")
    assert refuses(game, "attack(C2, C4)", "E_RANGE")
    game = position([figure(0, "E11", "C4", "E9"), figure(1, "C12", "C6", "C9")], "", "", seat=1)
    play(game, "attack(C6, C4)")


def test_GA_R18_R20_a_mage_reaches_the_next_cell_or_the_second_whatever_stands_between():
    pieces = [figure(0, "C12", "C3", "C9"), figure(0, "O10", "B3", "O9"), figure(0, "B10", "C4"),
              ENEMY, figure(1, "E10", "B5"), figure(1, "E11", "C6")]
    game = position(pieces, "", "")
    assert legal(game, "attack") == ["attack(C3, C5)"]
    assert refuses(game, "attack(B3, B5)", "E_RANGE")
    assert refuses(game, "attack(C3, C6)", "E_RANGE")
    assert refuses(game, "attack(C3, C4)", "E_NO_TARGET")
    game = position([figure(0, "C12", "C5", "C9")], "", "")
    assert legal(game, "attack") == ["attack(C5, C7)"]


def test_GA_R33_the_horizontal_move():
    pieces = [figure(0, "E11", "B4", "E9"), figure(0, "O10", "B2", "O9"), ENEMY,
              figure(1, "B10", "B3", "B2"), figure(1, "B12", "A4")]
    game = position(pieces, "C3 C2 B4 B5 B6", "C9")
    pair = ", discard C3 C2)"
    assert refuses(game, "hmove(B4, A4" + pair, "E_BLOCKED")
    assert refuses(game, "hmove(B4, D4" + pair, "E_DISTANCE")
    assert refuses(game, "hmove(B4, B5" + pair, "E_DISTANCE")
    assert refuses(game, "hmove(B4, C5" + pair, "E_DISTANCE")
    assert refuses(game, "hmove(B4, C1" + pair, "E_OFF_BOARD")
    assert refuses(game, "hmove(B1, C1" + pair, "E_ACE_STATIC")
    assert refuses(game, "hmove(B4, C4, discard C3)", "E_H_COST")
    assert refuses(game, "hmove(B4, C4, discard)", "E_H_COST")
    assert refuses(game, "hmove(B4, C4, discard C3 C9)", "E_NOT_IN_HAND")
    play(game, "attack(B2, B3)", "hmove(B4, C4" + pair)
    assert hand(game, 0) == {"B4", "B5", "B6"} and legal(game, "move", "hmove", "attack") == []
    assert game.observation(0)["limits"] == [3, 5]


def test_GA_R33_no_other_movement_in_that_turn():
    pieces = [figure(0, "E11", "B4", "E9"), figure(0, "O10", "C2", "O9"), ENEMY]
    game = position(pieces, "C3 C2 B4 B5 B6", "C9")
    play(game, "move(C2, C3)")
    assert refuses(game, "hmove(B4, C4, discard C3 C2)", "E_NO_MIX")
    game = position(pieces, "C3 C2 B4 B5 B6", "C9")
    play(game, "hmove(B4, C4, discard C3 C2)")
    assert refuses(game, "hmove(C2, B2, discard B4 B5)", "E_NO_MIX")
    assert refuses(game, "move(C4, C3)", "E_NO_MIX")
    assert legal(game, "attack") == ["attack(C4, C5)"]


def test_GA_R33_R34_twice_in_a_game_in_any_later_turn():
    game = position([figure(0, "E11", "B4")], "C3 C2 B4 B5 B6", "C9")
    play(game, "hmove(B4, C4, discard C3 C2)")
    for limits, text in (([3, 5], ""), ([1, 5], "hmove(C4, D4, discard B4 B5)")):
        play(game, "end_turn()", "refill()", "end_turn()", "refill()")
        if text:
            play(game, text)
        assert game.observation(0)["limits"] == limits
    assert game.abandoned()["horizontal"] == [2, 0]
    game = position([figure(0, "E11", "B4")], "C3 C2", "C9", limits=(1, 5))
    assert refuses(game, "hmove(B4, C4, discard C3 C2)", "E_H_LIMIT")
    assert legal(game, "hmove") == []
    game = position([figure(0, "E11", "B4")], "C3", "C9")
    assert legal(game, "hmove") == []


def test_a_horizontal_move_stays_in_its_row():
    game = position([figure(0, "E11", "A4"), figure(0, "E10", "D3")], "C3 C2 C4", "C9")
    assert legal(game, "hmove") == [
        "hmove(D3, C3, discard C4 C3)", "hmove(D3, C3, discard C4 C2)",
        "hmove(D3, C3, discard C3 C2)", "hmove(A4, B4, discard C4 C3)",
        "hmove(A4, B4, discard C4 C2)", "hmove(A4, B4, discard C3 C2)"]
    assert refuses(game, "hmove(D3, A4, discard C3 C2)", "E_DISTANCE")


def test_GA_R42_a_figure_that_comes_back_in_the_same_turn_is_a_new_piece():
    pieces = [figure(0, "O10", "B4", "O3"), figure(0, "C12", "A2", "C8"),
              figure(1, "E10", "B5", "E9"), figure(1, "B10", "C3")]
    game = position(pieces, "O9", "", phase="MAIN")
    play(game, "attack(B4, B5)", "revive(A2, pay C8, take O10)", "deploy(O10, C)")
    assert game.observation(0)["attacked"] == []
    assert "move(C2, C1)" not in legal(game) and legal(game, "attack") == []
    play(game, "equip(O9, C2)")
    assert legal(game, "attack") == ["attack(C2, C3)"]
    again = game.clone()
    play(game, "attack(C2, C3)")
    assert at(game, "C3") is None and game.observation(0)["attacked"] == ["O10"]
    play(again, "end_turn()", "refill()", "move(C3, C4)", "end_turn()", "refill()", "move(C2, C3)")
    assert refuses(again, "move(C3, C4)", "E_ALREADY_MOVED")
    game = position(pieces[:3], "O9", "", phase="MAIN")
    play(game, "attack(B4, B5)", "revive(A2, pay C8, take O10)", "deploy(O10, C)", "move(C2, C3)")
    assert refuses(game, "move(C3, C4)", "E_WAR_ACTIONS")


def test_GA_R42_a_figure_that_lives_on_has_finished():
    pieces = [figure(0, "O10", "B4", "O9"), figure(1, "E10", "B5", "E3")]
    game = position(pieces, "O8", "")
    play(game, "attack(B4, B5)")
    assert game.observation(0)["attacked"] == ["O10"]
    assert refuses(game, "move(B4, B5)", "E_ALREADY_ATTACKED")
