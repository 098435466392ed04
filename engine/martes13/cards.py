"""Cards of Martes 13 by their names, and plays as text. Ids like M13-R1 name rulings.

A card is a name, "G5" or "M", to the outside, and a number inside; see engine.martes13_piles.
"""

from ..errors import require
from .piles import MARTES, PILES, copies, split

SUITS = ("G", "E", "L")    # cats, mirrors, ladders: the piles too
DECK = [card for card in range(MARTES + 1) for _ in range(copies(card))]    # M13-R1


def name(card):
    """A card's name from its number."""
    return "M" if card == MARTES else SUITS[card // 10 - 1] + str(card % 10)


_NUMBERS = {name(card): card for card in DECK}


def number(card):
    """A card's number from its name, 0 if there is no such card."""
    return _NUMBERS.get(card, 0) if type(card) is str else 0


def play(card, pile=""):
    """The action that plays a card. Readable: 15 is G5, 144 a Martes 13 on the cats."""
    require(pile == "" or pile in SUITS, "E_BAD_PILE")
    require(number(card), "E_BAD_ACTION")
    return 100 * (SUITS.index(pile) + 1 if pile else 0) + number(card)


def to_text(action):
    """`play(G5)`, `play(M, G)`. Raises E_BAD_ACTION, E_BAD_PILE."""
    card, pile = split(action)
    require(pile <= PILES, "E_BAD_PILE")
    return "play(%s)" % ", ".join([name(card)] + [SUITS[pile - 1]] * (pile > 0))


def from_text(text):
    """The inverse, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
    require(type(text) is str and text[:5] == "play(" and text[-1] == ")", "E_BAD_ACTION")
    card, comma, pile = text[5:-1].partition(", ")
    require(number(card) and bool(comma) == bool(pile), "E_BAD_ACTION")
    return play(card, pile)


def named(counts):
    """{name of a card: count} of a list that has it by number."""
    return {name(card): counts[card] for card in set(DECK)}


def view(table):
    """Fields of an observation of Piles. Captured cards stay face down (M13-R11)."""
    return {
        "piles": {suit: [name(card) for card in pile] for suit, pile in zip(SUITS, table.piles)},
        "totals": {suit: table.total(pile) for pile, suit in enumerate(SUITS)},
        "captured": list(map(len, table.captured)),
    }
