"""Codes, notation and errors of Galloneta. Runs on CPython and MicroPython."""

from engine.galloneta import Galloneta
from engine.galloneta_actions import AGREE_DRAW, END_TURN, REFILL, from_text, join, split, to_text
from engine.galloneta_cards import (
    CARDS,
    CELLS,
    cell_name,
    cell_number,
    name,
    number,
)
from tests.engine.pieces import figure, play, position, refuses
from tests.engine.positions import refusal

CODES = {    # for ever: they are in records
    "end_turn()": 0, "refill()": 1, "agree_draw()": 2, "discard(O12)": 100, "discard(J2)": 149,
    "deploy(O10, B)": 2021, "deploy(C4, F)": 2205, "equip(O7, B2)": 30505,
    "shield(J1, C5)": 44818, "move(B2, B3)": 50509, "attack(C4, C5)": 61418,
    "revive(C3, pay C2, take O10)": 7102202, "hmove(B4, C4, discard O7 O5)": 813140507,
    "hmove(B4, C4, discard O7)": 813140550, "hmove(A1, D7, discard)": 800275050,
    "compra(P1, O12)": 900000000, "compra(P1, C9 C1)": 900000318, "compra(P2, C9 C1)": 910000318,
    "compra(P2, O9 O4 O3 O2 O1)": 910251962, "compra(P2, B3 B2 B1 J1 J2)": 912369934,
}
NO_ACTIONS = (None, "x", "end_turn()", 1.0, True, [], -1, 3, 9, 10, 99, 150, 199, 1000, 2500, 2999,
              30528, 35005, 40050, 52800, 60028, 7280000, 7005000, 7000050, 799999, 813140505,
              813140705, 813145007, 813140551, 813140500 + 99, 902369935, 920000000, 10 ** 9,
              10 ** 12)
NO_TEXTS = (None, 7, "", "end_turn", "end_turn( )", "refill(1)", "deploy(O10,B)", "deploy(O10)",
            "deploy(O10, B, C)", "deploy(O13, B)", "deploy(O10, b)", "Deploy(O10, B)",
            "move(B2, B3) ", "move(B2)", "move(B2, B33)", "move(B2, )", "equip(B2, o7)",
            "compra(P3, C9 C1)", "compra(P1, C9 C9)", "compra(P1)", "compra(P1, )",
            "compra(P1, O6 O5 O4 O3 O2 O1)", "revive(C3, C2, O10)", "revive(C3, pay C2, O10)",
            "revive(C3, pay C2 C3, take O10)", "hmove(B4, C4)", "hmove(B4, C4, O7 O5)",
            "hmove(B4, C4, discard  O7 O5)", "discard()", "discard(O07)", "discard(X1)")


def test_cards_and_cells_have_names():
    assert [name(card) for card in CARDS][:4] == ["O12", "O11", "O10", "O9"]
    assert [name(card) for card in CARDS][11:14] == ["O1", "C12", "C11"]
    assert [name(card) for card in CARDS][46:] == ["B2", "B1", "J1", "J2"]
    assert [number(name(card)) for card in CARDS] == list(CARDS)
    assert [cell_name(cell) for cell in CELLS][:5] == ["A1", "B1", "C1", "D1", "A2"]
    assert [cell_number(cell_name(cell)) for cell in CELLS] == list(CELLS)
    for wrong in ("", "O", "O0", "O13", "O01", "J0", "J3", "X5", "o5", "OO5", None, 5, ["O5"], {}):
        assert number(wrong) == -1, wrong
    for wrong in ("", "A", "A0", "A8", "E1", "a1", "A01", "1A", None, 5, ["A", "1"], {}):
        assert cell_number(wrong) == -1, wrong


def test_codes_are_for_ever():
    for text in CODES:
        assert (from_text(text), to_text(CODES[text])) == (CODES[text], text)
        assert join(*split(CODES[text])) == CODES[text]
    assert (END_TURN, REFILL, AGREE_DRAW) == (0, 1, 2)
    assert max(CODES.values()) < 1 << 30


def test_cards_of_a_set_come_in_any_order():
    assert from_text("compra(P1, C1 C9)") == from_text("compra(P1, C9 C1)")
    assert from_text("hmove(B4, C4, discard O5 O7)") == CODES["hmove(B4, C4, discard O7 O5)"]


