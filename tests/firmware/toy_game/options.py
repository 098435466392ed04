"""What can be chosen for Pebbles; the form for a new match reads it without the rules."""

PLAYERS = 2, 5    # fewest, most
ROUNDS = (1, 2, 3)
MODES = ("counts",)

PAD_OPTIONS = {"dealer": -1, "rounds": ROUNDS, "mode": MODES}
