"""240x240 in colour: an attack of Galloneta before it happens. A place is x, y, w, h."""

PAPER = 0, 0, 240, 194
BOXES, CORNER, SCALE = ((5, 14, 52, 56), (183, 14, 52, 56)), 4, 2
NUMBERS, NUMBER_FONT = ((62, 13, 44), (134, 13, 44)), "XL"      # x, y, w of a value
HALF = "half_24"                        # its picture
SIGN, SIGN_FONT = (106, 25, 28), "B14*2"
SUITS, SUIT = ((79, 64), (151, 64)), "_11"

RULE = 10, 86, 220                      # above what happens: x, y, w
LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (12, 100, 198), ("B18", "B14"), 20, 5
INDENT, WRAP, MOST = 20, 1, 3
BUTTONS = (8, 201, 132, 34), (148, 201, 84, 34)
BUTTON_FONTS = "B18", "B14"
