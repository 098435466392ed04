"""240x135 in colour: a round of Martes 13 followed live. A place is x, y, w, h.

The player to move, three piles, the choice of suit and value, one line of text.
"""

ICON = 2                        # pixels per dot of an icon
TURN = (0, 4, 240, 15)
HAND_TEXT_Y = 2
PILES = ((2, 20), (82, 20), (162, 20))
PILE_W = 76
PILE_H = 58
TOTAL_X, TOTAL_Y = 36, 5       # in the pile: two digits
TOTAL_FONT = "L"
SUIT_X, SUIT_Y = 7, 10
PIP_X, PIP_Y = 7, 40
PIP = 6
PIP_STEP = 9
PIPS = 7                        # in a row
SUITS = tuple([(1 + 25 * i, 83) for i in range(4)])
VALUES = tuple([(116 + 25 * i, 83) for i in range(5)])
TILE_W = 23
TILE_H = 26
TILE_TEXT_Y = 8
INFO = (0, 113, 240, 22)
INFO_TEXT_Y = 6
