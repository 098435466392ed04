"""128x64, one colour: a past game of The Game, card by card. A place is x, y, w, h."""

PILES = (2, 2, 25, 22)  # the first one
ACROSS, STEP, DOWN = 4, 27, 0  # piles in a row; to the next one, to the next row
PILE_DIGITS, BAND, RING = ("XS", "T"), 0, 1  # fonts, band with the direction, cursor
HAND = (1, 36, 15, 13)
HAND_DIGITS, HAND_ACROSS, HAND_STEP, RAISE = ("XS", "T"), 8, 16, 3
DECK = (111, 19, 15, 8)  # x, bottom, w, h
COUNT = (112, 24)
SMALL, FOOT_Y, AIR, AT_DOWN = "G7", 53, 3, 0
