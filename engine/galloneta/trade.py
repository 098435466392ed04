"""Compra and revive: for each verb a function that applies it, and one that lists its choices.

All take the game first. For checks see engine.galloneta.checks.
"""

from .cards import MAGE, is_equipment, is_figure, suit, value

PRICE = 10    # points, by face value, of a hidden figure (T23)


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
