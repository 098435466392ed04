"""128x64, one colour: which cards of The Game have been played."""

COLUMNS, ROWS = 10, 5            # of a page
X, Y = 4, 2
STEP = 12, 12                   # from card to card
CARD = 11, 11
FONT = "D7"
