"""Piles of Martes 13: all that the board needs of its cards. Ids like M13-R1 name rulings.

A card is a number: its kind (1 cat, 2 mirror, 3 ladder, 4 Martes 13) and its value, so 15 and 44.
Their names are in engine.martes13_cards.
"""

from ..errors import is_int, require

LIMIT = 13    # a pile's total (M13-R5)
PILES = 3
MARTES = 44
CARDS = 50


def copies(card):
    """How many cards have this number; 0 if it is none (M13-R1)."""
    if card == MARTES:
        return 8
    return b"\0\3\3\0\2\3\0\3\0\0"[card % 10] if 10 < card < 40 else 0


def split(action):
    """(number of the card, pile 1.. or 0 for none given). Raises E_BAD_ACTION."""
    require(is_int(action, 0, 999) and copies(action % 100), "E_BAD_ACTION")
    return action % 100, action // 100


def target(card, pile):
    """Index of the pile that takes this card. Raises the errors of the rules, in their order."""
    require(pile or card != MARTES, "E_PILE_REQUIRED")
    require(pile <= PILES, "E_BAD_PILE")
    require(card == MARTES or pile in (0, card // 10), "E_WRONG_PILE")
    return (pile or card // 10) - 1


def plays_of(card):
    """All actions that play the card with this number."""
    return [100 * pile + card for pile in (1, 2, 3)] if card == MARTES else [card]


def hand_sizes(players):
    """Cards dealt, from the starter on; with three players a fourth hand is set aside."""
    hands = max(4, players)
    return [len(range(place, CARDS, hands)) for place in range(players)]


class Piles:
    """What the whole table sees of a round: the piles, and how many cards everybody took.

    piles and captured hold numbers of cards, the oldest first.
    """

    def __init__(self, players):
        self.piles = [[] for _ in range(PILES)]
        self.captured = [[] for _ in range(players)]

    def total(self, pile):
        """The sum to be said aloud."""
        return sum([card % 10 for card in self.piles[pile]])

    def preview(self, card, pile):
        """(total that this card makes, cards that its player takes)."""
        total = self.total(pile) + card % 10
        return total, len(self.piles[pile]) if total > LIMIT else 0

    def put(self, card, pile, seat):
        """Play the card; returns how many cards the seat took."""
        taken = self.preview(card, pile)[1]
        if taken:
            self.captured[seat] += self.piles[pile]
            self.piles[pile] = []
        self.piles[pile].append(card)    # a Martes 13 keeps the pile's suit (M13-R3)
        return taken

    def take_back(self, pile, seat, taken):
        """The inverse of put(), which returned `taken`; returns the card."""
        card = self.piles[pile].pop()
        if taken:
            self.piles[pile] = self.captured[seat][-taken:]
            del self.captured[seat][-taken:]
        return card

    def counts(self):
        """Captured cats, mirrors, ladders and Martes 13 per seat: what score_round() takes."""
        return [tuple([sum([card // 10 == kind for card in cards]) for kind in (1, 2, 3, 4)])
                for cards in self.captured]

    def state(self):
        return tuple(map(tuple, self.piles + self.captured))
