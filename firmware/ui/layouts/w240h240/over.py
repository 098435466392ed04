"""240x240 in colour: the end of a game of The Game. A place is x, y, w, h, a point x, y."""

TITLE_BAR = 27                  # its height
TITLE, TITLE_FONT = (8, 6), "B18"
SEED_FONT = "B14"

# Two places: of any game, and of one that was won.
CARD = (8, 35, 84, 88), (72, 64, 96, 92)        # with the score
SCORE, SCORE_FONT = ((8, 39, 84, 64), (72, 68, 96, 64)), "XXL"
ASIDE = 0                       # pixels that the score keeps off a medal
LEFT_Y, LEFT_FONT = 73, "B14"     # in the card
MEDAL, MEDALS = ((72, 29), (154, 52)), ("medal_crown", "medal_star")

PILES = ((106, 35), (139, 35), (172, 35), (205, 35))
PILE_W, PILE_H, BAND, PILE_FONTS = 31, 36, 10, ("N",)
HAND = (106, 76, 31, 20, 33, 22)    # the first card; steps across and down
HAND_FONT = "N"
WHY, WHY_FONT = (99, 123), "B12"
WIN_TITLE_Y, WIN_TITLE_FONT = 16, "B18*2"
FEATS = (40, 168), (120, 168), (200, 168)       # middle of a number, y, or its right end
FEATS_BESIDE = False            # are words beside their number, or below it?
CONFETTI = (3, 6, 52, 156), (188, 6, 49, 156)

CHART_BAR = (0, 139, 240, 62)
CHART = (8, 145, 140, 49)
GOAL = 8, 165, 224              # instead of it: what to strive for; x, y, w
VALUES = ((186, 145), (186, 163), (186, 181))       # right end of a number, y
VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "N", 7, 3, "B12"

BUTTONS = ((4, 206, 84, 30), (92, 206, 80, 30), (176, 206, 28, 30), (208, 206, 28, 30))
BUTTON_FONT = "B14"
ARTS = (None, None, "undo_13", "home_16")
