"""Numbers of places, marks and verbs at the table of Galloneta."""

from engine.galloneta.notation import REFILL

# Places: a card of the hand is its number, a cell of the board is CELL + its number.
CELL, PILE, HIDDEN, FALLEN, END = 50, 80, 81, 82, 83

# Marks of a cell, and of a card of the hand.
FREE, MAY, PREY, FROM, CHOSEN, PAID, STRUCK = range(7)

# Verbs: the first digit of an action's number; see engine.galloneta.notation.
DISCARD, DEPLOY, EQUIP, SHIELD, MOVE, ATTACK, REVIVE, HMOVE, COMPRA = range(1, 10)

# Pictures, without the suffix of their size.
SUITS = "coins", "cups", "swords", "clubs"
FIGURES = {10: "knave", 11: "knight", 12: "king"}

SPARE = 2                       # urgency of equipment that counts only after better ones


def verb(action):
    """The verb of an action, 0 for the end of a turn and for refilling the hand."""
    if action <= REFILL:
        return 0
    while action > 9:
        action //= 10
    return action
