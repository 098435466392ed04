"""Layout of a display of 240x135, in colour; a class per kind of screen.

Lengths are pixels; an area is x, y, w, h, a point x, y.
"""


class basic:
    """What every screen is made of. The dots are small: 0.1 mm."""

    SMALL, BODY, BIG = "B12", "B14", "B18"  # fonts
    TEXT = "B14"                    # font of pages and messages
    VALUE = "B12"                   # font of values at the end of a row
    NARROW = False
    COLOUR = True

    CORNER = 3                      # of a card; see Canvas
    ICON = 2                        # pixels per dot of an icon

    MOTION = 5                      # frames of a card's way to its pile

    MARGIN = 9                      # text of a row begins there, and its value ends there

    TITLE_Y = 4
    TITLE_H = 21                    # title: text on a bar
    SCROLL_W = 4                    # a bar at the right edge says that there is more

    ROWS = 6                        # of a menu
    ROW_H = 19
    ROW_X, ROW_CORNER = 2, 4        # background of the chosen row
    ROW_TEXT_Y, VALUE_Y = 4, 5      # from the top of the row
    ROW_LINES_Y = ()
    BADGE = 15                      # of a player: 9 and 18 are the emblem alone
    ICON_GAP = 4                    # between a picture and the label of a row

    PAGE_Y = 28                     # pages of text
    PAGE_LINES = 6                  # the most on a page
    PAGE_STEP = 18

    DIALOG_TEXT = "B14"             # the message above the answers
    DIALOG_Y = 29
    DIALOG_STEP = 17

    # Typing: the text in slots, and all characters.
    ENTRY_X, ENTRY_FONT = 40, "B18"
    ENTRY_Y = 27
    ENTRY_STEP = 16                 # pixels per character of the text
    GRID_COLUMNS = 12
    CHARS_FONT = "B14"
    CHARS_Y = 50
    CHARS_STEP = 19
    CHARS_H = 17
    CHARS_TEXT_Y = 3                # from the top of a character's cell


class device:
    """The device plays."""

    PAD, CORNER = 3, 4                 # around the area DEVICE; of its background, or 0
    NAME_FONT, LETTER_FONT = "B14", "B12"
    TOKEN = 17                      # counter beside the name
    SAID_FONTS = "B18", "B14"     # the largest in which a text fits
    NAME_AT, SAID_AT = 34, 95          # middle of both lines, in 128ths of the area


class duel:
    """An attack of Galloneta before it happens."""

    WIPES = True                    # is there no room for a row of the board?
    PAPER = 0, 0, 240, 106
    BOXES, CORNER, SCALE = ((6, 5, 34, 34), (200, 5, 34, 34)), 4, 1
    NUMBERS, NUMBER_FONT = ((44, 6, 52), (144, 6, 52)), "L"
    HALF = "half_16"
    SIGN, SIGN_FONT = (100, 13, 40), "B18"
    SUITS, SUIT = ((97, 27), (134, 27)), "_9"

    RULE = 10, 43, 220
    LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (10, 51, 202), ("B14", "B12"), 16, 3
    INDENT, WRAP, MOST = 18, 1, 3
    BUTTONS = (6, 110, 134, 22), (148, 110, 86, 22)
    BUTTON_FONTS = "B14", "B12"


class statistics:
    """Statistics of The Game."""

    HEADER_H = 17
    TITLE, TITLE_FONT = (6, 3), "B14"
    SMALL = "B12"
    NUMBERS, NUMBER_W, AIR = ((0, 22), (60, 22), (120, 22), (180, 22)), 60, 4
    DIGITS = "S", "N"
    BARS, BAR_GAP, BAR_FONT = (6, 56, 126, 48), 3, "T"      # x, y, w, h
    CROWN = "crown_13"          # above the games that were won
    LINE = 140, 62, 94, 44
    LAST = None
    FOOT_Y = 119


