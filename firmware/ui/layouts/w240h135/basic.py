"""240x135 in colour: what every screen is made of. The dots are small: 0.1 mm."""

SMALL, BODY, BIG = "B12", "B14", "B18"  # fonts
TEXT = "B14"                    # font of pages and messages
VALUE = "B12"                   # font of what stands at the end of a row
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
ROW_X, ROW_CORNER = 2, 4        # of what is behind the chosen row
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
ENTRY_Y = 27
ENTRY_STEP = 16                 # pixels per character of the text
GRID_COLUMNS = 12
CHARS_Y = 50
CHARS_STEP = 19
CHARS_H = 17
CHARS_TEXT_Y = 3                # from the top of a character's cell
