"""From every version that there ever was to the present one, with a game in progress, and back.

A version is a commit of the history of this repository: the payload that its own code makes, with
the compiler of today. The board has records and a game that v1 has written. After each change of
versions the game stands where it stood, goes on by one card, and nothing has been set aside.
"""

import io
import pickle
import subprocess
import sys
import tarfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from unittest.mock import patch

from crupier import meter
from crupier.install import archive, bootsel, install
from tests import old_records
from tests.host_tools import flash_lab
from tests.host_tools.board_tools import eventually

_ROOT = Path(__file__).parents[2]
_FIRST = "bf2a83b"          # the payload of before had no link, by which a version is asked for
_EACH = 12                  # commits between two that are tried
_GAME = "/data/game/"
_MAKE = """
import pickle, sys
try:
    from crupier.build import payload
except ImportError:
    try:
        from host_tools.build import payload
    except ImportError:
        from host_tools import payload
sys.stdout.buffer.write(pickle.dumps(payload.device_files("pico_ssd1306")))
"""


@dataclass
class Tally:
    versions: list[str] = field(default_factory=list)
    updates: int = 0
    left_out: dict[str, str] = field(default_factory=dict)


def commits() -> list[str]:
    """Some, the oldest first."""
    found = subprocess.run(
        ["git", "log", "--first-parent", "--reverse", "--format=%h", f"{_FIRST}..HEAD"],
        cwd=_ROOT, check=True, capture_output=True, text=True).stdout.split()
    return found[::_EACH]


def payload_of(commit: str, folder: Path) -> dict[str, bytes]:
    """{path: content} of what that version puts on a board. Raises CalledProcessError."""
    packed = subprocess.run(["git", "archive", commit], cwd=_ROOT, check=True,
                            capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tree:
        tree.extractall(folder, filter="data")
    # As pyproject.toml maps the folders.
    (folder / "crupier").symlink_to(folder / "host_tools")
    for name in ("engine", "firmware", "boards"):
        if not (folder / "host_tools" / name).exists():
            (folder / "host_tools" / name).symlink_to(folder / name)
    made = subprocess.run([sys.executable, "-c", _MAKE], cwd=folder, check=True,
                          env={"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin"},
                          capture_output=True)
    return pickle.loads(made.stdout)


@cache
def scores() -> dict[str, bytes]:
    return old_records.data("v1") | old_records.journal("v1/the_game")


def actions(found: dict[str, bytes]) -> list[bytes]:
    """Lines of the game in progress."""
    return [line for path in sorted(found) if path.startswith(_GAME)
            for line in found[path].splitlines(keepends=True)]


def back_and_forth(folder: Path, older: dict[str, bytes]) -> int:
    """-> how many updates."""
    there = flash_lab.Bench(folder, older, scores())
    new = flash_lab.new_version()
    with there:
        before = _goes_on(there, scores())
        for payload in (new, older, new):
            there.board.power_on()
            eventually(lambda: flash_lab.find.hello(there.board.port)[0])
            with patch.object(install, "_payload", lambda *_, payload=payload: payload):
                install.install(there.board.port, None, True, False, meter.bar)
            found = there.contents()
            assert flash_lab.product(found) == payload
            before = _goes_on(there, before)
    return 3


def _goes_on(there, before: dict[str, bytes]) -> dict[str, bytes]:
    """One more card -> what is on the flash then."""
    board = there.board
    there.runs()
    for key in ("OK", "OK", "RIGHT", "OK"):
        board.press(key, 60)
        board.run(400)
    found = there.contents()
    assert not any("damaged" in path or "crash" in path for path in found), sorted(found)
    for path, data in before.items():
        if path.startswith("/data/records/"):
            assert found[path] == data
    assert actions(found)[:len(actions(before))] == actions(before)
    assert len(actions(found)) > len(actions(before)), "the game did not go on"
    assert b"cannot go on" not in board.log and b"Traceback" not in board.log
    return found


def campaign(folder: Path, count: int | None, progress=lambda tally: None) -> Tally:
    tally = Tally()
    flash_lab.install.payload.device_files = flash_lab._product
    with (patch.object(archive, "user_data_path", lambda _: folder / "user_data"),
          patch.object(bootsel, "user_cache_path", lambda _: folder / "user_cache")):
        places = [("0.1.0", flash_lab.previous_version)] + [
            (commit, None) for commit in commits()[::-1]]
        for name, make in places[:count]:
            work = folder / name
            work.mkdir()
            try:
                older = make() if make else payload_of(name, work)
            except (subprocess.CalledProcessError, OSError) as error:
                tally.left_out[name] = str(getattr(error, "stderr", error))[-200:]
                continue
            bench = folder / f"bench {name}"
            bench.mkdir()
            try:
                tally.updates += back_and_forth(bench, older)
            except BaseException as error:
                print(name, repr(error)[:2000], flush=True)
                raise
            tally.versions.append(name)
            progress(tally)
    return tally
