"""The order of the rules' errors holds for texts, too. Runs on CPython and MicroPython."""

from engine.galloneta.notation import join, split
from engine.galloneta.spelling import from_text, to_text
from tests.engine.pieces import figure, play, position, refuses
from tests.engine.positions import refusal

KNIGHT = figure(0, "E11", "B4", "E9")
HAND = "O7 O5 C2 B3 B4"


def test_hmove_with_cards_that_are_not_two():
    for cards in ("O7 O7", "O7 O5 C2", "O7", "O7 O5 C2 B3 B4", "O7 O7 O5"):
        game = position([KNIGHT], HAND, "")
        assert refuses(game, f"hmove(B4, D4, discard {cards})", "E_DISTANCE"), cards
        assert refuses(game, f"hmove(A4, B4, discard {cards})", "E_NO_PIECE"), cards
        assert refuses(game, f"hmove(B4, B8, discard {cards})", "E_OFF_BOARD"), cards
        assert refuses(game, f"hmove(B4, C4, discard {cards})", "E_H_COST"), cards
        game = position([KNIGHT], HAND, "", limits=(1, 5))
        assert refuses(game, f"hmove(B4, C4, discard {cards})", "E_H_LIMIT"), cards
        game = position([KNIGHT], HAND, "", first=True)
        assert refuses(game, f"hmove(B4, C4, discard {cards})", "E_FIRST_TURN"), cards


def test_cells_that_are_not_on_the_board():
    for cell in ("E5", "A0", "D8", "J9", "E0", "A9", "J0"):
        game = position([KNIGHT], HAND + " J1", "")
        for text, code in (
            ("equip(O7, %s)", "E_NO_PIECE"), ("equip(O8, %s)", "E_NOT_IN_HAND"),
            ("shield(J1, %s)", "E_NO_PIECE"), ("move(%s, B4)", "E_NO_PIECE"),
            ("move(B4, %s)", "E_OFF_BOARD"), ("hmove(B4, %s, discard O7 O5)", "E_OFF_BOARD"),
            ("hmove(%s, B4, discard O7 O5)", "E_NO_PIECE"), ("attack(%s, B5)", "E_NO_PIECE"),
            ("attack(B4, %s)", "E_RANGE"), ("revive(%s, pay E9, take O10)", "E_NO_PIECE"),
        ):
            assert refuses(game, text % cell, code), (text, cell)
        game = position([KNIGHT], HAND, "", phase="REFILL")
        assert refuses(game, f"move(B4, {cell})", "E_REFILL_FIRST")


def test_a_mage_at_the_edge_attacks_nothing_beyond():
    for seat, cell, beyond in ((0, "A6", "A8"), (1, "A2", "A0")):
        card = figure(seat, "C12", cell, "C9")
        game = position([card], "O7" * (1 - seat), "O7" * seat, seat=seat)
        assert refuses(game, f"attack({cell}, {beyond})", "E_RANGE")


def test_every_cell_of_ten_columns_and_ten_rows_has_a_number():
    found = set()
    for column in "ABCDEFGHIJ":
        for row in range(10):
            text = f"move({column}{row}, A1)"
            action = from_text(text)
            assert to_text(action) == text and split(action)[2] == 0
            found.add(split(action)[1])
    assert found == set(range(100))
    for text in ("move(K5, A1)", "move(Z9, A1)", "move(A10, A1)", "move(a1, A1)",
                 "move(B\u00b2, A1)"):
        assert refusal(from_text, text) == "E_BAD_ACTION", text


def test_hmove_numbers_hold_any_cards():
    for cards in ([5, 5], [1, 2, 3], [7, 7, 7], [], [4], list(range(50))):
        action = join("hmove", 13, 14, cards)
        assert split(action) == ["hmove", 13, 14, cards]
        assert from_text(to_text(action)) == action
    assert join("hmove", 13, 14, [7, 5]) == 813140507 == from_text("hmove(B4, C4, discard O7 O5)")
    for action in (81314050750, 813145005, 81314070605, 813140605, 8131405, 81314050, 813145050505,
                   81314050607080):
        assert refusal(split, action) == "E_BAD_ACTION", action


def test_a_third_sideways_move_is_refused_whatever_it_discards():
    game = position([KNIGHT], HAND, "E10", draw=["C9", "C8", "C7", "C6", "C5", "C4"])
    play(game, "hmove(B4, C4, discard O7 O5)", "end_turn()", "refill()", "end_turn()", "refill()",
         "hmove(C4, D4, discard C2 B3)", "end_turn()", "refill()", "end_turn()", "refill()")
    for cards in ("B4", "B4 B4", "B4 O7 O5", "B4 O7"):
        assert refuses(game, f"hmove(D4, C4, discard {cards})", "E_H_LIMIT"), cards
