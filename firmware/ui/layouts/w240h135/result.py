"""240x135 in colour: the result of a round, and of a match. A place is x, y, w, h."""

HEADER_H = 17
TITLE, TITLE_FONTS, FOOT_FONT = (6, 3), ("B14", "B12"), "B12"

# A line per player: pixels of all, of one at most, and at least below a title.
ROWS_Y, ROWS_H, ROW_H, LEAST_H, GROUND = 19, 78, 19, 12, True
CHANGE_X, CHANGE, CHANGE_FONT = 6, 9, "T"       # triangle, and how many places
NAME_X = 27
NAMES = "B14", "B12", "B10"     # fonts: the first one in which all fit, or the last
MARKS_X, MARKS_W = 122, 42
MARKS = ("_9", 13, 14), ("_5", 7, 8)    # end of the name, ground, step: of a line, of a flat one
POINTS, POINTS_W, POINTS_FONTS = 190, 30, ("N", "XS", "T")      # right end
TOTAL, TOTAL_W, DIGITS = 232, 38, ("S", "N", "XS", "T")
SUM = None
CROWN, BOW = "crown_13", "bow_13"
BADGE = 13                      # of a player; 9: the emblem alone
LINES_Y, LINE_STEP, LINES = 100, 12, 1
CARD, CARD_FONT, CARD_LINES = (24, 24, 62, 80), "XL", (100, 48, 132)  # all play together

BUTTONS = (((60, 114, 120, 20),), ((4, 114, 114, 20), (122, 114, 114, 20)),
           ((4, 114, 92, 20), (99, 114, 59, 20), (161, 114, 75, 20)))
BUTTON_FONTS = "B14", "B12"
BUTTON_PAD = 10                 # pixels beside the longest text

STEP_W, STEP_GAP, BASE = 68, 6, 98
STEPS = 50, 36, 24, 24, 24, 24  # how high, by rank
STEP_DIGITS = "S", "XS"
STEP_NAMES = "B12", "B10"
STEP_CROWN, STEP_AIR, TOKEN = "crown_13", 2, 0
REST_Y, REST_LINES = 101, 1
CONFETTI = 4, 20, 236, 46
