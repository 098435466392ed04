"""The Game: hands and ratings, of the card game and of the score pad. TG-R9 is a ruling."""

_HAND_SIZES = (8, 7, 6, 6, 6)    # for 1 to 5 players
_EXCELLENT = 10    # fewer cards left than this (TG-R9)


def hand_size(players, level):
    """Cards that everybody is dealt, and never holds more."""
    return _HAND_SIZES[players - 1] - (level == "expert_reduced")


def rating(outcome, left):
    """What a game is called that ended so with this many cards left."""
    if outcome in ("ABANDONED", "BURNED"):
        return "none"    # TG-R18
    return "win" if not left else "excellent" if left < _EXCELLENT else "plain"
