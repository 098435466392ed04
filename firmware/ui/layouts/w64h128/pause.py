"""64x128 portrait: the pause of a table. A point is x, y."""

PANEL = None                    # over the table in the dark; None: the whole glass
INSET, TOP, ROWS = 0, 14, 6     # of the list: pixels at both sides, first row, how many
ICON = "_9"                     # end of the names of their pictures
TIE, TIE_AT = "bow_9", (2, 2)
TITLE = 14, 1
RIGHT, SEED_FONTS = 62, ()      # where a seed ends; here it has a row