class galloneta:
    """The table of Galloneta. See w240h240."""

    HEADER_H, TOKEN, LETTER_FONT, NAME_FONT = 22, 16, "B12", None
    HEADER_X = 170
    TASK, TASK_FONT = (171, 3, 68, 18), "B10"
    CARDS, CARD_W, CARD_H, CARD_STEP = (192, 3), 10, 14, 12
    SWORDS, SWORD, SWORD_STEP = (218, 6), "sword_9", 11
    OTHER = None

    BOARD, CELL, UPWARDS = (0, 0), (24, 24), False
    PIECE, PIECE_CORNER, RING = 20, 3, 4
    FIGURE, SUIT, SUIT_BOX = "_11", "_7", 7
    SUIT_LOW = False
    POWER_FONT = "B12"
    ACE, ARMED_ACE = "_9", ("_7", 3, 2)
    DOT, SWORD_ON, WALL = 9, None, "hatch_24"

    HAND, HAND_GROUND, CARD_MOST = (3, 101), (0, 97, 158, 38), 31
    HAND_W, HAND_H, RAISED, SUNK = 156, 33, 1, 4
    NUMBER_FONT, SMALL_FONT, CARD_SUIT, CARD_FIGURE = "S", "XS", "_9", "_11"
    NUMBER_Y, NUMBER_H, SUIT_UP = 3, 17, 11
    SHIELD = "shield_9"

    SIDE = 158, 97, 82, 38
    HIDDEN_CARD, PILE = (163, 101, 22, 31), (190, 126, 22, 16)
    COUNT, COUNT_FONT = (213, 112, 26), "N"

    SAID, ACT_FONTS = (170, 22, 70, 75), ("B14", "B12")
    PANEL = (174, 23, 62, 34), (174, 60, 62, 34)    # what is chosen; what comes of it
    PANEL_FIGURE, PANEL_FONT, PANEL_SUIT, EFFECT_FONT = "_18", "M", "_9", "B12"
    NOTE_FONT = "B10"

    HINT = 2, 115, 236, 19, "B14", "B12"
    DEVICE = 0, 97, 240, 38                  # area of DeviceTurn


class hand_over:
    """The device goes from hand to hand."""

    LOZENGE = 20                    # pixels of the pattern behind

    BOX, CORNER = (8, 8, 146, 102), 5
    GIVE_Y, GIVE_FONT = 20, "B14"
    NAME_Y, NAME_FONTS = 44, ("B18*2", "B18", "B14", "B10")
    TOKEN, TOKEN_FONT = 24, "B18"
    TOKEN_Y = None                  # above the name; None: before it
    KEY_Y, KEY_FONT = 89, "B10"

    PILES = ((162, 8), (201, 8), (162, 46), (201, 46))
    PILE_W, PILE_H, BAND, PILE_FONT = 32, 32, 10, "N"
    DECK, DECK_CARDS = (166, 108, 22, 13), 30       # x, bottom, w, h; cards for each edge
    COUNT, COUNT_FONT = (198, 93), "N"

    LINE, LINE_PAD, LINE_FONT = (0, 120, 240, 15), 6, "B10"
    LINES = 1                       # of text in it


class home:
    """The home screen. A panel says how the chosen game stands."""

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

    CROWN = "crown_13"              # of the player with most wins

    # Deal of the day, free pad, history, help, settings: x, y, w, h.
    ICONS = ((100, 0, 34, 26), (135, 0, 26, 26), (161, 0, 26, 26), (187, 0, 26, 26),
             (213, 0, 26, 26))
    SPRITES = (None, "pad_20", "history_20", "help_20", "settings_20")
    LABEL_FONT = None               # the panel names the chosen one
    ABOVE, BELOW = (0, 1, 2, 3, 4), ()  # of these, on the way of UP and DOWN; no grid: both empty


