"""Rulings about cards that the worked examples leave open. Runs on CPython and MicroPython."""

import engine.galloneta.game as galloneta
from engine.galloneta.cards import name, number
from engine.galloneta.game import Galloneta
from engine.galloneta.notation import AGREE_DRAW, END_TURN
from engine.galloneta.setup import shuffled_deck
from tests.engine.pieces import (
    at,
    figure,
    graveyard,
    hand,
    legal,
    play,
    position,
    power,
    refuses,
)
from tests.engine.positions import refusal


def test_GA_R1_seat_0_starts_or_lots_are_drawn():
    assert Galloneta().current_player() == 0
    assert Galloneta(first=1).current_player() == 1
    drawn = [Galloneta(2, str(seed), first=None).current_player() for seed in range(40)]
    assert drawn == [Galloneta(2, str(seed), first=None).current_player() for seed in range(40)]
    assert 10 < sum(drawn) < 30


def test_GA_R3_R6_every_player_chooses_a_column_and_an_ace_of_another_suit():
    game = Galloneta(2, "K7Q2MX", aces="BC", columns="DD")
    assert game.observation(0)["pieces"] == [figure(0, "B1", "D1"), figure(1, "C1", "D7")]
    assert refusal(Galloneta, 2, aces="CC") == "E_CONFIG"


def test_GA_R4_R16_only_aces_that_nobody_chose_are_equipment():
    game = position([figure(0, "C12", "A2"), figure(0, "C10", "B2")], "C1 B1", "")
    play(game, "equip(C1, A2)", "equip(B1, B2)")
    assert (power(game, "A2"), power(game, "B2")) == (2, 1)
    for seed in range(9):
        game = Galloneta(2, str(seed), aces="EB")
        held = [card for seat in (0, 1) for card in hand(game, seat)]
        assert not set(held) & {"E1", "B1"}
    assert refusal(position, [figure(0, "C10", "A2", "O1")], "", "") == "E_CONFIG"


def test_GA_R5_the_hidden_figure_is_none_of_the_hand():
    deck = [name(card) for card in shuffled_deck("K7Q2MX", [number("O1"), number("E1")])]
    game = Galloneta(deck=deck)
    assert game.state() == Galloneta(2, "K7Q2MX").state()
    assert hand(game, 0) == {deck[0], deck[2], deck[6], deck[8], deck[10]}
    assert hand(game, 1) == {deck[1], deck[3], deck[7], deck[9], deck[11]}
    assert list(map(name, game.hidden)) == deck[4:6]
    assert list(map(name, game.draw)) == deck[12:]


def test_GA_R7_the_first_turn_of_the_game():
    pieces = [figure(0, "O10", "B2", "O9"), figure(1, "C10", "B3")]
    game = position(pieces, "O11 O7 C4 J1 J2", "C12", first=True, hidden=("B11", "B12"))
    assert legal(game, "move", "attack", "hmove", "compra") == []
    for buyer in ("P1", "P2"):
        assert refuses(game, "compra(" + buyer + ", C4)", "E_FIRST_TURN")
    assert refuses(game, "hmove(B2, C2, discard O7 C4)", "E_FIRST_TURN")
    play(game, "shield(J1, B2)", "shield(J2, B1)", "deploy(O11, A)", "equip(O7, A2)")
    game = position([], "O11 O7", "C12", first=True)
    play(game, "discard(O7)", "end_turn()")
    assert not game.observation(0)["first"]


def test_GA_R8_R11_the_second_player_has_all_four_actions_at_once():
    game = position([], "", "O10 O11 E9 C5 J1", seat=1)
    play(game, "deploy(O10, A)", "deploy(O11, B)", "move(A6, A5)", "move(B6, B4)")
    assert legal(game) == ["end_turn()", "shield(J1, B4)", "shield(J1, A5)", "shield(J1, C7)"]


def test_GA_R9_purchase_shield_and_revival_are_no_actions():
    game = position([figure(0, "C12", "A2", "C8 C2")], "O9 O5 J1", "",
                    hidden=("B11", None), graveyards=(["O10"], []))
    play(game, "compra(P1, O9 O5)", "shield(J1, A2)", "revive(A2, pay C2, take O10)")
    seen = game.observation(0)
    assert (seen["bajadas"], seen["war"]) == (0, 0)
    play(game, "deploy(B11, B)", "deploy(O10, C)", "move(A2, A3)", "move(B2, B4)")
    assert refuses(game, "move(C2, C3)", "E_WAR_ACTIONS")


