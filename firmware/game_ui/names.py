"""Fits names, texts and cards of a hand into little room."""

_ACCENTS, _LETTERS = "ÁÉÍÓÚÜÑáéíóúüñ", "aeiouunaeiouun"


def initials(names):
    """One text per player: the first letter of the name, or the seat number where two share it."""
    firsts = [name[0].upper() for name in names]
    return [first if firsts.count(first) == 1 else str(seat + 1)
            for seat, first in enumerate(firsts)]


def sorting(name):
    """What names are sorted by: accents as their letters."""
    at = [_ACCENTS.find(letter) for letter in name]
    return "".join([name[i] if n < 0 else _LETTERS[n] for i, n in enumerate(at)]).lower()


def short_name(name, font, room):
    """The name cut to room pixels; of "Player 2" initial and number."""
    head, _, tail = name.rpartition(" ")
    if tail.isdigit() and head and font.width(name) > room:
        name = head[0] + tail
    return cut(name, font, room)


def cut(said, font, room):
    """The longest beginning of a text that fits into room pixels."""
    while said and font.width(said) > room:
        said = said[:-1]
    return said


def hand_layout(at, width, slots, chosen, per_row=None):
    """(first column, end, x of the card, its width, row) of each card, in pixels; the columns of a
    row's cards touch, so that each can be painted anew alone.

    at: the layout. width: of the display. slots: a card, or an empty place. chosen: the card that
    takes more room than the others. per_row: cards in a row, None for the layout's value.
    """
    found, per_row = [], per_row or at.PER_ROW
    for row in range(0, len(slots), per_row):
        cards = slots[row:row + per_row]
        n = len(cards)
        card_w = min(at.CARD_MOST, (width - at.BIG_STEP) // max(1, n - 1)) - at.CARD_GAP
        big = at.BIG_STEP if chosen in cards else 0
        others = n - 1 if big else n
        room = min(at.CARD_MOST * others, width - big)
        left, placed = (width - room - big) // 2, 0
        for i, card in enumerate(cards):
            if card == chosen:
                step, x = big, left + at.BIG_PAD
            else:
                step = room * (placed + 1) // others - room * placed // others
                x, placed = left + (step - card_w) // 2, placed + 1
            found.append((left if i else 0, width if i == n - 1 else left + step, x, card_w,
                          row // per_row))
            left += step
    return found
