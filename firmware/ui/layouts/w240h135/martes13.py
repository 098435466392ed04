"""240x135 in colour: the table of Martes 13. A place is x, y, w, h; see w240h240."""

HEADER = (0, 0, 240, 20)
SEATS = ((4, 2, 60, 0, 6, (16, 16), (18, 0, 18, 16), ("B12", "XS")),
         (1, 2, 40, 0, 6, (16, 16), (17, 0, 18, 16), ("B12", "XS")))

PILES = ((4, 23), (83, 23), (162, 23))
PILE_W, PILE_H = 74, 40
BAND = 21, 38
SUM, SUM_FONT = (22, 2, 52, 26), "ML"
LAID_Y = LAID_FONT = None
GAUGE, CELL = (29, 30), (3, 2, 7)
PILL, PILL_SIZE = (4, 47), (66, 13)
PILL_FONTS, PILL_DIGITS = ("B12", "B11"), "XS"

HAND_Y, HAND_H, PER_ROW = (98,), 37, 13
CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 8, 26, 27, 1
CARD_SUIT_Y, CARD_VALUE_Y, CARD_FONT = 10, 20, "XS"
BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 3, 34, 31, 42, 4
BIG_BAND, BIG_FONT = 11, "S"

SAID, SAY_FONT = (0, 85, 240, 11), "B12"

FOOT = (0, 85, 240, 50)
DONE_SAID = (0, 88, 240, 16)
BUTTONS, BUTTON_FONT = ((8, 108, 108, 22), (124, 108, 108, 22)), "B14"

PASS_SUIT = "_9"                # end of the names of small pictures while it is handed on
DEVICE = (0, 66, 240, 69)       # who plays and what, in the place of a hand
