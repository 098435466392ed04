"""Purchases with more than five cards in hand. Runs on CPython and MicroPython."""

from engine import records
from engine.errors import IllegalAction
from engine.galloneta.cards import SUITS, name, number
from engine.galloneta.game import Galloneta
from engine.galloneta.notation import join, split
from engine.galloneta.spelling import from_text, to_text
from tests.engine.pieces import ACES, figure, hand, legal, play, position, refuses
from tests.engine.positions import refusal

MAGE = figure(0, "C12", "A2", "C8 C2")


def six():
    """B7 to B2 in hand, by the rules: a figure revived, thrown away, and a card drawn for it."""
    game = position([MAGE], "B7 B6 B5 B4 B3", "O2", hidden=("E12", "E11"),
                    graveyards=(["O10"], []), draw=["B2", "O9"])
    play(game, "revive(A2, pay C2, take O10)", "discard(O10)")
    return game


def suit_of(letter, lowest, highest):
    return " ".join([letter + str(value) for value in range(highest, lowest - 1, -1)])


def buys(cards):
    return f"compra(P1, {cards})"


def test_a_hand_can_come_to_six_cards_of_one_suit_and_buy_with_them():
    game = six()
    assert hand(game, 0) == set(suit_of("B", 2, 7).split())
    text = buys(suit_of("B", 2, 7))
    assert text in legal(game, "compra")
    play(game, text)
    assert hand(game, 0) == {"E12"}


def test_what_is_legal_is_taken_and_has_a_text_with_any_large_hand():
    for letter, lowest, highest in (("B", 2, 7), ("B", 4, 9), ("C", 1, 9), ("O", 2, 9),
                                    ("E", 2, 9)):
        cards = suit_of(letter, lowest, highest)
        game = position([], cards, "", hidden=("E12", "E11"))
        legal = game.legal_actions()
        assert from_text(buys(cards)) in legal
        for action in legal:
            assert from_text(to_text(action)) == action < 1 << 30
            game.apply_action(action)
            game = position([], cards, "", hidden=("E12", "E11"))


def test_large_sets_of_one_suit_have_small_numbers_of_their_own():
    found = set()
    for letter in SUITS:
        cards = [number(letter + str(value)) for value in range(9, 0, -1)]
        for members in range(1, 1 << 9):
            chosen = [card for at, card in enumerate(cards) if members >> at & 1]
            action = join("compra", 1, chosen)
            assert split(action) == ["compra", 1, chosen]
            assert 910000000 <= action < 920000000
            found.add(action)
    assert len(found) == 4 * 511


def test_numbers_of_sets_up_to_five_are_as_ever():
    for text, action in (("compra(P2, B3 B2 B1 J1 J2)", 912369934), ("compra(P1, O12)", 900000000),
                         ("compra(P2, O9 O4 O3 O2 O1)", 910251962)):
        assert (from_text(text), to_text(action)) == (action, text)


def test_any_other_set_is_a_number_too_and_refused_by_the_rules():
    game = position([], "B7 B6 B5 B4 B3 C9 O10", "", hidden=("E12", "E11"))
    for text, code in (
        ("compra(P1, C9 B7 B6 B5 B4 B3)", "E_MIXED_SUITS"),
        ("compra(P1, O10 C9 B7 B6 B5 B4)", "E_NOT_EQUIPMENT"),
        ("compra(P1, B9 B7 B6 B5 B4 B3)", "E_NOT_IN_HAND"),
        ("compra(P1, B7 B7)", "E_NOT_IN_HAND"),
        ("compra(P1, C9 C9)", "E_NOT_IN_HAND"),
        ("compra(P2, B7 B7)", "E_NOT_IN_HAND"),
    ):
        assert to_text(from_text(text)) == text
        assert refuses(game, text, code), text
    game = position([], "B7", "", first=True, hidden=("E12", "E11"))
    assert refuses(game, "compra(P1, B7 B7)", "E_FIRST_TURN")
    game = position([], "B7", "")
    assert refuses(game, "compra(P1, O9 O9)", "E_NO_HIDDEN")


def test_a_set_has_one_number():
    for action in (9046, 901446, 90464748, 904615, 90394041424344, 9015151, 902370000,
                   902371984):
        assert refusal(split, action) == "E_BAD_ACTION", action
    taken = buys(" ".join(["B2"] * 50))
    assert to_text(from_text(taken)) == taken
    assert refusal(from_text, taken[:-1] + " B2)") == "E_BAD_ACTION"


def test_a_position_holds_what_the_rules_allow():
    # Limit 5, and what four mages with two cards each can bring back: 13 cards.
    cards = (suit_of("B", 1, 9) + " " + suit_of("C", 1, 9)).split()
    fields = {"pieces": ACES, "draw": [], "hidden": ("E12", None)}
    game = Galloneta.from_position(hands=[cards[:13], []], **fields)
    assert len(game.observation(0)["hand"]) == 13
    assert refusal(Galloneta.from_position, hands=[cards[:14], []], **fields) == "E_CONFIG"


def test_numbers_of_large_sets_survive_a_record():
    game = Galloneta(2, "A")
    head = {"v": 1, "game": "galloneta", "players": 2, "seed": "A", "options": {}}
    # There is no short way there from a deal: at least every number survives the text.
    actions = [join("compra", 0, [number("B" + str(value)) for value in range(9, 3, -1)])]
    head["result"] = game.abandoned()
    assert records.decode(records.encode(head, actions)) == (head, actions)
    try:
        records.verify(head, actions)
        raise AssertionError("verified")
    except records.BadRecord as error:
        assert "E_FIRST_TURN" in str(error)


def test_names_of_the_cards_of_a_large_set_come_in_any_order():
    text = buys(suit_of("B", 2, 7))
    words = [name(card) for card in split(from_text(text))[2]]
    assert from_text(buys(" ".join(words[::-1]))) == from_text(text)
    try:
        from_text("compra(P1, B7  B6)")
        raise AssertionError("taken")
    except IllegalAction as error:
        assert error.code == "E_BAD_ACTION"
