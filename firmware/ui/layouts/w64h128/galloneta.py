"""64x128 portrait: the table of Galloneta. A place is x, y, w, h."""

BOARD, CELL, UPWARDS = (1, 0), (15, 11), True
POWER_FONT = "D7"

HAND, HAND_GROUND, CARD_MOST = (0, 103), (0, 103, 64, 12), 13
HAND_W, HAND_H = 64, 12
NUMBER_FONT = "T"

SIDE = 0, 116, 27, 12
HIDDEN_CARD, PILE = (0, 116, 8, 12), (9, 116, 18, 12)
COUNT_FONT = "D7"

SAID, RULE = (0, 79, 64, 23), (0, 79, 64, 1)
HEAD, HEAD_FONT, HEAD_SUIT = (0, 81, 36), "S", (18, 12)
TASK = NOTE = 0, 82, 64, 20
LEFT = 22, 0
EFFECT, EFFECT_FONT = (36, 90, 27, 12), "B10"
ACT, ACT_FONTS = (28, 116, 36, 12), ("B10", "G7")

DEVICE = 0, 79, 64, 49                  # while the device plays
