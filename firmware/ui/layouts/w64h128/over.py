"""64x128 portrait: the end of a game of The Game. A place is x, y, w, h, a point x, y."""

TITLE_BAR = 0                   # its height
TITLE, TITLE_FONT = (0, 3), "B10"
SEED_FONT = None

# Two places: of any game, and of one that was won.
CARD = (12, 13, 40, 38), (12, 13, 40, 38)       # with the score
SCORE, SCORE_FONT = ((12, 14, 40, 27), (12, 14, 40, 27)), "ML"
ASIDE = 0
LEFT_Y, LEFT_FONT = 29, "G7"      # in the card
MEDAL, MEDALS = ((53, 27), (53, 27)), ("crown_9", "star_9")

PILES = ((0, 54), (16, 54), (32, 54), (48, 54))
PILE_W, PILE_H, BAND, PILE_FONTS = 16, 19, 5, ("T", "D7")
HAND = None
WHY, WHY_FONT = None, "G7"      # the title says it
WIN_TITLE_Y, WIN_TITLE_FONT = 0, None
FEATS = None
CONFETTI = ((1, 52, 62, 22),)

CHART_BAR = None
CHART = (1, 74, 62, 9)
GOAL = 1, 76, 63                # instead of it: what to strive for; x, y, w
VALUES = ((12, 85), (12, 95))       # right end of a number, y
VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "T", 4, 1, "G7"

BUTTONS = ((0, 106, 64, 10), (0, 118, 40, 10), (41, 118, 11, 10), (53, 118, 11, 10))
BUTTON_FONT = "G7"
ARTS = (None, None, "undo_9", "home_9")
