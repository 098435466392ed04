"""Options of The Game. This module imports no rules, so that forms can read it.

An option is a tuple of values, the default first, or a number: the default seat, -1 for the last.
"""

PLAYERS = 1, 5    # least and greatest number
LEVELS = ("standard", "expert", "expert_reduced")
FIRE = (False, True)
ROUNDS = (1, 2, 3, 4, 5)    # as forms offer them; the pad allows 1 to 99

# given: actions of another game of this deal, from which this one goes on.
OPTIONS = {"level": LEVELS, "fire": FIRE, "first": 0, "given": ((),)}
PAD_OPTIONS = {"level": LEVELS, "fire": FIRE, "rounds": ROUNDS}