def test_every_set_of_cards_has_a_rank_of_its_own():
    found = set()
    for first in CARDS:
        found.add(split(join("compra", 0, [first]))[2][0])
        for second in range(first):
            cards = split(join("compra", 1, [first, second]))[2]
            assert cards == [second, first]
            found.add(join("compra", 1, cards))
    assert len(found) == 50 + 1225
    ranks = [900000000 + 27000 * step for step in range(87)]
    assert [join(*split(action)) for action in ranks] == ranks


def test_what_is_no_action_is_refused():
    over = position([], "O8", "E11")
    over.apply_action(AGREE_DRAW)
    for game in (Galloneta(), over):
        before = game.state()
        for action in NO_ACTIONS:
            assert refusal(game.apply_action, action) == "E_BAD_ACTION", action
            assert refusal(game.action_to_string, action) == "E_BAD_ACTION", action
            assert refusal(game.preview, action) == "E_BAD_ACTION", action
        assert game.state() == before
    for text in NO_TEXTS:
        assert refusal(from_text, text) == "E_BAD_ACTION", text
    for text in ("move(B6, B8)", "attack(C4, E4)", "equip(O7, A0)", "shield(J1, Z9)"):
        assert refusal(from_text, text) == "E_OFF_BOARD", text
    for text in ("hmove(B4, C4, discard O7 O5 O3)", "hmove(B4, C4, discard O7 O7)"):
        assert refusal(from_text, text) == "E_H_COST", text


def test_a_forecast_is_of_an_attack():
    game = position([figure(0, "O10", "A2")], "O8", "E11")
    assert refusal(game.preview, END_TURN) == "E_BAD_ACTION"
    assert refusal(game.preview, join("attack", 4, 8)) == "E_NOT_EQUIPPED"


# Of each verb: (more fields of the position, what is done before, text, code). With every action
# all is wrong that comes later in the list of its checks, as far as that can be.
OVER, REFILLING = {"phase": "REFILL", "draw": []}, {"phase": "REFILL"}
THREE = [figure(0, "O10", "A2", "O9"), figure(0, "O11", "A3"), figure(0, "O12", "A4", "O8 O7")]
FOUR = THREE + [figure(0, "C12", "B2")]
FIRST, WON = {"first": True}, [figure(1, "E10", "B3")]

