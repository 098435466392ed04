"""64x128 portrait: the end of a game of The Game. A place is x, y, w, h, a point x, y."""

TITLE_BAR = 0                   # its height
TITLE, TITLE_FONT = (0, 2), "B10"
SEED_FONT = None

CARD = (12, 13, 40, 38)         # with the score
SCORE, SCORE_FONT = (12, 14, 40, 27), "ML"
LEFT_Y, LEFT_FONT = 42, "G7"
MEDAL, MEDALS = (53, 27), ("crown_9", "star_9")

PILES = ((0, 54), (16, 54), (32, 54), (48, 54))
PILE_W, PILE_H, BAND, PILE_FONT = 16, 19, 5, "XS"
HAND = None
WHY = None                      # the title says it
FEATS = None
CONFETTI = ()

CHART_BAR = None
CHART = (1, 76, 62, 12)
VALUES = ((12, 91), (44, 91))       # right end of a number, y
VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "T", 2, 1, "G7"

BUTTONS = ((0, 104, 64, 11), (0, 117, 40, 11), (41, 117, 11, 11), (53, 117, 11, 11))
BUTTON_FONT = "G7"
ARTS = (None, None, "undo_9", "home_9")
