"""The three piles of Martes 13, and plays on them as numbers. Ids like M13-R1 name rulings.

A play is the card's number, and hundreds for the pile: 15, 144. They are in records: for ever.
"""

from ..errors import is_int, require
from .cards import MARTES, SUITS, copies, name

LIMIT = 13    # a pile's total (M13-R5)
PILES = 3


def split(action):
    """(number of the card, pile 1.. or 0 for none given). Raises E_BAD_ACTION."""
    require(is_int(action, 0, 999) and copies(action % 100), "E_BAD_ACTION")
    return action % 100, action // 100


def plays_of(card):
    """All actions that play the card with this number."""
    return [100 * pile + card for pile in (1, 2, 3)] if card == MARTES else [card]


def target(card, pile):
    """Index of the pile that takes this card. Raises the errors of the rules, in their order."""
    require(pile or card != MARTES, "E_PILE_REQUIRED")
    require(pile <= PILES, "E_BAD_PILE")
    require(card == MARTES or pile in (0, card // 10), "E_WRONG_PILE")
    return (pile or card // 10) - 1


class Piles:
    """What the whole table sees of a round: the piles, and how many cards everybody took.

    piles and captured hold numbers of cards, the oldest first.
    """

    def __init__(self, players):
        self.piles = [[] for _ in range(PILES)]
        self._totals = [0] * PILES
        self.captured = [[] for _ in range(players)]

    def total(self, pile):
        """The sum to be said aloud."""
        return self._totals[pile]

    def load(self, pile, cards):
        """The pile consists of these from now on."""
        self.piles[pile] = cards
        self._totals[pile] = sum([card % 10 for card in cards])

    def preview(self, card, pile):
        """(total that this card makes, cards that its player takes)."""
        total = self._totals[pile] + card % 10
        return total, len(self.piles[pile]) if total > LIMIT else 0

    def put(self, card, pile, seat):
        """Play the card; returns how many cards the seat took."""
        total, taken = self.preview(card, pile)
        if taken:
            self.captured[seat] += self.piles[pile]
            self.load(pile, [card])
        else:
            self.piles[pile].append(card)    # a Martes 13 keeps the pile's suit (M13-R3)
            self._totals[pile] = total
        return taken

    def take_back(self, pile, seat, taken):
        """The inverse of put(), which returned `taken`; returns the card."""
        *cards, card = self.piles[pile]
        if taken:
            cards = self.captured[seat][-taken:]
            del self.captured[seat][-taken:]
        self.load(pile, cards)
        return card

    def counts(self):
        """Captured cats, mirrors, ladders and Martes 13 per seat: what score_round() takes."""
        return [tuple([sum([card // 10 == kind for card in cards]) for kind in (1, 2, 3, 4)])
                for cards in self.captured]

    def view(self):
        """What lies open, for an observation. Captured cards stay face down (M13-R11)."""
        return {
            "piles": {suit: list(map(name, pile)) for suit, pile in zip(SUITS, self.piles)},
            "totals": dict(zip(SUITS, self._totals)),
            "captured": list(map(len, self.captured)),
        }

    def clone(self):
        """An independent copy."""
        twin = Piles(0)
        twin.piles = [list(pile) for pile in self.piles]
        twin._totals = list(self._totals)
        twin.captured = [list(cards) for cards in self.captured]
        return twin

    def state(self):
        return tuple(map(tuple, self.piles + self.captured))
