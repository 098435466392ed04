"""What to do in The Game, from what a seat may know: advisor.py. FILE has the weights."""

FILE = "levels.net"
# How many play where a device of level hard does as the advisor says, if that heeds() marks: they
# win more. Larger teams win less that way.
ADVISED = 2, 3


def heeds(turn, marks):
    """Does a turn leave alone the piles that others have marked so? marks: (pile, kind)."""
    return not any([action and (action // 100, 0) in marks for action in turn])  # 0: END_TURN