def test_GA_R14_another_suit_only_without_one_that_fits():
    game = position([figure(0, "E11", "A2"), figure(0, "B10", "B2")], "O6 E2 C9", "")
    assert legal(game, "equip") == ["equip(O6, B1)", "equip(O6, B2)", "equip(C9, B2)",
                                    "equip(E2, A2)", "equip(E2, B2)"]
    play(game, "equip(E2, B2)", "equip(O6, A2)")
    assert (power(game, "A2"), power(game, "B2")) == (6, 2)


def test_GA_R16_an_ace_halves_then_subtracts():
    for card, half in (("O9", 12), ("O3", 0), ("O2", 0), ("C9", 3), ("C6", 0), ("C5", 0)):
        game = position([], card, "")
        play(game, "equip(" + card + ", B1)")
        assert power(game, "B1") == half
    game = position([], "O9 O8 J1 J2", "")
    play(game, "equip(O9, B1)", "shield(J1, B1)")
    assert refuses(game, "equip(O8, B1)", "E_ALREADY_EQUIPPED")
    assert refuses(game, "shield(J2, B1)", "E_ALREADY_SHIELDED")


def test_GA_R28_any_number_of_shields_one_per_piece_never_traded():
    game = position([figure(0, "C12", "A2", "C8")], "J1 J2 O9", "", hidden=("B11", None),
                    graveyards=(["O10"], []))
    assert refuses(game, "compra(P1, O9 J1)", "E_NOT_EQUIPMENT")
    play(game, "shield(J1, A2)")
    assert refuses(game, "shield(J2, A2)", "E_ALREADY_SHIELDED")
    assert refuses(game, "revive(A2, pay J1, take O10)", "E_NOT_EQUIPPED")
    play(game, "shield(J2, B1)")
    assert at(game, "B1") == (0, "O1", "", "J2")


def test_GA_R30_any_own_fallen_figure_as_often_as_there_is_equipment():
    pieces = [figure(0, "C12", "A2", "C8 C2"), figure(0, "O12", "B3", "O9"),
              figure(0, "O10", "C2")]
    game = position(pieces, "E11 B2", "", graveyards=(["E10", "B12"], ["B11"]))
    assert refuses(game, "revive(A2, pay C2, take B11)", "E_NOT_IN_GRAVEYARD")
    assert refuses(game, "revive(C2, pay C2, take E10)", "E_NO_MAGE")
    play(game, "revive(A2, pay C2, take E10)", "revive(A2, pay C8, take B12)")
    assert refuses(game, "revive(A2, pay C8, take B12)", "E_NOT_EQUIPPED")
    assert hand(game, 0) == {"E11", "B2", "E10", "B12"}
    game = position(pieces, "E11 B2", "")
    play(game, "discard(E11)", "revive(B3, pay O9, take E11)")
    assert "E11" in hand(game, 0) and graveyard(game, 0) == {"O9"}


def test_GA_R32_purchases_at_any_time_from_the_hand_at_face_value():
    game = position([], "O2", "E9 E8 E2 J1", hidden=("B11", "C11"))
    assert game.legal_actions(1) == sorted(map(game.string_to_action, (
        "compra(P2, E9 E8)", "compra(P2, E9 E2)", "compra(P2, E8 E2)", "compra(P2, E9 E8 E2)")))
    assert legal(game, "compra") == []
    play(game, "equip(O2, B1)", "compra(P2, E8 E2)")
    assert hand(game, 1) == {"E9", "J1", "C11"} and graveyard(game, 1) == {"E8", "E2"}
    assert game.observation(0)["hidden"] == [True, False]
    assert game.legal_actions(1) == []
    play(game, "end_turn()")
    assert (game.observation(0)["hand_sizes"], game.current_player()) == ([0, 3], 1)


def test_GA_R32_before_the_refill():
    game = position([], "O2", "E9 E8 J1", hidden=(None, "C11"), seat=1, phase="REFILL")
    assert legal(game) == ["refill()", "compra(P2, E9 E8)"]
    play(game, "compra(P2, E9 E8)", "refill()")
    assert len(hand(game, 1)) == 5 and "C11" in hand(game, 1)


