"""240x240 in colour: the table of The Game. A place is x, y, w, h."""

# Four piles, what a move costs below them, the hand, a sentence, the foot.
PILES = ((4, 6), (63, 6), (122, 6), (181, 6))
PILE_W, PILE_H = 55, 78
PILE_FONT = "L"
PILE_EMBER = "fire_9"           # it burns
NUMBER_Y, NUMBER_H = (0, 0), 78       # in a pile that rises, that falls
FLAMES = True                   # large ones
BAND = 20                       # with the triangle
ROOM = True                     # a bar shows what is left of 99
EDGES, EDGE_CARDS = 5, 4        # of cards that lie below: the most, and cards for each
RING = 3                        # pixels of the cursor

PILLS = ((9, 103), (68, 103), (127, 103), (186, 103))
PILL_W, PILL_H = 45, 20
PILL_AREA = -8, -4, 58, 26      # from the pill on: what it may paint on
PILL_FONT = "N"
NOTCH = 7
DOT = 4, 2, 7, 16               # w, h, step, y in the pill
BOW = "bow_13"
SPARKS = ((-8, -4), (45, -4), (45, 16), (-8, 15))
LANDING_Y = 18                  # in the pile, where a card that travels ends
DEAL_STEPS = 3                  # frames of a card's way from the draw pile

HAND_Y = (125,)                 # a row of cards with what is above them
HAND_H = 61
PER_ROW = 8
CARD_Y, CARD_H = 15, 46         # in the row
CARD_MOST = 35                  # columns of a card with the gap behind it
CARD_GAP = 1
CARD_FONT = "H"
SUNK = 7
CROSS = 3                       # where a card will come: half of its width
BIG_Y, BIG_W, BIG_H = 3, 43, 55     # the chosen card
BIG_STEP, BIG_PAD = 50, 3
BIG_FONT = "L"
EMBER, EMBER_ROOM = "fire_9", 8 # on a card that will burn

SAY = "say."                    # texts
SAID = (0, 186, 240, 17)
SAID_WIDE = None
SAY_FONT, SAY_TEXT_Y, SAY_CENTRE = "B14", 3, True
KEY_FONT, KEY_CAP = "B11", True
TIE = "bow_13"                  # beside what the dealer suggests

DECK = (4, 236, 28, 19)         # x, bottom, w, h
DECK_CARDS = 15                 # for each edge
COUNT = (37, 203, 26)           # x, y, w
COUNT_DOWN = 5                  # with nothing below it
COUNT_FONT = "M"
LEVEL = (37, 226, 37)           # x, y, w
LEVEL_FONT = "B14"
UNDO = (74, 205, 28, 33)
UNDO_ART = "undo_13"
TURN = (104, 205, 132, 33)
TURN_FONT, DUE_FONT, DUE_PAD = "B18", "B14", 7
SLOTS = (111, 210, 10, 23, 12)  # x, y, w, h, step
SLOTS_STAY = False
