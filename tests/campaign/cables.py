"""The cable is pulled at random points of pull, flash, backup and restore, with and without a
battery on the board; then the command is repeated.

Nothing is lost on the board, the PC has the whole or nothing, and the repetition ends the work.
"""

import contextlib
import os
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from crupier import terminal
from crupier.errors import Trouble
from crupier.install import backups, restore
from tests.host_tools import flash_lab, pull_lab, test_flash_cuts, test_pull_cable
from tests.host_tools.flash_lab import Bench, Cable, data, new_version, product


@dataclass
class Tally:
    points: Counter = field(default_factory=Counter)        # by command
    struck: Counter = field(default_factory=Counter)        # before its end
    battery: Counter = field(default_factory=Counter)       # the board did not lose its power


class Pull:
    def __init__(self, folder: Path, stack: contextlib.ExitStack):
        self.folder = folder
        self.board = stack.enter_context(pull_lab.playing(
            folder / "board", pull_lab.segments(pull_lab.texts(test_pull_cable.GAMES))))
        self.whole = test_pull_cable.traffic(self.board, folder)

    def cut(self, at: float, battery: bool) -> bool:
        point = round(at * self.whole)
        return bool(test_pull_cable.cut_everywhere(self.board, self.folder, [point], battery))


class Flash:
    def __init__(self, folder: Path, stack: contextlib.ExitStack):
        self._number = 0
        self._victim = test_flash_cuts.Victim(
            lambda *layers: stack.enter_context(Bench(_made(folder / "flash"), *layers)),
            flash_lab.scores())

    def cut(self, at: float, battery: bool) -> bool:
        self._number += 1
        victim = self._victim
        if battery:
            return victim.cut(at, False, battery=True) == "new" and at < 1
        return victim.cut(at, self._number % test_flash_cuts.BOOTED == 0) == "old"


class Backup:
    """The target is there whole, or not at all."""

    def __init__(self, folder: Path, stack: contextlib.ExitStack):
        self.folder, self._target = folder, folder / "scores.zip"
        self._there = stack.enter_context(Bench(
            _made(folder / "kept"), new_version(), flash_lab.scores()))
        with Cable(self._there.board) as cable:
            backups.back_up(cable.port, self._target, terminal.bar)
        self.whole = cable.passed

    def cut(self, at: float, battery: bool) -> bool:
        there, struck = self._there, False
        there.again()
        self._target.unlink(missing_ok=True)
        with Cable(there.board, cut=round(at * self.whole), battery=battery) as cable:
            try:
                backups.back_up(cable.port, self._target, terminal.bar)
            except Trouble as trouble:
                struck = True
                assert "gone" in str(trouble), trouble
        assert struck or self._target.exists()
        if not self._target.exists():
            there.board.power_on()
            backups.back_up(there.board.port, self._target, terminal.bar)
        assert data(backups.read(self._target).files) == flash_lab.scores()
        assert [path.name for path in self.folder.glob("*.zip*")] == [self._target.name]
        found = there.contents()
        assert data(found) == flash_lab.scores() and product(found) == new_version()
        return struck


class Restore:
    """All that was lost is there again, or none of it."""

    def __init__(self, folder: Path, stack: contextlib.ExitStack):
        self._backup = backups.Backup("e6614c311b7e6f2d", "now", flash_lab.scores())
        self._there = stack.enter_context(Bench(_made(folder / "lost"), new_version()))
        with Cable(self._there.board) as cable:
            restore.restore(cable.port, self._backup, False, terminal.bar)
        self.whole = cable.passed

    def cut(self, at: float, battery: bool) -> bool:
        there, struck = self._there, False
        there.again()
        with Cable(there.board, cut=round(at * self.whole), battery=battery) as cable:
            try:
                restore.restore(cable.port, self._backup, False, terminal.bar)
            except Trouble as trouble:
                struck = True
                assert "gone" in str(trouble), trouble
        if not battery:
            there.runs()        # ends what has been decided, and drops what has not
            assert data(there.contents()) in ({}, flash_lab.scores())
            there.board.power_on()
        if struck:
            restore.restore(there.board.port, self._backup, False, terminal.bar)
        there.runs()
        found = there.contents()
        assert data(found) == flash_lab.scores() and product(found) == new_version()
        return struck


COMMANDS = {"pull": Pull, "flash": Flash, "backup": Backup, "restore": Restore}


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def campaign(folder: Path, points: int, seed: int, commands=tuple(COMMANDS),
             progress=lambda tally: None) -> Tally:
    """So many points for each command, the commands in turn."""
    os.environ["XDG_DATA_HOME"] = str(folder / "user_data")
    os.environ["XDG_CACHE_HOME"] = str(folder / "user_cache")
    tally, chance = Tally(), random.Random(seed)
    with contextlib.ExitStack() as stack:
        benches = {name: COMMANDS[name](_made(folder / name), stack) for name in commands}
        for number in range(points):
            for name, each in benches.items():
                at, battery = chance.random(), chance.random() < 0.3
                try:
                    struck = each.cut(at, battery)
                except BaseException as error:
                    error.args = (f"{name} at {at}, battery {battery}, seed {seed}, point "
                                  f"{number}", *error.args)
                    raise
                tally.points[name] += 1
                tally.struck[name] += struck
                tally.battery[name] += battery
            if number % 25 == 24 or number == points - 1:
                progress(tally)
    return tally
