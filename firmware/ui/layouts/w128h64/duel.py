"""128x64, one colour: an attack of Galloneta before it happens. A place is x, y, w, h."""

BOXES, CORNER, SCALE = ((0, 0, 24, 24), (104, 0, 24, 24)), 2, 1
NUMBERS, NUMBER_FONT = ((26, 1, 20), (82, 1, 20)), "M"
HALF = "half_11"
SIGN, SIGN_FONT = (56, 6, 16), "B14"
SUITS, SUIT = ((48, 14), (73, 14)), "_7"

LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (1, 28, 116), ("B10", "G7"), 11, 1
INDENT, WRAP, MOST = 12, 1, 2
BUTTONS = (0, 52, 62, 12), (66, 52, 62, 12)
BUTTON_FONTS = "B10", "G7"
