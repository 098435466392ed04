"""How a game of Galloneta begins: the deal, or any position. Everything here raises E_CONFIG."""

from ..errors import as_list, check_config, is_int
from ..shuffle import shuffled
from .board import FIELD, Board, Piece, ace_row
from .cards import (
    ACE,
    CARDS,
    COLUMNS,
    cell_number,
    is_equipment,
    is_figure,
    is_shield,
    number,
)
from .position import HAND_LIMIT
from .verbs import MAX_FIGURES

# A hand outgrows its limit by figures that mages bring back: two for each mage, at most.
_MOST_HELD = HAND_LIMIT + 2 * MAX_FIGURES
_LIMITS = (5, 3, 1)    # of a hand, after 0, 1, 2 horizontal moves (T24)


def aces_on_board(aces, columns):
    """The Board at the start: one of ACES, one of ACE_COLUMNS."""
    board = Board()
    for seat in (0, 1):
        board.put(ace_row(seat)[COLUMNS.index(columns[seat])],
                  Piece(seat, number(aces[seat] + "1")))
    return board


def shuffled_deck(seed, aces):
    """The 48 cards of this seed in the order of take_deck(), without these aces.

    Figures and others are shuffled each, and what is left of them once more, together (T3 to T5).
    """
    figures = shuffled([card for card in CARDS if is_figure(card)], seed + " figures")
    others = shuffled([card for card in CARDS if not is_figure(card) and card not in aces],
                      seed + " others")
    return figures[:6] + others[:6] + shuffled(figures[6:] + others[6:], seed + " pile")


def take_deck(names, aces):
    """The deck with these names: a figure to either in turns, twice; their hidden figures;
    another card to either in turns, three times; the draw pile from the top.
    """
    deck = take(names, list(aces))
    check_config(len(deck) == len(CARDS) - 2, "a deck has 48 cards")
    check_config(all([is_figure(card) for card in deck[:6]])
                 and not any([is_figure(card) for card in deck[6:12]]),
                 "six figures, then six other cards")
    return deck


def take(names, seen):
    """The numbers of these cards, which join `seen`."""
    cards = []
    for each in as_list(names):
        card = number(each)
        check_config(card >= 0 and card not in seen, "no such card, or it is elsewhere")
        cards.append(card)
        seen.append(card)
    return cards


def place_pieces(pieces, seen):
    """A Board with pieces given as (owner, card, cell, equipment, shield)."""
    board = Board()
    for piece in as_list(pieces):
        piece = as_list(piece)
        check_config(len(piece) == 5 and is_int(piece[0], 0, 1), "a piece has five fields")
        owner, cell = piece[0], cell_number(piece[2])
        placed = Piece(owner, take([piece[1]], seen)[0], take(piece[3], seen),
                       _take_one(piece[4], seen))
        cells = FIELD if is_figure(placed.card) else ace_row(owner) if placed.rank() == ACE else ()
        check_config(cell in cells and not board.cells[cell], "no place for this piece")
        check_config(placed.room() >= 0 and all([is_equipment(card) for card in placed.equipment])
                     and (placed.shield is None or is_shield(placed.shield)),
                     "it cannot carry this")
        board.put(cell, placed)
    for seat in (0, 1):
        figures = board.figures(seat)
        check_config(figures <= MAX_FIGURES and len(board.own[seat]) <= figures + 1,
                     "too many figures, or aces")
    check_config(board.ace(0) is not None or board.ace(1) is not None, "both aces are dead")
    return board


def fill(position, pieces, hands, draw, hidden, graveyards, limits, passes):
    """Make the Position this one; cards by name."""
    seen = []
    position.board = place_pieces(pieces, seen)
    position.hands = [sorted(take(hand, seen)) for hand in _pair(hands)]
    position.draw = take(draw, seen)
    position.hidden = [_take_one(card, seen) for card in _pair(hidden)]
    position.graveyards = [take(cards, seen) for cards in _pair(graveyards)]
    position.limits, position.passes = _pair(limits), _pair(passes)
    check_config(max(map(len, position.hands)) <= _MOST_HELD, "a hand is too large")
    for seat in (0, 1):
        card = position.hidden[seat]
        check_config(card is None or is_figure(card), "hidden cards are figures")
        check_config(is_int(position.limits[seat], 1, 5) and position.limits[seat] in _LIMITS,
                     "hand limits are 5, 3, 1")
        check_config(is_int(position.passes[seat], 0, 999), "passes are counted")


def _pair(items):
    items = as_list(items)
    check_config(len(items) == 2, "one for each seat")
    return items


def _take_one(card, seen):
    return None if card is None else take([card], seen)[0]
