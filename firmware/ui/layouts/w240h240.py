"""Layout of a display of 240x240, in colour; a class per kind of screen.

Lengths are pixels; an area is x, y, w, h, a point x, y.
"""


class basic:
    """What every screen is made of. The dots are small: 0.1 mm."""

    SMALL, BODY, BIG = "B14", "B18", "B18"  # fonts
    TEXT = "B14"                    # font of pages and messages
    VALUE = "B14"                   # font of values at the end of a row
    NARROW = False
    COLOUR = True

    CORNER = 3                      # of a card; see Canvas
    ICON = 2                        # pixels per dot of an icon

    MOTION = 5                      # frames of a card's way to its pile

    MARGIN = 12                     # text of a row begins there, and its value ends there

    TITLE_Y = 8
    TITLE_H = 32                    # title: text on a bar
    SCROLL_W = 4                    # a bar at the right edge says that there is more

    ROWS = 8                        # of a menu
    ROW_H = 26
    ROW_X, ROW_CORNER = 3, 4        # background of the chosen row
    ROW_TEXT_Y, VALUE_Y = 6, 8      # from the top of the row
    ROW_LINES_Y = ()
    BADGE = 22                      # of a player: 9 and 18 are the emblem alone
    ICON_GAP = 4                    # between a picture and the label of a row

    PAGE_Y = 46                     # pages of text
    PAGE_LINES = 9                  # the most on a page
    PAGE_STEP = 22

    DIALOG_TEXT = "B18"             # the message above the answers
    DIALOG_Y = 46
    DIALOG_STEP = 24

    # Typing: the text in slots, and all characters.
    ENTRY_X, ENTRY_FONT = 20, "B18"
    ENTRY_Y = 43
    ENTRY_STEP = 20                 # pixels per character of the text
    GRID_COLUMNS = 8
    CHARS_FONT = "B18"
    CHARS_Y = 71
    CHARS_STEP = 29
    CHARS_H = 24
    CHARS_TEXT_Y = 5                # from the top of a character's cell


class device:
    """The device plays."""

    PAD, CORNER = 6, 5                 # around the area DEVICE; of its background, or 0
    NAME_FONT, LETTER_FONT = "B18", "B14"
    TOKEN = 23                      # counter beside the name
    SAID_FONTS = "B18*2", "B18", "B14"     # the largest in which a text fits
    NAME_AT, SAID_AT = 36, 90          # middle of both lines, in 128ths of the area


class duel:
    """An attack of Galloneta before it happens."""

    WIPES = False                   # the row of the board where it happens stays above
    PAPER = 0, 64, 240, 140
    BOXES, CORNER, SCALE = ((5, 71, 52, 50), (183, 71, 52, 50)), 4, 2
    NUMBERS, NUMBER_FONT = ((62, 70, 44), (134, 70, 44)), "XL"      # x, y, w of a value
    HALF = "half_24"                        # its picture
    SIGN, SIGN_FONT = (106, 81, 28), "B14*2"
    SUITS, SUIT = ((79, 117), (151, 117)), "_11"

    RULE = 10, 132, 220                     # line above the effects: x, y, w
    LINES, LINE_FONTS, LINE_STEP, LINE_AIR = (12, 139, 198), ("B18", "B14"), 18, 2
    INDENT, WRAP, MOST = 20, 1, 3
    BUTTONS = (8, 207, 132, 30), (148, 207, 84, 30)
    BUTTON_FONTS = "B18", "B14"


class statistics:
    """Statistics of The Game."""

    HEADER_H = 27
    TITLE, TITLE_FONT = (8, 7), "B18"
    SMALL = "B14"
    NUMBERS, NUMBER_W, AIR = ((0, 37), (60, 37), (120, 37), (180, 37)), 60, 5
    DIGITS = "M", "SM", "S"
    BARS, BAR_GAP, BAR_FONT = (10, 86, 222, 66), 4, "T"     # x, y, w, h
    CROWN = "crown_13"          # above the games that were won
    LINE = 10, 174, 148, 36
    LAST = 166, 175, 64          # x, y, w: the mean of the games in the line
    LAST_FONT, LAST_DIGITS = "B12", "M"
    FOOT_Y = 217


