"""240x135 in colour: the end of a game of The Game. A place is x, y, w, h, a point x, y."""

TITLE_BAR = 22                  # its height
TITLE, TITLE_FONT = (6, 4), "B18"
SEED_FONT = "B10"

CARD = (6, 27, 62, 66)          # with the score
SCORE, SCORE_FONT = (6, 29, 62, 50), "XL"
LEFT_Y, LEFT_FONT = 81, "B10"
MEDAL, MEDALS = (50, 21), ("medal_crown", "medal_star")

PILES = ((80, 27), (106, 27), (132, 27), (158, 27))
PILE_W, PILE_H, BAND, PILE_FONT = 24, 26, 8, "XS"
HAND = (80, 56, 24, 14, 26, 15)     # the first card; steps across and down
HAND_FONT = "XS"
WHY, WHY_FONT = (80, 89), "B10"
FEATS = (80, 57, 14, 16)        # x, y, step, columns of a number
CONFETTI = ((186, 92, 52, 11),)

CHART_BAR = (188, 24, 52, 66)
CHART = (193, 28, 44, 24)
VALUES = ((206, 55), (206, 66), (206, 77))          # right end of a number, y
VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "T", 4, 1, "B10"

BUTTONS = ((4, 104, 84, 28), (92, 104, 80, 28), (176, 104, 28, 28), (208, 104, 28, 28))
BUTTON_FONT = "B14"
ARTS = (None, None, "undo_13", "home_16")
