"""What can be chosen for Take That; forms read it without the rules.

An option has its values, the default one first, or, as a number, the default seat; -1 is the last.
"""

PLAYERS = 2, 4    # fewest, most
ADVANCED = (False, True)
ROUNDS = (2, 3, 4, 1)    # as offered; the pad takes 1 to 99
MODES = ("counts", "totals")

OPTIONS = {"dealer": -1, "advanced": ADVANCED}
MATCH_OPTIONS = {"dealer": -1, "advanced": ADVANCED, "rounds": ROUNDS}
PAD_OPTIONS = {"dealer": -1, "rounds": ROUNDS, "mode": MODES}
