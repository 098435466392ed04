"""240x240 in colour: the score sheet of a match."""

HEADER_H = 27
TITLE = 8, 7
BODY, FOOT_FONT = "B18", "B14"
LEFT, RIGHT = 26, 6             # of the columns
NAMES = "B14", "B12"            # fonts of the names: the first one that fits, or the last
DIGITS = "M", "SM", "S", "N", "XS"
ABOVE_Y, NAME_Y = 30, 44        # crown and bow tie above the name; None: before it
CROWN, BOW = "crown_13", "bow_13"
MARKS = ("_9", 13, 14), ("_5", 7, 8)    # end of the name, ground, step: in wide columns, in others
WIDE = 50                       # pixels of a wide one
ROWS_Y, ROWS, STEP, GAP = 60, 4, 30, 1
PAD = 8                         # of the button for cards
SUM_Y, SUM_H, SUM_X = 182, 34, 9
FOOT_Y, MENU_W = 219, 28
