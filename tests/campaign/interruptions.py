"""A command is interrupted at a random moment, with and without another program that reads along
on the port: whatever it has stopped on the board runs again afterwards.

Each command is a process of its own, forked from one that has imported everything.
"""

import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from crupier.device import find
from crupier.errors import PORT_BUSY
from crupier.install import backups
from crupier.sim.virtual.board import DEVICE_ID
from tests.host_tools import flash_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import Bench

SIGNALS = signal.SIGINT, signal.SIGTERM, signal.SIGHUP
_BACK_S = 40            # s in which the application answers again, on a busy PC
_TWICE = 0.2            # of the commands get a second signal within moments
_READ = 0.4             # of them have a reader beside them

# Forks a process for each line that it gets, says its number, and what became of it.
_FORKER = """
import os, sys
from time import monotonic
from crupier import __main__, cli
from crupier.build import payload
from crupier.commands import backup, doctor, flash, names, pull, restore, time
from crupier.install import board_checks, restore as _
cli.build_parser()
for line in sys.stdin:
    begun, child = monotonic(), os.fork()
    if not child:
        break
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), monotonic() - begun, flush=True)
else:
    os._exit(0)
os.dup2(os.open(os.devnull, os.O_RDWR), 0)
sys.argv[1:] = line.rstrip("\\n").split("\\t")
sys.argv[0], errors = "crupier", sys.argv.pop(1)
os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
os.dup2(2, 1)
sys.exit(__main__.main())
"""
_READER = """
import os, sys
port = os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY)
print("open", flush=True)
while True:
    os.read(port, 4096)
"""


@dataclass
class Tally:
    interrupted: Counter = field(default_factory=Counter)       # by command, before its end
    ended: Counter = field(default_factory=Counter)             # by command: came too late
    named: int = 0              # readers that the command has named, and given way to
    read: int = 0               # commands with a reader
    twice: int = 0              # a second signal came


class Forker:
    """`with Forker(folder) as forker:`"""

    def __init__(self, folder: Path):
        self._errors = folder / "errors"

    def __enter__(self) -> "Forker":
        # Under nohup, or in the background of a shell, it would ignore some.
        self._run = subprocess.Popen([sys.executable, "-c", _FORKER], text=True,
                                     stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                     preexec_fn=_heed)
        return self

    def __exit__(self, *_: object) -> None:
        self._run.stdin.close()
        self._run.wait()
        self._run.stdout.close()

    def start(self, *words: object) -> int:
        """-> the process"""
        print(self._errors, *words, sep="\t", file=self._run.stdin, flush=True)
        return int(self._run.stdout.readline())

    def end(self) -> tuple[int, str, float]:
        """(exit code, what it said, how many s it ran)"""
        code, lasted = self._run.stdout.readline().split()
        return int(code), self._errors.read_text(), float(lasted)


def _heed() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for each in SIGNALS[1:]:
        signal.signal(each, signal.SIG_DFL)


@contextlib.contextmanager
def reader(port: str) -> Iterator[int]:
    with subprocess.Popen([sys.executable, "-c", _READER, port], text=True,
                          stdout=subprocess.PIPE) as run:
        run.stdout.readline()
        try:
            yield run.pid
        finally:
            run.kill()


class Victims:
    """A board for each command, so that one starts while others work: with games, with an older
    version, or one that has lost its games."""

    def __init__(self, folder: Path, stack: contextlib.ExitStack,
                 commands: Sequence[str]):
        def bench(name: str, *layers: dict[str, bytes]) -> Bench:
            (folder / name).mkdir()
            return stack.enter_context(Bench(folder / name, *layers))

        layers = {"flash": (flash_lab.old_version(), flash_lab.scores()),
                  "restore": (flash_lab.new_version(),)}
        self.boards = {name: bench(name, *layers.get(name, (
            flash_lab.new_version(), flash_lab.scores()))) for name in commands}
        kept = folder / "kept.zip"
        backups.write(kept, backups.Backup(DEVICE_ID, "now", flash_lab.scores()))
        library = "--library", folder / "library.sqlite"
        self.words = {"names": ("Ana", "Luis"), "pull": library, "flash": library,
                      "restore": (kept,)}
        self.lasts: dict[str, float] = {}       # s, of a whole command


COMMANDS = "doctor", "backup", "names", "pull", "flash", "restore"


def campaign(folder: Path, count: int, seed: int, commands: Sequence[str] = COMMANDS,
             progress=lambda tally: None) -> Tally:
    """So many interruptions of each command, before its end."""
    os.environ["XDG_DATA_HOME"] = str(folder / "user_data")
    os.environ["XDG_CACHE_HOME"] = str(folder / "user_cache")
    tally, chance = Tally(), random.Random(seed)
    with contextlib.ExitStack() as stack:
        victims = Victims(folder, stack, commands)
        forker = stack.enter_context(Forker(folder))
        for number in itertools.count(1):
            left = [name for name in commands if tally.interrupted[name] < count]
            for name in left:
                try:
                    _one(name, victims, forker, chance, tally)
                except BaseException as error:
                    error.args = (f"{name}, seed {seed}, number {number}", *error.args)
                    raise
            if number % 10 == 0 or not left:
                progress(tally)
            if not left:
                break
        for there in victims.boards.values():
            _runs(there)
    return tally


def _one(name: str, victims: Victims, forker: Forker, chance: random.Random,
         tally: Tally) -> None:
    there, words = victims.boards[name], victims.words.get(name, ())
    port = there.board.port
    _runs(there)        # after what came before
    if name not in victims.lasts:
        forker.start(name, "--port", port, *words)
        code, said, victims.lasts[name] = forker.end()
        assert code in (0, 1) and "Traceback" not in said, said      # doctor may find something
        if name in ("flash", "restore"):
            there.again()
        _runs(there)
    delay = chance.random() * victims.lasts[name]
    twice, reads = chance.random() < _TWICE, chance.random() < _READ
    late = chance.random() * delay
    with contextlib.ExitStack() as beside:
        process, other = forker.start(name, "--port", port, *words), 0
        if reads:
            time.sleep(late)
            other = beside.enter_context(reader(port))
            tally.read += 1
        time.sleep(max(0.0, delay - late * reads))
        for _ in range(1 + twice):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, chance.choice(SIGNALS))
            time.sleep(chance.random() * 0.02 * twice)
        code, said, lasted = forker.end()
    assert "Traceback" not in said and "internal error" not in said, said
    if code == PORT_BUSY:
        assert f"(process {other})" in said, said
        tally.named += 1
    tally.twice += twice
    tally.interrupted[name] += "interrupted" in said or code < 0
    tally.ended[name] += code == 0
    if code == 0:       # the PC is less busy than it was, or more
        victims.lasts[name] = lasted
    if code == 0 and name in ("flash", "restore"):
        _runs(there)
        there.again()


def _runs(there: Bench) -> None:
    """As `crupier boards` says it."""
    eventually(lambda: find.hello(there.board.port)[0], _BACK_S)
