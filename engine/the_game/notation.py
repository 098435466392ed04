"""Actions of The Game, as numbers and as text. The numbers are in records: for ever."""

from ..errors import IllegalAction, is_int, require
from .cards import PILES

END_TURN = 0    # every other action is a place()


def place(card, pile):
    """The action that puts a card on a pile. Readable: 231 is card 31 on D1."""
    return pile * 100 + card


def split(action):
    """(pile, card); END_TURN has the card 0. Raises E_BAD_ACTION."""
    if type(action) is int and 0 <= action < 10000 and (action % 100 > 1 or action == END_TURN):
        return divmod(action, 100)
    raise IllegalAction("E_BAD_ACTION")


def to_text(action):
    """`place(20, A1)`, `end_turn()`. Raises E_BAD_ACTION, E_BAD_PILE."""
    pile, card = split(action)
    if action == END_TURN:
        return "end_turn()"
    require(pile < 4, "E_BAD_PILE")
    return "place(%d, %s)" % (card, PILES[pile])


def from_text(text):
    """The inverse, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
    if text == "end_turn()":
        return END_TURN
    try:
        card, pile = text[6:-1].split(", ")
        card = int(card)
    except (AttributeError, TypeError, ValueError):
        card = 0
    exact = is_int(card, 2, 99) and text == "place(%d, %s)" % (card, pile)
    require(exact, "E_BAD_ACTION")
    require(pile in PILES, "E_BAD_PILE")
    return place(card, PILES.index(pile))