class galloneta:
    """The table of Galloneta."""

    # A header, the board, the hand, the hidden figure and the draw pile, a sentence.
    HEADER_X = 0
    HEADER_H, TOKEN, LETTER_FONT, NAME_FONT = 25, 19, "B14", "B18"
    NAME_W = 76
    TASK, TASK_FONT = (2, 0, 104, 25), "B12"    # of a lesson, in the place of the name
    CARDS, CARD_W, CARD_H, CARD_STEP = (110, 4), 13, 17, 16    # cards that may still be placed ...
    SWORDS, SWORD, SWORD_STEP = (150, 6), "sword_13", 16         # ... and acts of war
    OTHER, OTHER_FONT = 197, "XS"   # the other player's hand

    BOARD, CELL, UPWARDS = (1, 26), (34, 34), False     # of the own ace's row; the size of a cell
    PIECE, PIECE_CORNER, RING = 28, 4, 5                # of a piece in it; corner of a ring
    FIGURE, SUIT, SUIT_BOX = "_18", "_7", 9
    SUIT_LOW = True                 # is the suit below the figure, not beside?
    POWER_FONT = "XS"
    ACE, ARMED_ACE = "_11", ("_11", 4, 3)   # its suit alone; and where, beside a value
    DOT, SWORD_ON, WALL = 12, "sword_9", "hatch_34"

    HAND, HAND_GROUND, CARD_MOST = (4, 175), (0, 164, 180, 59), 35     # room for a card
    HAND_W, HAND_H, RAISED, SUNK = 178, 46, 6, 5
    NUMBER_FONT, SMALL_FONT, CARD_SUIT, CARD_FIGURE = "M", "S", "_11", "_18"
    NUMBER_Y, NUMBER_H, SUIT_UP = 5, 24, 15
    SHIELD = "shield_9"

    SIDE = 180, 164, 60, 59
    HIDDEN_CARD, PILE = (184, 174, 24, 36), (212, 198, 24, 17)     # the pile: x, bottom, w, h
    COUNT, COUNT_FONT = (210, 203, 28), "N"

    SAID, SAY_FONTS = (0, 223, 240, 17), ("B14", "B12")
    PANEL = None

    HINT = 2, 219, 236, 20, "B14", "B12"    # area and fonts of a hint
    DEVICE = 0, 164, 240, 76                  # area of DeviceTurn


class hand_over:
    """The device goes from hand to hand."""

    LOZENGE = 20                    # pixels of the pattern behind

    BOX, CORNER = (28, 22, 184, 128), 5
    GIVE_Y, GIVE_FONT = 39, "B18"
    NAME_Y, NAME_FONTS = 72, ("B18*2", "B18", "B14")
    TOKEN, TOKEN_FONT = 30, "B18"
    TOKEN_Y = None                  # above the name; None: before it
    KEY_Y, KEY_FONT = 122, "B14"

    PILES = ((8, 167), (51, 167), (94, 167), (137, 167))
    PILE_W, PILE_H, BAND, PILE_FONT = 37, 40, 12, "SM"
    DECK, DECK_CARDS = (182, 207, 28, 19), 30       # x, bottom, w, h; cards for each edge
    COUNT, COUNT_FONT = (214, 188), "N"

    LINE, LINE_PAD, LINE_FONT = (0, 216, 240, 24), 8, "B14"
    LINES = 1                       # of text in it


class home:
    """The home screen. Each tile says how its game stands."""

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

    CROWN = "crown_13"              # of the player with most wins

    # Deal of the day (None: in the header), free pad, history, help, settings: x, y, w, h.
    ICONS = (None, (1, 203, 68, 37), (71, 203, 54, 37), (127, 203, 48, 37), (177, 203, 62, 37))
    SPRITES = (None, "pad_20", "history_20", "help_20", "settings_20")
    LABEL_FONT = "B12"              # None: the panel names the chosen one
    ABOVE, BELOW = (0,), (1, 2, 3, 4)   # of these, on the way of UP and DOWN; no grid: both empty


class live:
    """A round of Martes 13 followed live.

    The player to move, three piles, the choice of suit, that of the value, one line of text.
    """

    ICON = 3                        # pixels per dot of an icon
    TURN = (0, 8, 240, 20)
    HAND_TEXT_Y = 2
    PILES = ((2, 32), (82, 32), (162, 32))
    PILE_W = 76
    PILE_H = 88
    TOTAL_X, TOTAL_Y = 36, 24       # in the pile: two digits
    TOTAL_FONT = "L"
    SUIT_X, SUIT_Y = 5, 8
    PIP_X, PIP_Y = 7, 66
    PIP = 6
    PIP_STEP = 9
    PIPS = 7                        # in a row
    SUITS = tuple([(22 + 50 * i, 128) for i in range(4)])
    VALUES = tuple([(2 + 48 * i, 168) for i in range(5)])
    TILE_W = 44
    TILE_H = 34
    TILE_TEXT_Y = 10
    INFO = (0, 209, 240, 31)
    INFO_TEXT_Y = 9


