"""Random rounds of Martes 13, and which sums are possible. Runs on CPython and MicroPython."""

from engine.errors import IllegalRound
from engine.martes13.game import Martes13
from engine.martes13.scoring import validate_round


def chosen(game, habit):
    """What a player with this habit (a number) plays: 0 never takes if he can help it, 1 always.

    Higher ones play at random, the same everywhere.
    """
    actions = game.legal_actions()
    if habit < 2:
        taken = [game.preview(action)[1] * (-1 if habit else 1) for action in actions]
        return actions[taken.index(min(taken))]
    return actions[habit % len(actions)]


def play_out(players, seed, habits, **fields):
    """A finished round; the habits come one after the other, over and over."""
    game = Martes13(players, seed, **fields)
    while not game.is_terminal():
        game.apply_action(chosen(game, habits[len(game.history()) % len(habits)]))
    return game


def accepted(players, suits, martes):
    """Does validate_round() take these sums?"""
    counts = [tuple(suits) + (martes,)] + [(0, 0, 0, 0)] * (players - 1)
    try:
        validate_round(players, counts)
    except IllegalRound:
        return False
    return True
