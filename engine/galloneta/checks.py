"""The checks of Galloneta's actions by verb, each in the order of the rules.

All take the game first; they raise IllegalAction and change nothing.
"""

from ..errors import require
from .board import FIELD, entry
from .cards import ACE, MAGE, is_equipment, is_figure, is_shield, suit, value
from .verbs import (
    BAJADAS,
    HORIZONTAL_COST,
    MAX_FIGURES,
    PRICE,
    WAR_ACTIONS,
    aims,
    fitting,
    stride,
    struck,
)


def deploy(game, card, column):
    _check_in_hand(game, card)
    require(is_figure(card), "E_NOT_FIGURE")
    _check_placement(game, game.turn.figures)
    require(game.board.figures(game.seat) < MAX_FIGURES, "E_MAX_FIGURES")
    require(column < 4, "E_OFF_BOARD")
    require(not game.board.cells[entry(game.seat, column)], "E_OCCUPIED")


def equip(game, card, cell):
    _check_in_hand(game, card)
    require(is_equipment(card), "E_NOT_EQUIPMENT")
    _check_placement(game, game.turn.equipment)
    piece = _own_piece(game, cell)
    require(piece.room(), "E_ALREADY_EQUIPPED")
    require(suit(card) == suit(piece.card) or card in fitting(game, piece), "E_HAVE_SUIT")


def shield(game, card, cell):
    _check_in_hand(game, card)
    require(is_shield(card), "E_NOT_SHIELD")
    require(_own_piece(game, cell).shield is None, "E_ALREADY_SHIELDED")


def discard(game, card):
    _check_in_hand(game, card)
    require(not game.turn.bajadas(), "E_BAJADA_DONE")
    require(not game.turn.discarded, "E_DISCARDED")    # GA-R37
    require(game.draw, "E_EMPTY_PILE")    # GA-R36


def move(game, start, end):
    piece = _check_war(game, start)
    require(not game.turn.horizontal, "E_NO_MIX")
    require(piece.card not in game.turn.moved, "E_ALREADY_MOVED")
    require(end in FIELD, "E_OFF_BOARD")
    require(start % 4 == end % 4, "E_NOT_VERTICAL")
    far, cells = abs(start - end), game.board.cells
    require(0 < far <= stride(piece), "E_DISTANCE")
    require(not cells[end] and (far == 4 or not cells[(start + end) // 2]), "E_BLOCKED")


def hmove(game, start, end, cards):
    _check_war(game, start)
    require(game.limits[game.seat] > HORIZONTAL_COST, "E_H_LIMIT")    # limits 5, 3, 1 (T24)
    require(not game.turn.moved, "E_NO_MIX")
    require(end in FIELD, "E_OFF_BOARD")
    require(start // 4 == end // 4 and abs(start - end) == 1, "E_DISTANCE")
    require(not game.board.cells[end], "E_BLOCKED")
    require(len(cards) == HORIZONTAL_COST and cards[0] != cards[1], "E_H_COST")
    require(all([card in game.hands[game.seat] for card in cards]), "E_NOT_IN_HAND")


def attack(game, start, target):
    piece = _check_war(game, start)
    require(piece.equipment, "E_NOT_EQUIPPED")
    require(target in aims(game, start), "E_RANGE")
    require(struck(game, target) in game.board.own[1 - game.seat], "E_NO_TARGET")


def compra(game, buyer, cards):
    require(not game.first, "E_FIRST_TURN")
    require(game.hidden[buyer] is not None, "E_NO_HIDDEN")
    held = len(set(cards)) == len(cards) and all([card in game.hands[buyer] for card in cards])
    require(held, "E_NOT_IN_HAND")
    require(all([is_equipment(card) for card in cards]), "E_NOT_EQUIPMENT")
    require(len({suit(card) for card in cards}) == 1, "E_MIXED_SUITS")
    require(sum([value(card) for card in cards]) >= PRICE, "E_PRICE")


def revive(game, cell, payment, figure):
    piece = _own_piece(game, cell)
    require(piece.rank() == MAGE, "E_NO_MAGE")
    require(payment in piece.equipment, "E_NOT_EQUIPPED")
    require(figure in game.graveyards[game.seat], "E_NOT_IN_GRAVEYARD")
    require(is_figure(figure), "E_NOT_FIGURE")


def _own_piece(game, cell):
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


def _check_war(game, cell):
    """Checks what moves and attacks share -> the piece."""
    piece = _own_piece(game, cell)
    require(not game.first, "E_FIRST_TURN")
    require(piece.rank() != ACE, "E_ACE_STATIC")
    require(game.turn.war < WAR_ACTIONS, "E_WAR_ACTIONS")
    require(piece.card not in game.turn.attacked, "E_ALREADY_ATTACKED")
    return piece


VERBS = {
    "deploy": deploy,
    "equip": equip,
    "shield": shield,
    "discard": discard,
    "move": move,
    "hmove": hmove,
    "attack": attack,
    "compra": compra,
    "revive": revive,
}
