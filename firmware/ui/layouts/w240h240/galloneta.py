"""240x240 in colour: the table of Galloneta. A place is x, y, w, h."""

# A header, the board, the hand, the hidden figure and the draw pile, a sentence.
HEADER_X = 0
HEADER_H, TOKEN, LETTER_FONT, NAME_FONT = 25, 19, "B14", "B18"
NAME_W = 76
TASK, TASK_FONT = (2, 0, 104, 25), "B12"    # of a lesson, in the place of the name
CARDS, CARD_W, CARD_H, CARD_STEP = (110, 4), 13, 17, 16     # cards that may still be placed ...
SWORDS, SWORD, SWORD_STEP = (150, 6), "sword_13", 16         # ... and acts of war
OTHER, OTHER_FONT = 197, "XS"   # the other player's hand

BOARD, CELL, UPWARDS = (1, 26), (34, 34), False     # of the own ace's row; the size of a cell
PIECE, PIECE_CORNER, RING = 28, 4, 5                # of a piece in it; corner of a ring
FIGURE, SUIT, SUIT_BOX = "_18", "_7", 9
SUIT_LOW = True                 # is the suit below the figure, not beside?
POWER_FONT = "XS"
ACE, ARMED_ACE = "_11", ("_11", 4, 3)   # its suit alone; and where, beside a value
DOT, SWORD_ON, WALL = 12, "sword_9", "hatch_34"

HAND, HAND_GROUND, CARD_MOST = (4, 175), (0, 164, 180, 59), 35     # room for a card
HAND_W, HAND_H, RAISED, SUNK = 178, 46, 6, 5
NUMBER_FONT, SMALL_FONT, CARD_SUIT, CARD_FIGURE = "M", "S", "_11", "_18"
NUMBER_Y, NUMBER_H, SUIT_UP = 5, 24, 15
SHIELD = "shield_9"

SIDE = 180, 164, 60, 59
HIDDEN_CARD, PILE = (184, 174, 24, 36), (212, 198, 24, 17)     # the pile: x, bottom, w, h
COUNT, COUNT_FONT = (210, 203, 28), "N"

SAID, SAY_FONTS = (0, 223, 240, 17), ("B14", "B12")
PANEL = None

DEVICE = 0, 164, 240, 76                  # while the device plays
