"""64x128 portrait: an attack of Galloneta before it happens. A place is x, y, w, h."""

BOXES, CORNER, SCALE = ((0, 0, 24, 24), (40, 0, 24, 24)), 2, 1
NUMBERS, NUMBER_FONT = ((0, 27, 24), (40, 27, 24)), "H"
HALF = "half_11"
SIGN, SIGN_FONT = (24, 31, 16), "B14"
SUITS, SUIT = (), "_7"

LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (0, 50, 51), ("G7",), 8, 2
INDENT, WRAP, MOST = 12, 3, 3
BUTTONS = (0, 102, 64, 12), (0, 115, 64, 12)
BUTTON_FONTS = "B10", "G7"
