"""Layout of a display of 64x128, one colour; a class per kind of screen.

Lengths are pixels; an area is x, y, w, h, a point x, y.
"""


class basic:
    """What every screen is made of. A row may take two lines."""

    SMALL, BODY, BIG = "f5x8", "G7", "f6x10"  # fonts
    TEXT = "G7"                     # font of pages and messages
    VALUE = "G7"                    # font of values at the end of a row
    NARROW = True                   # some texts are shorter: NARROW of a language
    COLOUR = False

    CORNER = 1                      # of a card; see Canvas
    ICON = 1                        # pixels per dot of an icon

    MOTION = 0                      # frames of a card's way to its pile

    MARGIN = 1                      # text of a row begins there, and its value ends there

    TITLE_Y = 2
    TITLE_H = 14                    # title: text, and a line below it
    SCROLL_W = 2                    # instead of marks: a bar at the right edge

    ROWS = 6                        # of a menu
    ROW_H = 19
    ROW_X, ROW_CORNER = 0, 0        # background of the chosen row
    ROW_TEXT_Y, VALUE_Y = 5, 5      # from the top of the row
    ROW_LINES_Y = (2, 10)           # the same for a row that takes two lines
    BADGE = 9                       # of a player: 9 and 18 are the emblem alone
    ICON_GAP = 1                    # between a picture and the label of a row

    PAGE_Y = 15                     # pages of text
    PAGE_LINES = 11                 # the most on a page ...
    PAGE_STEP = 10                  # ... which may have less room than this between its lines

    DIALOG_TEXT = "G7"              # the message above the answers
    DIALOG_Y = 16
    DIALOG_STEP = 9

    # Typing: the text in slots, and all characters.
    ENTRY_X, ENTRY_FONT = 2, "f6x10"
    ENTRY_Y = 16
    ENTRY_STEP = 6                  # pixels per character of the text
    GRID_COLUMNS = 7
    CHARS_FONT = "f5x8"
    CHARS_Y = 33
    CHARS_STEP = 9
    CHARS_H = 11
    CHARS_TEXT_Y = 1                # from the top of a character's cell


class device:
    """The device plays."""

    PAD, CORNER = 0, 0                 # around the area DEVICE; of its background, or 0
    NAME_FONT, LETTER_FONT = "B12", "G7"
    TOKEN = 11                      # counter beside the name
    SAID_FONTS = "B12", "B10", "G7"     # the largest in which a text fits
    NAME_AT, SAID_AT = 34, 90          # middle of both lines, in 128ths of the area


class duel:
    """An attack of Galloneta before it happens."""

    WIPES = True                    # is there no room for a row of the board?
    BOXES, CORNER, SCALE = ((0, 0, 24, 24), (40, 0, 24, 24)), 2, 1
    NUMBERS, NUMBER_FONT = ((0, 27, 24), (40, 27, 24)), "H"
    HALF = "half_11"
    SIGN, SIGN_FONT = (24, 31, 16), "B14"
    SUITS, SUIT = (), "_7"

    LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (0, 50, 51), ("G7",), 8, 2
    INDENT, WRAP, MOST = 12, 3, 3
    BUTTONS = (0, 102, 64, 12), (0, 115, 64, 12)
    BUTTON_FONTS = "B10", "G7"


class statistics:
    """Statistics of The Game."""

    HEADER_H = 0
    TITLE = None
    SMALL = "G7"
    NUMBERS, NUMBER_W, AIR = ((0, 0), (32, 0), (0, 24), (32, 24)), 32, 2
    DIGITS = "T", "D7"
    BARS, BAR_GAP, BAR_FONT = (1, 46, 62, 30), 1, "D5"      # x, y, w, h
    CROWN = None
    LINE = 1, 88, 62, 18
    LAST = None
    FOOT_Y = 109


