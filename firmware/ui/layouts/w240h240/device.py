"""240x240 in colour: the device plays. Lengths are pixels."""

PAD, CORNER = 6, 5                 # around the place that a game gives; of a ground, or 0
NAME_FONT, LETTER_FONT = "B18", "B14"
TOKEN = 23                      # counter beside the name
SAID_FONTS = "B18*2", "B18", "B14"     # the largest in which a text fits
NAME_AT, SAID_AT = 36, 90          # middle of both lines, in 128ths of the place
