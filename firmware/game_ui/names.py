"""Names of players where there is little room."""


def initials(names):
    """One for each player: the first letter, or the number of the seat where two share it."""
    firsts = [name[0].upper() for name in names]
    return [first if firsts.count(first) == 1 else str(seat + 1)
            for seat, first in enumerate(firsts)]


def short_name(name, font, room):
    """A name that fits, cut at its end; but "Player 2" is P2, however narrow its place."""
    head, _, tail = name.rpartition(" ")
    if tail.isdigit() and head and font.width(name) > room:
        name = head[0] + tail
    return cut(name, font, room)


def cut(said, font, room):
    """As much of a text as fits."""
    while said and font.width(said) > room:
        said = said[:-1]
    return said
