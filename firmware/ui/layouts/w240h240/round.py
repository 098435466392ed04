"""240x240 in colour: the sheet of a round. A header, a row per player, a line with the check."""

ICON = 3                        # pixels per dot of an icon
TITLE_Y, HEAD_Y = 5, 21         # the title, and what the columns are for
HEADER_H = 45
SHEET_H = 174
ROW_H = (0, 60, 60, 56, 43, 34, 29)     # one row, by the number of players
NAME_H = (0, 17, 17, 17, 17, 0, 0)      # of a line for the name above the cells; 0: beside them
NAME_W = 78                     # that it needs there
FONTS = ("L", 16, 30), ("M", 12, 22), ("H", 11, 20)     # width, height; the first one that fits
NAMES_SMALL = True              # or in the font of the cells
POINTS_FONT = "B14"
CELL_W = 30                     # two characters at least,
PAD = 8                         # and what is round them
SCORE_W = 34
CHECK_Y = 221
CHECK_H = 19
LARGE = "B18", 32, 9, 1, 9       # forms: font, height of a row; y of label, box, value
