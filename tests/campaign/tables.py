"""Whole tables of devices, thousands of games each, in both interpreters.

Each level sits on each seat in turn. MicroPython plays all games of a table in one life, with the
heap of the board, and says after each how much is free; what is kept by mistake would add up.
"""

import json
import os
import subprocess
from dataclasses import dataclass

from crupier.sim.virtual import interpreter
from tests import portable
from tests.engine import bot_play
from tests.engine.test_bots import TABLES

_SOME = 50                  # games at the beginning, and at the end


@dataclass
class Tally:
    """free: least bytes of heap after the first and after the last games."""

    table: str
    games: int = 0
    actions: int = 0
    longest: int = 0        # actions of a game; bot_play.MOST ends one that goes on
    free: tuple[int, int] = 0, 0


def campaign(count: int, progress=lambda tally: None, only: str = "") -> list[Tally]:
    """Plays so many games at each table. An illegal action or another game is an error."""
    tallies = []
    for name, players in TABLES:
        if only in ("", name):
            tallies.append(_table(name, players, count))
            progress(tallies[-1])
    return tallies


def _table(name: str, players: int, count: int) -> Tally:
    tally, free = Tally(f"{name} {players}"), []
    with subprocess.Popen(
            [interpreter.find(), "-X", f"heapsize={portable.HEAP}", "-m",
             "tests.engine.bot_play", name, str(players), "0", str(count)],
            stdout=subprocess.PIPE, cwd=portable.ROOT,
            env=os.environ | {"MICROPYPATH": "."}) as process:
        for line in process.stdout:
            *there, bytes_free = json.loads(line)
            here = bot_play.play(name, players, tally.games)
            assert there == here, f"{tally.table}, game {tally.games}: {there} is not {here}"
            tally.games += 1
            tally.actions += here[1]
            tally.longest = max(tally.longest, here[1])
            free.append(bytes_free)
    assert process.returncode == 0 and tally.games == count, f"{tally.table} ended early"
    tally.free = min(free[:_SOME]), min(free[-_SOME:])
    return tally
