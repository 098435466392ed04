"""128x64, one colour: what every screen is made of."""

SMALL, BODY, BIG = "f5x8", "f6x10", "f7x13b"  # fonts
TEXT = "f5x8"                   # font of pages and messages
VALUE = "f6x10"                 # font of what stands at the end of a row
NARROW = False                  # some texts are shorter: ui/strings/*_narrow.py
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
ROW_X, ROW_CORNER = 0, 0        # of what is behind the chosen row
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

# Typing: the text in slots, and the wheel of characters.
ENTRY_Y = 17
ENTRY_STEP = 11                 # pixels per character of the text
GRID_COLUMNS = 0                # all characters at once, where there is room
CHARS_Y = 42
CHARS_STEP = 14
CHARS_H = 14
CHARS_TEXT_Y = 2                # from the top of a character's cell
WHEEL_SLOTS = 9
