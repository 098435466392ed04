"""What can be chosen for Pebbles; forms read it without the rules."""

PLAYERS = 2, 5    # fewest, most
PEBBLES, HAND = 30, 3
ROUNDS = (1, 2, 3)
MODES = ("counts",)

OPTIONS = {"first": 0}
PAD_OPTIONS = {"dealer": -1, "rounds": ROUNDS, "mode": MODES}
