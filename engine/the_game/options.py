"""What can be chosen for The Game; forms read it without the rules.

An option has its values, the default one first, or, as a number, the default seat; -1 is the last.
"""

PLAYERS = 1, 5    # fewest, most
LEVELS = ("standard", "expert", "expert_reduced")
FIRE = (False, True)
ROUNDS = (1, 2, 3, 4, 5)    # as offered; the pad takes 1 to 99

OPTIONS = {"level": LEVELS, "fire": FIRE, "first": 0}
PAD_OPTIONS = {"level": LEVELS, "fire": FIRE, "rounds": ROUNDS}
