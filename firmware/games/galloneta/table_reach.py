"""What legal actions of Galloneta bring nothing, and which steps sideways are not legal."""

from engine.galloneta.board import FIELD
from engine.galloneta.combat import SAVED
from engine.galloneta.war import HORIZONTAL_COST, WAR_ACTIONS
from games.galloneta.table_signs import ATTACK, CELL, EQUIP, verb


def vain(game, actions):
    """Attacks that kill nobody but the own figure, and equipment that adds nothing."""
    return [action for action in actions if _is_vain(game, action)]


def _is_vain(game, action):
    does = verb(action)
    if does == ATTACK:
        return game.preview(action)[3] < SAVED
    if does == EQUIP:
        piece = game.board.cells[action % 100]
        return piece.worth(action // 100 % 100) <= piece.power()
    return False


def barred(game):
    """Why nobody steps sideways now, where a player might expect to: the end of the key of a text,
    or None; and, by the place of a figure, the free places beside.
    """
    seat, turn = game.seat, game.turn
    why = ("twice" if game.limits[seat] <= HORIZONTAL_COST else "moved" if turn.moved
           else "cards" if len(game.hands[seat]) < HORIZONTAL_COST else None)
    if not why or game.first or turn.war == WAR_ACTIONS:
        return None, {}
    cells = game.board.cells
    return why, {CELL + cell: [CELL + cell + by for by in (-1, 1)
                               if cell // 4 == (cell + by) // 4 and not cells[cell + by]]
                 for cell in game.board.own[seat]
                 if cell in FIELD and cells[cell].card not in turn.attacked}
