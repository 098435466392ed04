"""240x135 in colour: which cards of The Game have been played."""

COLUMNS, ROWS = 10, 10            # of a page
X, Y = 2, 3
STEP = 24, 13                   # from card to card
CARD = 21, 12
FONT = "T"
