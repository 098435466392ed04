"""128x64: the end of a game of The Game. A place is x, y, w, h, a point x, y."""

TITLE_BAR = 0                   # its height
TITLE, TITLE_FONT = (1, 3), "B10"
SEED_FONT = None

# Two places: of any game, and of one that was won.
CARD = (0, 13, 38, 38), (0, 13, 38, 38)         # with the score
SCORE, SCORE_FONT = ((0, 14, 38, 27), (0, 14, 38, 27)), "ML"
ASIDE = 0
LEFT_Y, LEFT_FONT = 29, "G7"      # in the card
MEDAL, MEDALS = ((113, 0), (113, 0)), ("crown_13", "star_9")

PILES = ((43, 13), (65, 13), (87, 13), (109, 13))
PILE_W, PILE_H, BAND, PILE_FONTS = 19, 20, 5, ("XS", "D7")
HAND = None
WHY, WHY_FONT = None, "B10"     # the title says it
WIN_TITLE_Y, WIN_TITLE_FONT = 0, None
FEATS = None
CONFETTI = ((43, 14, 84, 20),)

CHART_BAR = None
CHART = (43, 37, 42, 14)
GOAL = 43, 35, 85               # instead of it: what to strive for; x, y, w
VALUES = ((99, 34), (99, 44))     # right end of a number, y
VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "T", 3, 1, "G7"

BUTTONS = ((0, 54, 48, 10), (50, 54, 48, 10), (100, 54, 13, 10), (115, 54, 13, 10))
BUTTON_FONT = "G7"
ARTS = (None, None, "undo_9", "home_9")
