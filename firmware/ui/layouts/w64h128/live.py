"""64x128, upright: a round of Martes 13 followed live. A place is x, y, w, h.

The player to move, three piles, the choice of suit, that of the value, lines of text.
"""

ICON = 1                        # pixels per dot of an icon
TURN = (0, 0, 64, 18)
HAND_TEXT_Y = 9
PILES = ((0, 20), (22, 20), (44, 20))
PILE_W = 20
PILE_H = 40
TOTAL_X, TOTAL_Y = 3, 15        # in the pile: two digits
TOTAL_FONT = "f7x13b"
SUIT_X, SUIT_Y = 5, 3
PIP_X, PIP_Y = 3, 30
PIP = 3
PIP_STEP = 4
PIPS = 4                        # in a row
SUITS = tuple([(1 + 16 * i, 65) for i in range(4)])
VALUES = tuple([(13 * i, 83) for i in range(5)])
TILE_W = 12
TILE_H = 14
TILE_TEXT_Y = 3
INFO = (0, 101, 64, 27)
INFO_TEXT_Y = 1
