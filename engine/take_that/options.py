"""Options of Take That. This module imports no rules, so that forms can read it.

An option is a tuple of values, the default first, or a number: the default seat, -1 for the last.
"""

PLAYERS = 2, 4    # least and greatest number
ADVANCED = (False, True)
ROUNDS = (2, 3, 4, 1)    # as forms offer them; the pad allows 1 to 99
MODES = ("counts", "totals")

OPTIONS = {"dealer": -1, "advanced": ADVANCED}
MATCH_OPTIONS = {"dealer": -1, "advanced": ADVANCED, "rounds": ROUNDS}
PAD_OPTIONS = {"dealer": -1, "rounds": ROUNDS, "mode": MODES}
