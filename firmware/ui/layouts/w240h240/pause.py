"""240x240 in colour: the pause of a table. A place is x, y, w, h, a point x, y."""

PANEL = 16, 9, 208, 222         # over the table in the dark; None: the whole glass
HEADER = 18, 12, 204, 30
INSET, TOP, ROWS = 18, 44, 7    # of the list: pixels at both sides, first row, how many
ICON = "_13"                    # end of the names of their pictures
TIE, TIE_AT = "bow_21", (29, 22)
TITLE = 56, 20
RIGHT, SEED_FONTS = 212, ("B14", "B12")       # where a seed ends
