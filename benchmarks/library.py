"""A library of 10,000 games, of many years: what commands take, in seconds and in memory.

With --beside another checkout that one is measured, too.
"""

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path

from benchmarks.figure import Figure
from crupier.engine.records import decode, encode
from crupier.scores.library import Library
from crupier.scores.record import Record, iso
from tests.host_tools import kinds, scores

GAMES = int(os.environ.get("CRUPIER_GAMES", 10_000))
_PEOPLE = ("Ana", "Beto", "Cruz", "Dora", "Elsa", "Fito", "Gala", "Hugo")
_FIRST = int(datetime(2016, 1, 1, tzinfo=timezone.utc).timestamp())
_APART = 3000               # s from game to game
_PAGE_MB = 3

# What, arguments, s and MB allowed; {} is a file to write.
_COMMANDS = (
    ("open (show a game)", ("show", "7", "--json"), 0.5, 100),
    ("games", ("games",), 0.5, 100),
    ("games of a player", ("games", "--with", "Ana"), 0.5, 100),
    ("games --all", ("games", "--all"), None, 150),
    ("stats", ("stats",), 1, 100),
    ("stats of a year", ("stats", "--since", "2018-01-01", "--until", "2018-12-31"), None, 150),
    ("report", ("report", "-o", "{}"), 5, None),
    ("export --csv", ("export", "--csv", "{}"), None, 150),
    ("export --csv --rounds", ("export", "--csv", "{}", "--rounds"), None, 150),
    ("export --bgstats", ("export", "--bgstats", "{}"), None, 150),
    ("export --records", ("export", "--records", "{}"), None, 150),
    ("import of known games", ("import", "{}"), 10, None),
)


@dataclass
class Cost:
    seconds: float
    memory: float           # MB, the most
    size: float = 0         # MB of the file it wrote

    def __str__(self) -> str:
        size = f", file of {self.size:.1f} MB" if self.size else ""
        return f"{self.seconds:.2f} s, {self.memory:.0f} MB{size}"


def run(beside: Path | None = None) -> list[Figure]:
    """beside: another checkout with the same schema of the library."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        library = folder / "library.sqlite"
        _fill(library)
        before = _measured(_installed(beside, folder), library, folder) if beside else {}
        first = _cost([sys.executable, "-m", "crupier.cli", "show", "7", "--library",
                       str(library)], folder)
        now = _measured([sys.executable], library, folder)
        now["the first time with a library that was copied"] = first
        return [Figure(f"{what}, {GAMES:,} games", cost.seconds, "s",
                       _beside(what, cost, before.get(what))) for what, cost in now.items()]


def _beside(what: str, cost: Cost, before: Cost | None) -> str:
    seconds, memory = next((row[2:] for row in _COMMANDS if row[0] == what), (None, None))
    kept = all(budget is None or value <= budget for value, budget in (
        (cost.seconds, seconds), (cost.memory, memory), (cost.size if what == "report" else 0,
                                                         _PAGE_MB)))
    budget = ", ".join(f"{limit:g} {unit}" for limit, unit in ((seconds, "s"), (memory, "MB"))
                       if limit)
    if what == "report":
        budget += f", page of {_PAGE_MB} MB"
    return (f"{cost}" + (f"; budget {budget}: {'kept' if kept else 'MISSED'}" if budget else "")
            + (f"; before {before}" if before else ""))


def _measured(python: list[str], library: Path, folder: Path) -> dict[str, Cost]:
    costs, target = {}, folder / "written"
    for what, arguments, *_ in _COMMANDS:
        costs[what] = _cost([*python, "-m", "crupier.cli", *(
            each.format(target) for each in arguments), "--library", str(library)], folder)
        if "{}" in arguments and "import" not in arguments:
            costs[what].size = target.stat().st_size / 1e6
    return costs


def _cost(command: list[str], folder: Path) -> Cost:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"{command} failed")
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024 if sys.platform != "darwin"
                else usage.ru_maxrss / 1e6)


def _installed(checkout: Path, folder: Path) -> list[str]:
    """Python of an environment with that version."""
    source, environment = folder / "source", folder / "environment"
    shutil.copytree(checkout, source, ignore=shutil.ignore_patterns(".git", ".venv"))
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    python = str(environment / "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                    str(source)], check=True)
    return [python]


# ---- a library

def _fill(path: Path) -> None:
    """Its games alone: what follows from them is made when it is opened."""
    Library(path).close()
    with sqlite3.connect(path) as db:
        db.execute("DROP TABLE played")
        for row in _rows():
            db.execute(f"INSERT INTO games ({', '.join(map(_quoted, row))}) "
                       f"VALUES ({', '.join('?' * len(row))})", tuple(row.values()))
    db.close()


def _rows() -> Iterator[dict]:
    """Each game was verified once; number, time and names make no difference."""
    chance = random.Random(1)
    texts = kinds.every() + [scores.record(1, f"S{at}", players=1 + at % 3) for at in range(60)]
    games = [(*decode(text), Record(text).columns()) for text in texts]
    pulled = datetime(2026, 11, 22, 9, 30).isoformat()
    for seq in range(1, GAMES + 1):
        head, actions, row = games[seq % len(games)]
        clock = _FIRST + seq * _APART
        names = chance.sample(_PEOPLE, head["players"]) if chance.random() < 0.8 else []
        dated = seq % 7 > 0
        head = {**head, "seq": seq, "names": names,
                "time": {"clock": clock} if dated else {"boot": seq // 100, "up": seq}}
        yield {**row, "seq": seq, "names": json.dumps(names), "text": encode(head, actions),
               "played_at": iso(clock) if dated else None,
               "pulled_at": str(min(pulled, (datetime(2016, 1, 2) + timedelta(
                   seconds=(seq // 40 + 1) * 40 * _APART)).isoformat()))}


def _quoted(name: str) -> str:
    return f'"{name}"'


if __name__ == "__main__":
    for figure in run():
        print(figure)
