"""128x64, one colour: the pause of a table. A point is x, y."""

PANEL = None                    # over the table in the dark; None: the whole glass
INSET, TOP, ROWS = 0, 13, 5     # of the list: pixels at both sides, first row, how many
ICON = "_9"                     # end of the names of their pictures
TIE, TIE_AT = "bow_9", (3, 2)
TITLE = 14, 0
RIGHT, SEED_FONTS = 111, ("f6x10", "f5x8")  # where a seed ends
