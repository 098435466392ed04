"""240x240 in colour: which cards of The Game have been played."""

COLUMNS, ROWS = 10, 10            # of a page
X, Y = 6, 37
STEP = 23, 20                   # from card to card
CARD = 21, 18
FONT = "XS"
