"""Layout of a display of 128x64, one colour; a class per kind of screen.

Lengths are pixels; an area is x, y, w, h, a point x, y.
"""


class basic:
    """What every screen is made of."""

    SMALL, BODY, BIG = "f5x8", "f6x10", "f7x13b"  # fonts
    TEXT = "f5x8"                   # font of pages and messages
    VALUE = "f6x10"                 # font of values at the end of a row
    NARROW = False                  # some texts are shorter: NARROW of a language
    COLOUR = False

    CORNER = 1                      # of a card; see Canvas
    ICON = 1                        # pixels per dot of an icon

    MOTION = 0                      # frames of a card's way to its pile

    MARGIN = 2                      # text of a row begins there, and its value ends there

    TITLE_Y = 0
    TITLE_H = 13                    # title: text, and a line below it
    MORE_Y = 4                      # marks that there is more above or below
    SCROLL_W = 0                    # instead of marks: a bar at the right edge

    ROWS = 5                        # of a menu
    ROW_H = 10
    ROW_X, ROW_CORNER = 0, 0        # background of the chosen row
    ROW_TEXT_Y, VALUE_Y = 0, 0      # from the top of the row
    ROW_LINES_Y = ()                # of both lines, where a row may have two
    BADGE = 9                       # of a player: 9 and 18 are the emblem alone
    ICON_GAP = 4                    # between a picture and the label of a row

    PAGE_Y = 15                     # pages of text
    PAGE_LINES = 6                  # the most on a page ...
    PAGE_STEP = 9                   # ... which may have less room than this between its lines

    DIALOG_TEXT = "f5x8"            # the message above the answers
    DIALOG_Y = 14
    DIALOG_STEP = 9

    # Typing: the text in slots, beside the title, and all characters.
    ENTRY_X, ENTRY_Y, ENTRY_FONT = 66, 0, "f5x8"
    ENTRY_STEP = 6                  # pixels per character of the text
    GRID_COLUMNS = 12
    CHARS_FONT = "f6x10"
    CHARS_Y = 14
    CHARS_STEP = 10
    CHARS_H = 10
    CHARS_TEXT_Y = 0                # from the top of a character's cell


class device:
    """The device plays."""

    PAD, CORNER = 0, 0                 # around the area DEVICE; of its background, or 0
    NAME_FONT, LETTER_FONT = "B12", "G7"
    TOKEN = 11                      # counter beside the name
    SAID_FONTS = "B12", "B10", "G7"     # the largest in which a text fits
    NAME_AT, SAID_AT = 34, 96          # middle of both lines, in 128ths of the area


class duel:
    """An attack of Galloneta before it happens."""

    WIPES = True                    # is there no room for a row of the board?
    BOXES, CORNER, SCALE = ((0, 0, 24, 24), (104, 0, 24, 24)), 2, 1
    NUMBERS, NUMBER_FONT = ((26, 1, 20), (82, 1, 20)), "M"
    HALF = "half_11"
    SIGN, SIGN_FONT = (56, 6, 16), "B14"
    SUITS, SUIT = ((48, 14), (73, 14)), "_7"

    LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (1, 28, 115), ("B10", "G7"), 11, 1
    INDENT, WRAP, MOST = 12, 1, 2
    BUTTONS = (0, 52, 62, 12), (66, 52, 62, 12)
    BUTTON_FONTS = "B10", "G7"


class statistics:
    """Statistics of The Game."""

    HEADER_H = 0
    TITLE = None
    SMALL = "G7"
    NUMBERS, NUMBER_W, AIR = ((0, 0), (30, 0), (65, 0), (94, 0)), 34, 3
    DIGITS = "T", "D7"
    BARS, BAR_GAP, BAR_FONT = (0, 21, 72, 25), 2, "D5"      # x, y, w, h
    CROWN = None
    LINE = 78, 24, 49, 27
    LAST = None
    FOOT_Y = 55


