"""Move, hmove and attack: for each verb a function that applies it, and one that lists its
choices.

All take the game first. For checks see engine.galloneta.checks.
"""

from .board import FIELD, ace_row, ahead
from .cards import ACE, CAVALRY, CELLS, MAGE
from .combat import DIES, SAVED, duel, losses

WAR_ACTIONS = 2    # per turn (T8)
HORIZONTAL_COST = 2    # cards of the hand, and of its limit (GA-R33)
ACE_IS_WIDE = False    # GA-R3: is it reached from its own column only, or from all four?


def move(game, start, end):
    piece = game.board.lift(start)
    game.board.put(end, piece)
    game.turn.moved += (piece.card,)
    game.turn.war += 1


def moves(game):
    """(from, to) of each."""
    if _is_over(game) or game.turn.horizontal:
        return []
    cells, found = game.board.cells, []
    for cell in _fighters(game):
        if cells[cell].card not in game.turn.moved:
            for step in (-4, 4):
                end = cell + step
                while end in FIELD and not cells[end] and abs(end - cell) <= stride(cells[cell]):
                    found.append((cell, end))
                    end += step
    return found


def hmove(game, start, end, cards):
    game.give_up(game.seat, cards)
    game.limits[game.seat] -= HORIZONTAL_COST
    move(game, start, end)
    game.turn.horizontal = True


def hmoves(game):
    """(from, to, [card, card]) of each."""
    if _is_over(game) or game.turn.moved or game.limits[game.seat] <= HORIZONTAL_COST:
        return []
    hand = game.hands[game.seat]
    pairs = [[card, other] for at, card in enumerate(hand) for other in hand[at + 1:]]
    return [(cell, cell + step, pair) for cell in _fighters(game) for step in (-1, 1)
            if cell // 4 == (cell + step) // 4 and not game.board.cells[cell + step]
            for pair in pairs]


def forecast(game, start, target):
    """The result of duel() for this attack."""
    cells = game.board.cells
    return duel(cells[start], cells[struck(game, target)], abs(target - start) // 4)


def attack(game, start, target):
    fates = forecast(game, start, target)[2:]
    cells = game.board.cells
    if fates[0] != DIES:    # the dead may come back in this turn, as a new piece (GA-R42)
        game.turn.attacked += (cells[start].card,)
    game.turn.war += 1
    for cell, fate in zip((start, struck(game, target)), fates):
        piece = cells[cell]
        lost = losses(piece, fate)
        game.bury(piece.owner, lost)
        if fate == DIES:
            game.board.lift(cell)
        elif lost:
            cells[cell] = piece.carrying([card for card in piece.equipment if card not in lost],
                                         None if fate == SAVED else piece.shield)


def attacks(game):
    """(from, target) of each."""
    if _is_over(game):
        return []
    return [(cell, target) for cell in _fighters(game) if game.board.cells[cell].equipment
            for target in aims(game, cell)
            if struck(game, target) in game.board.own[1 - game.seat]]


def stride(piece):
    """The greatest distance of a move (GA-R10)."""
    return 8 if piece.rank() == CAVALRY else 4


def aims(game, cell):
    """The cells that the figure on this cell can attack (GA-R18)."""
    reach = (1, 2) if game.board.cells[cell].rank() == MAGE else (1,)
    aims = [ahead(game.seat, cell, steps) for steps in reach]
    return [target for target in aims if target in CELLS]


def struck(game, target):
    """The cell of what an attack on this cell hits."""
    enemy = 1 - game.seat
    return game.board.ace(enemy) if ACE_IS_WIDE and target in ace_row(enemy) else target


def _is_over(game):
    return game.first or game.turn.war == WAR_ACTIONS


def _fighters(game):
    """Cells of the own figures that have not attacked."""
    cells = game.board.cells
    return [cell for cell in game.board.own[game.seat]
            if cells[cell].rank() != ACE and cells[cell].card not in game.turn.attacked]


VERBS = {
    "move": (move, moves),
    "hmove": (hmove, hmoves),
    "attack": (attack, attacks),
}