class galloneta:
    """The table of Galloneta."""

    BOARD, CELL, UPWARDS = (1, 0), (15, 11), True
    POWER_FONT = "D7"

    HAND, HAND_GROUND, CARD_MOST = (0, 103), (0, 103, 64, 12), 13
    HAND_W, HAND_H = 64, 12
    NUMBER_FONT = "T"

    SIDE = 0, 116, 27, 12
    HIDDEN_CARD, PILE = (0, 116, 8, 12), (9, 116, 18, 12)
    COUNT_FONT = "D7"

    SAID, RULE = (0, 79, 64, 23), (0, 79, 64, 1)
    HEAD, HEAD_FONT, HEAD_SUIT = (0, 81, 36), "S", (18, 12)
    TASK = NOTE = 0, 82, 64, 20
    LEFT = 22, 0
    EFFECT, EFFECT_FONT = (36, 90, 27, 12), "B10"
    ACT, ACT_FONTS = (28, 116, 36, 12), ("B10", "G7")

    HINT = 0, 80, 64, 22, "G7"
    DEVICE = 0, 79, 64, 49                  # area of DeviceTurn


class hand_over:
    """The device goes from hand to hand."""

    LOZENGE = 8                    # pixels of the pattern behind

    BOX, CORNER = (2, 10, 60, 84), 1
    GIVE_Y, GIVE_FONT = 17, "B10"
    NAME_Y, NAME_FONTS = 57, ("B18", "B12", "B10", "G7")
    TOKEN, TOKEN_FONT = 18, None    # of the letter of a player without an emblem
    TOKEN_Y = 32                    # above the name; None: before it
    KEY_Y, KEY_FONT = 81, "G7"

    PILES = ()

    LINE, LINE_PAD, LINE_FONT = (0, 104, 64, 24), 1, "G7"
    LINES = 2                       # of text in it


class home:
    """The home screen. Below the tiles stands how the game stands."""

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

    CROWN = "crown_9"               # of the player with most wins

    # Deal of the day, free pad, history, help, settings: x, y, w, h.
    ICONS = ((0, 114, 12, 14), (13, 114, 12, 14), (26, 114, 12, 14), (39, 114, 12, 14),
             (52, 114, 12, 14))
    SPRITES = ("day_9", "pad_9", "history_9", "help_9", "settings_9")
    LABEL_FONT = None               # the panel names the chosen one
    ABOVE, BELOW = (), (0, 1, 2, 3, 4)  # of these, on the way of UP and DOWN; no grid: both empty


class live:
    """A round of Martes 13 followed live.

    The player to move, three piles, the choice of suit, that of the value, lines of text.
    """

    ICON = 1                        # pixels per dot of an icon
    TURN = (0, 2, 64, 17)
    HAND_TEXT_Y = 9
    PILES = ((0, 20), (22, 20), (44, 20))
    PILE_W = 20
    PILE_H = 40
    TOTAL_X, TOTAL_Y = 3, 15        # in the pile: two digits
    TOTAL_FONT = "f7x13b"
    SUIT_X, SUIT_Y = 5, 3
    PIP_X, PIP_Y = 3, 30
    PIP = 3
    PIP_STEP = 4
    PIPS = 4                        # in a row
    SUITS = tuple([(1 + 16 * i, 65) for i in range(4)])
    VALUES = tuple([(13 * i, 83) for i in range(5)])
    TILE_W = 12
    TILE_H = 14
    TILE_TEXT_Y = 3
    INFO = (0, 101, 64, 27)
    INFO_TEXT_Y = 3


class martes13:
    """The table of Martes 13. See w240h240."""

    HEADER = (0, 0, 64, 16)
    SEATS = ((0, 1, 16, 0, 6, (15, 8), (0, 9, 15, 6), ("G7", "D5")),
             (2, 1, 10, 0, 6, (9, 8), (0, 9, 9, 6), ("G7", "D5")))

    PILES = ((0, 17), (0, 37), (0, 57))
    PILE_W, PILE_H = 64, 19
    SUIT = 2, 2
    SUM, SUM_FONT = (9, 2, 17, 11), "XS"
    GAUGE, CELL = (3, 14), (2, 2, 3)
    PILL, PILL_SIZE = (29, 1), (33, 17)
    PILL_FONTS, PILL_DIGITS = ("D7",), "T"

    HAND_Y, HAND_H, PER_ROW = (77, 103), 25, 5
    CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 3, 20, 12, 0
    CARD_SUIT_Y, CARD_VALUE_Y, CARD_FONT = 4, 14, "T"
    BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 1, 17, 23, 17, 0
    BIG_BAND, BIG_FONT = 9, "XS"

    SAID, SAY_FONT = None, "G7"

    FOOT = (0, 77, 64, 51)
    DONE_SAID = (0, 80, 64, 14)
    BUTTONS, BUTTON_FONT = ((2, 98, 60, 13), (2, 113, 60, 13)), "G7"

    PASS_SUIT = "_7"                # suffix of the names of small pictures while it is handed on
    HINT = 0, 1, 64, 17, "G7"
    DEVICE = (0, 77, 64, 51)       # area of DeviceTurn, in place of the hand


