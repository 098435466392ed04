"""Options of Galloneta, as a game or as a series. This module imports no rules, so that forms can
read it.

An option is a tuple of values, the default first, or a number: the default seat, -1 for the last.
"""

PLAYERS = 2, 2    # least and greatest number
WIN, DRAW = 2, 1    # half points
PASSES = 3    # passes of each player that make a draw (T10)
ROUNDS = (2, 3, 4, 5, 6, 1)    # as forms offer them; the pad allows 1 to 99

# Choices of both players, a letter each, the default first.
ACES = tuple([one + two for one in "OCEB" for two in "ECOB" if one != two])    # GA-R6
ACE_COLUMNS = tuple([one + two for one in "BACD" for two in "CABD"])    # GA-R3

PAD_OPTIONS = {"first": 0, "rounds": ROUNDS}
