"""240x240 in colour: the table of Take That. A place is x, y, w, h."""

# A header with all players, the line, the ruler and the draw pile, the hand, what can be done.
HEADER_W, HEADER_H = 240, 27
TOKEN, LETTER_FONT = 19, "B14"
PLUS_GAP, PLUS_FONTS = 3, ("N", "T")    # fonts for up to three players, for four
DOWN = (19, 19), (14, 17)       # w, h of a card face down, likewise; None: it is not shown
SEATS_W, SEAT_MOST = 236, 80    # for all, and for one at most

LINE, LINE_DOWN, LINE_PAD = (0, 28, 240, 68), 9, 2
OLD_W, OLD_H, OLD_FONT, OLD_LESS = 24, 46, "SM", "SM"   # the second font is for toads
END_W, END_H, END_FONT, END_LESS = 44, 54, "L", "ML"
END_GAP = 2                     # pixels before the end, of its own
MANY = (21, 27, "S"), (19, 18, "N"), (15, 13, "T")     # step, row, font of older cards in rows
MANY_H = 0                      # the rows may be higher than the end
TOAD, SWAP, SWAP_ON = "toad_15", "swap_11", True       # also on cards that are chosen
PASS_LINE = (8, 167, 170, 40)   # the line while the device is handed over, or None

SAID = (0, 97, 206, 41)         # of the ruler, or a sentence
SAY_FONT, SAY_STEP = "B14", 18
RULER = (9, 125, 9, 3)          # x, y, pixels of a number, thickness
TICKS, NEEDLE = (3, 7), 8
MARKS = 9, 13                   # pixels of a triangle: a card that fits, the chosen one
ENDS_FONT = "N"
# x, y; 0: that is where the number begins, 1: its middle, 2: its end
ENDS = (6, 101, 0), (103, 101, 1), (202, 101, 2)

DECK, DECK_CARDS, DECK_MOST = (209, 120, 26, 17), 16, 4     # x, bottom, w, h; cards of an edge
DECK_BAR = None                 # the part of the header where it lies
COUNT, COUNT_FONT = (207, 124, 30), "N"

HAND_Y, HAND_H, PER_ROW = (139,), 62, 9
CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 17, 40, 27, 0
CARD_FONT, CARD_LESS = "SM", "N"
SUNK, SWAP_DOWN = 7, 2
BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 3, 44, 51, 50, 3
BIG_FONT, BIG_LESS = "L", "ML"

ACTS = (3, 203, 76, 34), (82, 203, 76, 34), (161, 203, 76, 34)
ACT_FONT, SUB_FONT, FRAMES = "B14", "B12", True
PASS = 1                        # which of them hands the device on

DEVICE = (0, 140, 240, 100)       # who plays and what, in the place of a hand