class live:
    """A round of Martes 13 followed live.

    The player to move, three piles, the choice of suit and value, one line of text.
    """

    ICON = 2                        # pixels per dot of an icon
    TURN = (0, 4, 240, 15)
    HAND_TEXT_Y = 2
    PILES = ((2, 20), (82, 20), (162, 20))
    PILE_W = 76
    PILE_H = 58
    TOTAL_X, TOTAL_Y = 36, 5       # in the pile: two digits
    TOTAL_FONT = "L"
    SUIT_X, SUIT_Y = 7, 10
    PIP_X, PIP_Y = 7, 40
    PIP = 6
    PIP_STEP = 9
    PIPS = 7                        # in a row
    SUITS = tuple([(1 + 25 * i, 83) for i in range(4)])
    VALUES = tuple([(116 + 25 * i, 83) for i in range(5)])
    TILE_W = 23
    TILE_H = 26
    TILE_TEXT_Y = 8
    INFO = (0, 113, 240, 22)
    INFO_TEXT_Y = 6


class martes13:
    """The table of Martes 13. See w240h240."""

    HEADER = (0, 0, 240, 20)
    SEATS = ((4, 2, 60, 0, 6, (16, 16), (18, 0, 18, 16), ("B12", "XS")),
             (1, 2, 40, 0, 6, (16, 16), (17, 0, 18, 16), ("B12", "XS")))

    PILES = ((4, 23), (83, 23), (162, 23))
    PILE_W, PILE_H = 74, 40
    BAND = 21, 38
    SUM, SUM_FONT = (22, 2, 52, 26), "ML"
    LAID_Y = LAID_FONT = None
    GAUGE, CELL = (29, 30), (3, 2, 7)
    PILL, PILL_SIZE = (4, 47), (66, 13)
    PILL_FONTS, PILL_DIGITS = ("B12", "B11"), "XS"

    HAND_Y, HAND_H, PER_ROW = (98,), 37, 13
    CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 8, 26, 27, 1
    CARD_SUIT_Y, CARD_VALUE_Y, CARD_FONT = 10, 20, "XS"
    BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 3, 34, 31, 42, 4
    BIG_BAND, BIG_FONT = 11, "S"

    SAID, SAY_FONT = (0, 85, 240, 11), "B12"

    FOOT = (0, 85, 240, 50)
    DONE_SAID = (0, 88, 240, 16)
    BUTTONS, BUTTON_FONT = ((8, 108, 108, 22), (124, 108, 108, 22)), "B14"

    PASS_SUIT = "_9"                # suffix of the names of small pictures while it is handed on
    HINT = 8, 64, 224, 17, "B14", "B12"
    DEVICE = (0, 66, 240, 69)       # area of DeviceTurn, in place of the hand


class over:
    """The end of a game of The Game."""

    TITLE_BAR = 22                  # its height
    TITLE, TITLE_FONT = (6, 4), "B18"
    SEED_FONT = "B10"

    # Two places: of any game, and of one that was won.
    CARD = (6, 27, 62, 66), (6, 27, 62, 66)         # with the score
    SCORE, SCORE_FONT = ((6, 29, 62, 50), (6, 29, 62, 50)), "XL"
    ASIDE = 8
    LEFT_Y, LEFT_FONT = 54, "B10"     # in the card
    MEDAL, MEDALS = ((46, 21), (46, 21)), ("medal_crown", "medal_star")

    PILES = ((74, 27), (99, 27), (124, 27), (149, 27))
    PILE_W, PILE_H, BAND, PILE_FONTS = 23, 26, 8, ("XS",)
    HAND = (74, 56, 23, 14, 25, 15)     # the first card; steps across and down
    HAND_FONT = "T"
    WHY, WHY_FONT = (74, 90), "B10"
    WIN_TITLE_Y, WIN_TITLE_FONT = 0, None
    FEATS, FEATS_BESIDE = ((91, 34), (91, 57), (91, 80)), True  # right end of a number, y
    CONFETTI = ((157, 27, 81, 72),)
    RECORD = 74, 25, 100, 62        # confetti for a record

    CHART_BAR = (177, 24, 63, 63)
    CHART = (181, 26, 56, 22)
    GOAL = 181, 29, 57              # instead of it: the goal; x, y, w
    VALUES = ((194, 51), (194, 63), (194, 75))          # right end of a number, y
    VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "XS", 4, 2, "B10"

    WORD = (177, 24, 63, 63), (75, 27, 81, 72)  # of a picture, over all that
    BUTTONS = ((4, 104, 69, 28), (76, 104, 79, 28), (158, 104, 24, 28), (185, 104, 24, 28),
               (212, 104, 24, 28))
    BUTTON_FONT = "B14"
    ARTS = (None, None, "undo_13", "home_16", "code_15")


