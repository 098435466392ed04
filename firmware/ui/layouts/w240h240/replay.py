"""240x240 in colour: a past game of The Game, card by card. A place is x, y, w, h."""

PILES = (6, 12, 52, 78)  # the first one
ACROSS, STEP, DOWN = 4, 58, 0  # piles in a row; to the next one, to the next row
PILE_DIGITS, BAND, RING = ("L", "M"), 20, 3  # fonts, band with the direction, cursor
HAND = (5, 128, 26, 46)
HAND_DIGITS, HAND_ACROSS, HAND_STEP, RAISE = ("M", "SM"), 8, 29, 12
DECK = (8, 206, 28, 19)  # x, bottom, w, h
COUNT = (40, 197)
SMALL, FOOT_Y, AIR, AT_DOWN = "B14", 217, 6, 0
