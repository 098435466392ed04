"""64x128, upright, one colour: the home screen. Below the tiles stands how the game stands."""

TITLE = None
HEADER_H = 0
LEAF = BATTERY = None

TILES = ((0, 0), (33, 0), (0, 34), (33, 34))
COLUMNS = 2
TILE_W, TILE_H = 31, 33
STRIP = 0                       # for the name; 0: the panel names the chosen one
FIELDS = None                   # roles of the tiles
NAME_FONT = "B12"
EMBLEM = (2, 2, 27, 29)         # in the tile: x, y, w, h
CURSOR = None                   # a ring round the tile
STATE = None

PANEL = (0, 71, 64, 42)
NAME = 1, 76
NUMBER_FONTS = "XS", "T"        # the first one that fits
WORD_FONTS = "B10", "G7"
LINE = 92, 0                    # how the game stands: y of the number; 0: from the left

CROWN = "crown_9"               # of who has won most

# Deal of the day, free pad, history, help, settings: x, y, w, h.
ICONS = ((0, 114, 12, 14), (13, 114, 12, 14), (26, 114, 12, 14), (39, 114, 12, 14),
         (52, 114, 12, 14))
SPRITES = ("day_9", "pad_9", "history_9", "help_9", "settings_9")
LABEL_FONT = None               # the panel names the chosen one
ABOVE, BELOW = (), (0, 1, 2, 3, 4)  # of these, on the way of UP and DOWN; no grid: both empty