class pause:
    """The pause of a table."""

    PANEL = 12, 4, 216, 127         # over the table in the dark; None: the whole display
    HEADER = 14, 6, 212, 22
    INSET, TOP, ROWS = 14, 30, 5    # of the list: pixels at both sides, first row, how many
    ICON = "_13"                    # suffix of the names of icons
    TIE, TIE_AT = "bow_13", (24, 14)
    TITLE = 44, 12
    RIGHT, SEED_FONTS = 216, ("B12",)           # where a seed ends


class played:
    """Which cards of The Game have been played."""

    COLUMNS, ROWS = 10, 10            # of a page
    X, Y = 2, 3
    STEP = 24, 13                   # from card to card
    CARD = 21, 12
    FONT = "T"


class replay:
    """A past game of The Game, card by card."""

    PILES = (5, 6, 42, 52)  # the first one
    ACROSS, STEP, DOWN = 4, 47, 0  # piles in a row; to the next one, to the next row
    PILE_DIGITS, BAND, RING = ("M", "SM"), 14, 3  # fonts, band with the direction, cursor
    HAND = (3, 72, 26, 38)
    HAND_DIGITS, HAND_ACROSS, HAND_STEP, RAISE = ("SM", "S"), 8, 29, 6
    DECK = (196, 34, 30, 15)  # x, bottom, w, h
    COUNT = (198, 40)
    SMALL, FOOT_Y, AIR, AT_DOWN = "B12", 118, 4, 0


class result:
    """The result of a round, and of a match."""

    HEADER_H = 17
    TITLE, TITLE_FONTS, FOOT_FONT = (6, 3), ("B14", "B12"), "B12"

    # A line per player: pixels of all, of one at most, and at least below a title.
    ROWS_Y, ROWS_H, ROW_H, LEAST_H, GROUND = 19, 78, 19, 12, True
    CHANGE_X, CHANGE, CHANGE_FONT = 6, 9, "T"       # triangle, and how many places
    NAME_X = 27
    NAMES = "B14", "B12", "B10"     # fonts: the first one in which all fit, or the last
    MARKS_X = 122
    MARKS = ("_9", 13, 14), ("_5", 7, 8)  # suffix of the name, size, step; in a low line
    POINTS, POINTS_W, POINTS_FONTS = 190, 30, ("N", "XS", "T")      # right end
    TOTAL, TOTAL_W, DIGITS = 232, 38, ("S", "N", "XS", "T")
    SUM = None
    CROWN, BOW = "crown_13", "bow_13"
    BADGE = 13                      # of a player; 9: the emblem alone
    LINES_Y, LINE_STEP, LINES = 100, 12, 1
    CARD, CARD_FONT, CARD_LINES = (24, 24, 62, 80), "XL", (100, 48, 132)  # all play together

    BUTTONS = (((60, 114, 120, 20),), ((4, 114, 114, 20), (122, 114, 114, 20)),
               ((4, 114, 97, 20), (104, 114, 97, 20), (204, 114, 32, 20)),
               ((4, 114, 80, 20), (87, 114, 47, 20), (137, 114, 67, 20), (207, 114, 29, 20)))
    CODE = "code_15"                # the picture of a button
    BUTTON_FONTS = "B14", "B12"
    BUTTON_PAD = 9                  # pixels beside the longest text

    STEP_W, STEP_GAP, BASE = 68, 6, 98
    STEPS = 50, 36, 24, 24, 24, 24  # how high, by rank
    STEP_DIGITS = "S", "XS"
    STEP_NAMES = "B12", "B10"
    STEP_CROWN, STEP_AIR, TOKEN = "crown_13", 2, 0
    REST_Y, REST_LINES = 101, 1
    CONFETTI = 4, 20, 236, 46


