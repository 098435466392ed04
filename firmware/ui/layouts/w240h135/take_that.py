"""240x135 in colour: the table of Take That. A place is x, y, w, h; see w240h240."""

HEADER_W, HEADER_H = 188, 20
TOKEN, LETTER_FONT = 13, "B10"
PLUS_GAP, PLUS_FONTS = 2, ("XS", "T")
DOWN = (17, 15), (13, 15)
SEATS_W, SEAT_MOST = 184, 60

LINE, LINE_DOWN, LINE_PAD = (0, 21, 240, 40), 4, 3
OLD_W, OLD_H, OLD_FONT, OLD_LESS = 24, 27, "XS", "XS"
END_W, END_H, END_FONT, END_LESS = 38, 33, "ML", "N"
END_GAP = 2
MANY, MANY_H = ((17, 17, "XS"), (14, 11, "D7")), 0
TOAD, SWAP, SWAP_ON = "toad_7", "swap_11", False
PASS_LINE = (162, 26, 74, 33)

SAID = (0, 61, 240, 20)
SAY_FONT, SAY_STEP = "B12", 14
RULER = (25, 73, 9, 2)
TICKS, NEEDLE = (3, 5), 6
MARKS = 7, 9
ENDS_FONT = "XS"
ENDS = (3, 66, 0), None, (237, 66, 2)

DECK, DECK_CARDS, DECK_MOST = (190, 16, 20, 12), 99, 1
DECK_BAR = (188, 0, 52, 20)
COUNT, COUNT_FONT = (213, 5, 24), "XS"

HAND_Y, HAND_H, PER_ROW = (81,), 37, 9
CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 10, 24, 27, 1
CARD_FONT, CARD_LESS = "XS", "T"
SUNK, SWAP_DOWN = 3, 2
BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 3, 40, 28, 46, 3
BIG_FONT, BIG_LESS = "ML", "N"

ACTS = (3, 118, 76, 16), (82, 118, 76, 16), (161, 118, 76, 16)
ACT_FONT, SUB_FONT, FRAMES = "B14", None, False
PASS = 1

DEVICE = (0, 62, 240, 73)       # who plays and what, in the place of a hand
