"""What can be chosen for a game of Galloneta, or a series; forms read it without the rules.

An option has its values, the default one first, or, as a number, the default seat; -1 is the last.
"""

PLAYERS = 2, 2    # fewest, most
WIN, DRAW = 2, 1    # half points
PASSES = 3    # of each player make a draw (T10)
ROUNDS = (2, 3, 4, 5, 6, 1)    # as offered; the pad takes 1 to 99

# What both players may choose, in a letter each, the default choice first.
ACES = tuple([one + two for one in "OCEB" for two in "ECOB" if one != two])    # GA-R6
ACE_COLUMNS = tuple([one + two for one in "BACD" for two in "CABD"])    # GA-R3

PAD_OPTIONS = {"first": 0, "rounds": ROUNDS}
