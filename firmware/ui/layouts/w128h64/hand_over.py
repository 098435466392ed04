"""128x64: the device goes from hand to hand. A place is x, y, w, h."""

LOZENGE = 8                    # pixels of the pattern behind

BOX, CORNER = (9, 2, 110, 48), 1
GIVE_Y, GIVE_FONT = 6, "B10"
NAME_Y, NAME_FONTS = 18, ("B18", "B12", "B10")
TOKEN, TOKEN_FONT = 18, None    # of the letter of a player without an emblem
TOKEN_Y = None                  # above the name; None: before it
KEY_Y, KEY_FONT = 39, "G7"

PILES = ()

LINE, LINE_PAD, LINE_FONT = (0, 54, 128, 10), 1, "G7"
LINES = 1                       # of text in it
