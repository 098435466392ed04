"""128x64: the sheet of a round. A header, a row per player, a line with the check."""

ICON = 1                        # pixels per dot of an icon
TITLE_Y = HEAD_Y = 0            # the title, and what the columns are for
HEADER_H = 8
SHEET_H = 48
ROW_H = (0, 48, 24, 14, 11, 9, 8)   # one row, by the number of players
NAME_H = (0,) * 7               # of a line for the name above the cells; 0: it stands beside them
NAME_W = 30                     # that it needs there
FONTS = ("f6x10", 6, 10), ("f5x8", 5, 8)    # width, height; the first one that fits
NAMES_SMALL = False             # but in the font of the cells
POINTS_FONT = "f5x8"
CELL_W = 16                     # two characters at least,
PAD = 4                         # and what is round them
SCORE_W = 18
CHECK_Y = 56
CHECK_H = 8
LARGE = "f7x13b", 15, 3, 0, 1       # forms: font, height of a row; y of label, box, value
