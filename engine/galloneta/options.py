"""What can be chosen for a series of Galloneta; forms read it without the rules.

An option has its values, the usual one first, or, as a number, the usual seat; -1 is the last.
"""

PLAYERS = 2, 2    # fewest, most
ROUNDS = (2, 3, 4, 5, 6, 1)    # as offered; the pad takes 1 to 99

PAD_OPTIONS = {"first": 0, "rounds": ROUNDS}
