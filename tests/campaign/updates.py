"""Updates of a board that is full of games, killed anywhere.

The board has 1,000 records, settings and a game in progress, and no room for two versions beside
these: `crupier flash --free` brings the games to the PC, has the board let old ones go, and
updates. Either the board loses its power or the command is killed, in an operation of the flash or
after a byte on the cable. Then the board starts, as one version or the other, whole, and every
record is on the board or in the library. Now and then the command is repeated to its end, or
killed again where it left off.
"""

import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from crupier.build import manifest
from crupier.engine.lines import unseal
from crupier.install import backups
from crupier.install.plan import READY
from crupier.sim.virtual.board import DEVICE_ID
from tests.campaign import flash
from tests.host_tools import flash_lab, pull_lab
from tests.host_tools.flash_lab import Bench, Cable, product

_RECORDS = 1000
_SEGMENTS, _STAYS = "/data/records/", ("/data/game/", "/data/settings")
_LIFE = 10                  # kills until the command is repeated to its end
_AGAIN = 0.3                # of the other updates are killed again where they left off
_PATIENCE_S = 300           # for a command
_NEVER = 1 << 40            # operations of a flash
_GONE = "is gone", "there is no port", "has restarted, but Crupier does not answer"


@dataclass
class Tally:
    kills: int = 0
    how: Counter = field(default_factory=Counter)       # who was killed, and what timed it
    stood: Counter = field(default_factory=Counter)     # how far the update was
    again: int = 0              # kills of an update that had been killed before
    ended: int = 0              # updates that went to their end after a kill
    operations: int = 0         # of the flash, in a whole update
    bytes: int = 0              # on the cable, in both directions


class _Command:
    """`crupier flash --free` in a process of its own, killed as soon as due() is true."""

    def __init__(self, library: Path, due=lambda: False):
        self._library, self._due = library, due
        self._killed = False

    def run(self, cable: Cable) -> bool:
        """Did it come to its end? If not, it was killed, or told that the board is gone."""
        self._cable = cable
        self._process = subprocess.Popen(
            [sys.executable, "-m", "crupier", "flash", "--free", "--port", cable.port,
             "--library", self._library], stderr=subprocess.PIPE, text=True,
            stdout=subprocess.DEVNULL)
        try:
            _, said = self._process.communicate(timeout=_PATIENCE_S)
        finally:
            self._process.kill()
        done = self._process.returncode == 0
        assert done or self._killed or any(word in said for word in _GONE), said
        assert "Traceback" not in said, said
        return done

    def spoil(self, passing: bytes, down: bool) -> bytes:
        """For a Cable."""
        if not self._due():
            return passing
        self._killed = True
        self._process.kill()
        self._cable.stop()
        return b""


