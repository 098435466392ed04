"""64x128, one colour: a past game of The Game, card by card. A place is x, y, w, h."""

PILES = (2, 2, 28, 22)  # the first one
ACROSS, STEP, DOWN = 2, 32, 26  # piles in a row; to the next one, to the next row
PILE_DIGITS, BAND, RING = ("XS", "T"), 0, 1  # fonts, band with the direction, cursor
HAND = (0, 60, 15, 13)
HAND_DIGITS, HAND_ACROSS, HAND_STEP, RAISE = ("XS", "T"), 4, 16, 2
DECK = (1, 104, 15, 8)  # x, bottom, w, h
COUNT = (20, 97)
SMALL, FOOT_Y, AIR, AT_DOWN = "G7", 107, 3, 9