class galloneta:
    """The table of Galloneta."""

    BOARD, CELL, UPWARDS = (0, 0), (13, 12), False      # of the own ace's row; the size of a cell
    POWER_FONT = "D5"

    HAND, HAND_GROUND, CARD_MOST = (0, 51), (0, 50, 92, 14), 18
    HAND_W, HAND_H = 90, 13
    NUMBER_FONT = "T"

    SIDE = 92, 50, 36, 14
    HIDDEN_CARD, PILE = (92, 51, 10, 13), (103, 51, 25, 13)
    COUNT_FONT = "T"

    SAID, RULE = (92, 0, 36, 50), (92, 0, 1, 36)
    HEAD, HEAD_FONT, HEAD_SUIT = (94, 0, 33), "XS", (20, 14)      # a picture, a value
    TASK, NOTE = (94, 2, 34, 24), (94, 2, 34, 35)   # what a lesson asks; why something cannot be
    LEFT = 0, 12                    # from what can still be placed to what is left of war
    EFFECT, EFFECT_FONT = (94, 26, 33, 10), "B10"
    ACT, ACT_FONTS = (93, 38, 35, 12), ("B10", "G7")

    HINT = 0, 50, 128, 14, "G7"
    DEVICE = 0, 50, 128, 14                  # area of DeviceTurn


class hand_over:
    """The device goes from hand to hand."""

    LOZENGE = 8                    # pixels of the pattern behind

    BOX, CORNER = (9, 2, 110, 48), 1
    GIVE_Y, GIVE_FONT = 6, "B10"
    NAME_Y, NAME_FONTS = 18, ("B18", "B12", "B10")
    TOKEN, TOKEN_FONT = 18, None    # of the letter of a player without an emblem
    TOKEN_Y = None                  # above the name; None: before it
    KEY_Y, KEY_FONT = 39, "G7"

    PILES = ()

    LINE, LINE_PAD, LINE_FONT = (0, 54, 128, 10), 1, "G7"
    LINES = 1                       # of text in it


class home:
    """The home screen. Below the tiles stands how the chosen game stands."""

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

    CROWN = "crown_9"               # of the player with most wins

    # Deal of the day, free pad, history, help, settings: x, y, w, h.
    ICONS = ((115, 0, 13, 12), (115, 13, 13, 12), (115, 26, 13, 12), (115, 39, 13, 12),
             (115, 52, 13, 12))
    SPRITES = ("day_9", "pad_9", "history_9", "help_9", "settings_9")
    LABEL_FONT = None               # the panel names the chosen one
    ABOVE = BELOW = ()              # of these, on the way of UP and DOWN; no grid: both empty


class live:
    """A round of Martes 13 followed live.

    The player to move, three piles, the choice of suit and value, one line of text.
    """

    ICON = 1                        # pixels per dot of an icon
    TURN = (0, 0, 128, 10)
    HAND_TEXT_Y = 1
    PILES = ((0, 11), (43, 11), (86, 11))
    PILE_W = 42
    PILE_H = 29
    TOTAL_X, TOTAL_Y = 13, 1        # in the pile: two digits
    TOTAL_FONT = "f7x13b*2"
    SUIT_X, SUIT_Y = 2, 3
    PIP_X, PIP_Y = 4, 25
    PIP = 3
    PIP_STEP = 5
    PIPS = 8                        # in a row
    SUITS = tuple([(13 * i, 41) for i in range(4)])
    VALUES = tuple([(62 + 13 * i, 41) for i in range(5)])
    TILE_W = 13
    TILE_H = 12
    TILE_TEXT_Y = 1
    INFO = (0, 54, 128, 10)
    INFO_TEXT_Y = 0


class martes13:
    """The table of Martes 13. See w240h240."""

    HEADER = (101, 0, 27, 40)
    SEATS = ((104, 1, 0, 10, 1, (9, 9), (10, 0, 14, 9), ("G7", "T")),
             (101, 2, 13, 13, 2, (6, 9), (6, 2, 7, 5), ("G7", "D5")))

    PILES = ((0, 0), (34, 0), (68, 0))
    PILE_W, PILE_H = 33, 27
    SUIT = 3, 4
    SUM, SUM_FONT = (12, 2, 18, 13), "N"
    GAUGE, CELL = (3, 18), (2, 2, 6)
    PILL, PILL_SIZE = (0, 28), (33, 11)
    PILL_FONTS, PILL_DIGITS = ("D7",), "T"

    HAND_Y, HAND_H, PER_ROW = (41,), 23, 13
    CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 3, 20, 12, 0
    CARD_SUIT_Y, CARD_VALUE_Y, CARD_FONT = 4, 14, "T"
    BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 0, 17, 23, 17, 0
    BIG_BAND, BIG_FONT = 9, "XS"

    SAID, SAY_FONT = None, "G7"

    FOOT = (0, 40, 128, 24)
    DONE_SAID = (0, 41, 128, 10)
    BUTTONS, BUTTON_FONT = ((2, 52, 60, 12), (66, 52, 60, 12)), "G7"

    PASS_SUIT = "_7"                # suffix of the names of small pictures while it is handed on
    HINT = 0, 28, 128, 12, "G7"
    DEVICE = (0, 28, 102, 36)       # area of DeviceTurn, in place of the hand