class Victim:
    """A board with an older version and all these games."""

    def __init__(self, folder: Path, older: dict[str, bytes]):
        self._scores = flash_lab.many_scores(_RECORDS)
        self._versions = {"old": older, "new": flash_lab.new_version()}
        self._names = {manifest.decode(files[manifest.PATH]).version: name
                       for name, files in self._versions.items()}
        self._library = folder / "library.sqlite"
        self.there = Bench(folder, older, self._scores)
        self.passed = self.worked = 0       # bytes and flash operations of a whole update

    @cached_property
    def _texts(self) -> list[str]:
        return sorted(_texts(self._scores))

    def measure(self) -> None:
        self.again()
        self.end()

    def again(self) -> None:
        """As at the beginning, on the PC, too."""
        self.there.rewind()
        self._library.unlink(missing_ok=True)
        shutil.rmtree(backups.folder(DEVICE_ID), ignore_errors=True)

    def _operations(self) -> int:
        return self.there.board._hardware.flash.operations

    def kill(self, chance: random.Random) -> str:
        """-> how; "" if the command had come to its end before."""
        self.there.runs()
        board, begun = self.there.board, self._operations()
        power, by_flash, at = chance.random() < 0.5, chance.random() < 0.5, chance.random()
        operation, byte = round(at * self.worked), round(at * self.passed)
        due = ((lambda: False) if power else
               (lambda: self._operations() - begun >= operation) if by_flash else
               (lambda: cable.passed >= byte))
        command = _Command(self._library, due)
        cable = Cable(board, byte if power and not by_flash else None, command.spoil)
        if power and by_flash:
            board.cut_after(max(1, operation), torn=chance.random())
        with cable:
            done = command.run(cable)
            assert done or not power or not board.powered
        board.power_off()
        board.cut_after(_NEVER, 0)
        timed = "in a flash operation" if by_flash else "after a byte"
        return "" if done else f"{'power' if power else 'command'}, {timed}"

    def end(self) -> None:
        """The command ends the update."""
        self.there.runs()
        begun = self._operations()
        with Cable(self.there.board) as cable:
            assert _Command(self._library).run(cable)
        self.passed = max(self.passed, cable.passed)
        self.worked = max(self.worked, self._operations() - begun)
        assert self.check() == "the new version runs"
        assert self._kept() == self._texts

    def check(self) -> str:
        """Starts the board: one version, whole, and nothing lost -> how far the update was."""
        self._check_scores(self.there.contents())
        board = self.there.board
        board._hardware.console.log.clear()     # a version that a PC interrupts may say so
        said = self._names[self.there.runs()]
        log = board.log
        assert b"cannot go on" not in log and b"Traceback" not in log, log
        found = self.there.contents()
        self._check_scores(found)
        assert READY not in found and product(found) == self._versions[said]
        assert flash.read(board.image).games == _RECORDS     # in its figures
        if said == "new":
            return "the new version runs"
        if self._pulled < _RECORDS:
            return "games come to the PC"
        return "games are on both" if self._left == _RECORDS else "old games have made room"

    def _check_scores(self, found: dict[str, bytes]) -> None:
        """Of a board, together with those of the PC."""
        assert _staying(found) == _staying(self._scores)
        assert all(found.get(path, content) == content for path, content in self._scores.items())
        there, kept = _texts(found), self._kept()
        assert sorted({*there, *kept}) == self._texts and len(set(kept)) == len(kept)
        self._left, self._pulled = len(there), len(kept)
        for backup in backups.folder(DEVICE_ID).glob("*.zip"):
            backups.read(backup)

    def _kept(self) -> list[str]:
        """What the library has."""
        return sorted(pull_lab.kept(self._library)) if self._library.exists() else []


def _texts(found: dict[str, bytes]) -> list[str]:
    """Of all records on a flash."""
    return [unseal(line) for path, data in found.items() if path.startswith(_SEGMENTS)
            for line in data.splitlines(keepends=True)]


def _staying(found: dict[str, bytes]) -> dict[str, bytes]:
    """Settings, and the game in progress."""
    return {path: data for path, data in found.items() if path.startswith(_STAYS)}


def _live(victim: Victim, kills: int, chance: random.Random, tally: Tally) -> None:
    """So many kills; after the last one the update goes to its end."""
    goal, going = tally.kills + kills, False
    while tally.kills < goal:
        if not going:
            victim.again()
        how, stood = victim.kill(chance), victim.check()
        if not how:
            assert stood == "the new version runs"
        else:
            tally.kills += 1
            tally.again += going
            tally.how[how] += 1
            tally.stood[stood] += 1
        going = bool(how) and chance.random() < _AGAIN
    victim.end()
    tally.ended += 1


def campaign(folder: Path, kills: int, seed: int, progress=lambda tally: None) -> Tally:
    os.environ["XDG_DATA_HOME"] = str(folder / "user_data")
    os.environ["XDG_CACHE_HOME"] = str(folder / "user_cache")
    tally, chance = Tally(), random.Random(seed)
    victim = Victim(folder, flash_lab.old_version())
    with victim.there:
        victim.measure()
        tally.operations, tally.bytes = victim.worked, victim.passed
        while tally.kills < kills:
            try:
                _live(victim, min(_LIFE, kills - tally.kills), chance, tally)
            except BaseException as error:
                error.args = f"seed {seed}, after kill {tally.kills}", *error.args
                raise
            progress(tally)
    return tally
