"""The file in which `crupier simulate --keep` goes on: a line of what is played, one per deal."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from crupier import advice
from crupier.build import payload
from crupier.errors import INTEGRITY, USAGE, Trouble
from crupier.research.simulate.deals import RESULTS, Outcome, Setup

try:
    import fcntl
except ImportError:             # Windows: no lock against a second program
    fcntl = None                # type: ignore[assignment]

_MOST = 10**9           # more than any number in an outcome
_VERSION = "crupier"


class OutcomeFile:
    """found: the outcomes that are in the file. Without a file nothing is kept."""

    def __init__(self, path: Path | None = None, found: dict[int, Outcome] | None = None):
        self._path, self.found = path, found or {}

    def add(self, outcomes: list[Outcome]) -> None:
        """Raises Trouble."""
        if self._path:
            with _trouble(self._path), self._path.open("ab") as file:
                file.write("".join(json.dumps(each) + "\n" for each in outcomes).encode())


@contextmanager
def keeping(path: Path | None, setup: Setup) -> Iterator[OutcomeFile]:
    """Locks the file, and reads what is in it. Raises Trouble."""
    if not path:
        yield OutcomeFile()
        return
    if path.is_char_device() or path.is_fifo():     # /dev/zero never ends
        raise Trouble(f"{path} is no file that keeps anything; choose another one.", USAGE)
    with _trouble(path):
        file = path.open("ab+")
    with file:
        with _trouble(path):
            _lock(file, path)
            found = _read(file, path, setup)
        yield OutcomeFile(path, found)


@contextmanager
def _trouble(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Trouble(f"{path} cannot be used ({error.strerror}); choose another file, or make "
                      "room and repeat the command, which goes on from there.") from error


def _lock(file: BinaryIO, path: Path) -> None:
    """Two programs would play the same deals, and cut off each other's lines."""
    if fcntl:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Trouble(f"{path} is in use by another crupier; wait until it ends, or choose "
                          "another file.") from None
        except OSError:         # a file system without locks
            pass


def version() -> str:
    """Of Crupier and of all that plays: another one may play the same deal in another way. In a
    checkout that changes from day to day, its number does not.
    """
    code = hashlib.sha256()
    for folder in (payload.source_root() / "engine", Path(__file__).parent,
                   Path(str(advice.__file__)).parent):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":     # nets, too
                code.update(path.read_bytes())
    return f"{payload.firmware_version()}-{code.hexdigest()[:8]}"


def _read(file: BinaryIO, path: Path, setup: Setup) -> dict[int, Outcome]:
    """What is there of these deals; a new file gets the setup as its first line."""
    first = json.dumps({**setup.facts(), _VERSION: version()}, sort_keys=True)
    file.seek(0)
    data = file.read()
    end = data.rfind(b"\n") + 1
    try:
        head, *lines = (data[:end] or data or first.encode()).decode().splitlines()
        if head != first and (end or not first.startswith(head)):
            raise _other(path, head, setup)
        found: dict[int, Outcome] = {}
        for at, line in enumerate(lines, 2):
            outcome = _outcome(line, setup.players)
            if not outcome or found.setdefault(outcome.number, outcome) != outcome:
                raise ValueError(f"line {at} is not what a deal has written")
    except UnicodeDecodeError as error:
        raise Trouble(f"{path} is no text, so it is no file that --keep has written, or it is "
                      "damaged; choose another file.", INTEGRITY) from error
    except ValueError as error:
        raise Trouble(f"{path} is damaged ({error}); choose another file.", INTEGRITY) from error
    if end < len(data):         # a line was cut off: that deal is played again
        file.truncate(end)
    if not end:
        with path.open("ab") as fresh:
            fresh.write(first.encode() + b"\n")
    return found


def _other(path: Path, head: str, setup: Setup) -> Trouble:
    """Why its deals do not count with those of this setup. head: its first line."""
    try:
        told = json.loads(head)
        made_by = told.pop(_VERSION)
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        told = None
    if told != setup.facts():
        return Trouble(f"{path} has deals of something else: {head[:200]}", USAGE)
    return Trouble(f"{path} has deals that another version of Crupier has played ({made_by}; this "
                   f"one is {version()}), maybe in another way, so they do not count together. "
                   "Name a new file with --keep, or delete that one, and all are played anew.",
                   USAGE)


def _outcome(line: str, players: int) -> Outcome | None:
    """None if there can be no such outcome."""
    try:
        number, result, returns, actions = json.loads(line)
    except (RecursionError, TypeError, ValueError):
        return None
    if not (result in RESULTS and isinstance(returns, list) and len(returns) == players
            and all(type(each) is int and abs(each) < _MOST
                    for each in (number, *returns, actions)) and min(number, actions) >= 0):
        return None
    return Outcome(number, result, returns, actions)
