"""Colours of the roles on displays that have colours: 16 x 0xRRGGBB per theme, see ui/canvas.py.

What differs by colour differs in lightness or shape, too: nobody needs to tell red from green.
Suits and piles stand out from the table as well as from a card. tests/firmware/test_themes.py
measures both.
"""

TABLE = (                       # a card table
    0x083C28, 0xF6F4E8, 0x90BCA8, 0xFFD166, 0xFF9A76, 0x8CE6D2, 0xFFFCF0, 0x181C20,
    0xC47C10, 0x2C8CC8, 0x9068F8, 0xDC4870, 0x4084E0, 0xC47C10, 0xEC4450, 0x04281A)

CONTRAST = (                    # black and white, and little else
    0x000000, 0xFFFFFF, 0xB8B8B8, 0xFFE600, 0xFFA050, 0x70F0D8, 0xFFFFFF, 0x000000,
    0xB87A00, 0x1F66C8, 0x7A2BF5, 0xE02858, 0x2F74E0, 0xB87A00, 0xE02840, 0x000000)

THEMES = (TABLE, CONTRAST)
