"""240x135 in colour: a past game of The Game, card by card. A place is x, y, w, h."""

PILES = (5, 6, 42, 52)  # the first one
ACROSS, STEP, DOWN = 4, 47, 0  # piles in a row; to the next one, to the next row
PILE_DIGITS, BAND, RING = ("M", "SM"), 14, 3  # fonts, band with the direction, cursor
HAND = (3, 72, 26, 38)
HAND_DIGITS, HAND_ACROSS, HAND_STEP, RAISE = ("SM", "S"), 8, 29, 6
DECK = (196, 34, 30, 15)  # x, bottom, w, h
COUNT = (198, 40)
SMALL, FOOT_Y, AIR, AT_DOWN = "B12", 118, 4, 0
