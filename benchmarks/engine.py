"""Speed of the rules engine on both interpreters, over random games of everything it deals."""

import json
import subprocess
import sys
from pathlib import Path

from benchmarks.figure import Figure
from crupier.engine.games import create
from crupier.sim.virtual import interpreter
from tests.engine import random_play

ROOT = Path(__file__).parent.parent
GAMES = 60
PASSES = 5    # over the same games: what other programs cost is left out

# Runs on both: reads [head, actions] per game; the deal, legal actions, and the one played.
_PROGRAM = """
import json, sys, time
sys.path.insert(0, %r)
from engine.games import create
clock = getattr(time, "perf_counter_ns", None) or time.time_ns
least = [{}, {}, {}]    # ns of deals, of lists of legal actions, of actions

def keep(kind, number, began):
    spent = clock() - began
    least[kind][number] = min(spent, least[kind].get(number, spent))

games = [json.loads(line) for line in sys.stdin]
for _ in range(%d):
    number = 0
    for head, actions in games:
        began = clock()
        game = create(head)
        keep(0, number, began)
        for action in actions:
            began = clock()
            game.legal_actions()
            keep(1, number, began)
            began = clock()
            game.apply_action(action)
            keep(2, number, began)
            number += 1
print(number, sum([sum(each.values()) for each in least]), *[max(each.values()) for each in least])
"""


def run() -> list[Figure]:
    figures = []
    for game in random_play.MODULES:
        games = [_played(game, number) for number in range(GAMES)]
        for name, program in (("CPython", sys.executable), ("MicroPython", interpreter.find())):
            figures.append(_figure(f"{game} on {name}", program, games))
    return figures


def _played(name: str, number: int) -> tuple[dict, list[int]]:
    """Head and actions of a random game; the numbers of players take turns."""
    rules = random_play.module(name)
    players = rules.PLAYERS[number % len(rules.PLAYERS)]
    head, dice = random_play.beginning(name, players, number)
    game = create(head)
    for action in random_play.events(game, dice, rules):
        game.apply_action(action)
    return head, game.history()


def _figure(what: str, program: str, games: list[tuple[dict, list[int]]]) -> Figure:
    done = subprocess.run([program, "-c", _PROGRAM % (str(ROOT), PASSES)], check=True, text=True,
                          input="".join(json.dumps(game) + "\n" for game in games),
                          capture_output=True)
    actions, ns, deal, listing, applying = map(int, done.stdout.split())
    return Figure(what, GAMES / ns * 1e9, "games/s",
                  f"{actions / ns * 1e9:,.0f} actions/s; slowest action {applying / 1000:.0f} µs, "
                  f"legal actions {listing / 1000:.0f}, deal {deal / 1000:.0f}; on this PC")
