"""240x240 in colour: the table of The Game for several players, as far as it is another one."""

from ui.layouts.w240h240.table import *  # noqa: F403

# A line with who plays and the cards of the others; all else is lower and less high.
HEADER_H = 27
NAME_FONT, SIZE_FONT, LETTER_FONT = "B18", "N", "B14"
TOKEN, SMALL_TOKEN = 19, 17     # own counter, that of another player
SIZE_STEP = 39                  # from one player to the next
OTHERS = None

PILES = ((4, 31), (63, 31), (122, 31), (181, 31))
PILE_H = 64
PILE_FONT = "ML"
NUMBER_Y, NUMBER_H = (18, 17), 30
BAND = 18
EDGES, EDGE_CARDS = 3, 6
VISITS, VISITS_FONT = 15, "B14"     # a counter in a pile: who has laid there

PILLS = ((9, 108), (68, 108), (127, 108), (186, 108))
LANDING_Y = 7

HAND_Y = (130,)
HAND_H = 56
CARD_Y, CARD_H = 14, 42
BIG_Y, BIG_H = 3, 50

DEVICE = (0, 130, 240, 72)       # who plays and what, in the place of a hand
