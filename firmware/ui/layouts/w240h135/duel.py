"""240x135 in colour: an attack of Galloneta before it happens. A place is x, y, w, h."""

PAPER = 0, 0, 240, 106
BOXES, CORNER, SCALE = ((6, 5, 34, 34), (200, 5, 34, 34)), 4, 1
NUMBERS, NUMBER_FONT = ((44, 6, 52), (144, 6, 52)), "L"
HALF = "half_16"
SIGN, SIGN_FONT = (100, 13, 40), "B18"
SUITS, SUIT = ((97, 27), (134, 27)), "_9"

RULE = 10, 43, 220
LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (10, 51, 202), ("B14", "B12"), 16, 3
INDENT, WRAP, MOST = 18, 1, 3
BUTTONS = (6, 110, 134, 22), (148, 110, 86, 22)
BUTTON_FONTS = "B14", "B12"
