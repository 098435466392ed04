"""240x135 in colour: the device goes from hand to hand. A place is x, y, w, h."""

LOZENGE = 20                    # pixels of the pattern behind

BOX, CORNER = (8, 8, 146, 102), 5
GIVE_Y, GIVE_FONT = 20, "B14"
NAME_Y, NAME_FONTS = 44, ("B18*2", "B18", "B14", "B10")
TOKEN, TOKEN_FONT = 24, "B18"
TOKEN_Y = None                  # above the name; None: before it
KEY_Y, KEY_FONT = 89, "B10"

PILES = ((162, 8), (201, 8), (162, 46), (201, 46))
PILE_W, PILE_H, BAND, PILE_FONT = 32, 32, 10, "N"
DECK, DECK_CARDS = (166, 108, 22, 13), 30       # x, bottom, w, h; cards for each edge
COUNT, COUNT_FONT = (198, 93), "N"

LINE, LINE_PAD, LINE_FONT = (0, 120, 240, 15), 6, "B10"
LINES = 1                       # of text in it
