"""Options of Martes 13. This module imports no rules, so that forms can read it.

An option is a tuple of values, the default first, or a number: the default seat, -1 for the last.
"""

PLAYERS = 3, 6    # least and greatest number
EACH_STARTS_ONCE = 0    # in place of a number of rounds
ROUNDS = (4, EACH_STARTS_ONCE, 1, 2, 3, 5, 6)    # as forms offer them; the pad allows up to 99
MODES = ("counts", "points")

OPTIONS = {"dealer": -1}
MATCH_OPTIONS = {"dealer": -1, "rounds": ROUNDS}
PAD_OPTIONS = {"dealer": -1, "rounds": ROUNDS, "mode": MODES}