class over:
    """The end of a game of The Game."""

    TITLE_BAR = 0                   # its height
    TITLE, TITLE_FONT = (0, 3), "B10"
    SEED_FONT = None

    # Two places: of any game, and of one that was won.
    CARD = (12, 13, 40, 38), (12, 13, 40, 38)       # with the score
    SCORE, SCORE_FONT = ((12, 14, 40, 27), (12, 14, 40, 27)), "ML"
    ASIDE = 0
    LEFT_Y, LEFT_FONT = 29, "G7"      # in the card
    MEDAL, MEDALS = ((53, 27), (53, 27)), ("crown_9", "star_9")

    PILES = ((0, 54), (16, 54), (32, 54), (48, 54))
    PILE_W, PILE_H, BAND, PILE_FONTS = 16, 19, 5, ("T", "D7")
    HAND = None
    WHY, WHY_FONT = None, "G7"      # the title says it
    WIN_TITLE_Y, WIN_TITLE_FONT = 0, None
    FEATS = None
    CONFETTI = ((1, 52, 62, 22),)
    RECORD = 0, 53, 64, 21          # confetti for a record

    CHART_BAR = None
    CHART = (1, 74, 62, 9)
    GOAL = 1, 76, 63                # instead of it: the goal; x, y, w
    VALUES = ((12, 85), (12, 95))       # right end of a number, y
    VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "T", 4, 1, "G7"

    WORD = (0, 74, 64, 31), (0, 74, 64, 31)  # of a picture, over all that
    BUTTONS = ((0, 106, 51, 10), (0, 118, 40, 10), (41, 118, 11, 10), (53, 118, 11, 10),
               (53, 106, 11, 10))
    BUTTON_FONT = "G7"
    ARTS = (None, None, "undo_9", "home_9", "code_9")


class pause:
    """The pause of a table."""

    PANEL = None                    # over the table in the dark; None: the whole display
    INSET, TOP, ROWS = 0, 14, 6     # of the list: pixels at both sides, first row, how many
    ICON = "_9"                     # suffix of the names of icons
    TIE, TIE_AT = "bow_9", (2, 2)
    TITLE = 14, 2
    RIGHT, SEED_FONTS = 62, ()      # where a seed ends; here it has a row


class played:
    """Which cards of The Game have been played."""

    COLUMNS, ROWS = 5, 10            # of a page
    X, Y = 2, 4
    STEP = 12, 12                   # from card to card
    CARD = 11, 11
    FONT = "D7"


class replay:
    """A past game of The Game, card by card."""

    PILES = (2, 2, 28, 22)  # the first one
    ACROSS, STEP, DOWN = 2, 32, 26  # piles in a row; to the next one, to the next row
    PILE_DIGITS, BAND, RING = ("XS", "T"), 0, 1  # fonts, band with the direction, cursor
    HAND = (0, 60, 15, 13)
    HAND_DIGITS, HAND_ACROSS, HAND_STEP, RAISE = ("XS", "T"), 4, 16, 2
    DECK = (1, 104, 15, 8)  # x, bottom, w, h
    COUNT = (20, 97)
    SMALL, FOOT_Y, AIR, AT_DOWN = "G7", 107, 3, 9


