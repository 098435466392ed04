"""128x64, one colour: the home screen. Below the tiles stands how the chosen game stands."""

TITLE = None
HEADER_H = 0
LEAF = BATTERY = None

TILES = ((0, 0), (28, 0), (56, 0), (84, 0))
COLUMNS = 4
TILE_W, TILE_H = 28, 38
STRIP = 0                       # for the name; 0: the panel names the chosen one
FIELDS = None                   # roles of the tiles
NAME_FONT = "B12"
EMBLEM = (1, 1, 26, 28)         # in the tile: x, y, w, h
CURSOR = (9, 33)                # in the tile: a triangle, below a bar
STATE = None

PANEL = (0, 38, 113, 26)
NAME = 1, 40
NUMBER_FONTS = ("XS",)          # the first one that fits
WORD_FONTS = "B10", "G7"
LINE = 51, 0                    # how the game stands: y of the number; 0: from the left

CROWN = "crown_9"               # of who has won most

# Deal of the day, free pad, history, help, settings: x, y, w, h.
ICONS = ((115, 0, 13, 12), (115, 13, 13, 12), (115, 26, 13, 12), (115, 39, 13, 12),
         (115, 52, 13, 12))
SPRITES = ("day_9", "pad_9", "history_9", "help_9", "settings_9")
LABEL_FONT = None               # the panel names the chosen one
ABOVE = BELOW = ()              # of these, on the way of UP and DOWN; no grid: both empty
