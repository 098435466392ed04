"""What can be chosen for Martes 13; forms read it without the rules.

An option has its values, the default one first, or, as a number, the default seat; -1 is the last.
"""

PLAYERS = 3, 6    # fewest, most
EACH_STARTS_ONCE = 0    # in place of a number of rounds
ROUNDS = (4, EACH_STARTS_ONCE, 1, 2, 3, 5, 6)    # as offered; the pad takes up to 99
MODES = ("counts", "points")

OPTIONS = {"dealer": -1}
MATCH_OPTIONS = {"dealer": -1, "rounds": ROUNDS}
PAD_OPTIONS = {"dealer": -1, "rounds": ROUNDS, "mode": MODES}
