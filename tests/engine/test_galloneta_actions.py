"""Codes and notation of the actions of Galloneta. Runs on CPython and MicroPython."""

from engine.galloneta.cards import CARDS, CELLS, cell_name, cell_number, name, number
from engine.galloneta.game import Galloneta
from engine.galloneta.notation import AGREE_DRAW, END_TURN, REFILL, join, split
from engine.galloneta.spelling import from_text, to_text
from tests.engine.pieces import figure, position
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
NO_ACTIONS = (None, "x", "end_turn()", 1.0, True, [], -1, 3, 9, 10, 19, 99, 150, 199, 1000, 2500,
              2999, 35005, 350050, 528000, 7005000, 7000050, 799999, 813140705, 813145007,
              813140551, 813140599, 902369935, 920000000, 10 ** 9, 10 ** 12, 10 ** 105, 10 ** 5000)
NO_TEXTS = (None, 7, "", "end_turn", "end_turn( )", "refill(1)", "deploy(O10,B)", "deploy(O10)",
            "deploy(O10, B, C)", "deploy(O13, B)", "deploy(O10, b)", "Deploy(O10, B)",
            "move(B2, B3) ", "move(B2)", "move(B2, B33)", "move(B2, )", "equip(B2, o7)",
            "move(B2, K2)", "compra(P3, C9 C1)", "compra(P1)", "compra(P1, )",
            "revive(C3, C2, O10)", "revive(C3, pay C2, O10)",
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


def test_a_forecast_is_of_an_attack():
    game = position([figure(0, "O10", "A2")], "O8", "E11")
    assert refusal(game.preview, END_TURN) == "E_BAD_ACTION"
    assert refusal(game.preview, join("attack", 4, 8)) == "E_NOT_EQUIPPED"


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
