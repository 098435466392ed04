"""The board of Galloneta: 28 cells, which way is forward; the pieces on them, and what becomes of
two that fight (T11, T12, GA-R21 to GA-R27).
"""

from .cards import ACE, CELLS, MAGE, is_figure, suit, value

FIELD = range(4, 24)    # cells of figures: rows 2 to 6 (GA-R13)

KEEPS, LOSES, SAVED, DIES = range(4)    # fates: loses nothing; what it used; its shield; all

_ACE_DISCOUNT = 6    # half points (T17)
_HAND_TO_HAND = 4    # half points that a mage loses next to its target (GA-R19)


class Piece:
    """A figure or an ace, its equipment in the order of placing, and its shield or None.

    Immutable, so that positions share it.
    """

    def __init__(self, owner, card, equipment=(), shield=None):
        self.owner = owner
        self.card = card
        self.equipment = tuple(equipment)
        self.shield = shield

    def carrying(self, equipment, shield):
        """A copy with other equipment and shield."""
        return Piece(self.owner, self.card, equipment, shield)

    def rank(self):
        """ACE, SOLDIER, CAVALRY or MAGE."""
        return 12 - self.card % 12    # its value

    def room(self):
        """How many more cards of equipment it can take."""
        return (2 if self.rank() == MAGE else 1) - len(self.equipment)

    def worth(self, card):
        """Half points of an equipment card on this piece (GA-R15, GA-R16, T16, T17)."""
        half = value(card) * (2 if suit(card) == suit(self.card) else 1)
        return max(0, half - _ACE_DISCOUNT) if self.rank() == ACE else half

    def power(self):
        """Half points of its best equipment, 0 without."""
        return max([self.worth(card) for card in self.equipment] + [0])

    def in_use(self):
        """The best equipment; of equal ones, the first placed (GA-R24)."""
        worths = [self.worth(card) for card in self.equipment]
        return self.equipment[worths.index(max(worths))]

    def cards(self):
        """The piece's own card, its equipment and its shield."""
        return (self.card,) + self.equipment + (() if self.shield is None else (self.shield,))

    def state(self):
        return self.owner, self.card, self.equipment, self.shield


class Board:
    """cells: a Piece or None for each cell; own: by seat, the cells of its pieces, ascending."""

    def __init__(self, cells=(None,) * 28):
        self.cells = list(cells)
        self.own = [[cell for cell in CELLS if cells[cell] and cells[cell].owner == seat]
                    for seat in (0, 1)]

    def put(self, cell, piece):
        """Place it on an empty cell."""
        self.cells[cell] = piece
        own = self.own[piece.owner]
        own.append(cell)
        own.sort()

    def lift(self, cell):
        """Take a piece off, and return it."""
        piece, self.cells[cell] = self.cells[cell], None
        self.own[piece.owner].remove(cell)
        return piece

    def figures(self, seat):
        """How many figures this seat has on the board."""
        return sum([is_figure(self.cells[cell].card) for cell in self.own[seat]])

    def ace(self, seat):
        """The cell of this seat's ace, None when it is dead."""
        for cell in ace_row(seat):
            if self.cells[cell]:
                return cell
        return None

    def state(self):
        return tuple([(cell, self.cells[cell].state())
                      for cell in sorted(self.own[0] + self.own[1])])


def ace_row(seat):
    """The four cells of row 1 or 7."""
    return range(24, 28) if seat else range(4)


def entry(seat, column):
    """The cell where this seat's figures are placed in a column (T9)."""
    return (20 if seat else 4) + column


def ahead(seat, cell, steps=1):
    """The cell so many steps towards the enemy; it may lie beyond the board."""
    return cell - 4 * steps if seat else cell + 4 * steps


def duel(attacker, target, distance):
    """(power of the attacker, of the target, fate of the attacker, of the target)."""
    power, against = attacker.power(), target.power()
    if attacker.rank() == MAGE and distance == 1:
        power = max(0, power - _HAND_TO_HAND)
    beaten = DIES if target.shield is None else SAVED    # GA-R27
    if power > against:
        return power, against, _won(power, against), beaten
    if power == against:
        return power, against, DIES, beaten
    return power, against, DIES, _won(against, power)


def losses(piece, fate):
    """The cards that go to the graveyard with this fate, in their order."""
    if fate == SAVED:
        return piece.equipment + (piece.shield,)
    return piece.cards() if fate == DIES else (piece.in_use(),) if fate == LOSES else ()


def _won(power, against):
    return KEEPS if power >= 2 * against else LOSES    # GA-R23
