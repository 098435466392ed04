"""64x128, one colour: figures of The Game."""

HEADER_H = 0
TITLE = None
SMALL = "G7"
NUMBERS, NUMBER_W, AIR = ((0, 0), (32, 0), (0, 24), (32, 24)), 32, 2
DIGITS = "T", "D7"
BARS, BAR_GAP, BAR_FONT = (1, 46, 62, 30), 1, "D5"      # x, y, w, h
CROWN = None
LINE = 1, 88, 62, 18
LAST = None
FOOT_Y = 109
