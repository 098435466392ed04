"""128x64: the end of a game of The Game. A place is x, y, w, h, a point x, y."""

TITLE_BAR = 0                   # its height
TITLE, TITLE_FONT = (1, 2), "B10"
SEED_FONT = None

CARD = (0, 13, 38, 38)          # with the score
SCORE, SCORE_FONT = (0, 14, 38, 27), "ML"
LEFT_Y, LEFT_FONT = 42, "G7"
MEDAL, MEDALS = (113, 0), ("crown_13", "star_9")

PILES = ((43, 13), (65, 13), (87, 13), (109, 13))
PILE_W, PILE_H, BAND, PILE_FONT = 19, 20, 6, "XS"
HAND = None
WHY = None                      # the title says it
FEATS = None
CONFETTI = ()

CHART_BAR = None
CHART = (43, 35, 42, 15)
VALUES = ((100, 34), (100, 43))     # right end of a number, y
VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "T", 3, 1, "G7"

BUTTONS = ((0, 54, 48, 10), (50, 54, 48, 10), (100, 54, 13, 10), (115, 54, 13, 10))
BUTTON_FONT = "G7"
ARTS = (None, None, "undo_9", "home_9")
