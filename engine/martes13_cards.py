"""Cards, actions and piles of Martes 13. Ids like M13-R1 name rulings.

A card is a name, "G5" or "M", to the outside, and a number inside: its kind (1 G, 2 E, 3 L, 4 M)
and its value, so 15 and 44.
"""

from engine.errors import is_int, require

SUITS = ("G", "E", "L")    # cats, mirrors, ladders: the piles too
LIMIT = 13    # a pile's total (M13-R5)
MARTES = 44
DECK = [10 * kind + value for kind in (1, 2, 3)
         for value in (1, 1, 1, 2, 2, 2, 4, 4, 5, 5, 5, 7, 7, 7)] + [MARTES] * 8    # M13-R1


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


def split(action):
    """(number of the card, pile 1.. or 0 for none given). Raises E_BAD_ACTION."""
    require(is_int(action, 0, 999) and action % 100 in _NUMBERS.values(), "E_BAD_ACTION")
    return action % 100, action // 100


def target(card, pile):
    """Index of the pile that takes this card. Raises the errors of the rules, in their order."""
    require(pile or card != MARTES, "E_PILE_REQUIRED")
    require(pile <= len(SUITS), "E_BAD_PILE")
    require(card == MARTES or pile in (0, card // 10), "E_WRONG_PILE")
    return (pile or card // 10) - 1


def plays_of(card):
    """All actions that play the card with this number."""
    return [100 * pile + card for pile in (1, 2, 3)] if card == MARTES else [card]


def to_text(action):
    """`play(G5)`, `play(M, G)`. Raises E_BAD_ACTION, E_BAD_PILE."""
    card, pile = split(action)
    require(pile <= len(SUITS), "E_BAD_PILE")
    return "play(%s)" % ", ".join([name(card)] + [SUITS[pile - 1]] * (pile > 0))


def from_text(text):
    """The inverse, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
    require(type(text) is str and text[:5] == "play(" and text[-1] == ")", "E_BAD_ACTION")
    card, comma, pile = text[5:-1].partition(", ")
    require(number(card) and bool(comma) == bool(pile), "E_BAD_ACTION")
    return play(card, pile)


def hand_sizes(players):
    """Cards dealt, from the starter on; with three players a fourth hand is set aside."""
    hands = max(4, players)
    return [len(DECK[place::hands]) for place in range(players)]


class Piles:
    """What the whole table sees of a round: the piles, and how many cards everybody took.

    piles and captured hold numbers of cards, the oldest first.
    """

    def __init__(self, players):
        self.piles = [[] for _ in SUITS]
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

    def view(self):
        """Fields of an observation. Captured cards stay face down (M13-R11)."""
        return {
            "piles": {suit: [name(card) for card in pile]
                      for suit, pile in zip(SUITS, self.piles)},
            "totals": {suit: self.total(pile) for pile, suit in enumerate(SUITS)},
            "captured": list(map(len, self.captured)),
        }

    def state(self):
        return tuple(map(tuple, self.piles + self.captured))
