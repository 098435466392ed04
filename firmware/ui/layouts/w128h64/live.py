"""128x64: a round of Martes 13 followed live. A place is x, y, w, h.

The player to move, three piles, the choice of suit and value, one line of text.
"""

ICON = 1                        # pixels per dot of an icon
TURN = (0, 0, 128, 10)
HAND_TEXT_Y = 1
PILES = ((0, 11), (43, 11), (86, 11))
PILE_W = 42
PILE_H = 29
TOTAL_X, TOTAL_Y = 13, 1        # in the pile: two digits
TOTAL_FONT = "f7x13b*2"
SUIT_X, SUIT_Y = 2, 3
PIP_X, PIP_Y = 4, 25
PIP = 3
PIP_STEP = 5
PIPS = 8                        # in a row
SUITS = tuple([(13 * i, 41) for i in range(4)])
VALUES = tuple([(62 + 13 * i, 41) for i in range(5)])
TILE_W = 13
TILE_H = 12
TILE_TEXT_Y = 1
INFO = (0, 54, 128, 10)
INFO_TEXT_Y = 0
