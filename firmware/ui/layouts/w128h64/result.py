"""128x64, one colour: the result of a round, and of a match. A place is x, y, w, h."""

HEADER_H = 0
TITLE, TITLE_FONTS, FOOT_FONT = (2, 2), ("G7",), "G7"

# A line per player: pixels of all, of one at most, and at least below a title.
ROWS_Y, ROWS_H, ROW_H, LEAST_H, GROUND = 11, 40, 10, 8, False
CHANGE_X, CHANGE, CHANGE_FONT = 1, 5, None      # triangle, and how many places
NAME_X = 9
NAMES = "B10", "G7"             # fonts: the first one in which all fit, or the last
MARKS_X, MARKS_W = 68, 18
MARKS = ("_5", 5, 6), ("_5", 5, 6)      # end of the name, ground, step: of a line, of a flat one
POINTS, POINTS_W, POINTS_FONTS = 103, 16, ("T", "D7")       # right end
TOTAL, TOTAL_W, DIGITS = 126, 20, ("T", "D7")
SUM = 121, 3
CROWN, BOW = "crown_5", "bow_5"
BADGE = 9                      # of a player; 9: the emblem alone
LINES_Y, LINE_STEP, LINES = 51, 9, 0
CARD, CARD_FONT, CARD_LINES = (2, 12, 38, 37), "H", (44, 18, 82)  # all play together

BUTTONS = (((34, 53, 60, 11),), ((0, 53, 63, 11), (65, 53, 63, 11)),
           ((0, 53, 50, 11), (51, 53, 34, 11), (86, 53, 42, 11)))
BUTTON_FONTS = "B10", "G7"
BUTTON_PAD = 6                  # pixels beside the longest text

STEP_W, STEP_GAP, BASE = 40, 2, 42
STEPS = 17, 15, 13, 13, 13, 13  # how high, by rank
STEP_DIGITS = "T", "D7"
STEP_NAMES = "G7",
STEP_CROWN, STEP_AIR, TOKEN = "crown_5", 2, 0
REST_Y, REST_LINES = 44, 1
CONFETTI = 0, 0, 0, 0
