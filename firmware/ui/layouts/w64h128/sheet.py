"""64x128, one colour: the score sheet of a match. A line per player, one round at a time."""

LEFT = 0
BODY, FOOT_FONT = "B10", "G7"
NAMES = "B10", "G7"             # fonts of the names: the first one that fits, or the last
DIGITS = "T", "D7"
CROWN, BOW = "crown_5", "bow_5"
MARK = "_5", 5, 6               # end of the name, ground, step
STRIP_H = 13                    # the rounds
ROWS_Y, ROWS_H, ROW_H = 16, 84, 20      # players: all lines, and one at most
TOTAL_W = 17                    # of the largest
FOOT_Y, FOOT_STEP, FOOT_LINES = 102, 9, 3
