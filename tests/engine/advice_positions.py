"""Positions of The Game by number: all levels, players, with fire and without."""

from random import Random

from engine.games import create
from engine.the_game.notation import END_TURN
from engine.the_game.options import LEVELS
from tests.engine.positions import nearest_first


def some_position(number):
    """(head, actions) of a game in progress."""
    random = Random(number)
    players = 1 if number % 3 else 2 + number % 4
    head = {"game": "the_game", "players": players, "seed": f"advice {number}",
            "options": {"level": LEVELS[number % 7 % 3], "fire": number % 5 == 0}}
    return head, stopped(head, random.randrange(45))


def stopped(head, turns):
    """The actions of a game after so many turns, or before its last action."""
    game = create(head)
    before = game.clone()
    while turns and not game.is_terminal():
        before = game.clone()
        action = nearest_first(game)[0]
        game.apply_action(action)
        turns -= action == END_TURN
    return (before if game.is_terminal() else game).history()
