"""Urgency of attacks and equipment in Galloneta, and sideways moves that are barred."""

from engine.galloneta.board import DIES, FIELD, SAVED
from engine.galloneta.verbs import HORIZONTAL_COST, WAR_ACTIONS
from games.galloneta.constants import ATTACK, CELL, EQUIP, SPARE, verb

_ARMS = 6                       # least urgency of equipment for a figure that adds power


def urgency(game, actions):
    """{action: urgency} of attacks and of equipment, on the scale of games.galloneta.cursor."""
    found = {}
    for action in actions:
        does = verb(action)
        if does == ATTACK:
            found[action] = _attack(game, action)
        elif does == EQUIP:
            piece = game.board.cells[action % 100]
            worth = piece.worth(action // 100 % 100)
            more = worth - piece.power()
            if more <= 0:
                found[action] = SPARE if worth else 1   # still before an exchange of cards
            elif action % 100 in FIELD:
                found[action] = _ARMS + more / 20       # half points, at most 18
    return found


def _attack(game, action):
    """Urgency of an attack: a loss comes last, then figures or shields exchanged for a figure."""
    fate, other = game.preview(action)[2:]
    if other == DIES and game.board.cells[action % 100].rank() == 1:
        return 9
    if fate == DIES:
        return 3 if other >= SAVED else 0
    return 8 if other == DIES else 7


def barred(game):
    """(suffix of the key of a text: why no figure may move sideways now, {figure's place: free
    places beside}); (None, {}) if a sideways move is possible, or out of question.
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
