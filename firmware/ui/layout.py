"""Where things are, per size of display. Pixels; pure data, also read by the tests."""

# 128x64, one colour: the reference.
TITLE_H = 13                    # title: text, and a line below it
ROW_H = 10                      # one row of a menu or a page
ROWS = 5
ROW_X = 2                       # text of a row; its value ends at WIDTH - ROW_X
WIDTH = 128
HEIGHT = 64

# The table of The Game: four piles, counters at their right, the hand, one line of text.
PILE_X = (0, 26, 52, 78)
PILE_Y = 0
PILE_W = 25
PILE_H = 29
FIT_Y = 30                      # marks below the piles that the chosen card fits
COUNT_X = 105
HAND_Y = 36
HAND_W = 16
HAND_H = 14
INFO_Y = 55
INFO_X = 13                     # after the undo button
END_X = 84                      # "3 due", or the button that ends the turn

# The end of a game: a card with the score, and two lines beside it.
OVER_CARD_X = 3
OVER_CARD_W = 30
OVER_CARD_H = 19
OVER_TEXT_X = 37

# Martes 13, live: the player to move, three piles, the choice of suit and value, one line of text.
LIVE_TURN_Y = 0
LIVE_PILE_X = (0, 43, 86)
LIVE_PILE_Y = 11
LIVE_PILE_W = 42
LIVE_PILE_H = 29
LIVE_TOTAL_X = 13               # from the left of the pile: 28 pixels of digits
LIVE_PIP_Y = 24                 # from the top of the pile
LIVE_CHOICE_Y = 41
LIVE_CHOICE_H = 12
LIVE_TILE_W = 13
LIVE_VALUE_X = 62               # values, or the piles for a Martes 13
LIVE_INFO_Y = 54

# The sheet of a round: a header, a row per player, a line with the check.
HEADER_H = 8
SHEET_H = 48
ROUND_H = (0, 0, 0, 14, 11, 9, 8)   # one row, by the number of players
CELL_W = 14
SCORE_W = 18
CHECK_Y = 56
CHECK_H = 8
