"""128x64: the sheet of a round. A header, a row per player, a line with the check."""

ICON = 1                        # pixels per dot of an icon
TITLE_Y = HEAD_Y = 0            # the title, and what the columns are for
HEADER_H = 8
SHEET_H = 48
ROW_H = (0, 48, 24, 14, 11, 9, 8)   # one row, by the number of players
NAME_H = 0                      # of a line for the name above the cells; 0: it stands beside them
FONTS = ("f6x10", 10), ("f5x8", 8)  # and the height of a cell that each needs
CELL_W = 14                     # two characters
SCORE_W = 18                    # three
CHECK_Y = 56
CHECK_H = 8