class result:
    """The result of a round, and of a match."""

    HEADER_H = 0
    TITLE, TITLE_FONTS, FOOT_FONT = (1, 3), ("B10", "G7"), "G7"

    # A line per player: pixels of all, of one at most, and at least below a title.
    ROWS_Y, ROWS_H, ROW_H, LEAST_H, GROUND = 14, 66, 16, 8, False
    CHANGE_X, CHANGE, CHANGE_FONT = 0, 5, None      # triangle, and how many places
    NAME_X = 7
    NAMES = "G7",                   # fonts: the first one in which all fit, or the last
    MARKS_X = 28
    MARKS = ("_5", 5, 7), ("_5", 5, 6)    # suffix of the name, size, step; in a low line
    POINTS, POINTS_W, POINTS_FONTS = 45, 11, ("T", "D7")        # right end
    TOTAL, TOTAL_W, DIGITS = 63, 14, ("T", "D7")
    SUM = 57, 4    # heads the totals; None: the title says which round of how many
    CROWN, BOW = None, None          # the first one leads, and the sheet says who deals, too
    BADGE = 0                       # no room for a player's emblem
    LINES_Y, LINE_STEP, LINES = 80, 8, 3
    CARD, CARD_FONT, CARD_LINES = (12, 14, 40, 44), "M", (0, 62, 64)  # all play together

    BUTTONS = (((0, 116, 64, 12),), ((0, 104, 64, 11), (0, 116, 64, 12)),
               ((0, 104, 64, 11), (0, 116, 51, 12), (53, 116, 11, 12)),
               ((0, 92, 64, 11), (0, 104, 64, 11), (0, 116, 51, 12), (53, 116, 11, 12)))
    CODE = "code_9"                 # the picture of a button
    BUTTON_FONTS = "G7",
    BUTTON_PAD = 6                  # pixels beside the longest text

    STEP_W, STEP_GAP, BASE = 21, 0, 68
    STEPS = 29, 22, 15, 15, 15, 15  # how high, by rank
    STEP_DIGITS = "T", "D7"
    STEP_NAMES = "G7",
    STEP_CROWN, STEP_AIR, TOKEN = "crown_5", 2, 9
    REST_Y, REST_LINES = 71, 2
    CONFETTI = 0, 0, 0, 0


class round:
    """The sheet of a round. A header, names above their cells, two lines of check."""

    ICON = 1                        # pixels per dot of an icon
    TITLE_Y, HEAD_Y = 0, 8          # the title, and what the columns are for
    HEADER_H = 16
    SHEET_H = 96
    ROW_H = (0, 48, 40, 32, 24, 19, 16)     # one row, by the number of players
    NAME_H = (0, 10, 10, 10, 9, 8, 8)       # of a line for the name above the cells
    NAME_W = 0
    FONTS = ("f5x8", 5, 8),         # width, height: numbers side by side need room between them
    NAMES_SMALL = True              # or in the font of the cells
    POINTS_FONT = "G7"            # above the points
    CELL_W = 11                     # two characters at least,
    PAD = 1                         # and pixels around them
    SCORE_W = 15
    CHECK_Y = 112
    CHECK_H = 16
    CHECK_FONT = "G7"
    LARGE = "f7x13b", 30, 3, 13, 15       # forms: font, height of a row; y of label, box, value


class sheet:
    """The score sheet of a match. A line per player, one round at a time."""

    LEFT = 0
    BODY, FOOT_FONT = "B10", "G7"
    NAMES = "B10", "G7"             # fonts of the names: the first one that fits, or the last
    DIGITS = "T", "D7"
    CROWN, BOW = "crown_5", "bow_5"
    MARK = "_5", 5, 6               # suffix of the name, size, step
    STRIP_H = 13                    # the rounds
    ROWS_Y, ROWS_H, ROW_H = 16, 84, 20      # players: all lines, and one at most
    TOTAL_W = 17                    # of the largest
    FOOT_Y, FOOT_STEP, FOOT_LINES = 102, 9, 3


