"""64x128, upright, one colour: what every screen is made of. A row may take two lines."""

SMALL, BODY, BIG = "f5x8", "f5x8", "f6x10"  # fonts
TEXT = "f5x8"                   # font of pages and messages
VALUE = "f5x8"                  # font of what stands at the end of a row
NARROW = True                   # some texts are shorter: ui/strings/*_narrow.py
COLOUR = False

CORNER = 1                      # of a card; see Canvas
ICON = 1                        # pixels per dot of an icon

MOTION = 0                      # frames of a card's way to its pile

MARGIN = 1                      # text of a row begins there, and its value ends there

TITLE_Y = 1
TITLE_H = 14                    # title: text, and a line below it
SCROLL_W = 2                    # instead of marks: a bar at the right edge

ROWS = 6                        # of a menu
ROW_H = 19
ROW_X, ROW_CORNER = 0, 0        # of what is behind the chosen row
ROW_TEXT_Y, VALUE_Y = 5, 5      # from the top of the row
ROW_LINES_Y = (2, 10)           # the same for a row that takes two lines
BADGE = 9                       # of a player: 9 and 18 are the emblem alone
ICON_GAP = 1                    # between a picture and the label of a row

PAGE_Y = 15                     # pages of text
PAGE_LINES = 14                 # the most on a page ...
PAGE_STEP = 9                   # ... which may have less room than this between its lines

DIALOG_TEXT = "f5x8"            # the message above the answers
DIALOG_Y = 16
DIALOG_STEP = 9

# Typing: the text in slots, and all characters.
ENTRY_Y = 16
ENTRY_STEP = 6                  # pixels per character of the text
GRID_COLUMNS = 7
CHARS_Y = 33
CHARS_STEP = 9
CHARS_H = 11
CHARS_TEXT_Y = 1                # from the top of a character's cell
