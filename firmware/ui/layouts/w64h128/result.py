"""64x128, one colour: the result of a round, and of a match. A place is x, y, w, h."""

HEADER_H = 0
TITLE, TITLE_FONTS, FOOT_FONT = (1, 3), ("B10", "G7"), "G7"

# A line per player: pixels of all, of one at most, and at least below a title.
ROWS_Y, ROWS_H, ROW_H, LEAST_H, GROUND = 14, 66, 16, 8, False
CHANGE_X, CHANGE, CHANGE_FONT = 0, 5, None      # triangle, and how many places
NAME_X = 7
NAMES = "G7",                   # fonts: the first one in which all fit, or the last
MARKS_X, MARKS_W = 28, 6
MARKS = ("_5", 5, 7), ("_5", 5, 6)      # end of the name, ground, step: of a line, of a flat one
POINTS, POINTS_W, POINTS_FONTS = 45, 11, ("T", "D7")        # right end
TOTAL, TOTAL_W, DIGITS = 63, 14, ("T", "D7")
SUM = 57, 4                     # heads the totals; None: the title says which round of how many
CROWN, BOW = None, None          # the first one leads, and the last line says who deals
BADGE = 0                       # no room for a player's emblem
LINES_Y, LINE_STEP, LINES = 80, 8, 3
CARD, CARD_FONT, CARD_LINES = (12, 14, 40, 44), "M", (0, 62, 64)  # all play together

BUTTONS = (((0, 116, 64, 12),), ((0, 104, 64, 11), (0, 116, 64, 12)),
           ((0, 92, 64, 11), (0, 104, 64, 11), (0, 116, 64, 12)))
BUTTON_FONTS = "G7",
BUTTON_PAD = 6                  # pixels beside the longest text

STEP_W, STEP_GAP, BASE = 21, 0, 68
STEPS = 29, 22, 15, 15, 15, 15  # how high, by rank
STEP_DIGITS = "T", "D7"
STEP_NAMES = "G7",
STEP_CROWN, STEP_AIR, TOKEN = "crown_5", 2, 9
REST_Y, REST_LINES = 71, 2
CONFETTI = 0, 0, 0, 0
