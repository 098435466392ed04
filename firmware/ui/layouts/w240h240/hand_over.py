"""240x240 in colour: the device goes from hand to hand. A place is x, y, w, h."""

LOZENGE = 20                    # pixels of the pattern behind

BOX, CORNER = (28, 22, 184, 128), 5
GIVE_Y, GIVE_FONT = 39, "B18"
NAME_Y, NAME_FONTS = 72, ("B18*2", "B18", "B14")
TOKEN, TOKEN_FONT = 30, "B18"
TOKEN_Y = None                  # above the name; None: before it
KEY_Y, KEY_FONT = 122, "B14"

PILES = ((8, 167), (51, 167), (94, 167), (137, 167))
PILE_W, PILE_H, BAND, PILE_FONT = 37, 40, 12, "SM"
DECK, DECK_CARDS = (182, 207, 28, 19), 30       # x, bottom, w, h; cards for each edge
COUNT, COUNT_FONT = (214, 188), "N"

LINE, LINE_PAD, LINE_FONT = (0, 216, 240, 24), 8, "B14"
LINES = 1                       # of text in it