class over:
    """The end of a game of The Game."""

    TITLE_BAR = 0                   # its height
    TITLE, TITLE_FONT = (1, 3), "B10"
    SEED_FONT = None

    # Two places: of any game, and of one that was won.
    CARD = (0, 13, 38, 38), (0, 13, 38, 38)         # with the score
    SCORE, SCORE_FONT = ((0, 14, 38, 27), (0, 14, 38, 27)), "ML"
    ASIDE = 0
    LEFT_Y, LEFT_FONT = 29, "G7"      # in the card
    MEDAL, MEDALS = ((113, 0), (113, 0)), ("crown_13", "star_9")

    PILES = ((43, 13), (65, 13), (87, 13), (109, 13))
    PILE_W, PILE_H, BAND, PILE_FONTS = 19, 20, 5, ("XS", "D7")
    HAND = None
    WHY, WHY_FONT = None, "B10"     # the title says it
    WIN_TITLE_Y, WIN_TITLE_FONT = 0, None
    FEATS = None
    CONFETTI = ((43, 14, 84, 20),)
    RECORD = 43, 13, 85, 21         # confetti for a record

    CHART_BAR = None
    CHART = (43, 37, 42, 14)
    GOAL = 43, 35, 85               # instead of it: the goal; x, y, w
    VALUES = ((99, 34), (99, 44))     # right end of a number, y
    VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "T", 3, 1, "G7"

    WORD = (43, 34, 85, 19), (43, 34, 85, 19)  # of a picture, over all that
    BUTTONS = ((0, 54, 42, 10), (43, 54, 49, 10), (93, 54, 11, 10), (105, 54, 11, 10),
               (117, 54, 11, 10))
    BUTTON_FONT = "G7"
    ARTS = (None, None, "undo_9", "home_9", "code_9")


class pause:
    """The pause of a table."""

    PANEL = None                    # over the table in the dark; None: the whole display
    INSET, TOP, ROWS = 0, 13, 5     # of the list: pixels at both sides, first row, how many
    ICON = "_9"                     # suffix of the names of icons
    TIE, TIE_AT = "bow_9", (3, 2)
    TITLE = 14, 0
    RIGHT, SEED_FONTS = 111, ("f6x10", "f5x8")  # where a seed ends


class played:
    """Which cards of The Game have been played."""

    COLUMNS, ROWS = 10, 5            # of a page
    X, Y = 4, 2
    STEP = 12, 12                   # from card to card
    CARD = 11, 11
    FONT = "D7"


class replay:
    """A past game of The Game, card by card."""

    PILES = (2, 2, 25, 22)  # the first one
    ACROSS, STEP, DOWN = 4, 27, 0  # piles in a row; to the next one, to the next row
    PILE_DIGITS, BAND, RING = ("XS", "T"), 0, 1  # fonts, band with the direction, cursor
    HAND = (1, 36, 15, 13)
    HAND_DIGITS, HAND_ACROSS, HAND_STEP, RAISE = ("XS", "T"), 8, 16, 3
    DECK = (111, 19, 15, 8)  # x, bottom, w, h
    COUNT = (112, 24)
    SMALL, FOOT_Y, AIR, AT_DOWN = "G7", 53, 3, 0


