"""Where things are: in the file of weights, and in the arrays of a turn that is thought about.

The net values what lies on the table after a turn. Its first layer is a sum of rows, one for each
thing that is so: this card is in the hand, or unseen, and so many piles take it; this is on top of
that pile; a card is so near to that top. A turn needs few of the rows, and sums of them: 11 KB.
The file, 46 KB, stays where it is: MAGIC, the logistic curve, then a net for each level: PHASES
heads, rows. Rows are int8, all else int16.
"""

MAGIC = b"TGnet 2\n"
LANES = 16              # numbers in a row
INNER, HEADS = 8, 3     # the second layer; chances to win and to be excellent, cards left / 60
PHASES = 4              # second layers, by the number of cards left
GROUPS = 25             # of four cards or tops each, which share rows
REACH = 10              # a card is near to a top up to this distance
SPAN = 2 * REACH + 1    # distances
CURVE = 257             # the logistic curve from -8 to 8, 0...32767
HEAD = (LANES + 1) * INNER + (INNER + 1) * HEADS     # numbers of a phase

# Rows of a net: cards by code (in the hand, unseen), tops by pile, unseen cards near a top by
# pile, how many are unseen (in fours); with On Fire unseen fire cards, those in the hand by code,
# new fires by pile; the bias; facts. A code is 3 times the rising piles that take a card, plus the
# falling ones.
IN_HAND = 0
IN_STOCK = IN_HAND + 9 * GROUPS
ON_TOP = IN_STOCK + 9 * GROUPS
NEARBY = ON_TOP + 4 * GROUPS
FEW = NEARBY + 4 * SPAN
FIRES_LEFT = FEW + 23
FIRE_HELD = FIRES_LEFT + 7
FIRE_TOP = FIRE_HELD + 9
BIAS = FIRE_TOP + 4 * 6
FACTS = BIAS + 1
# Facts are about the cards kept in the hand. By pile: those near the top, by distance; how many
# unseen cards the next one leaves out, and the one behind it. Then how many are kept; pairs ten
# apart, cards ten apart from an unseen one, pairs with nothing unseen between; how many unseen
# cards the next two leave out at least.
WIDTHS, COSTS = 6, 9            # rows for numbers of unseen cards: see width(), price() of net.py
OF_PILE = SPAN + 2 * WIDTHS
KEPT = 4 * OF_PILE
PAIR = KEPT + 9
TWO = PAIR + 3
FACT_ROWS = TWO + COSTS
NET = 2 * PHASES * HEAD + LANES * (FACTS + FACT_ROWS)     # bytes of a net

# Rows of a turn. A slot is a card that can come to lie on top, in ascending order.
SLOTS = 14
END, START = 12, 13     # slots of all unseen cards, and of none
BELOW = 0               # + SLOTS * code + slot: the unseen cards below
PILE = BELOW + 9 * SLOTS        # + SLOTS * pile + slot: that top, and unseen cards near it
HELD = PILE + 4 * SLOTS         # + 9 * card + code: a card of the hand
BASE = HELD + 8 * 9             # what is the same for the whole turn
ROWS = BASE + 1

MOST = 1000             # states of a turn
WIDE, ANY = 32, 99      # gaps that are tried; the first where three cards are due, if that will do
HASHES = 2048
# Numbers in the array of a turn.
HAND, DUE, STATES, NEXT, LEVEL, DEPTH, FIRST, UNSEEN, BEST, WORTH, WIDEST = range(11)
NUMBERS = 11

# Fire cards by what they mean as a top: it has to be covered in the next turn, or in this one.
NEW_FIRE, BURNING = 1, 2
