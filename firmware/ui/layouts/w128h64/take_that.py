"""128x64, one colour: the table of Take That. A place is x, y, w, h; see w240h240."""

HEADER_H = 0                    # the menu says what lies beside the players

LINE, LINE_DOWN, LINE_PAD = (0, 0, 110, 24), 0, 0
OLD_W, OLD_H, OLD_FONT, OLD_LESS = 17, 19, "XS", "T"
END_W, END_H, END_FONT, END_LESS = 24, 22, "SM", "XS"
END_GAP = 1
MANY, MANY_H = ((14, 12, "T"), (10, 8, "D7"), (9, 6, "D5")), 23
PASS_LINE = None

SAID = (0, 24, 128, 14)
SAY_FONT, SAY_STEP = "G7", 8
RULER = (12, 31, 5, 1)
TICKS, NEEDLE = (2, 3), 5
MARKS = 5, 7
ENDS_FONT = "T"
ENDS = (0, 26, 0), None, (127, 26, 2)

DECK = (114, 10, 9, 9)
DECK_BAR = None
COUNT, COUNT_FONT = (112, 13, 15), "T"

HAND_Y, HAND_H, PER_ROW = (38,), 17, 9
CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 2, 13, 16, 0
CARD_FONT = "T"
BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 0, 17, 16, 17, 0
BIG_FONT = "N"

ACTS = (0, 55, 42, 9), (43, 55, 36, 9), (80, 55, 48, 9)
ACT_FONT, SUB_FONT, FRAMES = "G7", None, False
PASS = 2

DEVICE = (0, 25, 128, 39)       # who plays and what, in the place of a hand
