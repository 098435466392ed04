"""240x240 in colour: what every screen is made of. The dots are small: 0.1 mm."""

SMALL, BODY, BIG = "B14", "B18", "B18"  # fonts
TEXT = "B14"                    # font of pages and messages
VALUE = "B14"                   # font of what stands at the end of a row
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
ROW_X, ROW_CORNER = 3, 4        # of what is behind the chosen row
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
ENTRY_Y = 43
ENTRY_STEP = 20                 # pixels per character of the text
GRID_COLUMNS = 8
CHARS_Y = 71
CHARS_STEP = 29
CHARS_H = 24
CHARS_TEXT_Y = 5                # from the top of a character's cell
