"""Speed of the rules engine on both interpreters."""

import subprocess
import sys
from pathlib import Path

from benchmarks.figure import Figure
from host_tools.virtual import interpreter

ROOT = Path(__file__).parent.parent
GAMES = 60

# Runs on both: legal actions, and one of them applied, until the game is over.
_PROGRAM = """
import sys, time
sys.path.insert(0, %r)
from engine.the_game import TheGame
clock = getattr(time, "ticks_us", None) or (lambda: time.perf_counter_ns() // 1000)
actions = slowest = 0
began = clock()
for seed in range(%d):
    game = TheGame(1 + seed %% 5, str(seed), fire=seed %% 2 == 1)
    while not game.is_terminal():
        legal = game.legal_actions()
        action = legal[seed * 7 %% len(legal)]
        start = clock()
        game.apply_action(action)
        slowest = max(slowest, clock() - start)
        actions += 1
print(actions, clock() - began, slowest)
"""


def run() -> list[Figure]:
    figures = []
    for name, program in (("CPython", sys.executable), ("MicroPython", interpreter.find())):
        done = subprocess.run([program, "-c", _PROGRAM % (str(ROOT), GAMES)],
                              capture_output=True, text=True, check=True)
        actions, micros, slowest = map(int, done.stdout.split())
        figures.append(Figure(f"The Game on {name}", actions / micros * 1e6, "actions/s",
                              f"slowest {slowest / 1000:.2f} ms; on this PC"))
    return figures
