"""Names of players where there is little room."""


def initials(names):
    """One for each player: the first letter, or the number of the seat where two share it."""
    firsts = [name[0].upper() for name in names]
    return [first if firsts.count(first) == 1 else str(seat + 1)
            for seat, first in enumerate(firsts)]


def shortened(name, font, room):
    """As much of a name as fits."""
    while font.width(name) > room:
        name = name[:-1]
    return name
