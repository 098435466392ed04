"""240x135 in colour: the table of The Game, and the end of a game. A place is x, y, w, h."""

ICON = 2                        # pixels per dot of an icon

# Four piles, counters at their right, the hand, one line of text between two buttons.
PILES = ((0, 1), (47, 1), (94, 1), (141, 1))
PILE_W = 46
PILE_H = 58
PILE_FONT = "f7x13b*2"
ARROW_X, ARROW_Y = 5, 6         # in the pile
FIRE_X, FIRE_Y = 24, 3
TOP_Y = 26                      # the number of the uppermost card
TOP_X, TOP_W = 0, 46
STRIP = None                    # a chosen pile changes as a whole
FITS_Y = 60                     # marks below the pile that the chosen card fits
FITS_H = 8

HAND = tuple([(1 + 30 * i, 71) for i in range(8)])
CARD_W = 28
CARD_H = 36
CARD_FONT = "f10x20"
CARD_TEXT_Y = 6
LANDING = 9, 11                 # in the pile, where a card that travels ends
CARD_EDGE = 7                   # INK
LINE_Y = 29                     # below a card that fits somewhere
LINE_X = 5

COUNTS = (188, 1, 52, 66)
DECK_Y = 3                      # from here down: all in COUNTS
DRAW_W = 50                     # the number ends there
RINGS_X, RINGS_Y = 2, 28
EXTRA_X, EXTRA_Y = 2, 48
RING = 13
RING_STEP = 17

UNDO = (0, 110, 26, 24)
UNDO_X, UNDO_Y = 4, 5
INFO = (34, 116, 110, 14)
END = (150, 110, 89, 24)
END_TEXT_Y = 6

# The end of a game: a card with the score, and two lines beside it.
OVER_CARD = (6, 24, 44, 50)
OVER_CARD_TEXT_Y = 12
OVER_FONT = "f7x13b*2"
OVER_TEXT_X = 60
OVER_TEXT_Y = (32, 50)
OVER_H = 53                     # from the title down
