"""240x135 in colour: the table of Galloneta. A place is x, y, w, h; see w240h240."""

HEADER_H, TOKEN, LETTER_FONT, NAME_FONT = 22, 16, "B12", None
HEADER_X = 170
TASK, TASK_FONT = (171, 3, 68, 18), "B10"
CARDS, CARD_W, CARD_H, CARD_STEP = (192, 3), 10, 14, 12
SWORDS, SWORD, SWORD_STEP = (218, 6), "sword_9", 11
OTHER = None

BOARD, CELL, UPWARDS = (0, 0), (24, 24), False
PIECE, PIECE_CORNER, RING = 20, 3, 4
FIGURE, SUIT, SUIT_BOX = "_11", "_7", 7
SUIT_LOW = False
POWER_FONT = "B12"
ACE, ARMED_ACE = "_9", ("_7", 3, 2)
DOT, SWORD_ON, WALL = 9, None, "hatch_24"

HAND, HAND_GROUND, CARD_MOST = (3, 101), (0, 97, 158, 38), 31
HAND_W, HAND_H, RAISED, SUNK = 156, 33, 1, 4
NUMBER_FONT, SMALL_FONT, CARD_SUIT, CARD_FIGURE = "S", "XS", "_9", "_11"
NUMBER_Y, NUMBER_H, SUIT_UP = 3, 17, 11
SHIELD = "shield_9"

SIDE = 158, 97, 82, 38
HIDDEN_CARD, PILE = (163, 101, 22, 31), (190, 126, 22, 16)
COUNT, COUNT_FONT = (213, 112, 26), "N"

SAID, ACT_FONTS = (170, 22, 70, 75), ("B14", "B12")
PANEL = (174, 23, 62, 34), (174, 60, 62, 34)    # what is chosen; what comes of it
PANEL_FIGURE, PANEL_FONT, PANEL_SUIT, EFFECT_FONT = "_18", "M", "_9", "B12"
NOTE_FONT = "B10"

DEVICE = 0, 97, 240, 38                  # while the device plays
