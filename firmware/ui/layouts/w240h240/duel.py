"""240x240 in colour: an attack of Galloneta before it happens. A place is x, y, w, h."""

PAPER = 0, 0, 240, 194
BOXES, CORNER, SCALE = ((8, 10, 52, 56), (180, 10, 52, 56)), 4, 2
NUMBERS, NUMBER_FONT = ((64, 10, 44), (132, 10, 44)), "XL"      # x, y, w of a value
HALF = "L", 8                           # font of a value like 3.5, rows further down
SIGN, SIGN_FONT = (106, 17, 28), "B18*2"
SUITS, SUIT = ((80, 60), (148, 60)), "_11"

LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (12, 90, 206), ("B18", "B14"), 20, 5
INDENT, WRAP, MOST = 20, 1, 3
BUTTONS = (8, 201, 132, 34), (148, 201, 84, 34)
BUTTON_FONTS = "B18", "B14"
