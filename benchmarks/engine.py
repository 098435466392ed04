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
ROUNDS, PASSES = 4, 5   # over the same games, the best of which counts: other programs run, too

# Runs on both: reads [head, actions] per game, prints ns per game: the deal, its actions
# applied, and again with the list of legal actions before each.
_PROGRAM = """
import json, sys, time
sys.path.insert(0, %r)
from engine.games import create
clock = getattr(time, "process_time_ns", None) or time.time_ns

def timed(head, actions):
    began = clock()
    game = create(head)
    dealt = clock()
    for action in actions:
        game.apply_action(action)
    applied = clock()
    game = create(head)
    again = clock()
    for action in actions:
        game.legal_actions()
        game.apply_action(action)
    return dealt - began, applied - dealt, clock() - again

for line in sys.stdin:
    head, actions = json.loads(line)
    print(json.dumps([min(each) for each in zip(*[timed(head, actions) for _ in range(%d)])]))
"""


def run(beside: Path | None = None) -> list[Figure]:
    """beside: another checkout, whose engine takes turns with this one."""
    figures = []
    for game in sorted(set(random_play.MODULES) - {"martes13_match", "take_that_match"}):
        games = [_played(game, number) for number in range(GAMES)]
        for name, program in (("CPython", sys.executable), ("MicroPython", interpreter.find())):
            figures += _figures(f"{game} on {name}", program, games, beside)
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


def _figures(what: str, program: str, games: list, beside: Path | None) -> list[Figure]:
    roots = [ROOT] if beside is None else [ROOT, beside]
    runs = [[_times(program, root, games) for root in roots] for _ in range(ROUNDS)]
    best = [[[min(kind) for kind in zip(*game, strict=True)] for game in zip(*rounds, strict=True)]
            for rounds in zip(*runs, strict=True)]
    ns = [[sum(kind) for kind in zip(*times, strict=True)] for times in best]
    actions = sum(len(played) for _, played in games)
    return [Figure(f"{what}, {kind}", of / ns[0][at] * 1e9, unit,
                   "".join(f"{ns[1][at] / ns[0][at]:.2f} times the {of / ns[1][at] * 1e9:,.0f} of "
                           f"{root.name}" for root in roots[1:]))
            for at, (kind, of, unit) in enumerate((
                ("dealing", len(games), "deals/s"), ("applying", actions, "actions/s"),
                ("listing and applying", actions, "actions/s")))]


def _times(program: str, root: Path, games: list) -> list[list[int]]:
    done = subprocess.run([program, "-c", _PROGRAM % (str(root), PASSES)], check=True, text=True,
                          input="".join(json.dumps(game) + "\n" for game in games),
                          capture_output=True)
    return [json.loads(line) for line in done.stdout.splitlines()]
