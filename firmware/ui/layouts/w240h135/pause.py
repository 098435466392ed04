"""240x135 in colour: the pause of a table. A place is x, y, w, h, a point x, y."""

PANEL = 12, 4, 216, 127         # over the table in the dark; None: the whole glass
HEADER = 14, 6, 212, 22
INSET, TOP, ROWS = 14, 30, 5    # of the list: pixels at both sides, first row, how many
ICON = "_13"                    # end of the names of their pictures
TIE, TIE_AT = "bow_13", (24, 14)
TITLE = 44, 12
RIGHT, SEED_FONTS = 216, ("B12",)           # where a seed ends
