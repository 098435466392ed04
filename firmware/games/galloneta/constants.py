"""Places, marks and acts at the table of Galloneta."""

from engine.galloneta.notation import REFILL

# Places: a card of the hand is its number, a cell of the board CELL and its number.
CELL, PILE, HIDDEN, FALLEN, END = 50, 80, 81, 82, 83

# Marks of a cell, and of a card of the hand.
FREE, MAY, PREY, FROM, CHOSEN, PAID, STRUCK = range(7)

# What an action does, the first digit of its number; see engine.galloneta.notation.
DISCARD, DEPLOY, EQUIP, SHIELD, MOVE, ATTACK, REVIVE, HMOVE, COMPRA = range(1, 10)

SPARE = 2                       # how urgent equipment is that counts once the better one is spent


def verb(action):
    """The digit; 0 for the end of the turn, and to refill."""
    if action <= REFILL:
        return 0
    while action > 9:
        action //= 10
    return action