class martes13:
    """The table of Martes 13."""

    # A header with all players, the piles with what the card would do, the hand, a sentence.
    HEADER = (0, 0, 240, 27)
    # With up to four players, with more: first place, steps to the right and down, columns; w, h
    # of a letter; from there to the number of captured cards, and its w, h; fonts of both.
    SEATS = ((4, 4, 60, 0, 6, (19, 19), (22, 0, 19, 19), ("B14", "N")),
             (1, 4, 40, 0, 6, (18, 18), (19, 0, 19, 18), ("B14", "N")))

    PILES = ((4, 33), (83, 33), (162, 33))
    PILE_W, PILE_H = 74, 94
    BAND = 72, 21                   # with the suit
    SUM, SUM_FONT = (0, 24, 74, 34), "L"        # in the pile
    LAID_Y, LAID_FONT = 61, "T"     # the cards that lie there; None: they are not shown
    GAUGE, CELL = (5, 81), (5, 4, 8)            # thirteen cells: step, w, h
    PILL, PILL_SIZE = (2, 104), (70, 22)        # from the pile on
    PILL_FONTS, PILL_DIGITS = ("B14", "B11"), "N"

    HAND_Y, HAND_H, PER_ROW = (162,), 62, 13
    CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 19, 40, 27, 1
    CARD_SUIT_Y, CARD_VALUE_Y, CARD_FONT = 23, 34, "M"
    BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 3, 38, 56, 46, 4
    BIG_BAND, BIG_FONT = 18, "L"

    SAID, SAY_FONT = (0, 224, 240, 15), "B14"

    # When a card has been played.
    FOOT = (0, 161, 240, 79)
    DONE_SAID = (0, 166, 240, 24)
    BUTTONS, BUTTON_FONT = ((8, 197, 108, 34), (124, 197, 108, 34)), "B14"

    PASS_SUIT = "_9"                # suffix of the names of small pictures while it is handed on
    HINT = 6, 219, 228, 20, "B14", "B12"    # area and fonts of a hint
    DEVICE = (0, 134, 240, 106)       # area of DeviceTurn, in place of the hand


class over:
    """The end of a game of The Game."""

    TITLE_BAR = 27                  # its height
    TITLE, TITLE_FONT = (8, 6), "B18"
    SEED_FONT = "B14"

    # Two places: of any game, and of one that was won.
    CARD = (8, 35, 84, 88), (72, 64, 96, 92)        # with the score
    SCORE, SCORE_FONT = ((8, 39, 84, 64), (72, 68, 96, 64)), "XXL"
    ASIDE = 0                       # pixels that the score keeps off a medal
    LEFT_Y, LEFT_FONT = 73, "B14"     # in the card
    MEDAL, MEDALS = ((72, 29), (154, 52)), ("medal_crown", "medal_star")

    PILES = ((106, 35), (139, 35), (172, 35), (205, 35))
    PILE_W, PILE_H, BAND, PILE_FONTS = 31, 36, 10, ("N",)
    HAND = (106, 76, 31, 20, 33, 22)    # the first card; steps across and down
    HAND_FONT = "N"
    WHY, WHY_FONT = (99, 123), "B12"
    WIN_TITLE_Y, WIN_TITLE_FONT = 16, "B18*2"
    FEATS = (40, 168), (120, 168), (200, 168)       # middle of a number, y, or its right end
    FEATS_BESIDE = False            # are words beside their number, or below it?
    CONFETTI = (3, 6, 52, 156), (188, 6, 49, 156)
    RECORD = 106, 33, 132, 86       # confetti for a record

    CHART_BAR = (0, 139, 240, 62)
    CHART = (8, 145, 140, 49)
    GOAL = 8, 165, 224              # instead of it: the goal; x, y, w
    VALUES = ((186, 145), (186, 163), (186, 181))       # right end of a number, y
    VALUE_FONT, VALUE_GAP, VALUE_Y, LABEL_FONT = "N", 7, 3, "B12"

    WORD = (0, 139, 240, 62), (0, 163, 240, 41)  # of a picture, over all that
    BUTTONS = ((4, 206, 69, 30), (76, 206, 79, 30), (158, 206, 24, 30), (185, 206, 24, 30),
               (212, 206, 24, 30))
    BUTTON_FONT = "B14"
    ARTS = (None, None, "undo_13", "home_16", "code_15")


