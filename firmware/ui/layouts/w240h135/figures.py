"""240x135 in colour: figures of The Game."""

HEADER_H = 17
TITLE, TITLE_FONT = (6, 3), "B14"
SMALL = "B12"
NUMBERS, NUMBER_W, AIR = ((0, 22), (60, 22), (120, 22), (180, 22)), 60, 4
DIGITS = "S", "N"
BARS, BAR_GAP, BAR_FONT = (6, 56, 126, 48), 3, "T"      # x, y, w, h
CROWN = "crown_13"          # above the games that were won
LINE = 140, 62, 94, 44
LAST = None
FOOT_Y = 119
