"""Whose turn was when: what all players at the table have seen."""

from engine.take_that.cards import cost, twin
from engine.take_that.notation import TAKE, split


def since(game, seat):
    """[(seat, action, the line after it, what it took from the line)] since the last turn of
    this seat.
    """
    at, line, steps = (game.dealer + 1) % game.players, [], []
    for action in game.log:
        before = line
        verb, card = split(action)
        if action == TAKE:
            line = []
        elif verb:
            line = [each for each in line if each != twin(card)]
        else:
            line = line + [card]
        if at == seat:
            steps = []
        else:
            steps.append((at, action, line, before if action == TAKE else ()))
        if action != TAKE:
            at = (at + 1) % game.players
    return steps


def minus(cards):
    """(how many, what they cost)"""
    return len(cards), cost(cards)
