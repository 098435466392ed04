"""240x135 in colour: the score sheet of a match."""

HEADER_H = 0
TITLE = None
BODY, FOOT_FONT = "B14", "B12"
LEFT, RIGHT = 22, 6             # of the columns
NAMES = "B12", "B10"            # fonts of the names: the first one that fits, or the last
DIGITS = "S", "N", "XS"
ABOVE_Y, NAME_Y = 0, 11         # crown and bow tie above the name; None: before it
CROWN, BOW = "crown_13", "bow_13"
MARKS = ("_9", 13, 14), ("_5", 7, 8)    # end of the name, ground, step: in wide columns, in others
WIDE = 50                       # pixels of a wide one
ROWS_Y, ROWS, STEP, GAP = 24, 4, 19, 1
PAD = 6                         # of the button for cards
SUM_Y, SUM_H, SUM_X = 101, 19, 7
FOOT_Y, MENU_W = 120, 24
