"""The verbs of a turn: for each a function that applies it, and one that lists its choices.

All take the game first. For checks see engine.galloneta.checks.
"""

from .board import DIES, FIELD, SAVED, Piece, ace_row, ahead, duel, entry, losses
from .cards import ACE, CAVALRY, CELLS, MAGE, is_equipment, is_figure, is_shield, suit, value

# Deploy, equip, shield, discard
BAJADAS = 2    # placements per turn (T8)
MAX_FIGURES = 4    # of a side, on the board at the same time (GA-R41)
# Move, hmove, attack
WAR_ACTIONS = 2    # per turn (T8)
HORIZONTAL_COST = 2    # cards of the hand, and of its limit (GA-R33)
ACE_IS_WIDE = False    # GA-R3: is it reached from its own column only, or from all four?
# Compra
PRICE = 10    # points, by face value, of a hidden figure (T23)


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


PLACING = {
    "deploy": (deploy, deployments),
    "equip": (equip, equipments),
    "shield": (shield, shieldings),
    "discard": (discard, discards),
}


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


WAR = {
    "move": (move, moves),
    "hmove": (hmove, hmoves),
    "attack": (attack, attacks),
}


def compra(game, buyer, cards):
    game.give_up(buyer, cards)
    game.take(buyer, [game.hidden[buyer]])
    game.hidden[buyer] = None


def compras(game, buyer):
    """(buyer, cards) of each: whatever is of one suit and dear enough, change or not."""
    if game.first or game.hidden[buyer] is None:
        return []
    found = []
    for each in range(4):
        cards = [card for card in game.hands[buyer] if is_equipment(card) and suit(card) == each]
        for members in range(1, 1 << len(cards)):
            paid = [card for at, card in enumerate(cards) if members >> at & 1]
            if sum([value(card) for card in paid]) >= PRICE:
                found.append((buyer, paid))
    return found


def revive(game, cell, payment, figure):
    piece = game.board.cells[cell]
    game.board.cells[cell] = piece.carrying(
        [card for card in piece.equipment if card != payment], piece.shield)
    game.bury(game.seat, [payment])
    game.graveyards[game.seat].remove(figure)
    game.take(game.seat, [figure])    # to the hand (GA-R30)


def revivals(game):
    """(mage, payment, figure) of each."""
    cells = game.board.cells
    fallen = [card for card in game.graveyards[game.seat] if is_figure(card)]
    return fallen and [(cell, payment, figure) for cell in game.board.own[game.seat]
                       if cells[cell].rank() == MAGE
                       for payment in cells[cell].equipment for figure in fallen]
