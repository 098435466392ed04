"""128x64, one colour: the table of Martes 13. A place is x, y, w, h; see w240h240."""

HEADER = (101, 0, 27, 40)
SEATS = ((104, 1, 0, 10, 1, (9, 9), (10, 0, 14, 9), ("G7", "T")),
         (101, 2, 13, 13, 2, (6, 9), (6, 2, 7, 5), ("G7", "D5")))

PILES = ((0, 0), (34, 0), (68, 0))
PILE_W, PILE_H = 33, 27
SUIT = 3, 4
SUM, SUM_FONT = (12, 2, 18, 13), "N"
GAUGE, CELL = (3, 18), (2, 2, 6)
PILL, PILL_SIZE = (0, 28), (33, 11)
PILL_FONTS, PILL_DIGITS = ("D7",), "T"

HAND_Y, HAND_H, PER_ROW = (41,), 23, 13
CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 3, 20, 12, 0
CARD_SUIT_Y, CARD_VALUE_Y, CARD_FONT = 4, 14, "T"
BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 0, 17, 23, 17, 0
BIG_BAND, BIG_FONT = 9, "XS"

SAID, SAY_FONT = None, "G7"

FOOT = (0, 40, 128, 24)
DONE_SAID = (0, 41, 128, 10)
BUTTONS, BUTTON_FONT = ((2, 52, 60, 12), (66, 52, 60, 12)), "G7"

PASS_SUIT = "_7"                # end of the names of small pictures while it is handed on
DEVICE = (0, 28, 102, 36)       # who plays and what, in the place of a hand
