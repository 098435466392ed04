"""128x64, one colour: figures of The Game."""

HEADER_H = 0
TITLE = None
SMALL = "G7"
NUMBERS, NUMBER_W, AIR = ((0, 0), (32, 0), (64, 0), (96, 0)), 32, 3
DIGITS = "T", "D7"
BARS, BAR_GAP, BAR_FONT = (0, 21, 72, 25), 2, "D5"      # x, y, w, h
CROWN = None
LINE = 78, 24, 49, 27
LAST = None
FOOT_Y = 55