class pause:
    """The pause of a table."""

    PANEL = 16, 9, 208, 222         # over the table in the dark; None: the whole display
    HEADER = 18, 12, 204, 30
    INSET, TOP, ROWS = 18, 44, 7    # of the list: pixels at both sides, first row, how many
    ICON = "_13"                    # suffix of the names of icons
    TIE, TIE_AT = "bow_21", (29, 22)
    TITLE = 56, 20
    RIGHT, SEED_FONTS = 212, ("B14", "B12")       # where a seed ends


class played:
    """Which cards of The Game have been played."""

    COLUMNS, ROWS = 10, 10            # of a page
    X, Y = 6, 37
    STEP = 23, 20                   # from card to card
    CARD = 21, 18
    FONT = "XS"


class replay:
    """A past game of The Game, card by card."""

    PILES = (6, 12, 52, 78)  # the first one
    ACROSS, STEP, DOWN = 4, 58, 0  # piles in a row; to the next one, to the next row
    PILE_DIGITS, BAND, RING = ("L", "M"), 20, 3  # fonts, band with the direction, cursor
    HAND = (5, 128, 26, 46)
    HAND_DIGITS, HAND_ACROSS, HAND_STEP, RAISE = ("M", "SM"), 8, 29, 12
    DECK = (8, 206, 28, 19)  # x, bottom, w, h
    COUNT = (40, 197)
    SMALL, FOOT_Y, AIR, AT_DOWN = "B14", 217, 6, 0


class result:
    """The result of a round, and of a match."""

    HEADER_H = 27
    TITLE, TITLE_FONTS, FOOT_FONT = (8, 7), ("B18", "B14"), "B14"

    # A line per player: pixels of all, of one at most, and at least below a title.
    ROWS_Y, ROWS_H, ROW_H, LEAST_H, GROUND = 31, 138, 34, 15, True
    CHANGE_X, CHANGE, CHANGE_FONT = 7, 9, "T"       # triangle, and how many places
    NAME_X = 28
    NAMES = "B18", "B14", "B12"     # fonts: the first one in which all fit, or the last
    MARKS_X = 126
    MARKS = ("_9", 13, 14), ("_5", 7, 8)  # suffix of the name, size, step; in a low line
    POINTS, POINTS_W, POINTS_FONTS = 186, 32, ("S", "N", "XS")      # right end
    TOTAL, TOTAL_W, DIGITS = 232, 44, ("M", "SM", "S", "N")
    SUM = None
    CROWN, BOW = "crown_13", "bow_13"
    BADGE = 15                      # of a player; 9: the emblem alone
    LINES_Y, LINE_STEP, LINES = 172, 16, 2
    CARD, CARD_FONT, CARD_LINES = (84, 44, 72, 100), "XL", (0, 158, 240)  # all play together

    BUTTONS = (((60, 206, 120, 31),), ((4, 206, 114, 31), (122, 206, 114, 31)),
               ((4, 206, 97, 31), (104, 206, 97, 31), (204, 206, 32, 31)),
               ((4, 206, 80, 31), (87, 206, 47, 31), (137, 206, 67, 31), (207, 206, 29, 31)))
    CODE = "code_15"                # the picture of a button
    BUTTON_FONTS = "B18", "B14", "B12"
    BUTTON_PAD = 9                  # pixels beside the longest text

    STEP_W, STEP_GAP, BASE = 68, 6, 182
    STEPS = 86, 62, 44, 44, 44, 44  # how high, by rank
    STEP_DIGITS = "L", "M", "S"
    STEP_NAMES = "B14", "B12"
    STEP_CROWN, STEP_AIR, TOKEN = "crown_13", 5, 22
    REST_Y, REST_LINES = 188, 1
    CONFETTI = 4, 30, 236, 74


