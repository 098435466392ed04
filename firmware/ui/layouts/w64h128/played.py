"""64x128, one colour: which cards of The Game have been played."""

COLUMNS, ROWS = 5, 10            # of a page
X, Y = 2, 4
STEP = 12, 12                   # from card to card
CARD = 11, 11
FONT = "D7"
