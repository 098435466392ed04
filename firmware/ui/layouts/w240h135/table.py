"""240x135 in colour: the table of The Game. A place is x, y, w, h."""

# Four piles, what a move costs below them, counters at their right, the hand, a sentence.
PILES = ((4, 4), (51, 4), (98, 4), (145, 4))
PILE_W, PILE_H = 42, 44
PILE_FONT = "ML"
PILE_EMBER = "fire_9"           # it burns
NUMBER_Y, NUMBER_H = (14, 1), 29       # in a pile that rises, that falls
FLAMES = False                   # large ones
BAND = 13                       # with the triangle
ROOM = False                    # a bar shows what is left of 99
EDGES, EDGE_CARDS = 3, 6        # of cards that lie below: the most, and cards for each
RING = 3                        # pixels of the cursor

PILLS = ((4, 61), (51, 61), (98, 61), (145, 61))
PILL_W, PILL_H = 42, 16
PILL_AREA = -4, -3, 47, 20      # from the pill on: what it may paint on
PILL_FONT = "XS"
NOTCH = 5
DOT = 4, 1, 6, 13               # w, h, step, y in the pill
BOW = "bow_9"
SPARKS = ((-4, -3), (38, -3), (38, 12), (-4, 12))
LANDING_Y = 2                   # in the pile, where a card that travels ends
DEAL_STEPS = 3                  # frames of a card's way from the draw pile

HAND_Y = (78,)                  # a row of cards with what is above them
HAND_H = 46
PER_ROW = 8
CARD_Y, CARD_H = 12, 31         # in the row
CARD_MOST = 35                  # columns of a card with the gap behind it
CARD_GAP = 1
CARD_FONT = "H"
SUNK = 3
CROSS = 3                       # where a card will come: half of its width
BIG_Y, BIG_W, BIG_H = 3, 43, 40     # the chosen card
BIG_STEP, BIG_PAD = 50, 3
BIG_FONT = "L"
EMBER, EMBER_ROOM = "fire_5", 6 # on a card that will burn

SAY = "say."                    # texts
SAID = (0, 124, 240, 11)
SAID_WIDE = None
SAY_FONT, SAY_TEXT_Y, SAY_CENTRE = "B10", 1, True
KEY_FONT, KEY_CAP = "B10", False
TIE = "bow_9"                   # beside what the dealer suggests

DECK = (194, 23, 22, 13)        # x, bottom, w, h
DECK_CARDS = 23                 # for each edge
COUNT = (220, 7, 16)            # x, y, w
COUNT_DOWN = 0
COUNT_FONT = "N"
LEVEL = (194, 27, 46)           # x, y, w
LEVEL_FONT = "B10"
UNDO = (201, 62, 30, 15)
UNDO_ART = "undo_13"
TURN = (190, 39, 49, 21)
TURN_FONT, DUE_FONT, DUE_PAD = "B10", None, 0
SLOTS = (197, 42, 10, 15, 13)   # x, y, w, h, step
SLOTS_STAY = False
