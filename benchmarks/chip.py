"""Boards on emulated silicon, prepared and pressed for figures. Times are emulated ms.

The only thing on the board that is not the product is BEGIN, two lines before main.py; all else
is seen from outside: the bus of the display, the operations of the flash, the RAM.
"""

import json
import pickle
import random
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from crupier.build import payload
from crupier.engine.lines import unseal
from crupier.engine.records import replay
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from crupier.install.images import read_firmware
from crupier.sim.virtual import files as virtual_files
from crupier.sim.virtual.flash import ERASED
from pictures import pads, samples
from silicon import SiliconBoard, find_image
from silicon.chip import MARK_ADDRESS
from silicon.display import Traffic
from silicon.norflash import ERASE_NS, PROGRAM_NS

BEGIN = f"from machine import mem32\nmem32[{MARK_ADDRESS}] = 1\n"
_MAIN, WIRING = "/main.py", payload.HOME + "/board.py"
BOOT_MS = 3_000
_PRODUCT = """
import pickle, sys
from crupier.build import payload, root
made = str(root.source_root()), payload.device_files(sys.argv[1])
sys.stdout.buffer.write(pickle.dumps(made))
"""
KINDS = CURSOR, CARD, TURN = "cursor moved", "card laid", "turn ended"
_CARD_MS = 300              # a card that is under way has arrived
_RELEASE = "OK"             # short or long? Only letting go says so.
_DOWN_MS = 40
_SLICE_MS = 1               # between two looks at the bus
_PATIENCE_MS = 1_000        # for a frame


@dataclass
class Press:
    """What one press did, counted from the edge that the board acts on."""

    key: str
    shown: float            # until the last bit of the first whole frame was with the display
    wait: float             # until its first bit was under way
    size: int               # bytes of that frame, on the bus
    durable: float          # until the last flash operation was over; 0 = there was none
    erases: int             # blocks of the flash
    rest: float             # until the display showed what it showed in the end
    kind: str = CURSOR

    @property
    def sending(self) -> float:
        """The driver at work: from the first bit to the last one."""
        return self.shown - self.wait


def game(actions: int = 8) -> dict[str, bytes]:
    """Files of a solo game in progress, after so many actions."""
    head = samples.solo(1, "K7Q2MX")
    played = samples.play(head, lambda game: len(game.history()) >= actions)
    return samples.journal(head, played.history())


def match() -> dict[str, bytes]:
    """Files of a match of Martes 13 of six."""
    head = pads.martes13(1, 6)
    return samples.journal(head, pads.played(head, 2))


@dataclass
class Product:
    """A version of Crupier for a board, with the mark of its begin.

    files: {path on the flash: content}. uf2: the MicroPython that it runs on.
    """

    files: dict[str, bytes]
    uf2: Path


def stock(name: str, checkout: Path | None = None) -> Product:
    """What this checkout puts on stock MicroPython, or another one with its .venv. Raises
    SystemExit where that .venv, a copy for example, takes the sources of a third one.
    """
    if checkout:
        checkout = checkout.resolve()
        done = subprocess.run([checkout / ".venv/bin/python", "-c", _PRODUCT, name], cwd=checkout,
                              check=True, stdout=subprocess.PIPE)
        root, files = pickle.loads(done.stdout)
        if root != str(checkout):
            raise SystemExit(f"{checkout}/.venv takes its sources from {root}. In {checkout} run: "
                             "make -B .venv/.ready")
    else:
        files = payload.device_files(name)
    return Product({**files, _MAIN: BEGIN.encode() + files[_MAIN]}, find_image())


def frozen(name: str, uf2: Path) -> Product:
    """Crupier inside MicroPython, at its usual clock; docs/speed.md. Its main.py cannot be marked:
    board.py, which goes before the frozen one, is read a moment before that.
    """
    wiring = payload.board_file(name).read_bytes()
    return Product({WIRING: wiring + b"\nCLOCK = 125_000_000\n" + BEGIN.encode()}, uf2)


def is_frozen(product: Product | None) -> bool:
    return product is not None and _MAIN not in product.files


@contextmanager
def board(folder: Path, name: str, extra: dict[str, bytes],
          product: Product | None = None) -> Iterator[SiliconBoard]:
    """A product at its second boot, this one if no other is given.

    extra: files beside its own, of a game in progress for example.
    """
    product = product or stock(name)
    flash = folder / f"{name}.img"
    flash.write_bytes(ERASED * read_firmware(product.uf2).files_size)
    made = SiliconBoard(flash, name, product.uf2)
    settings = samples.settings(language="en", names=samples.NAMES)
    for path, data in {**product.files, **settings, **extra}.items():
        made.write_file(path, data)
    with made:
        made.run(BOOT_MS)       # makes its folders
        made.power_off()
        made.power_on()
        yield made