class round:
    """The sheet of a round. A header, a row per player, a line with the check."""

    ICON = 3                        # pixels per dot of an icon
    TITLE_Y, HEAD_Y = 5, 21         # the title, and what the columns are for
    HEADER_H = 45
    SHEET_H = 174
    ROW_H = (0, 60, 60, 56, 43, 34, 29)     # one row, by the number of players
    NAME_H = (0, 17, 17, 17, 17, 0, 0)    # of a line for the name above the cells; 0: beside them
    NAME_W = 78                     # that it needs there
    FONTS = ("L", 16, 30), ("M", 12, 22), ("H", 11, 20)    # width, height; the first one that fits
    NAMES_SMALL = True              # or in the font of the cells
    POINTS_FONT = "B14"
    CELL_W = 30                     # two characters at least,
    PAD = 8                         # and pixels around them
    SCORE_W = 34
    CHECK_Y = 221
    CHECK_H = 19
    CHECK_FONT = "B14"
    LARGE = "B18", 32, 9, 1, 9       # forms: font, height of a row; y of label, box, value


class sheet:
    """The score sheet of a match."""

    HEADER_H = 27
    TITLE = 8, 7
    BODY, FOOT_FONT = "B18", "B14"
    LEFT, RIGHT = 26, 6             # of the columns
    NAMES = "B14", "B12"            # fonts of the names: the first one that fits, or the last
    DIGITS = "M", "SM", "S", "N", "XS"
    ABOVE_Y, NAME_Y = 30, 44        # crown and bow tie above the name; None: before it
    CROWN, BOW = "crown_13", "bow_13"
    MARKS = ("_9", 13, 14), ("_5", 7, 8)  # suffix of the name, size, step: of wide columns, others
    WIDE = 50                       # pixels of a wide one
    ROWS_Y, ROWS, STEP, GAP = 60, 4, 30, 1
    PAD = 8                         # of the button for cards
    SUM_Y, SUM_H, SUM_X = 182, 34, 9
    FOOT_Y, MENU_W = 219, 28


class table:
    """The table of The Game."""

    # Four piles, what a move costs below them, the hand, a sentence, the foot.
    PILES = ((4, 6), (63, 6), (122, 6), (181, 6))
    PILE_W, PILE_H = 55, 78
    PILE_FONT = "L"
    PILE_EMBER = "fire_9"           # it burns
    NUMBER_Y, NUMBER_H = (0, 0), 78       # in a pile that rises, that falls
    FLAMES = True                   # large ones
    BAND = 20                       # with the triangle
    ROOM = True                     # a bar shows what is left of 99
    EDGES, EDGE_CARDS = 5, 4        # of cards that lie below: the most, and cards for each
    RING = 3                        # pixels of the cursor

    PILLS = ((9, 103), (68, 103), (127, 103), (186, 103))
    PILL_W, PILL_H = 45, 20
    PILL_AREA = -8, -4, 58, 26      # relative to the pill: area that it may paint
    PILL_FONT = "N"
    NOTCH = 7
    DOT = 4, 2, 7, 16               # w, h, step, y in the pill
    BOW = "bow_13"
    SPARKS = ((-8, -4), (45, -4), (45, 16), (-8, 15))
    LANDING_Y = 18                  # in the pile, where a card that travels ends
    DEAL_STEPS = 3                  # frames of a card's way from the draw pile

    HAND_Y = (125,)                 # a row of cards with what is above them
    HAND_H = 61
    PER_ROW = 8
    CARD_Y, CARD_H = 15, 46         # in the row
    CARD_MOST = 35                  # columns of a card with the gap behind it
    CARD_GAP = 1
    CARD_FONT = "H"
    SUNK = 7
    CROSS = 3                       # where a card will come: half of its width
    BIG_Y, BIG_W, BIG_H = 3, 43, 55     # the chosen card
    BIG_STEP, BIG_PAD = 50, 3
    BIG_FONT = "L"
    EMBER, EMBER_ROOM = "fire_9", 8 # on a card that will burn

    SAY = "say."                    # texts
    SAID = (0, 186, 240, 17)
    SAID_WIDE = None
    SAY_FONT, SAY_TEXT_Y, SAY_CENTRE = "B14", 3, True
    KEY_FONT, KEY_CAP = "B11", True
    TIE = "bow_13"                  # beside what the dealer suggests

    DECK = (4, 236, 28, 19)         # x, bottom, w, h
    DECK_CARDS = 15                 # for each edge
    COUNT = (37, 203, 26)           # x, y, w
    COUNT_DOWN = 5                  # with nothing below it
    COUNT_FONT = "M"
    LEVEL = (34, 227, 48)           # x, y, w
    LEVEL_FONT = "B10"
    UNDO = (82, 205, 20, 33)
    UNDO_ART = "undo_13"
    TURN = (104, 205, 132, 33)
    TURN_FONT, DUE_FONT, DUE_PAD = "B18", "B14", 7
    SLOTS = (111, 210, 10, 23, 12)  # x, y, w, h, step
    SLOTS_STAY = False


