"""128x64: the table of The Game. A place is x, y, w, h."""

# Four piles, what a move costs below them, counters at their right, the hand, the foot. The fewer
# of the controller's pages of 8 rows a region touches, the less is sent.
PILES = ((0, 0), (26, 0), (52, 0), (78, 0))
PILE_W, PILE_H = 25, 25
PILE_FONT = "N"
PILE_EMBER = "fire_6"           # it burns
NUMBER_Y, NUMBER_H = (7, 1), 17       # in a pile that rises, that falls
FLAMES = False                   # large ones
BAND = 7                        # with the triangle
ROOM = False                    # a bar shows what is left of 99
EDGES, EDGE_CARDS = 0, 4        # of cards that lie below: the most, and cards for each
RING = 0                        # pixels of the cursor; 0: the pile is inverted

PILLS = ((0, 26), (26, 26), (52, 26), (78, 26))
PILL_W, PILL_H = 25, 11
PILL_AREA = 0, 0, 25, 12        # from the pill on: what it may paint on
PILL_FONT = "T"
NOTCH = 0
DOT = None
BOW = None

HAND_Y = (38,)                  # a row of cards with what is above them
HAND_H = 17
PER_ROW = 8
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
SAID = (13, 55, 65, 9)
SAID_WIDE = (13, 55, 115, 9)    # where a lesson is said instead of what is due
SAY_FONT, SAY_TEXT_Y, SAY_CENTRE = "G7", 1, False
KEY_FONT, KEY_CAP = "G7", False
TIE = "bow_5"                   # beside what the dealer suggests

DECK = (105, 9, 9, 9)           # x, bottom, w, h
DECK_CARDS = 15
COUNT = (116, 0, 11)            # x, y, w
COUNT_DOWN = 0
COUNT_FONT = "T"
LEVEL = (105, 26, 23)           # x, y, w
LEVEL_FONT = "G7"
UNDO = (0, 55, 12, 9)
UNDO_ART = "undo_9"
TURN = (78, 55, 50, 9)
TURN_FONT, DUE_FONT, DUE_PAD = "G7", "G7", 1
SLOTS = (105, 12, 7, 10, 8)     # x, y, w, h, step
SLOTS_STAY = True