def first_frame(made: SiliconBoard) -> float:
    """Lets the board start -> from the first line of main.py until the display shows what it shows
    once the board has come to rest.
    """
    made.wait(lambda: made.chip.marks)
    frames = _watch(made, BOOT_MS)
    return _shown(frames) - made.chip.marks[0][0] / 1e6


def press(made: SiliconBoard, key: str, rest: float = 150) -> Press | None:
    """A press of a finger, and `rest` ms to work on it; None if it brought nothing new."""
    before = made.frame()
    made.key_down(key)
    if key == _RELEASE:
        made.run(_DOWN_MS)
        made.key_up(key)
    else:
        made.at(_DOWN_MS, lambda: made.key_up(key))
    operations = len(made.flash.log)
    edge = made.ms
    frames = _watch(made, rest)
    done = made.flash.log[operations:]
    first = next((frame for frame in frames if frame.image != before), None)
    if not first:
        return None
    return Press(key, first.last - edge, first.first - edge, first.size,
                 max(0.0, _over(done) - edge), sum(kind == "E" for _, kind, _ in done),
                 _shown(frames) - edge)


def frames(made: SiliconBoard, key: str, ms: float) -> list[float]:
    """Presses a key, if there is one -> ms when each picture that differs from the one before was
    on the display.
    """
    before, shown = made.frame(), []
    if key:
        made.key_down(key)
        made.at(_DOWN_MS, lambda: made.key_up(key))
    for frame in _watch(made, ms):
        if frame.image != before:
            shown.append(frame.last)
            before = frame.image
    return shown


@dataclass
class _Frame:
    first: float            # ms when its first bit went out ...
    last: float             # ... and its last one was with the display
    size: int
    image: Image.Image


def _watch(made: SiliconBoard, ms: float) -> list[_Frame]:
    """What reaches the display in so much time; more if one is under way."""
    frames: list[_Frame] = []
    meter = made.display.bus.traffic = Traffic()
    begun = made.ms
    while made.ms < begun + ms or (meter.busy and made.ms < begun + ms + _PATIENCE_MS):
        made.run(_SLICE_MS)
        if meter.rests(made.chip.ns):
            frames.append(_Frame(meter.first / 1e6, meter.last / 1e6, meter.bytes, made.frame()))
            meter = made.display.bus.traffic = Traffic()
    return frames


def _shown(frames: list[_Frame]) -> float:
    """When the display showed for good what it shows in the end."""
    end = frames[-1]
    for frame in reversed(frames):
        if frame.image != end.image:
            break
        end = frame
    return end.last


def _over(operations: list[tuple[float, str, int]]) -> float:
    """ms when the last of them was over."""
    if not operations:
        return 0.0
    begun, kind, _ = operations[-1]
    return (begun + (ERASE_NS if kind == "E" else PROGRAM_NS)) / 1e6


def fumble(made: SiliconBoard, count: int, seed: int) -> list[Press]:
    """Moves of the cursor and cards laid at random, as long as the game is not over; the presses
    that could be seen.
    """
    chance = random.Random(seed)
    done = []
    # DOWN would come to the hint.
    for key in chance.choices(("RIGHT", "LEFT", "UP", "NEXT", "OK"), (5, 1, 1, 1, 3), k=count):
        seen = press(made, key, _CARD_MS + chance.uniform(0, 10))
        if seen and seen.durable:
            played = _journal(made)
            if not played or played.is_terminal():
                break
            seen.kind = TURN if played.history()[-1:] == [END_TURN] else CARD
        if seen:
            done.append(seen)
    return done


def _journal(made: SiliconBoard) -> TheGame | None:
    """The game as it is on the flash; None once it is sealed."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.img"
        copy.write_bytes(made.chip.filesystem)
        lines = [unseal(line) for path in sorted(virtual_files.list_all(copy, "/data/game"))
                 for line in virtual_files.read(copy, path).splitlines(keepends=True)]
    if not lines:
        return None
    return replay(json.loads(lines[0]), [int(line.split()[1]) for line in lines[1:]])


def median(values: Iterable[float]) -> float:
    ordered = sorted(values)
    return ordered[len(ordered) // 2]


def sent_whole(folder: Path, name: str, program: str) -> tuple[float, int]:
    """Runs a program that marks the begin and the end of sending a frame -> (ms, bytes)."""
    made = SiliconBoard(folder / "peer.img", name)
    made.write_file("/main.py", f"from machine import mem32\nMARK = {MARK_ADDRESS}\n" + program)
    with made:
        made.wait(lambda: len(made.chip.marks) > 1)
        (begun, _), (ended, sent) = made.chip.marks[:2]
        return (ended - begun) / 1e6, sent