class seats(table):
    """The table of The Game for several players, as far as it is another one."""

    # A line with who plays and the cards of the others; all else is lower and less high.
    HEADER_H = 27
    NAME_FONT, SIZE_FONT, LETTER_FONT = "B18", "N", "B14"
    TOKEN, SMALL_TOKEN = 19, 17     # own counter, that of another player
    SIZE_STEP = 39                  # from one player to the next
    OTHERS = None

    PILES = ((4, 31), (63, 31), (122, 31), (181, 31))
    PILE_H = 64
    PILE_FONT = "ML"
    NUMBER_Y, NUMBER_H = (18, 17), 30
    BAND = 18
    EDGES, EDGE_CARDS = 3, 6
    VISITS, VISITS_FONT = 15, "B14"     # counters in a pile: players who laid there

    PILLS = ((9, 108), (68, 108), (127, 108), (186, 108))
    LANDING_Y = 7

    HAND_Y = (130,)
    HAND_H = 56
    CARD_Y, CARD_H = 14, 42
    BIG_Y, BIG_H = 3, 50

    DEVICE = (0, 130, 240, 72)       # area of DeviceTurn, in place of the hand


class take_that:
    """The table of Take That."""

    # A header with all players, the line, the ruler and the draw pile, the hand, what can be done.
    HEADER_W, HEADER_H = 240, 27
    TOKEN, LETTER_FONT = 19, "B14"
    PLUS_GAP, PLUS_FONTS = 3, ("N", "T")    # fonts for up to three players, for four
    DOWN = (19, 19), (14, 17)       # w, h of a card face down, likewise; None: it is not shown
    SEATS_W, SEAT_MOST = 236, 80    # for all, and for one at most

    LINE, LINE_DOWN, LINE_PAD = (0, 28, 240, 68), 9, 2
    OLD_W, OLD_H, OLD_FONT, OLD_LESS = 24, 46, "SM", "SM"   # the second font is for toads
    END_W, END_H, END_FONT, END_LESS = 44, 54, "L", "ML"
    END_GAP = 2                     # pixels before the end, of its own
    MANY = (21, 27, "S"), (19, 18, "N"), (15, 13, "T")     # step, row, font of older cards in rows
    MANY_H = 0                      # the rows may be higher than the end
    TOAD, SWAP, SWAP_ON = "toad_15", "swap_11", True       # also on cards that are chosen
    PASS_LINE = (8, 167, 170, 40)   # the line while the device is handed over, or None

    SAID = (0, 97, 206, 41)         # of the ruler, or a sentence
    SAY_FONT, SAY_STEP = "B14", 18
    RULER = (9, 125, 9, 3)          # x, y, pixels of a number, thickness
    TICKS, NEEDLE = (3, 7), 8
    MARKS = 9, 13                   # pixels of a triangle: a card that fits, the chosen one
    ENDS_FONT = "N"
    # x, y; 0: that is where the number begins, 1: its middle, 2: its end
    ENDS = (6, 101, 0), (103, 101, 1), (202, 101, 2)

    DECK, DECK_CARDS, DECK_MOST = (209, 120, 26, 17), 16, 4     # x, bottom, w, h; cards of an edge
    DECK_BAR = None                 # the part of the header where it lies
    COUNT, COUNT_FONT = (207, 124, 30), "N"

    HAND_Y, HAND_H, PER_ROW = (139,), 62, 9
    CARD_Y, CARD_H, CARD_MOST, CARD_GAP = 17, 40, 27, 0
    CARD_FONT, CARD_LESS = "SM", "N"
    SUNK, SWAP_DOWN = 7, 2
    BIG_Y, BIG_W, BIG_H, BIG_STEP, BIG_PAD = 3, 44, 51, 50, 3
    BIG_FONT, BIG_LESS = "L", "ML"

    ACTS = (3, 203, 76, 34), (82, 203, 76, 34), (161, 203, 76, 34)
    ACT_FONT, SUB_FONT, FRAMES = "B14", "B12", True
    PASS = 1                        # which of them hands the device on

    HINT = 2, 100, 202, 38, "B14", "B12"    # area and fonts of a hint
    DEVICE = (0, 140, 240, 100)       # area of DeviceTurn, in place of the hand