class result:
    """The result of a round, and of a match."""

    HEADER_H = 0
    TITLE, TITLE_FONTS, FOOT_FONT = (2, 2), ("G7",), "G7"

    # A line per player: pixels of all, of one at most, and at least below a title.
    ROWS_Y, ROWS_H, ROW_H, LEAST_H, GROUND = 11, 40, 10, 8, False
    CHANGE_X, CHANGE, CHANGE_FONT = 1, 5, None      # triangle, and how many places
    NAME_X = 9
    NAMES = "B10", "G7"             # fonts: the first one in which all fit, or the last
    MARKS_X = 68
    MARKS = ("_5", 5, 6), ("_5", 5, 6)    # suffix of the name, size, step; in a low line
    POINTS, POINTS_W, POINTS_FONTS = 103, 16, ("T", "D7")       # right end
    TOTAL, TOTAL_W, DIGITS = 126, 20, ("T", "D7")
    SUM = 121, 3
    CROWN, BOW = "crown_5", "bow_5"
    BADGE = 9                      # of a player; 9: the emblem alone
    LINES_Y, LINE_STEP, LINES = 51, 9, 0
    CARD, CARD_FONT, CARD_LINES = (2, 12, 38, 37), "H", (44, 18, 82)  # all play together

    BUTTONS = (((34, 53, 60, 11),), ((0, 53, 63, 11), (65, 53, 63, 11)),
               ((0, 53, 57, 11), (58, 53, 58, 11), (117, 53, 11, 11)),
               ((0, 53, 48, 11), (49, 53, 27, 11), (77, 53, 39, 11), (117, 53, 11, 11)))
    CODE = "code_9"                 # the picture of a button
    BUTTON_FONTS = "B10", "G7"
    BUTTON_PAD = 6                  # pixels beside the longest text

    STEP_W, STEP_GAP, BASE = 40, 2, 42
    STEPS = 17, 15, 13, 13, 13, 13  # how high, by rank
    STEP_DIGITS = "T", "D7"
    STEP_NAMES = "G7",
    STEP_CROWN, STEP_AIR, TOKEN = "crown_5", 2, 0
    REST_Y, REST_LINES = 44, 1
    CONFETTI = 0, 0, 0, 0


class round:
    """The sheet of a round. A header, a row per player, a line with the check."""

    ICON = 1                        # pixels per dot of an icon
    TITLE_Y = HEAD_Y = 0            # the title, and what the columns are for
    HEADER_H = 8
    SHEET_H = 48
    ROW_H = (0, 48, 24, 14, 11, 9, 8)   # one row, by the number of players
    NAME_H = (0,) * 7               # of a line for the name above the cells; 0: beside them
    NAME_W = 30                     # that it needs there
    FONTS = ("f6x10", 6, 10), ("f5x8", 5, 8)    # width, height; the first one that fits
    NAMES_SMALL = False             # but in the font of the cells
    POINTS_FONT = "f5x8"
    CELL_W = 16                     # two characters at least,
    PAD = 4                         # and pixels around them
    SCORE_W = 18
    CHECK_Y = 56
    CHECK_H = 8
    CHECK_FONT = "f5x8"
    LARGE = "f7x13b", 15, 3, 0, 1       # forms: font, height of a row; y of label, box, value


class sheet:
    """The score sheet of a match."""

    HEADER_H = 0
    TITLE = None
    BODY, FOOT_FONT = "B10", "G7"
    LEFT, RIGHT = 10, 3             # of the columns
    NAMES = "G7",                   # fonts of the names: the first one that fits, or the last
    DIGITS = "T", "D7"
    ABOVE_Y, NAME_Y = None, 2       # crown and bow tie above the name; None: before it
    CROWN, BOW = "crown_5", "bow_5"
    MARKS = ("_5", 5, 6), ("_5", 5, 6)  # suffix of the name, size, step: of wide columns, others
    WIDE = 24                       # pixels of a wide one
    ROWS_Y, ROWS, STEP, GAP = 10, 3, 11, 0
    PAD = 3                         # of the button for cards
    SUM_Y, SUM_H, SUM_X = 43, 12, 4
    FOOT_Y, MENU_W = 55, 12


