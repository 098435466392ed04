"""A board with an older version on it, and a cable that can be cut anywhere."""

import base64
import contextlib
import hashlib
import os
import select
import shutil
import threading
import tty
import zipfile
import zlib
from functools import cache
from pathlib import Path

import pytest

from crupier import cli, terminal
from crupier.build import chips, manifest, pack, payload
from crupier.build.compile import compile_module, stripped
from crupier.device import find
from crupier.engine import records
from crupier.engine.lines import seal
from crupier.install import backups, bootsel, install, plan
from crupier.install.plan import STAGE
from crupier.scores import library
from crupier.sim.virtual import files
from crupier.sim.virtual.board import DEVICE_ID, VirtualBoard
from crupier.sim.virtual.flash import BLOCK, BLOCKS
from pictures import samples
from tests.host_tools import kinds
from tests.host_tools.board_tools import eventually

BOARD = "pico_ssd1306"
PROCESSOR = chips.HERE
ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
OLD, NEW = "0.0.9", payload.firmware_version()
_PIECE = 8192                   # bytes of a file in a line
_SEGMENT = 4000                 # bytes of records in a file; firmware/storage/archive.py


_product = cache(payload.device_files)


@pytest.fixture
def own_folders(tmp_path, monkeypatch):
    """Backups and what is remembered go to a scratch folder; the product is read only once."""
    monkeypatch.setattr(install.payload, "device_files", _product)
    for module in backups, library:
        monkeypatch.setattr(module, "user_data_path", lambda name: tmp_path / "user_data")
    monkeypatch.setattr(bootsel, "user_cache_path", lambda name: tmp_path / "user_cache")
    return tmp_path


@pytest.fixture
def bench(own_folders, micropython):
    """bench(*layers): a started Bench."""
    with contextlib.ExitStack() as stack:
        yield lambda *layers: stack.enter_context(Bench(own_folders, *layers))


@pytest.fixture
def crupier(own_folders, capsys):
    """crupier(*args, code=0) -> what it printed on stdout; the errors, if it should fail."""
    def run(*args, code=0):
        assert cli.main([str(arg) for arg in args]) == code, capsys.readouterr()
        printed = capsys.readouterr()
        return printed.err if code else printed.out
    return run


def new_version() -> dict[str, bytes]:
    """What `crupier flash` installs."""
    return _product(BOARD, True, processor=PROCESSOR)


@cache
def old_version() -> dict[str, bytes]:
    """A version before it that runs: a module less, one more, one as source; files beside."""
    about = stripped((payload.source_root() / "firmware/screens/about.py").read_bytes())
    return packed(OLD, {
        "/version.mpy": compile_module("version.py", f'VERSION = "{OLD}"\n'.encode()),
        "/screens/about.mpy": None, "/screens/about.py": about,
        "/ui/older.mpy": compile_module("ui/older.py", b"# no longer needed\n"),
    }, {
        "/boot.py": new_version()["/boot.py"] + b"# an older one\n",
        "/crupier/ui/old.py": b"# no longer needed\n" * 40, "/crupier/older/__init__.py": b""})


@cache
def new_modules() -> dict[str, bytes]:
    """What is in the pack of the new version."""
    return payload.packed_files(BOARD, processor=PROCESSOR)


def packed(version: str, modules: dict[str, bytes | None],
           files: dict[str, bytes] | None = None) -> dict[str, bytes]:
    """The new version with other modules in its pack, None for one that is missing, and files."""
    made = {path: data for path, data in new_version().items() if path != manifest.PATH}
    made[payload.PACK] = pack.build({path: data for path, data in {
        **new_modules(), **modules}.items() if data is not None})
    made.update(files or {})
    made[manifest.PATH] = manifest.make(version, BOARD, made).encode()
    return made


@cache
def kept_version() -> dict[str, bytes]:
    """The first 1.0.0; see tests/data."""
    with zipfile.ZipFile(DATA / "pack_1.0.0.zip") as archive:
        return {"/" + name: archive.read(name) for name in archive.namelist()}


def update_from(older: dict[str, bytes]) -> plan.Plan:
    """What a board with these files needs to become the new version."""
    there = {path: (len(content), hashlib.sha256(content).digest())
             for path, content in older.items()}
    return plan.make(new_version(), there)


def sent() -> bytes:
    """Some base64 on the way of the new version to a board; host_tools/install/session.py."""
    line = new_version()[payload.PACK][_PIECE * 10:][:_PIECE]
    deflate = zlib.compressobj(wbits=12)
    return base64.b64encode(deflate.compress(line) + deflate.flush())[200:232]


@cache
def scores() -> dict[str, bytes]:
    """/data of a board that has been played with."""
    head = samples.solo(3, "K7Q2MX")
    game = samples.play(head, until=lambda game: len(game.history()) > 20)
    return {**samples.settings(language="es"), **samples.journal(head, game.history()),
            **samples.archive([samples.solo(1, "ONE"), samples.solo(2, "TWO")])}


@cache
def many_scores(count: int = 1000, device: str = DEVICE_ID) -> dict[str, bytes]:
    """/data of a board with so many records of every kind, settings and a game in progress."""
    head = samples.solo(count + 1, "K7Q2MX")
    game = samples.play(head, until=lambda game: len(game.history()) > 20)
    return (samples.settings(language="es") | samples.journal(head, game.history())
            | records_of_every_kind(count, device))


