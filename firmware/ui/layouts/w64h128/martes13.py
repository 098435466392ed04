"""64x128 portrait: the table of Martes 13. A place is x, y, w, h; see w240h240."""

HEADER = (0, 0, 64, 16)
SEATS = ((0, 1, 16, 0, 6, (15, 8), (0, 9, 15, 6), ("G7", "D5")),
         (2, 1, 10, 0, 6, (9, 8), (0, 9, 9, 6), ("G7", "D5")))

PILES = ((0, 17), (0, 37), (0, 57))
PILE_W, PILE_H = 64, 19
SUIT = 2, 2
SUM, SUM_FONT = (9, 2, 17, 11), "XS"
GAUGE, CELL = (3, 14), (2, 2, 3)
PILL, PILL_SIZE = (29, 1), (33, 17)
PILL_FONTS, PILL_DIGITS = ("D7",), "T"

HAND_Y, HAND_H, PER_ROW = (77, 103), 25, 5
CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 3, 20, 12, 0
CARD_SUIT_Y, CARD_VALUE_Y, CARD_FONT = 4, 14, "T"
BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 1, 17, 23, 17, 0
BIG_BAND, BIG_FONT = 9, "XS"

SAID, SAY_FONT = None, "G7"

FOOT = (0, 77, 64, 51)
DONE_SAID = (0, 80, 64, 14)
BUTTONS, BUTTON_FONT = ((2, 98, 60, 13), (2, 113, 60, 13)), "G7"

PASS_SUIT = "_7"                # end of the names of small pictures while it is handed on
DEVICE = (0, 77, 64, 51)       # who plays and what, in the place of a hand
