"""64x128 portrait: the device goes from hand to hand. A place is x, y, w, h."""

LOZENGE = 8                    # pixels of the pattern behind

BOX, CORNER = (2, 10, 60, 84), 1
GIVE_Y, GIVE_FONT = 17, "B10"
NAME_Y, NAME_FONTS = 57, ("B18", "B12", "B10", "G7")
TOKEN, TOKEN_FONT = 18, None    # of the letter of a player without an emblem
TOKEN_Y = 32                    # above the name; None: before it
KEY_Y, KEY_FONT = 81, "G7"

PILES = ()

LINE, LINE_PAD, LINE_FONT = (0, 104, 64, 24), 1, "G7"
LINES = 2                       # of text in it
