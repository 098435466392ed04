"""What fits where there is little room: names of players, and the cards of a hand."""


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


def hand_layout(at, width, slots, chosen, per_row=None):
    """(first column, end, x of the card, its width, row) of each card; all of a row touch.

    at: the layout. width: of the display. chosen: the card that takes more room than the others.
    per_row: cards, None as the layout says.
    """
    found, per_row = [], per_row or at.PER_ROW
    for row in range(0, len(slots), per_row):
        cards = slots[row:row + per_row]
        n = len(cards)
        card_w = min(at.CARD_MOST, (width - at.BIG_STEP) // max(1, n - 1)) - at.CARD_GAP
        big = at.BIG_STEP if chosen in cards else 0
        others = n - 1 if big else n
        room = min(at.CARD_MOST * others, width - big)
        left, k = (width - room - big) // 2, 0
        for i, card in enumerate(cards):
            if card == chosen:
                step, x = big, left + at.BIG_PAD
            else:
                step = room * (k + 1) // others - room * k // others
                x, k = left + (step - card_w) // 2, k + 1
            found.append((left if i else 0, width if i == n - 1 else left + step, x, card_w,
                          row // per_row))
            left += step
    return found
