"""Positions of The Game, and what the advisor says there. Runs on CPython and MicroPython.

As a program it reads lines of JSON [head, actions] and prints what think() finds, for each.
"""

import json
import sys

from engine.games import create
from engine.the_game.advice import FILE, net, search
from engine.the_game.advice.advisor import Advisor

WEIGHTS = "engine/the_game/advice/" + FILE


def at(head, actions):
    """The game after these actions."""
    game = create(head)
    for action in actions:
        game.apply_action(action)
    return game


def think(game, loops=(search, net)):
    """[plan, outlook, number of steps] of whoever is to move."""
    with open(WEIGHTS, "rb") as file:
        advisor = Advisor(game.observation(game.current_player()), file, 0, loops)
        steps = 1
        while advisor.step():
            steps += 1
        return [advisor.plan(), list(advisor.outlook()), steps]


def play(game, enough=1000):
    """Accepts every hint; returns the game after so many turns."""
    while enough and not game.is_terminal():
        for action in think(game)[0]:
            game.apply_action(action)
        enough -= 1
    return game


if __name__ == "__main__":
    from engine.the_game.advice import net_native, search_native
    for line in sys.stdin:
        game = at(*json.loads(line))
        print(json.dumps([think(game), think(game, (search_native, net_native))]))
