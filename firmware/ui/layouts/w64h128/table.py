"""64x128 portrait: the table of The Game. A place is x, y, w, h."""

# Two rising piles above two falling ones, what a move costs between them, counters, the hand in
# two rows, what there is to say, two buttons.
PILES = ((0, 0), (33, 0), (0, 32), (33, 32))
PILE_W, PILE_H = 31, 31
PILE_FONT = "N"
PILE_EMBER = "fire_7"           # it burns
NUMBER_Y, NUMBER_H = (5, 11), 15       # in a pile that rises, that falls
FLAMES = False                   # large ones
BAND = 4                        # with the triangle
ROOM = False                    # a bar shows what is left of 99
EDGES, EDGE_CARDS = 0, 4        # of cards that lie below: the most, and cards for each
RING = 0                        # pixels of the cursor; 0: the pile is inverted

PILLS = ((1, 20), (34, 20), (1, 34), (34, 34))
PILL_W, PILL_H = 29, 9
PILL_AREA = 0, 0, 29, 9        # from the pill on: what it may paint on
PILL_FONT = "T"
NOTCH = 0
DOT = None
BOW = None

HAND_Y = (76, 93)               # rows of cards with what is above them
HAND_H = 17
PER_ROW = 4
CARD_Y, CARD_H = 5, 11          # in the row
CARD_MOST = 16                  # columns of a card with the gap behind it
CARD_GAP = 0
CARD_FONT, THIN_FONT = "XS", "T"
CROSS = 2                       # where a card will come: half of its width
BIG_Y, BIG_W, BIG_H = 0, 17, 17     # the chosen card
BIG_STEP, BIG_PAD = 17, 0
BIG_FONT = "N"
EMBER, EMBER_ROOM = "fire_4", 0 # on a card that will burn

SAY = "tip."                    # texts
SAID = (0, 110, 64, 9)
SAID_WIDE = None
SAY_FONT, SAY_TEXT_Y, SAY_CENTRE = "G7", 1, False
KEY_FONT, KEY_CAP = "G7", False
TIE = "bow_5"                   # beside what the dealer suggests

DECK = (0, 74, 9, 9)            # x, bottom, w, h
DECK_CARDS = 15
COUNT = (11, 65, 11)            # x, y, w
COUNT_DOWN = 0
COUNT_FONT = "T"
LEVEL = (44, 66, 20)            # x, y, w
LEVEL_FONT = "G7"
UNDO = (0, 119, 13, 9)
UNDO_ART = "undo_9"
TURN = (14, 119, 50, 9)
TURN_FONT, DUE_FONT, DUE_PAD = "G7", "G7", 1
SLOTS = (27, 66, 4, 7, 5)       # x, y, w, h, step
SLOTS_STAY = True