ERRORS = {
    "deploy": (
        (OVER, "", "deploy(E11, F)", "E_GAME_OVER"),
        (REFILLING, "", "deploy(E11, F)", "E_REFILL_FIRST"),
        ({}, "discard(C3)", "deploy(O2, F)", "E_NOT_IN_HAND"),
        ({"pieces": FOUR}, "discard(C3)", "deploy(C2, F)", "E_NOT_FIGURE"),
        ({"pieces": FOUR, "first": True}, "discard(C3)", "deploy(B10, F)", "E_DISCARDED"),
        ({"pieces": THREE, "first": True}, "deploy(B11, D), equip(C3, D2)", "deploy(B10, F)",
         "E_FIRST_TURN"),
        ({"pieces": THREE}, "deploy(B11, D), equip(C3, D2)", "deploy(B10, F)", "E_BAJADAS"),
        ({"pieces": FOUR}, "", "deploy(B10, F)", "E_MAX_FIGURES"),
        ({"pieces": THREE}, "", "deploy(B10, F)", "E_OFF_BOARD"),
        ({"pieces": THREE}, "", "deploy(B10, A)", "E_OCCUPIED"),
    ),
    "equip": (
        (OVER, "", "equip(O12, D7)", "E_GAME_OVER"),
        (REFILLING, "", "equip(O12, D7)", "E_REFILL_FIRST"),
        ({}, "discard(C3)", "equip(O12, D7)", "E_NOT_IN_HAND"),
        ({}, "discard(C3)", "equip(J1, D7)", "E_NOT_EQUIPMENT"),
        (FIRST, "discard(C3)", "equip(C2, D7)", "E_DISCARDED"),
        (FIRST, "deploy(B11, D), equip(C3, D2)", "equip(C2, D7)", "E_FIRST_TURN"),
        ({}, "deploy(B11, D), equip(C3, D2)", "equip(C2, C7)", "E_BAJADAS"),
        ({}, "", "equip(C2, C7)", "E_NO_PIECE"),
        ({"pieces": THREE, "mine": "C2 O2"}, "", "equip(C2, A2)", "E_ALREADY_EQUIPPED"),
        ({"pieces": THREE, "mine": "C2 O2"}, "", "equip(C2, A4)", "E_ALREADY_EQUIPPED"),
        ({"pieces": THREE, "mine": "C2 O2"}, "", "equip(C2, A3)", "E_HAVE_SUIT"),
    ),
    "shield": (
        (REFILLING, "", "shield(C9, C7)", "E_REFILL_FIRST"),
        ({}, "", "shield(C9, C7)", "E_NOT_IN_HAND"),
        ({}, "", "shield(C2, C7)", "E_NOT_SHIELD"),
        ({}, "", "shield(J1, C7)", "E_NO_PIECE"),
        ({"mine": "J1 J2"}, "shield(J1, B1)", "shield(J2, B1)", "E_ALREADY_SHIELDED"),
    ),
    "move": (
        (REFILLING, "", "move(C7, D5)", "E_REFILL_FIRST"),
        (FIRST, "", "move(C7, D5)", "E_NO_PIECE"),
        (FIRST, "", "move(B1, D7)", "E_FIRST_TURN"),
        ({"pieces": THREE}, "move(A4, A5), move(A3, A4)", "move(B1, D7)", "E_ACE_STATIC"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")]},
         "attack(B2, B3), move(C3, C4)", "move(B2, D7)", "E_WAR_ACTIONS"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")]},
         "attack(B2, B3)", "move(B2, D7)", "E_ALREADY_ATTACKED"),
        ({"pieces": THREE}, "hmove(A3, B3, discard C3 C2)", "move(B3, D7)", "E_NO_MIX"),
        ({"pieces": THREE}, "move(A4, A5)", "move(A5, D7)", "E_ALREADY_MOVED"),
        ({"pieces": THREE}, "", "move(A4, D7)", "E_OFF_BOARD"),
        ({"pieces": FOUR}, "", "move(A4, B2)", "E_NOT_VERTICAL"),
        ({"pieces": FOUR}, "", "move(A4, A2)", "E_DISTANCE"),
        ({"pieces": FOUR}, "", "move(A4, A3)", "E_BLOCKED"),
        ({"pieces": FOUR}, "", "move(A3, A5)", "E_BLOCKED"),
    ),
    "hmove": (
        (REFILLING, "", "hmove(C7, A7, discard O2)", "E_REFILL_FIRST"),
        (FIRST, "", "hmove(C7, A7, discard O2)", "E_NO_PIECE"),
        (FIRST, "", "hmove(B1, A7, discard O2)", "E_FIRST_TURN"),
        ({"limits": (1, 5)}, "", "hmove(B1, A7, discard O2)", "E_ACE_STATIC"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")],
          "limits": (1, 5)}, "attack(B2, B3), move(C3, C4)", "hmove(B2, A7, discard O2)",
         "E_WAR_ACTIONS"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")],
          "limits": (1, 5)}, "attack(B2, B3)", "hmove(B2, A7, discard O2)",
         "E_ALREADY_ATTACKED"),
        ({"pieces": THREE, "limits": (1, 5)}, "move(A4, A5)", "hmove(A5, A7, discard O2)",
         "E_H_LIMIT"),
        ({"pieces": THREE}, "move(A4, A5)", "hmove(A5, A7, discard O2)", "E_NO_MIX"),
        ({"pieces": THREE}, "", "hmove(A4, A7, discard O2)", "E_OFF_BOARD"),
        ({"pieces": THREE}, "", "hmove(A4, A3, discard O2)", "E_DISTANCE"),
        ({"pieces": FOUR}, "", "hmove(A2, B2, discard O2)", "E_BLOCKED"),
        ({"pieces": THREE}, "", "hmove(A2, B2, discard O2)", "E_H_COST"),
        ({"pieces": THREE}, "", "hmove(A2, B2, discard O2 C2)", "E_NOT_IN_HAND"),
    ),
    "attack": (
        (REFILLING, "", "attack(C7, A7)", "E_REFILL_FIRST"),
        (FIRST, "", "attack(C7, A7)", "E_NO_PIECE"),
        (FIRST, "", "attack(B1, A7)", "E_FIRST_TURN"),
        ({"pieces": THREE}, "move(A4, A5)", "attack(B1, A7)", "E_ACE_STATIC"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")]},
         "attack(B2, B3), move(C3, C4)", "attack(B2, A7)", "E_WAR_ACTIONS"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9", "J2")]}, "attack(B2, B3)",
         "attack(B2, A7)", "E_ALREADY_ATTACKED"),
        ({"pieces": THREE}, "", "attack(A3, A7)", "E_NOT_EQUIPPED"),
        ({"pieces": THREE}, "", "attack(A4, A7)", "E_RANGE"),
        ({"pieces": THREE}, "", "attack(A4, A6)", "E_NO_TARGET"),
        ({"pieces": THREE}, "", "attack(A2, A3)", "E_NO_TARGET"),
    ),
    "compra": (
        (OVER, "", "compra(P1, O2 J1)", "E_GAME_OVER"),
        (FIRST, "", "compra(P1, O2 J1)", "E_FIRST_TURN"),
        ({}, "", "compra(P1, O2 J1)", "E_NO_HIDDEN"),
        ({"hidden": ("E12", None)}, "", "compra(P1, O2 J1)", "E_NOT_IN_HAND"),
        ({"hidden": ("E12", None)}, "", "compra(P1, C2 J1)", "E_NOT_EQUIPMENT"),
        ({"hidden": ("E12", None), "mine": "C2 E3"}, "", "compra(P1, C2 E3)", "E_MIXED_SUITS"),
        ({"hidden": ("E12", None)}, "", "compra(P1, C3 C2)", "E_PRICE"),
    ),
    "revive": (
        (REFILLING, "", "revive(C7, pay C4, take O2)", "E_REFILL_FIRST"),
        ({}, "", "revive(C7, pay C4, take O2)", "E_NO_PIECE"),
        ({"pieces": THREE}, "", "revive(A2, pay C4, take O2)", "E_NO_MAGE"),
        ({}, "", "revive(B1, pay C4, take O2)", "E_NO_MAGE"),
        ({"pieces": THREE}, "", "revive(A4, pay C4, take O2)", "E_NOT_EQUIPPED"),
        ({"pieces": THREE}, "", "revive(A4, pay O7, take O2)", "E_NOT_IN_GRAVEYARD"),
        ({"pieces": THREE}, "discard(C3)", "revive(A4, pay O7, take C3)", "E_NOT_FIGURE"),
    ),
    "discard": (
        (REFILLING, "", "discard(O2)", "E_REFILL_FIRST"),
        ({"draw": []}, "deploy(B11, D)", "discard(O2)", "E_NOT_IN_HAND"),
        ({"draw": []}, "deploy(B11, D)", "discard(C3)", "E_BAJADA_DONE"),
        ({"draw": ["E12"]}, "discard(C2)", "discard(C3)", "E_DISCARDED"),
        ({"draw": []}, "", "discard(C3)", "E_EMPTY_PILE"),
    ),
    "others": (
        (OVER, "", "refill()", "E_GAME_OVER"),
        ({}, "", "refill()", "E_ALREADY_REFILLED"),
        (OVER, "", "end_turn()", "E_GAME_OVER"),
        (REFILLING, "", "end_turn()", "E_REFILL_FIRST"),
        (OVER, "", "agree_draw()", "E_GAME_OVER"),
        (REFILLING, "", "agree_draw()", "E_REFILL_FIRST"),
    ),
}


