"""128x64, one colour: what every screen is made of."""

SMALL, BODY, BIG = "f5x8", "f6x10", "f7x13b"    # fonts

CORNERS = (1,), ()              # see Canvas
ICON = 1                        # pixels per dot of an icon

MOTION = 0                      # frames of a card's way to its pile

MARGIN = 2                      # text of a row begins there, and its value ends there

TITLE_Y = 0
TITLE_H = 13                    # title: text, and a line below it
MORE_Y = 4                      # marks that there is more above or below

ROWS = 5                        # of a menu
ROW_H = 10
ROW_TEXT_Y = 0                  # from the top of the row

PAGE_Y = 15                     # pages of text
PAGE_LINES = 6                  # the most on a page
PAGE_STEP = 9
PAGE_TIGHT_STEP = 8             # with as many as that

DIALOG_Y = 14                   # the message above the answers
DIALOG_STEP = 9

# Typing: the text in slots, and the wheel of characters.
ENTRY_TEXT_Y = 17
ENTRY_STEP = 11                 # pixels per character of the text
ENTRY_SLOTS = 10                # characters on a line
WHEEL_Y = 42
WHEEL_H = 14
WHEEL_TEXT_Y = 2
WHEEL_STEP = 14
WHEEL_SLOTS = 9
