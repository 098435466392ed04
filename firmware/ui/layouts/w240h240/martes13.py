"""240x240 in colour: the table of Martes 13. A place is x, y, w, h."""

# A header with all players, the piles with what the card would do, the hand, a sentence.
HEADER = (0, 0, 240, 27)
# With up to four players, with more: first place, steps to the right and down, columns; w, h of a
# letter; from there to the number of captured cards, and its w, h; fonts of both.
SEATS = ((4, 4, 60, 0, 6, (19, 19), (22, 0, 19, 19), ("B14", "N")),
         (1, 4, 40, 0, 6, (18, 18), (19, 0, 19, 18), ("B14", "N")))

PILES = ((4, 33), (83, 33), (162, 33))
PILE_W, PILE_H = 74, 94
BAND = 72, 21                   # with the suit
SUM, SUM_FONT = (0, 24, 74, 34), "L"        # in the pile
LAID_Y, LAID_FONT = 61, "T"     # the cards that lie there; None: they are not shown
GAUGE, CELL = (5, 81), (5, 4, 8)            # thirteen cells: step, w, h
PILL, PILL_SIZE = (2, 104), (70, 22)        # from the pile on
PILL_FONTS, PILL_DIGITS = ("B14", "B11"), "N"

HAND_Y, HAND_H, PER_ROW = (162,), 62, 13
CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 19, 40, 27, 1
CARD_SUIT_Y, CARD_VALUE_Y, CARD_FONT = 23, 34, "M"
BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 3, 38, 56, 46, 4
BIG_BAND, BIG_FONT = 18, "L"

SAID, SAY_FONT = (0, 224, 240, 15), "B14"

# When a card has been played.
FOOT = (0, 161, 240, 79)
DONE_SAID = (0, 166, 240, 24)
BUTTONS, BUTTON_FONT = ((8, 197, 108, 34), (124, 197, 108, 34)), "B14"

PASS_SUIT = "_9"                # end of the names of small pictures while it is handed on
DEVICE = (0, 134, 240, 106)       # who plays and what, in the place of a hand
