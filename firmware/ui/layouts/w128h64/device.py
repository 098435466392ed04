"""128x64, one colour: the device plays. Lengths are pixels."""

PAD, CORNER = 0, 0                 # around the place that a game gives; of a ground, or 0
NAME_FONT, LETTER_FONT = "B12", "G7"
TOKEN = 11                      # counter beside the name
SAID_FONTS = "B12", "B10", "G7"     # the largest in which a text fits
NAME_AT, SAID_AT = 34, 96          # middle of both lines, in 128ths of the place
