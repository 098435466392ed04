"""240x240 in colour: a round of Martes 13 followed live. A place is x, y, w, h.

The player to move, three piles, the choice of suit, that of the value, one line of text.
"""

ICON = 3                        # pixels per dot of an icon
TURN = (0, 8, 240, 20)
HAND_TEXT_Y = 2
PILES = ((2, 32), (82, 32), (162, 32))
PILE_W = 76
PILE_H = 88
TOTAL_X, TOTAL_Y = 36, 24       # in the pile: two digits
TOTAL_FONT = "L"
SUIT_X, SUIT_Y = 5, 8
PIP_X, PIP_Y = 7, 66
PIP = 6
PIP_STEP = 9
PIPS = 7                        # in a row
SUITS = tuple([(22 + 50 * i, 128) for i in range(4)])
VALUES = tuple([(2 + 48 * i, 168) for i in range(5)])
TILE_W = 44
TILE_H = 34
TILE_TEXT_Y = 10
INFO = (0, 209, 240, 31)
INFO_TEXT_Y = 9
