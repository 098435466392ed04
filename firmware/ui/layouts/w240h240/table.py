"""240x240 in colour: the table of The Game, and the end of a game. A place is x, y, w, h."""

ICON = 3                        # pixels per dot of an icon

# Four piles as large cards, counters below them, the hand, one line of text between two buttons.
PILES = ((1, 3), (61, 3), (121, 3), (181, 3))
PILE_W = 58
PILE_H = 80
PILE_FONT = "f9x15b*2"
ARROW_X, ARROW_Y = 6, 7         # in the pile
FIRE_X, FIRE_Y = 32, 4
TOP_Y = 38                      # the number of the uppermost card
TOP_X, TOP_W = 0, 58
STRIP = None                    # a chosen pile changes as a whole
FITS_Y = 83                     # marks below the pile that the chosen card fits
FITS_H = 12

HAND = tuple([(1 + 30 * i, 142) for i in range(8)])
CARD_W = 28
CARD_H = 48
CARD_FONT = "f10x20"
CARD_TEXT_Y = 13
LANDING = 15, 16                # in the pile, where a card that travels ends
CARD_EDGE = 7                   # INK
LINE_Y = 37                     # below a card that fits somewhere
LINE_X = 5

COUNTS = (4, 106, 232, 26)
DECK_Y = 1                      # from here down: all in COUNTS
DRAW_W = 50                     # the number ends there
RINGS_X, RINGS_Y = 150, 4
EXTRA_X, EXTRA_Y = 208, 6
RING = 15
RING_STEP = 19

UNDO = (0, 204, 36, 34)
UNDO_X, UNDO_Y = 5, 6
INFO = (40, 214, 108, 18)
END = (150, 204, 89, 34)
END_TEXT_Y = 10

# The end of a game: a card with the score, and two lines beside it.
OVER_CARD = (8, 38, 64, 88)
OVER_CARD_TEXT_Y = 24
OVER_FONT = "f10x20*2"
OVER_TEXT_X = 77
OVER_TEXT_Y = (58, 82)
OVER_H = 106                    # from the title down
