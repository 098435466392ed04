"""240x135 in colour: the end of a game of The Game. A place is x, y, w, h, a point x, y."""

TITLE_BAR = 22                  # its height
TITLE, TITLE_FONT = (6, 4), "B18"
SEED_FONT = "B10"

# Two places: of any game, and of one that was won.
CARD = (6, 27, 62, 66), (6, 27, 62, 66)         # with the score
SCORE, SCORE_FONT = ((6, 29, 62, 50), (6, 29, 62, 50)), "XL"
ASIDE = 8
LEFT_Y, LEFT_FONT = 54, "B10"     # in the card
MEDAL, MEDALS = ((46, 21), (46, 21)), ("medal_crown", "medal_star")

PILES = ((74, 27), (99, 27), (124, 27), (149, 27))
PILE_W, PILE_H, BAND, PILE_FONTS = 23, 26, 8, ("XS",)
HAND = (74, 56, 23, 14, 25, 15)     # the first card; steps across and down
HAND_FONT = "T"
WHY, WHY_FONT = (74, 90), "B10"
WIN_TITLE_Y, WIN_TITLE_FONT = 0, None
FEATS, FEATS_BESIDE = ((91, 34), (91, 57), (91, 80)), True  # right end of a number, y
CONFETTI = ((157, 27, 81, 72),)

CHART_BAR = (177, 24, 63, 63)
CHART = (181, 26, 56, 22)
GOAL = 181, 29, 57              # instead of it: what to strive for; x, y, w
VALUES = ((194, 51), (194, 63), (194, 75))          # right end of a number, y
VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "XS", 4, 2, "B10"

BUTTONS = ((4, 104, 84, 28), (92, 104, 80, 28), (176, 104, 28, 28), (208, 104, 28, 28))
BUTTON_FONT = "B14"
ARTS = (None, None, "undo_13", "home_16")
