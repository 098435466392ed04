"""64x128 portrait: the table of Take That. A place is x, y, w, h; see w240h240."""

HEADER_W, HEADER_H = 64, 13
TOKEN, LETTER_FONT = 7, "G7"
PLUS_GAP, PLUS_FONTS = 1, ("T", "D5")
DOWN = None                     # the menu says it
SEATS_W, SEAT_MOST = 64, 30

LINE, LINE_DOWN, LINE_PAD = (0, 13, 64, 30), 1, 0
OLD_W, OLD_H, OLD_FONT, OLD_LESS = 15, 19, "T", "T"
END_W, END_H, END_FONT, END_LESS = 22, 22, "SM", "XS"
END_GAP = 1
MANY, MANY_H = ((10, 8, "D7"), (9, 6, "D5")), 29
PASS_LINE = None

SAID = (0, 43, 64, 18)
SAY_FONT, SAY_STEP = "G7", 9
RULER = (0, 57, 3, 1)
TICKS, NEEDLE = (2, 4), 5
MARKS = 3, 3
ENDS_FONT = "D7"
ENDS = (0, 45, 0), None, (63, 45, 2)

DECK = (46, 124, 9, 9)
DECK_BAR = None
COUNT, COUNT_FONT = (55, 116, 9), "D7"

HAND_Y, HAND_H, PER_ROW = (61, 78), 17, 5
CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 2, 13, 16, 0
CARD_FONT = "D7"
BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 0, 17, 16, 17, 0
BIG_FONT = "N"

ACTS = (0, 97, 34, 12), (35, 97, 29, 12), (0, 113, 45, 13)
ACT_FONT, SUB_FONT, FRAMES = "G7", None, False
PASS = 2

DEVICE = (0, 46, 64, 67)       # who plays and what, in the place of a hand
