"""240x240 in colour: what every screen is made of. The dots are small: 0.1 mm."""

SMALL, BODY, BIG = "f9x15b", "f10x20", "f10x20"  # fonts
TEXT = "f10x20"                 # font of pages and messages
NARROW = False
COLOUR = True

CORNER = 3                      # of a card; see Canvas
ICON = 2                        # pixels per dot of an icon

MOTION = 5                      # frames of a card's way to its pile

MARGIN = 6                      # text of a row begins there, and its value ends there

TITLE_Y = 5
TITLE_H = 32                    # title: text, and a line below it
SCROLL_W = 4                    # a bar at the right edge says that there is more

ROWS = 8                        # of a menu
ROW_H = 26
ROW_TEXT_Y = 3                  # from the top of the row
ROW_LINES_Y = ()

PAGE_Y = 40                     # pages of text
PAGE_LINES = 9                  # the most on a page
PAGE_STEP = 22

DIALOG_Y = 42                   # the message above the answers
DIALOG_STEP = 22

# Typing: the text in slots, and all characters.
ENTRY_Y = 38
ENTRY_STEP = 20                 # pixels per character of the text
GRID_COLUMNS = 8
CHARS_Y = 71
CHARS_STEP = 29
CHARS_H = 24
CHARS_TEXT_Y = 2                # from the top of a character's cell
