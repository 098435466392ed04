"""240x240 in colour: figures of The Game."""

HEADER_H = 27
TITLE, TITLE_FONT = (8, 7), "B18"
SMALL = "B14"
NUMBERS, NUMBER_W, AIR = ((0, 37), (60, 37), (120, 37), (180, 37)), 60, 5
DIGITS = "M", "SM", "S"
BARS, BAR_GAP, BAR_FONT = (10, 86, 222, 66), 4, "T"     # x, y, w, h
CROWN = "crown_13"          # above the games that were won
LINE = 10, 174, 148, 36
LAST = 166, 175, 64          # x, y, w: the mean of the games in the line
LAST_FONT, LAST_DIGITS = "B12", "M"
FOOT_Y = 217
