"""240x135 in colour: the device plays. Lengths are pixels."""

PAD, CORNER = 3, 4                 # around the place that a game gives; of a ground, or 0
NAME_FONT, LETTER_FONT = "B14", "B12"
TOKEN = 17                      # counter beside the name
SAID_FONTS = "B18", "B14"     # the largest in which a text fits
NAME_AT, SAID_AT = 34, 95          # middle of both lines, in 128ths of the place
