"""64x128 portrait: the device goes from hand to hand. A place is x, y, w, h."""

LOZENGE = 8                    # pixels of the pattern behind

BOX, CORNER = (2, 22, 60, 66), 1
GIVE_Y, GIVE_FONT = 31, "B10"
NAME_Y, NAME_FONTS = 49, ("B18", "B12", "B10", "G7")
TOKEN = 0
KEY_Y, KEY_FONT = 75, "G7"

PILES = ()

LINE, LINE_PAD, LINE_FONT = (0, 104, 64, 24), 1, "G7"
LINES = 2                       # of text in it
