"""240x135 in colour: the home screen. A panel says how the chosen game stands."""

TITLE, TITLE_FONT = (40, 7), "B14"
HEADER_H = 25
BOW, BOW_AT = "bow_29", (5, 4)
LEAF, LEAF_FONT = (103, 4), "XS"
BATTERY = None

TILES = ((4, 31), (64, 31), (124, 31), (184, 31))
COLUMNS = 4
TILE_W, TILE_H = 53, 54
STRIP = 0                       # for the name; 0: the panel names the chosen one
FIELDS = 2, 8, 13, 15           # roles of the tiles
NAME_FONT = "B18"
EMBLEM = (1, 2, 51, 51)         # in the tile: x, y, w, h
CURSOR = (21, 58)               # in the tile: a triangle above the panel
STATE = None

PANEL = (4, 101, 232, 31)
NAME = 14, 110
NUMBER_FONTS = "M", "S"         # the first one that fits
WORD_FONTS = ("B14",)
LINE = 106, 226                 # how the game stands: y of the number, right end

CROWN = "crown_13"              # of who has won most

# Deal of the day, free pad, history, help, settings: x, y, w, h.
ICONS = ((100, 0, 34, 26), (135, 0, 26, 26), (161, 0, 26, 26), (187, 0, 26, 26), (213, 0, 26, 26))
SPRITES = (None, "pad_20", "history_20", "help_20", "settings_20")
LABEL_FONT = None               # the panel names the chosen one
ABOVE, BELOW = (0, 1, 2, 3, 4), ()  # of these, on the way of UP and DOWN; no grid: both empty
