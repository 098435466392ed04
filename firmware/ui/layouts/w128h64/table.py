"""128x64: the table of The Game, and the end of a game. A place is x, y, w, h."""

# Four piles, counters at their right, the hand, one line of text between two buttons. The less
# of the controller's pages of 8 rows a region touches, the less is sent.
ICON = 1                        # pixels per dot of an icon
PILES = ((0, 0), (26, 0), (52, 0), (78, 0))
PILE_W = 25
PILE_H = 31
PILE_FONT = "f7x13b"
ARROW_X, ARROW_Y = 3, 4         # in the pile
FIRE_X, FIRE_Y = 14, 3
TOP_Y = 16                      # the number of the uppermost card
TOP_X, TOP_W = 0, 25
STRIP = 16, 14                  # y, h of the part that is inverted when a pile is chosen
FITS_Y = 33                     # marks below the pile that the chosen card fits
FITS_H = 5

HAND = tuple([(16 * i, 40) for i in range(8)])
CARD_W = 15
CARD_H = 13
CARD_FONT = "f6x10"
CARD_TEXT_Y = 1
LINE_Y = 12                     # below a card that fits somewhere
LINE_X = 2
CARD_EDGE = None                # as its face

COUNTS = (105, 0, 23, 31)
DECK_Y = 3                      # from here down: all in COUNTS
DRAW_W = 23                     # the number ends there
RINGS_X, RINGS_Y = 1, 16
EXTRA_X, EXTRA_Y = 1, 22
RING = 5
RING_STEP = 7

UNDO = (0, 54, 12, 10)
UNDO_X, UNDO_Y = 1, 1
INFO = (13, 56, 69, 8)
END = (83, 54, 45, 10)
END_TEXT_Y = 1

# The end of a game: a card with the score, and two lines beside it.
OVER_CARD = (3, 14, 30, 19)
OVER_CARD_TEXT_Y = 3
OVER_FONT = "f7x13b"
OVER_TEXT_X = 37
OVER_TEXT_Y = (14, 24)
OVER_H = 21                     # from the title down