class table:
    """The table of The Game."""

    # Two rising piles above two falling ones, what a move costs between them, counters, the hand
    # in two rows, what there is to say, two buttons.
    PILES = ((0, 0), (33, 0), (0, 32), (33, 32))
    PILE_W, PILE_H = 31, 31
    PILE_FONT = "N"
    PILE_EMBER = "fire_7"           # it burns
    NUMBER_Y, NUMBER_H = (5, 11), 15       # in a pile that rises, that falls
    FLAMES = False                   # large ones
    BAND = 4                        # with the triangle
    ROOM = False                    # a bar shows what is left of 99
    EDGES, EDGE_CARDS = 0, 4        # of cards that lie below: the most, and cards for each
    RING = 0                        # pixels of the cursor; 0: the pile is inverted

    PILLS = ((1, 20), (34, 20), (1, 34), (34, 34))
    PILL_W, PILL_H = 29, 9
    PILL_AREA = 0, 0, 29, 9        # relative to the pill: area that it may paint
    PILL_FONT = "T"
    NOTCH = 0
    DOT = None
    BOW = None

    HAND_Y = (76, 93)               # rows of cards with what is above them
    HAND_H = 17
    PER_ROW = 4
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
    SAID = (0, 110, 64, 9)
    SAID_WIDE = None
    SAY_FONT, SAY_TEXT_Y, SAY_CENTRE = "G7", 1, False
    KEY_FONT, KEY_CAP = "G7", False
    TIE = "bow_5"                   # beside what the dealer suggests

    DECK = (0, 74, 9, 9)            # x, bottom, w, h
    DECK_CARDS = 15
    COUNT = (11, 65, 11)            # x, y, w
    COUNT_DOWN = 0
    COUNT_FONT = "T"
    LEVEL = (44, 66, 20)            # x, y, w
    LEVEL_FONT = "G7"
    UNDO = (0, 119, 13, 9)
    UNDO_ART = "undo_9"
    TURN = (14, 119, 50, 9)
    TURN_FONT, DUE_FONT, DUE_PAD = "G7", "G7", 1
    SLOTS = (27, 66, 4, 7, 5)       # x, y, w, h, step
    SLOTS_STAY = True


class seats(table):
    """The table of The Game for several players, as far as it is another one."""

    HEADER_H = 0
    OTHERS = None                   # the line above the buttons says them
    VISITS = 0

    # A row more for that line, as letters have accents: the hand is as much higher.
    HAND_Y = (75, 92)
    SAID = (0, 109, 64, 10)
    SAY_TEXT_Y = 2

    DEVICE = (0, 76, 64, 52)       # area of DeviceTurn, in place of the hand


class take_that:
    """The table of Take That. See w240h240."""

    HEADER_W, HEADER_H = 64, 13
    TOKEN, LETTER_FONT = 7, "G7"
    PLUS_GAP, PLUS_FONTS = 1, ("T", "D5")
    DOWN = None                     # the menu says it
    SEATS_W, SEAT_MOST = 64, 30

    LINE, LINE_DOWN, LINE_PAD = (0, 13, 64, 30), 1, 0
    OLD_W, OLD_H, OLD_FONT, OLD_LESS = 15, 19, "T", "T"
    END_W, END_H, END_FONT, END_LESS = 22, 22, "SM", "XS"
    END_GAP = 1
    MANY, MANY_H = ((10, 8, "D7"), (9, 6, "D5")), 29
    PASS_LINE = None

    SAID = (0, 43, 64, 18)
    SAY_FONT, SAY_STEP = "G7", 9
    RULER = (0, 57, 3, 1)
    TICKS, NEEDLE = (2, 4), 5
    MARKS = 3, 3
    ENDS_FONT = "D7"
    ENDS = (0, 45, 0), None, (63, 45, 2)

    DECK = (46, 124, 9, 9)
    DECK_BAR = None
    COUNT, COUNT_FONT = (55, 116, 9), "D7"

    HAND_Y, HAND_H, PER_ROW = (61, 78), 17, 5
    CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 2, 13, 16, 0
    CARD_FONT = "D7"
    BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 0, 17, 16, 17, 0
    BIG_FONT = "N"

    ACTS = (0, 97, 34, 12), (35, 97, 29, 12), (0, 113, 45, 13)
    ACT_FONT, SUB_FONT, FRAMES = "G7", None, False
    PASS = 2

    HINT = 0, 43, 64, 18, "G7"
    DEVICE = (0, 46, 64, 67)       # area of DeviceTurn, in place of the hand
