"""Cards of Martes 13. Ids like M13-R1 name rulings.

A card is a name, "G5" or "M", to the outside, and a number inside: its kind (1 cat, 2 mirror,
3 ladder, 4 Martes 13) and its value, so 15 and 44.
"""

SUITS = ("G", "E", "L")    # cats, mirrors, ladders: the piles too
MARTES = 44


def copies(card):
    """How many cards have this number; 0 if it is none (M13-R1)."""
    if card == MARTES:
        return 8
    return b"\0\3\3\0\2\3\0\3\0\0"[card % 10] if 10 < card < 40 else 0


DECK = [card for card in range(MARTES + 1) for _ in range(copies(card))]


def name(card):
    """A card's name from its number."""
    return "M" if card == MARTES else SUITS[card // 10 - 1] + str(card % 10)


def number(text):
    """A card's number from its name, 0 if there is no such card."""
    if text == "M":
        return MARTES
    if type(text) is not str or len(text) != 2 or text[0] not in SUITS:
        return 0
    card = 10 * SUITS.index(text[0]) + 10 + "0123456789".find(text[1])
    return card if copies(card) and name(card) == text else 0


def hand_sizes(players):
    """Cards dealt, from the starter on; with three players a fourth hand is set aside."""
    hands = max(4, players)
    return [len(range(place, len(DECK), hands)) for place in range(players)]
