"""What can be chosen for a pad of any game; forms read it without the rules.

An option has its values, the usual one first, or, as a number, the usual seat; -1 is the last.
"""

PLAYERS = 2, 6    # fewest, most
MODES = ("highest", "lowest")    # whose points win

PAD_OPTIONS = {"dealer": -1, "mode": MODES}

# A cell holds points from 0 up, or MINUS more than the points that are lost.
MINUS = 700
LIMIT = 998
