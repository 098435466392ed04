"""64x128, upright: the sheet of a round. A header, names above their cells, two lines of check."""

ICON = 1                        # pixels per dot of an icon
TITLE_Y, HEAD_Y = 0, 8          # the title, and what the columns are for
HEADER_H = 16
SHEET_H = 96
ROW_H = (0, 48, 40, 32, 24, 19, 16)     # one row, by the number of players
NAME_H = (0, 10, 10, 10, 9, 8, 8)       # of a line for the name above the cells
NAME_W = 0
FONTS = ("f5x8", 5, 8),         # width, height: numbers side by side need room between them
NAMES_SMALL = True              # or in the font of the cells
POINTS_FONT = "G7"            # above the points
CELL_W = 11                     # two characters at least,
PAD = 1                         # and what is round them
SCORE_W = 15
CHECK_Y = 112
CHECK_H = 16
LARGE = "f7x13b", 30, 3, 13, 15       # forms: font, height of a row; y of label, box, value
