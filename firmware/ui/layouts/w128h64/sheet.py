"""128x64, one colour: the score sheet of a match."""

HEADER_H = 0
TITLE = None
BODY, FOOT_FONT = "B10", "G7"
LEFT, RIGHT = 10, 3             # of the columns
NAMES = "G7",                   # fonts of the names: the first one that fits, or the last
DIGITS = "T", "D7"
ABOVE_Y, NAME_Y = None, 2       # crown and bow tie above the name; None: before it
CROWN, BOW = "crown_5", "bow_5"
MARKS = ("_5", 5, 6), ("_5", 5, 6)      # end of the name, ground, step: in wide columns, in others
WIDE = 24                       # pixels of a wide one
ROWS_Y, ROWS, STEP, GAP = 10, 3, 11, 0
PAD = 3                         # of the button for cards
SUM_Y, SUM_H, SUM_X = 43, 12, 4
FOOT_Y, MENU_W = 55, 12
