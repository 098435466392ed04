"""Cards and cells of Galloneta. Ids like GA-R1 name rulings.

A card has a name, "O10" or "J1", for callers, and a number 0..49 inside the engine: suit by suit
from the king down, the jokers last. A cell has a name, "B2", and a number 0..27 from A1 on, row by
row; 27 - cell is the cell after half a turn of the board.
"""

SUITS = "OCEB"    # oros, copas, espadas, bastos
COLUMNS = "ABCD"
ACE, SOLDIER, CAVALRY, MAGE = 1, 10, 11, 12    # values of the pieces
CARDS = range(50)
CELLS = range(28)

_JOKERS = 48    # number of the first joker


def name(card):
    """A card's name from its number."""
    if card >= _JOKERS:
        return "J%d" % (card - _JOKERS + 1)
    return SUITS[suit(card)] + str(value(card))


def number(text):
    """A card's number from its name, -1 if there is no such card."""
    try:
        letter, rank = text[0], int(text[1:])
        card = _JOKERS - 1 + rank if letter == "J" else 12 * SUITS.index(letter) + 12 - rank
    except (IndexError, KeyError, TypeError, ValueError):
        return -1
    return card if 0 <= card < len(CARDS) and name(card) == text else -1


def suit(card):
    """Index into SUITS; 4 for a joker."""
    return card // 12


def value(card):
    """1..12; 0 for a joker."""
    return 0 if card >= _JOKERS else 12 - card % 12


def is_figure(card):
    return card < _JOKERS and card % 12 < 3


def is_equipment(card):
    """True for 2..9; also for aces, since the only ones in a hand are those that nobody chose
    (GA-R4).
    """
    return card < _JOKERS and card % 12 > 2


def is_shield(card):
    return card >= _JOKERS


def cell_name(cell):
    """The name of a cell from its number."""
    return COLUMNS[cell % 4] + str(cell // 4 + 1)


def cell_number(text):
    """The inverse, -1 if there is no such cell."""
    try:
        cell = COLUMNS.index(text[0]) + 4 * (int(text[1:]) - 1)
    except (IndexError, KeyError, TypeError, ValueError):
        return -1
    return cell if 0 <= cell < len(CELLS) and cell_name(cell) == text else -1