def test_errors_come_in_the_order_of_the_rules():
    for verb in ERRORS:
        for more, before, text, code in ERRORS[verb]:
            fields = {"pieces": [], "mine": "B11 B10 C3 C2 J1", "yours": ""}
            if more is OVER:
                fields["mine"] = "C3"
            fields.update(more)
            game = position(**fields)
            play(game, *[each + ")" * (each[-1] != ")") for each in before.split("), ") if each])
            assert refuses(game, text, code), (text, code)


def test_only_the_seat_to_move_may_act_but_either_may_buy():
    game = position([], "O8 O11", "E9 E8", hidden=("B11", "B12"))
    for seat in (1, 2, -1, "0", 0.0, False):
        assert refusal(game.apply_action, END_TURN, seat) == "E_NOT_YOUR_TURN"
    buy = game.string_to_action("compra(P2, E9 E8)")
    assert refusal(game.apply_action, buy, 0) == "E_NOT_YOUR_TURN"
    assert buy in game.legal_actions(1) and buy not in game.legal_actions(0)
    game.apply_action(buy, 1)
    game.apply_action(END_TURN, 0)
    assert game.current_player() == 1
    for seat in (2, -1, "0", True):
        assert refusal(game.legal_actions, seat) == "E_BAD_ACTION"