class round:
    """The sheet of a round. A header, a row per player, a line with the check."""

    ICON = 2                        # pixels per dot of an icon
    TITLE_Y, HEAD_Y = 4, 1          # the title, and what the columns are for
    HEADER_H = 17
    SHEET_H = 100
    ROW_H = (0, 50, 40, 32, 24, 20, 16)     # one row, by the number of players
    NAME_H = (0,) * 7               # of a line for the name above the cells; 0: beside them
    NAME_W = 78                     # that it needs there
    FONTS = ("H", 11, 22), ("S", 9, 17), ("N", 8, 13)    # width, height: the first that fits
    NAMES_SMALL = True              # or in the font of the cells
    POINTS_FONT = "B12"
    CELL_W = 30                     # two characters at least,
    PAD = 8                         # and pixels around them
    SCORE_W = 34
    CHECK_Y = 118
    CHECK_H = 17
    CHECK_FONT = "B12"
    LARGE = "B14", 23, 6, 1, 6       # forms: font, height of a row; y of label, box, value


class sheet:
    """The score sheet of a match."""

    HEADER_H = 0
    TITLE = None
    BODY, FOOT_FONT = "B14", "B12"
    LEFT, RIGHT = 22, 6             # of the columns
    NAMES = "B12", "B10"            # fonts of the names: the first one that fits, or the last
    DIGITS = "S", "N", "XS"
    ABOVE_Y, NAME_Y = 0, 11         # crown and bow tie above the name; None: before it
    CROWN, BOW = "crown_13", "bow_13"
    MARKS = ("_9", 13, 14), ("_5", 7, 8)  # suffix of the name, size, step: of wide columns, others
    WIDE = 50                       # pixels of a wide one
    ROWS_Y, ROWS, STEP, GAP = 24, 4, 19, 1
    PAD = 6                         # of the button for cards
    SUM_Y, SUM_H, SUM_X = 101, 19, 7
    FOOT_Y, MENU_W = 120, 24


class table:
    """The table of The Game."""

    # Four piles, what a move costs below them, counters at their right, the hand, a sentence.
    PILES = ((4, 4), (51, 4), (98, 4), (145, 4))
    PILE_W, PILE_H = 42, 44
    PILE_FONT = "ML"
    PILE_EMBER = "fire_9"           # it burns
    NUMBER_Y, NUMBER_H = (14, 1), 29       # in a pile that rises, that falls
    FLAMES = False                   # large ones
    BAND = 13                       # with the triangle
    ROOM = False                    # a bar shows what is left of 99
    EDGES, EDGE_CARDS = 3, 6        # of cards that lie below: the most, and cards for each
    RING = 3                        # pixels of the cursor

    PILLS = ((4, 61), (51, 61), (98, 61), (145, 61))
    PILL_W, PILL_H = 42, 16
    PILL_AREA = -4, -3, 47, 20      # relative to the pill: area that it may paint
    PILL_FONT = "XS"
    NOTCH = 5
    DOT = 4, 1, 6, 13               # w, h, step, y in the pill
    BOW = "bow_9"
    SPARKS = ((-4, -3), (38, -3), (38, 12), (-4, 12))
    LANDING_Y = 2                   # in the pile, where a card that travels ends
    DEAL_STEPS = 3                  # frames of a card's way from the draw pile

    HAND_Y = (78,)                  # a row of cards with what is above them
    HAND_H = 46
    PER_ROW = 8
    CARD_Y, CARD_H = 12, 31         # in the row
    CARD_MOST = 35                  # columns of a card with the gap behind it
    CARD_GAP = 1
    CARD_FONT = "H"
    SUNK = 3
    CROSS = 3                       # where a card will come: half of its width
    BIG_Y, BIG_W, BIG_H = 3, 43, 40     # the chosen card
    BIG_STEP, BIG_PAD = 50, 3
    BIG_FONT = "L"
    EMBER, EMBER_ROOM = "fire_5", 6 # on a card that will burn

    SAY = "say."                    # texts
    SAID = (0, 124, 240, 11)
    SAID_WIDE = None
    SAY_FONT, SAY_TEXT_Y, SAY_CENTRE = "B10", 1, True
    KEY_FONT, KEY_CAP = "B10", False
    TIE = "bow_9"                   # beside what the dealer suggests

    DECK = (194, 23, 22, 13)        # x, bottom, w, h
    DECK_CARDS = 23                 # for each edge
    COUNT = (220, 7, 16)            # x, y, w
    COUNT_DOWN = 0
    COUNT_FONT = "N"
    LEVEL = (192, 27, 48)           # x, y, w
    LEVEL_FONT = "B10"
    UNDO = (201, 62, 30, 15)
    UNDO_ART = "undo_13"
    TURN = (190, 39, 49, 21)
    TURN_FONT, DUE_FONT, DUE_PAD = "B10", None, 0
    SLOTS = (197, 42, 10, 15, 13)   # x, y, w, h, step
    SLOTS_STAY = False


