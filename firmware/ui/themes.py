"""Themes: the colours 0xRRGGBB of the 16 roles of ui/canvas.py, for displays that have colours.

A theme has three colours for each table theme, which changes with the game, and thirteen that all
games share. Roles that differ in colour differ in lightness or shape, too: nobody needs to tell
red from green. tests/firmware/test_themes.py measures it.
"""

HOME = 0                        # and settings, help, history
NAVY = 1                        # The Game
PLUM = 2                        # Martes 13
POND = 3                        # Take That
WINE = 4                        # Galloneta
SHELF = 5                       # the home screen, which shows the table themes of all games

# Roles whose colours the home screen replaces by those of the tiles: NAVY, PLUM, POND, WINE.
SHELF_ROLES = (2, 8, 13, 15)

# A theme: BG, BAR, LINE of each table theme; FG, DIM, GOLD, PAPER, INK, SHADE, BLUE, AMBER, RED,
# GREEN, VIOLET, MINT, CORAL, which all share; the SHELF_ROLES. GOLD is the ring of a chosen card,
# and the background of a chosen row: INKS of ui/canvas.py.
_NIGHT = (                      # a card table at night
    ((0x14252B, 0x0B171B, 0x2E4850), (0x16223F, 0x0C142A, 0x33456F),
     (0x2A1B3B, 0x1A0F27, 0x503A68), (0x0A3128, 0x051D17, 0x275D4E),
     (0x3A1E1E, 0x261111, 0x6A4240)),
    (0xF6F0DF, 0xA9B4AE, 0xFFC83D, 0xFFF9E8, 0x17191F, 0xCDC3AA, 0x2C7BD0, 0xBF7412, 0xDB3A41,
     0x2B8C5C, 0x825CF8, 0x7FE3B4, 0xFF9478),
    (0x22386E, 0x472A60, 0x0F4637, 0x6E2B2F))

_CONTRAST = (                   # black and white, and little else
    ((0x000000, 0x000000, 0x525252), (0x000000, 0x000000, 0x3D5187),
     (0x000000, 0x000000, 0x634681), (0x000000, 0x000000, 0x255C4B),
     (0x000000, 0x000000, 0x764640)),
    (0xFFFFFF, 0xC8C8C8, 0xFFE600, 0xFFFFFF, 0x000000, 0xC8C8C8, 0x2472D0, 0xB87A00, 0xE02840,
     0x1F8A54, 0x8450F8, 0x80F0C8, 0xFFA050),
    (0x10204C, 0x2C1640, 0x002C20, 0x481418))

THEMES = (_NIGHT, _CONTRAST)


def colours(theme, table_theme):
    """The 16 colours, by role, of a theme with one of the table themes."""
    table_themes, common, shelf = THEMES[theme % len(THEMES)]
    found = list(table_themes[0 if table_theme == SHELF else table_theme] + common)
    if table_theme == SHELF:
        for role, colour in zip(SHELF_ROLES, shelf):
            found[role] = colour
    return found