def records_of_every_kind(count: int, device: str = DEVICE_ID) -> dict[str, bytes]:
    """/data/records with so many."""
    found: dict[str, bytes] = {}
    name = ""
    played = [records.decode(text) for text in kinds.every()]
    for seq in range(1, count + 1):
        head, actions = played[seq % len(played)]
        line = seal(records.encode(dict(head, seq=seq, device=device), actions)).encode()
        if not name or len(found[name]) + len(line) > _SEGMENT:
            name = f"/data/records/{seq:06d}"
            found[name] = b""
        found[name] += line
    return found


def prepare(image: Path, *layers: dict[str, bytes]) -> Path:
    """A flash image with these files."""
    with files.mounted(image) as fs:
        for layer in layers:
            for path, data in layer.items():
                files.put(fs, path, data)
    return image


def fill(image: Path, left: int) -> None:
    """A file that leaves so many blocks of the flash free, or a few less."""
    with files.mounted(image) as fs:
        blocks = BLOCKS - fs.used_block_count - left
        files.put(fs, "/big", bytes(blocks * (BLOCK - 8)))      # littlefs: pointers in each


def contents(image: Path) -> dict[str, bytes]:
    """Every file in an image at rest."""
    with files.mounted(image) as fs:
        return {path: files.get(fs, path) for path in files.paths(fs)}


def product(found: dict[str, bytes]) -> dict[str, bytes]:
    """The installed version."""
    return {path: data for path, data in found.items()
            if not path.startswith(("/data/", STAGE + "/"))}


def uncounted(found: dict[str, bytes]) -> dict[str, bytes]:
    """All but the counter of boots and what stands for a start under way: one may be stopped
    before them, after them, or within."""
    return {path: data for path, data in found.items()
            if not path.startswith(("/data/boots", "/data/clock"))}


def data(found: dict[str, bytes]) -> dict[str, bytes]:
    """/data without the counter of boots."""
    return {path: data for path, data in uncounted(found).items() if path.startswith("/data/")}


def flash(port: str, board: str | None = None, dry_run: bool = False) -> install.Outcome:
    return install.install(port, board, dry_run, terminal.bar)


class Bench:
    """One board that is set back to the same flash as often as wanted."""

    def __init__(self, folder: Path, *layers: dict[str, bytes]):
        self._pristine = prepare(folder / "pristine.img", *layers)
        self.board = VirtualBoard(folder / "flash.img")

    def __enter__(self) -> "Bench":
        self._copy()
        self.board.start()
        return self

    def __exit__(self, *_) -> None:
        self.board.stop()

    def restart_with(self, change) -> None:
        """change(image) while the power is off."""
        self.board.power_off()
        change(self.board.image)
        self.board.power_on()

    def rewind(self) -> None:
        """The flash as at the beginning; no power."""
        self.board.power_off()
        self._copy()

    def again(self) -> None:
        """As at the beginning."""
        self.rewind()
        self.board.power_on()

    def _copy(self) -> None:
        shutil.copyfile(self._pristine, self.board.image)

    def runs(self) -> str:
        """Version of the application that comes up."""
        self.board.power_on()
        try:
            return eventually(lambda: find.hello(self.board.port)[0])["version"]
        except AssertionError as error:
            raise AssertionError(self.board.log[-2000:].decode(errors="replace")) from error

    def contents(self) -> dict[str, bytes]:
        """The files on the flash; the power goes off for it."""
        self.board.power_off()
        return contents(self.board.image)


class Watch:
    """What a Cable spoils: these bytes in one direction, also when they arrive in pieces.

    change(bytes) -> what passes instead of them. No message may end with their beginning.
    """

    def __init__(self, wanted: bytes, change, down: bool):
        self.seen = 0
        self._wanted = wanted
        self._change = change
        self._down = down
        self._held = b""

    def __call__(self, passing: bytes, down: bool) -> bytes:
        if down != self._down:
            return passing
        *before, rest = (self._held + passing).split(self._wanted)
        passed = b"".join(each + self._change(self._wanted) for each in before)
        self.seen += len(before)
        held = next(size for size in range(len(self._wanted) - 1, -1, -1)
                    if rest.endswith(self._wanted[:size]))
        self._held = rest[len(rest) - held:]
        return passed + rest[:len(rest) - held]


class Cable:
    """Between the tool and the board. After `cut` bytes, in both directions together, it is out,
    and the power with it unless the board has a battery. `spoil(data, down)` may change what
    passes."""

    def __init__(self, board: VirtualBoard, cut: int | None = None, spoil=None, battery=False):
        self.passed = 0
        self._board = board
        self._cut = cut
        self._spoil = spoil or (lambda data, down: data)
        self._battery = battery
        self._tool, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.port = os.ttyname(self._slave)
        self._plug = os.open(board.port, os.O_RDWR | os.O_NOCTTY)
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Cable":
        self._thread.start()
        return self

    def __exit__(self, *_) -> None:
        self.stop()
        self._thread.join()
        os.close(self._plug)
        os.close(self._slave)

    def stop(self) -> None:
        """What spoils says so: nothing passes any more, and the board keeps its power."""
        self._stopping.set()

    def _run(self) -> None:
        """Ends by hanging up on the tool."""
        while not self._stopping.is_set() and self._board.powered and self._pass_on():
            pass
        os.close(self._tool)

    def _pass_on(self) -> bool:
        """False: that was the last byte."""
        for fd in select.select([self._tool, self._plug], [], [], 0.005)[0]:
            passing = os.read(fd, 4096)
            left = len(passing) if self._cut is None else self._cut - self.passed
            self.passed += len(passing[:left])
            down = fd == self._tool
            os.write(self._plug if down else self._tool, self._spoil(passing[:left], down))
            if left < len(passing):
                if not self._battery:
                    self._board.power_off()
                return False
        return True
