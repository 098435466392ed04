"""240x135 in colour: the sheet of a round. A header, a row per player, a line with the check."""

ICON = 2                        # pixels per dot of an icon
TITLE_Y, HEAD_Y = 4, 1          # the title, and what the columns are for
HEADER_H = 17
SHEET_H = 100
ROW_H = (0, 50, 40, 32, 24, 20, 16)     # one row, by the number of players
NAME_H = (0,) * 7               # of a line for the name above the cells; 0: it stands beside them
NAME_W = 78                     # that it needs there
FONTS = ("H", 11, 22), ("S", 9, 17), ("N", 8, 13)    # width, height: the first that fits
NAMES_SMALL = True              # or in the font of the cells
POINTS_FONT = "B12"
CELL_W = 30                     # two characters at least,
PAD = 8                         # and what is round them
SCORE_W = 34
CHECK_Y = 118
CHECK_H = 17
LARGE = "B14", 23, 6, 1, 6       # forms: font, height of a row; y of label, box, value
