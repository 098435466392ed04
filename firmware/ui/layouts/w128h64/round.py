"""128x64: the sheet of a round. A header, a row per player, a line with the check."""

HEADER_H = 8
SHEET_H = 48
ROW_H = (0, 48, 24, 14, 11, 9, 8)   # one row, by the number of players
CELL_W = 14
SCORE_W = 18
CHECK_Y = 56
CHECK_H = 8