class table:
    """The table of The Game."""

    # Four piles, what a move costs below them, counters at their right, the hand, the foot. The
    # fewer of the controller's pages of 8 rows a region touches, the less is sent.
    PILES = ((0, 0), (26, 0), (52, 0), (78, 0))
    PILE_W, PILE_H = 25, 25
    PILE_FONT = "N"
    PILE_EMBER = "fire_6"           # it burns
    NUMBER_Y, NUMBER_H = (7, 1), 17       # in a pile that rises, that falls
    FLAMES = False                   # large ones
    BAND = 7                        # with the triangle
    ROOM = False                    # a bar shows what is left of 99
    EDGES, EDGE_CARDS = 0, 4        # of cards that lie below: the most, and cards for each
    RING = 0                        # pixels of the cursor; 0: the pile is inverted

    PILLS = ((0, 26), (26, 26), (52, 26), (78, 26))
    PILL_W, PILL_H = 25, 11
    PILL_AREA = 0, 0, 25, 12        # relative to the pill: area that it may paint
    PILL_FONT = "T"
    NOTCH = 0
    DOT = None
    BOW = None

    HAND_Y = (38,)                  # a row of cards with what is above them
    HAND_H = 17
    PER_ROW = 8
    CARD_Y, CARD_H = 5, 11          # in the row
    CARD_MOST = 16                  # columns of a card with the gap behind it
    CARD_GAP = 0
    CARD_FONT, THIN_FONT = "XS", "T"
    CROSS = 2                       # where a card will come: half of its width
    BIG_Y, BIG_W, BIG_H = 0, 17, 17     # the chosen card
    BIG_STEP, BIG_PAD = 17, 0
    BIG_FONT = "N"
    EMBER, EMBER_ROOM = "fire_4", 0 # on a card that will burn

    SAY = "tip."                    # texts
    SAID = (13, 55, 65, 9)
    SAID_WIDE = (13, 55, 115, 9)    # where a lesson is said instead of what is due
    SAY_FONT, SAY_TEXT_Y, SAY_CENTRE = "G7", 1, False
    KEY_FONT, KEY_CAP = "G7", False
    TIE = "bow_5"                   # beside what the dealer suggests

    DECK = (105, 9, 9, 9)           # x, bottom, w, h
    DECK_CARDS = 15
    COUNT = (116, 0, 11)            # x, y, w
    COUNT_DOWN = 0
    COUNT_FONT = "T"
    LEVEL = (105, 26, 23)           # x, y, w
    LEVEL_FONT = "G7"
    UNDO = (0, 55, 12, 9)
    UNDO_ART = "undo_9"
    TURN = (78, 55, 50, 9)
    TURN_FONT, DUE_FONT, DUE_PAD = "G7", "G7", 1
    SLOTS = (105, 12, 7, 10, 8)     # x, y, w, h, step
    SLOTS_STAY = True


class seats(table):
    """The table of The Game for several players, as far as it is another one."""

    HEADER_H = 0
    LEVEL = None
    OTHERS = (105, 22, 12, 9)       # x, y of their letters and numbers; steps across and down
    SIZE_FONT = "G7"
    SLOTS = (105, 11, 7, 9, 8)
    VISITS = 0

    DEVICE = (0, 38, 128, 26)       # area of DeviceTurn, in place of the hand


class take_that:
    """The table of Take That. See w240h240."""

    HEADER_H = 0                    # the menu says what lies beside the players

    LINE, LINE_DOWN, LINE_PAD = (0, 0, 110, 24), 0, 0
    OLD_W, OLD_H, OLD_FONT, OLD_LESS = 17, 19, "XS", "T"
    END_W, END_H, END_FONT, END_LESS = 24, 22, "SM", "XS"
    END_GAP = 1
    MANY, MANY_H = ((14, 12, "T"), (10, 8, "D7"), (9, 6, "D5")), 23
    PASS_LINE = None

    SAID = (0, 24, 128, 14)
    SAY_FONT, SAY_STEP = "G7", 8
    RULER = (12, 31, 5, 1)
    TICKS, NEEDLE = (2, 3), 5
    MARKS = 5, 7
    ENDS_FONT = "T"
    ENDS = (0, 26, 0), None, (127, 26, 2)

    DECK = (114, 10, 9, 9)
    DECK_BAR = None
    COUNT, COUNT_FONT = (112, 13, 15), "T"

    HAND_Y, HAND_H, PER_ROW = (38,), 17, 9
    CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 2, 13, 16, 0
    CARD_FONT = "T"
    BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 0, 17, 16, 17, 0
    BIG_FONT = "N"

    ACTS = (0, 55, 42, 9), (43, 55, 36, 9), (80, 55, 48, 9)
    ACT_FONT, SUB_FONT, FRAMES = "G7", None, False
    PASS = 2

    HINT = 0, 24, 128, 14, "G7"
    DEVICE = (0, 25, 128, 39)       # area of DeviceTurn, in place of the hand
