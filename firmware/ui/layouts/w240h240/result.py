"""240x240 in colour: the result of a round, and of a match. A place is x, y, w, h."""

HEADER_H = 27
TITLE, TITLE_FONTS, FOOT_FONT = (8, 7), ("B18", "B14"), "B14"

# A line per player: pixels of all, of one at most, and at least below a title.
ROWS_Y, ROWS_H, ROW_H, LEAST_H, GROUND = 31, 138, 34, 15, True
CHANGE_X, CHANGE, CHANGE_FONT = 7, 9, "T"       # triangle, and how many places
NAME_X = 28
NAMES = "B18", "B14", "B12"     # fonts: the first one in which all fit, or the last
MARKS_X, MARKS_W = 126, 30
MARKS = ("_9", 13, 14), ("_5", 7, 8)    # end of the name, ground, step: of a line, of a flat one
POINTS, POINTS_W, POINTS_FONTS = 186, 32, ("S", "N", "XS")      # right end
TOTAL, TOTAL_W, DIGITS = 232, 44, ("M", "SM", "S", "N")
SUM = None
CROWN, BOW = "crown_13", "bow_13"
BADGE = 15                      # of a player; 9: the emblem alone
LINES_Y, LINE_STEP, LINES = 172, 16, 2
CARD, CARD_FONT, CARD_LINES = (84, 44, 72, 100), "XL", (0, 158, 240)  # all play together

BUTTONS = (((60, 206, 120, 31),), ((4, 206, 114, 31), (122, 206, 114, 31)),
           ((4, 206, 92, 31), (99, 206, 59, 31), (161, 206, 75, 31)))
BUTTON_FONTS = "B18", "B14", "B12"
BUTTON_PAD = 12                 # pixels beside the longest text

STEP_W, STEP_GAP, BASE = 68, 6, 182
STEPS = 86, 62, 44, 44, 44, 44  # how high, by rank
STEP_DIGITS = "L", "M", "S"
STEP_NAMES = "B14", "B12"
STEP_CROWN, STEP_AIR, TOKEN = "crown_13", 5, 22
REST_Y, REST_LINES = 188, 1
CONFETTI = 4, 30, 236, 74
