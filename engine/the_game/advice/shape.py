"""Where things are: in the file of weights, and in the arrays of a turn that is thought about.

The net values what lies on the table after a turn. Its first layer is a sum of rows, one for each
thing that is so: this card is in the hand, or unseen, and so many piles take it; this is on top of
that pile; a card is so near to that top. A turn needs few of the rows, and sums of them: 11 KB.
The file, 29 KB, stays where it is.
"""

from ..options import LEVELS

MAGIC = b"TGnet 1\n"
LANES = 16              # numbers in a row, int16 in the file
INNER, HEADS = 8, 3     # the second layer; chances to win and to be excellent, cards left / 60
PHASES = 4              # second layers, by the number of cards left
GROUPS = 25             # of four cards each, which share rows
REACH = 10              # a card is near to a top up to this distance
SPAN = 2 * REACH + 1    # distances
PAIRS = 50              # of tops, which share rows
CURVE = 257             # the logistic curve from -8 to 8, 0...32767
HEAD = (LANES + 1) * INNER + (INNER + 1) * HEADS     # numbers of a phase

# Rows of the file, behind PHASES heads and the curve: the bias, by level cards kept in the hand
# (0...8), unseen cards (in fours), cards by code (in the hand, unseen), tops by pile, and by pile
# the cards near a top (in the hand, unseen). A code is 3 times the rising piles that take a card,
# plus the falling ones.
FEW = 1 + 9 * len(LEVELS)
IN_HAND = FEW + 23
IN_STOCK = IN_HAND + 9 * GROUPS
ON_TOP = IN_STOCK + 9 * GROUPS
NEARBY = ON_TOP + 4 * PAIRS

# Rows of a turn. A slot is a card that can come to lie on top, in ascending order.
SLOTS = 14
END, START = 12, 13     # slots of all unseen cards, and of none
BELOW = 0               # + SLOTS * code + slot: the unseen cards below
PILE = BELOW + 9 * SLOTS        # + SLOTS * pile + slot: that top, and unseen cards near it
HELD = PILE + 4 * SLOTS         # + 9 * card + code: a card of the hand
NEAR = HELD + 8 * 9             # + SPAN * pile + distance: a card of the hand near a top
KEPT = NEAR + 4 * SPAN          # + number of cards in the hand
BASE = KEPT + 9                 # what is the same for the whole turn
ROWS = BASE + 1

MOST = 1000             # states of a turn
WIDE, ANY = 32, 99      # gaps that are tried; the first where three cards are due, if that will do
HASHES = 2048
# Numbers in the array of a turn.
HAND, DUE, STATES, NEXT, LEVEL, DEPTH, FIRST, UNSEEN, BEST, WORTH, WIDEST = range(11)
NUMBERS = 11

# Fire cards by what they mean as a top: it has to be covered in the next turn, or in this one.
NEW_FIRE, BURNING = 1, 2