def test_GA_R35_R36_refills_and_an_empty_pile():
    game = position([], "O2 O3", "O11 E9 E8 E7", draw=["B2", "B3", "B4"], limits=(3, 3))
    play(game, "end_turn()", "refill()")
    assert hand(game, 1) == {"O11", "E9", "E8", "E7"}
    play(game, "end_turn()", "refill()")
    assert hand(game, 0) == {"O2", "O3", "B2"}
    game = position([], "O2 O11", "E9", draw=["B2"])
    play(game, "end_turn()", "refill()")
    assert (hand(game, 1), game.observation(1)["draw_pile"]) == ({"E9", "B2"}, 0)
    assert refuses(game, "discard(B2)", "E_EMPTY_PILE")
    play(game, "end_turn()", "refill()")
    assert hand(game, 0) == {"O2", "O11"}


def test_GA_R37_a_discard_instead_of_placements():
    game = position([figure(0, "O10", "B2")], "O6 C9 J1", "")
    play(game, "equip(O6, B2)")
    assert refuses(game, "discard(C9)", "E_BAJADA_DONE")
    game = position([figure(0, "O10", "B2", "O4")], "O6 C9 J1", "", draw=["B11", "B9"])
    play(game, "discard(C9)", "shield(J1, B2)", "move(B2, B3)")
    assert legal(game, "deploy", "equip", "discard") == []
    assert refuses(game, "equip(O6, B1)", "E_DISCARDED")


def test_GA_R38_passes_count_in_total():
    def passes():
        game = position([], "O2 O3 O11", "E9 E8", draw=0)
        play(game, "end_turn()", "refill()", "end_turn()", "refill()", "equip(O2, B1)",
             "end_turn()", "refill()", "end_turn()")
        return game.observation(0)["passes"]

    assert passes() == [1, 2]
    galloneta.PASSES_IN_A_ROW = True
    try:
        assert passes() == [0, 2]
    finally:
        galloneta.PASSES_IN_A_ROW = False


def test_GA_R38_what_is_a_pass():
    for texts, passed in (
        (["end_turn()"], 1), (["compra(P2, E9 E8)", "end_turn()"], 1),
        (["compra(P1, O8 O7)", "end_turn()"], 0), (["discard(O8)", "end_turn()"], 0),
        (["shield(J1, B1)", "end_turn()"], 0),
    ):
        game = position([], "O8 O7 J1", "E9 E8", hidden=("B11", "C11"))
        play(game, *texts)
        assert game.observation(0)["passes"] == [passed, 0], texts
    game = position([], "O8", "E9", passes=(5, 2), seat=1)
    play(game, "end_turn()")
    assert game.result()["by"] == "passes"
    game = position([], "O8 O11", "E9", passes=(7, 1))
    play(game, "end_turn()")
    assert not game.is_terminal()


def test_GA_R39_a_draw_when_no_figure_is_left():
    for fields, over in (
        ({}, True), ({"draw": ["C11"]}, False), ({"hidden": (None, "B12")}, False),
        ({"graveyards": (["O10"], ["B11"])}, True), ({"draw": ["C9"]}, True),
    ):
        given = {"draw": []}
        given.update(fields)
        game = position([], "O8", "E9", **given)
        play(game, "end_turn()")
        assert game.is_terminal() == over
        assert not over or game.result()["by"] == "figures"
        assert game.returns() == ([1, 1] if over else [0, 0])
    game = position([figure(1, "B10", "A4")], "O8", "E9", draw=[])
    play(game, "end_turn()")
    assert not game.is_terminal()
    game = position([], "O8", "E9", draw=[], phase="REFILL")
    assert game.is_terminal()


def test_GA_R39_a_draw_by_agreement_takes_both():
    game = position([], "O8", "E11")
    assert AGREE_DRAW not in game.legal_actions()
    game.apply_action(AGREE_DRAW)
    assert game.result() == {"result": "DRAW", "winner": None, "by": "agreement", "turns": 2,
                             "horizontal": [0, 0], "compra": [1, 1]}
    assert (game.returns(), game.legal_actions(), game.legal_actions(1)) == ([1, 1], [], [])
    game.undo_action()
    play(game, "end_turn()")
    assert refuses(game, "agree_draw()", "E_REFILL_FIRST")


def test_GA_R41_four_figures_at_the_same_time():
    pieces = [figure(0, "O10", "A3"), figure(0, "C10", "B3"), figure(0, "E10", "C3"),
              figure(0, "B12", "D3", "B9")]
    game = position(pieces + [figure(1, "O12", "D4", "O9")], "O11 E11", "")
    assert legal(game, "deploy") == []
    play(game, "attack(D3, D4)")
    assert at(game, "D3") is None
    play(game, "deploy(O11, A)")
    assert refuses(game, "deploy(E11, B)", "E_MAX_FIGURES")
    assert END_TURN in game.legal_actions()
