"""128x64, one colour: the table of Galloneta. A place is x, y, w, h."""

BOARD, CELL, UPWARDS = (0, 0), (13, 12), False      # of the own ace's row; the size of a cell
POWER_FONT = "D5"

HAND, HAND_GROUND, CARD_MOST = (0, 51), (0, 50, 92, 14), 18
HAND_W, HAND_H = 90, 13
NUMBER_FONT = "T"

SIDE = 92, 50, 36, 14
HIDDEN_CARD, PILE = (92, 51, 10, 13), (103, 51, 25, 13)
COUNT_FONT = "T"

SAID, RULE = (92, 0, 36, 50), (92, 0, 1, 36)
HEAD, HEAD_FONT, HEAD_SUIT = (94, 0, 33), "XS", (20, 14)      # a picture, a value
TASK, NOTE = (94, 2, 34, 24), (94, 2, 34, 35)   # what a lesson asks; why something cannot be
LEFT = 0, 12                    # from what can still be placed to what is left of war
EFFECT, EFFECT_FONT = (94, 26, 33, 10), "B10"
ACT, ACT_FONTS = (93, 38, 35, 12), ("B10", "G7")

DEVICE = 0, 50, 128, 14                  # while the device plays
