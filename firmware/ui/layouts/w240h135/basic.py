"""240x135 in colour: what every screen is made of. The dots are small: 0.1 mm."""

SMALL, BODY, BIG = "f9x15b", "f9x15b", "f10x20"  # fonts
TEXT = "f9x15b"                 # font of pages and messages
NARROW = False
COLOUR = True

CORNER = 3                      # of a card; see Canvas
ICON = 2                        # pixels per dot of an icon

MOTION = 5                      # frames of a card's way to its pile

MARGIN = 5                      # text of a row begins there, and its value ends there

TITLE_Y = 2
TITLE_H = 21                    # title: text, and a line below it
SCROLL_W = 4                    # a bar at the right edge says that there is more

ROWS = 6                        # of a menu
ROW_H = 19
ROW_TEXT_Y = 2                  # from the top of the row
ROW_LINES_Y = ()

PAGE_Y = 25                     # pages of text
PAGE_LINES = 6                  # the most on a page
PAGE_STEP = 18

DIALOG_Y = 25                   # the message above the answers
DIALOG_STEP = 17

# Typing: the text in slots, and all characters.
ENTRY_Y = 23
ENTRY_STEP = 16                 # pixels per character of the text
GRID_COLUMNS = 12
CHARS_Y = 50
CHARS_STEP = 19
CHARS_H = 17
CHARS_TEXT_Y = 1                # from the top of a character's cell
