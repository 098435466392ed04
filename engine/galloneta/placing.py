"""Deploy, equip, shield and discard. Of each: its checks, what it does, what may be chosen.

All take the game first; the checks raise IllegalAction and change nothing.
"""

from ..errors import require
from .board import Piece, entry
from .cards import is_equipment, is_figure, is_shield, suit

BAJADAS = 2    # placements per turn (T8)
MAX_FIGURES = 4    # of a side, on the board at the same time (GA-R41)


def check_deploy(game, card, column):
    _check_in_hand(game, card)
    require(is_figure(card), "E_NOT_FIGURE")
    _check_placement(game, game.turn.figures)
    require(game.board.figures(game.seat) < MAX_FIGURES, "E_MAX_FIGURES")
    require(column < 4, "E_OFF_BOARD")
    require(not game.board.cells[entry(game.seat, column)], "E_OCCUPIED")


def deploy(game, card, column):
    game.hands[game.seat].remove(card)
    game.board.put(entry(game.seat, column), Piece(game.seat, card))
    game.turn.figures += 1


def deployments(game):
    """(card, column) of each."""
    figures = [card for card in game.hands[game.seat] if is_figure(card)]
    if (not figures or _is_done(game, game.turn.figures)
            or game.board.figures(game.seat) == MAX_FIGURES):
        return []
    return [(card, column) for column in range(4)
            if not game.board.cells[entry(game.seat, column)] for card in figures]


def check_equip(game, card, cell):
    _check_in_hand(game, card)
    require(is_equipment(card), "E_NOT_EQUIPMENT")
    _check_placement(game, game.turn.equipment)
    piece = own_piece(game, cell)
    require(piece.room(), "E_ALREADY_EQUIPPED")
    require(suit(card) == suit(piece.card) or card in _fitting(game, piece), "E_HAVE_SUIT")


def equip(game, card, cell):
    game.hands[game.seat].remove(card)
    piece = game.board.cells[cell]
    game.board.cells[cell] = piece.carrying(piece.equipment + (card,), piece.shield)
    game.turn.equipment += 1


def equipments(game):
    """(card, cell) of each."""
    if _is_done(game, game.turn.equipment):
        return []
    cells = game.board.cells
    return [(card, cell) for cell in game.board.own[game.seat] if cells[cell].room()
            for card in _fitting(game, cells[cell])]


def check_shield(game, card, cell):
    _check_in_hand(game, card)
    require(is_shield(card), "E_NOT_SHIELD")
    require(own_piece(game, cell).shield is None, "E_ALREADY_SHIELDED")


def shield(game, card, cell):
    game.hands[game.seat].remove(card)
    piece = game.board.cells[cell]
    game.board.cells[cell] = piece.carrying(piece.equipment, card)


def shieldings(game):
    """(card, cell) of each."""
    return [(card, cell) for card in game.hands[game.seat] if is_shield(card)
            for cell in game.board.own[game.seat] if game.board.cells[cell].shield is None]


def check_discard(game, card):
    _check_in_hand(game, card)
    require(not game.turn.bajadas(), "E_BAJADA_DONE")
    require(not game.turn.discarded, "E_DISCARDED")    # GA-R37
    require(game.draw, "E_EMPTY_PILE")    # GA-R36


def discard(game, card):
    game.give_up(game.seat, [card])
    game.take(game.seat, [game.draw.pop(0)])
    game.turn.discarded = True


def discards(game):
    """(card,) of each."""
    if game.turn.discarded or game.turn.bajadas() or not game.draw:
        return []
    return [(card,) for card in game.hands[game.seat]]


def own_piece(game, cell):
    """The piece of the seat to move on this cell. Raises E_NO_PIECE."""
    require(cell in game.board.own[game.seat], "E_NO_PIECE")
    return game.board.cells[cell]


def _check_in_hand(game, card):
    require(card in game.hands[game.seat], "E_NOT_IN_HAND")


def _check_placement(game, alike):
    """alike: cards of the same kind placed in this turn."""
    require(not game.turn.discarded, "E_DISCARDED")
    require(not (game.first and alike), "E_FIRST_TURN")    # GA-R7
    require(game.turn.bajadas() < BAJADAS, "E_BAJADAS")


def _is_done(game, alike):
    """Would _check_placement() refuse?"""
    turn = game.turn
    return turn.discarded or (game.first and alike) or turn.bajadas() == BAJADAS


def _fitting(game, piece):
    """Equipment in the hand for this piece: of another suit only for want of its own (GA-R14)."""
    cards = [card for card in game.hands[game.seat] if is_equipment(card)]
    return [card for card in cards if suit(card) == suit(piece.card)] or cards


VERBS = {
    "deploy": (check_deploy, deploy, deployments),
    "equip": (check_equip, equip, equipments),
    "shield": (check_shield, shield, shieldings),
    "discard": (check_discard, discard, discards),
}
