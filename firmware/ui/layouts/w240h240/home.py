"""240x240 in colour: the home screen. Each tile says how its game stands."""

TITLE, TITLE_FONT = (48, 6), "B18"
HEADER_H = 27
BOW, BOW_AT = "bow_33", (7, 4)
LEAF, LEAF_FONT = (176, 5), "XS"
BATTERY = 236, 14               # right end, middle

TILES = ((4, 33), (123, 33), (4, 119), (123, 119))
COLUMNS = 2
TILE_W, TILE_H = 113, 80
STRIP = 25                      # for the name; 0: the panel names the chosen one
FIELDS = 2, 8, 13, 15           # roles of the tiles
NAME_FONT = "B18"
EMBLEM = (4, 3, 50, 50)         # in the tile: x, y, w, h
CURSOR = None                   # the tile itself is gold
STATE = (57, 7, 55, 42)         # in the tile: x, y, w, h
NUMBER_FONTS = "M", "S", "T"    # the first one that fits
WORD_FONTS = "B14", "B12"

PANEL = None

CROWN = "crown_13"              # of who has won most

# Deal of the day (None: in the header), free pad, history, help, settings: x, y, w, h.
ICONS = (None, (1, 203, 68, 37), (71, 203, 54, 37), (127, 203, 48, 37), (177, 203, 62, 37))
SPRITES = (None, "pad_20", "history_20", "help_20", "settings_20")
LABEL_FONT = "B12"              # None: the panel names the chosen one
ABOVE, BELOW = (0,), (1, 2, 3, 4)   # of these, on the way of UP and DOWN; no grid: both empty
