"""Colours of the roles on displays that have colours: 16 x 0xRRGGBB per theme, see ui/canvas.py.

What differs by colour differs in lightness or shape, too: nobody needs to tell red from green.
"""

TABLE = (                       # a card table
    0x0E3B2E, 0xF2EFE4, 0x86A99B, 0xFFD166, 0xFF9E6B, 0x9BE58E, 0xF7F3E8, 0x1B1B1E,
    0xC96A12, 0x1F6FBF, 0x7A4FA3, 0xB5122B, 0x3E9BEF, 0xF0962E, 0xFF6A2B, 0x0A2A21)

CONTRAST = (                    # black and white, and little else
    0x000000, 0xFFFFFF, 0xB0B0B0, 0xFFE600, 0xFFB000, 0x66FF66, 0xFFFFFF, 0x000000,
    0xB35400, 0x0050C8, 0x6A2C91, 0xC00020, 0x66B8FF, 0xFFA640, 0xFF8040, 0x000000)

THEMES = (TABLE, CONTRAST)