class seats(table):
    """The table of The Game for several players, as far as it is another one."""

    HEADER_H = 0
    LEVEL = None
    DECK = (194, 22, 22, 12)        # a row less than alone: letters may have accents
    OTHERS = (193, 25, 23, 10)      # x, y of their letters and numbers; steps across and down
    SIZE_FONT = "B10"
    VISITS = 0
    TURN = (191, 45, 48, 18)
    SLOTS = (197, 47, 10, 14, 13)
    UNDO = (201, 64, 30, 14)

    DEVICE = (0, 80, 240, 55)       # area of DeviceTurn, in place of the hand


class take_that:
    """The table of Take That. See w240h240."""

    HEADER_W, HEADER_H = 188, 20
    TOKEN, LETTER_FONT = 13, "B10"
    PLUS_GAP, PLUS_FONTS = 2, ("XS", "T")
    DOWN = (17, 15), (13, 15)
    SEATS_W, SEAT_MOST = 184, 60

    LINE, LINE_DOWN, LINE_PAD = (0, 21, 240, 40), 4, 3
    OLD_W, OLD_H, OLD_FONT, OLD_LESS = 24, 27, "XS", "XS"
    END_W, END_H, END_FONT, END_LESS = 38, 33, "ML", "N"
    END_GAP = 2
    MANY, MANY_H = ((17, 17, "XS"), (14, 11, "D7")), 0
    TOAD, SWAP, SWAP_ON = "toad_7", "swap_11", False
    PASS_LINE = (162, 26, 74, 33)

    SAID = (0, 61, 240, 20)
    SAY_FONT, SAY_STEP = "B12", 14
    RULER = (25, 73, 9, 2)
    TICKS, NEEDLE = (3, 5), 6
    MARKS = 7, 9
    ENDS_FONT = "XS"
    ENDS = (3, 66, 0), None, (237, 66, 2)

    DECK, DECK_CARDS, DECK_MOST = (190, 16, 20, 12), 99, 1
    DECK_BAR = (188, 0, 52, 20)
    COUNT, COUNT_FONT = (213, 5, 24), "XS"

    HAND_Y, HAND_H, PER_ROW = (81,), 37, 9
    CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 10, 24, 27, 1
    CARD_FONT, CARD_LESS = "XS", "T"
    SUNK, SWAP_DOWN = 3, 2
    BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 3, 40, 28, 46, 3
    BIG_FONT, BIG_LESS = "ML", "N"

    ACTS = (3, 118, 76, 16), (82, 118, 76, 16), (161, 118, 76, 16)
    ACT_FONT, SUB_FONT, FRAMES = "B14", None, False
    PASS = 1

    HINT = 8, 61, 224, 20, "B14", "B12"
    DEVICE = (0, 62, 240, 73)       # area of DeviceTurn, in place of the hand
