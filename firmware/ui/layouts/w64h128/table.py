"""64x128 portrait: the table of The Game, and the end of a game. A place is x, y, w, h."""

ICON = 1                        # pixels per dot of an icon

# Two rising piles above two falling ones, counters, the hand in two rows, a line, two buttons.
PILES = ((0, 0), (33, 0), (0, 28), (33, 28))
PILE_W = 31
PILE_H = 21
PILE_FONT = "f7x13b"
ARROW_X, ARROW_Y = 2, 3         # in the pile
FIRE_X, FIRE_Y = 2, 11
TOP_Y = 4                       # the number of the uppermost card
TOP_X, TOP_W = 9, 21
STRIP = None                    # a chosen pile changes as a whole
FITS_Y = 22                     # marks below the pile that the chosen card fits
FITS_H = 5

HAND = tuple([(16 * (i % 4), 70 + 15 * (i // 4)) for i in range(8)])
CARD_W = 15
CARD_H = 13
CARD_FONT = "f6x10"
CARD_TEXT_Y = 1
CARD_EDGE = None                # as its face
LINE_Y = 12                     # below a card that fits somewhere
LINE_X = 3

COUNTS = (0, 57, 64, 9)
DECK_Y = 0                      # from here down: all in COUNTS
DRAW_W = 20                     # the number ends there
RINGS_X, RINGS_Y = 28, 1
EXTRA_X, EXTRA_Y = 50, 0
RING = 6
RING_STEP = 7

UNDO = (0, 115, 13, 12)
UNDO_X, UNDO_Y = 2, 2
INFO = (0, 103, 64, 9)
END = (16, 115, 48, 12)
END_TEXT_Y = 2

# The end of a game: a card with the score, and two lines below it.
OVER_CARD = (17, 16, 30, 24)
OVER_CARD_TEXT_Y = 6
OVER_FONT = "f7x13b"
OVER_TEXT_X = 2
OVER_TEXT_Y = (44, 54)
OVER_H = 52                     # from the title down
