"""The fonts of the product: their files (bdf), and how a board gets them (device).
pictures/fonts.py makes them from the fonts of others."""

# What they show.
CHARS = "".join(map(chr, range(32, 127))) + "¡¿áéíóúüñÁÉÍÓÚÜÑäößÄÖ°·ªº←↑→↓"
