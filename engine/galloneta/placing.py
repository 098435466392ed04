"""Deploy, equip, shield and discard: for each verb a function that applies it, and one that lists
its choices.

All take the game first. For checks see engine.galloneta.checks.
"""

from .board import Piece, entry
from .cards import is_equipment, is_figure, is_shield, suit

BAJADAS = 2    # placements per turn (T8)
MAX_FIGURES = 4    # of a side, on the board at the same time (GA-R41)


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
            for card in fitting(game, cells[cell])]


def shield(game, card, cell):
    game.hands[game.seat].remove(card)
    piece = game.board.cells[cell]
    game.board.cells[cell] = piece.carrying(piece.equipment, card)


def shieldings(game):
    """(card, cell) of each."""
    return [(card, cell) for card in game.hands[game.seat] if is_shield(card)
            for cell in game.board.own[game.seat] if game.board.cells[cell].shield is None]


def discard(game, card):
    game.give_up(game.seat, [card])
    game.take(game.seat, [game.draw.pop(0)])
    game.turn.discarded = True


def discards(game):
    """(card,) of each."""
    if game.turn.discarded or game.turn.bajadas() or not game.draw:
        return []
    return [(card,) for card in game.hands[game.seat]]


def _is_done(game, alike):
    """Does no such card go on the board any more?"""
    turn = game.turn
    return turn.discarded or (game.first and alike) or turn.bajadas() == BAJADAS


def fitting(game, piece):
    """Equipment in the hand for this piece: of another suit only for want of its own (GA-R14)."""
    cards = [card for card in game.hands[game.seat] if is_equipment(card)]
    return [card for card in cards if suit(card) == suit(piece.card)] or cards


VERBS = {
    "deploy": (deploy, deployments),
    "equip": (equip, equipments),
    "shield": (shield, shieldings),
    "discard": (discard, discards),
}
