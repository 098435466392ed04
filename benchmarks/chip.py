"""Boards on emulated silicon, prepared and pressed for figures. Times are emulated ms."""

import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from host_tools import demo, payload
from host_tools.silicon import SiliconBoard
from host_tools.silicon.chip import MARK_ADDRESS
from host_tools.silicon.norflash import ERASE_NS, PROGRAM_NS
from host_tools.silicon.traffic import Traffic
from host_tools.virtual import image

# From the game in progress to every kind of screen, at least once.
TOUR = ("RIGHT DOWN OK RIGHT OK BACK DOWN DOWN DOWN OK NEXT NEXT BACK BACK BACK UP UP OK "
        "DOWN OK DOWN RIGHT RIGHT OK BACK BACK "
        "DOWN DOWN OK OK BACK DOWN OK BACK BACK "
        "DOWN OK OK NEXT NEXT BACK DOWN OK NEXT NEXT BACK BACK "
        "DOWN OK DOWN OK BACK DOWN OK BACK OK").split()
START, SHOWN, HEAP = 1, 2, 1000     # marks: main.py begins; a frame is out; free bytes / 8 + HEAP
_RELEASE = "OK"             # short or long? Only letting go says so.
_DOWN_MS = 40
_QUIET_MS = 30              # a bus that rests so long: the frame is complete
BEGIN = f"from machine import mem32\nmem32[{MARK_ADDRESS}] = {START}\n"
# Before main.py: tells when display.show() returns ...
WATCH = f"""
from machine import mem32
import hardware
make = hardware.make_display
def watched(spec):
    display = make(spec)
    show = display.show
    def marking(*args):
        show(*args)
        mem32[{MARK_ADDRESS}] = {SHOWN}
    display.show = marking
    return display
hardware.make_display = watched
"""
# ... and how much of the heap is free after every key.
PROBE = f"""
from machine import mem32
import gc
from app import App
press = App._press
def probe(self, key, now):
    press(self, key, now)
    gc.collect()
    mem32[{MARK_ADDRESS}] = {HEAP} + gc.mem_free() // 8
App._press = probe
"""


@dataclass
class Press:
    """What one press did, counted from the edge that the board acts on."""

    key: str
    glass: float            # until the first new frame was with the display
    wait: float             # until its first bit was under way
    durable: float          # until the last flash operation was over; 0 = there was none
    size: int               # bytes of that frame, on the bus

    @property
    def sending(self) -> float:
        """The driver at work: from the first bit to the last one."""
        return self.glass - self.wait


@contextmanager
def board(folder: Path, name: str, game: bool, before: str = BEGIN) -> Iterator[SiliconBoard]:
    """The product at its second boot, with a game in progress or to the home screen.

    before: what runs before main.py: BEGIN, WATCH or PROBE.
    """
    flash = folder / f"{name}.img"
    flash.unlink(missing_ok=True)
    image.install(flash, name)
    made = SiliconBoard(flash, name)
    files = demo.settings(language="en")
    if game:
        head = demo.new_head(1, "K7Q2MX")
        files |= demo.journal(head, demo.play(head, lambda game: game.placed > 4).history())
    files["/main.py"] = before.encode() + payload.device_files(name)["/main.py"]
    for path, data in files.items():
        made.write_file(path, data)
    with made:
        made.run(3_000)         # makes its folders
        made.power_off()
        made.power_on()
        yield made


def first_frame(made: SiliconBoard) -> float:
    """Lets the board start -> from the first line of main.py to the first whole frame."""
    made.wait(lambda: made.chip.marks and made.frame().getbbox())
    traffic = made.glass.bus.traffic
    made.wait(lambda: made.chip.ns - traffic.last > _QUIET_MS * 1e6)
    return (traffic.last - made.chip.marks[0][0]) / 1e6


def press(made: SiliconBoard, key: str, rest: float = 150) -> Press | None:
    """A press of a finger, and time to work on it; None if it sent no frame.

    Needs WATCH.
    """
    made.key_down(key)
    if key == _RELEASE:
        made.run(_DOWN_MS)
        made.key_up(key)
    meter = made.glass.bus.traffic = Traffic()
    shown: list[Traffic] = []       # what had crossed the bus when a frame was out
    made.chip.on_mark = lambda value: shown.append(replace(meter)) if meter.bytes else None
    operations = len(made.flash.log)
    edge = made.chip.ns
    made.run(_DOWN_MS)
    made.key_up(key)
    made.run(rest)
    if not shown:
        return None
    return Press(key, (shown[0].last - edge) / 1e6, (shown[0].first - edge) / 1e6,
                 max(0.0, (_over(made.flash.log[operations:]) - edge) / 1e6), shown[0].bytes)


def _over(operations: list[tuple[float, str, int]]) -> float:
    """ns when the last of them was over."""
    if not operations:
        return 0.0
    begun, kind, _ = operations[-1]
    return begun + (ERASE_NS if kind == "E" else PROGRAM_NS)


def fumble(made: SiliconBoard, count: int) -> list[Press]:
    """Moves of the cursor and cards laid at random; the presses that could be seen."""
    chance = random.Random(1)
    keys = chance.choices(("RIGHT", "LEFT", "DOWN", "OK"), (5, 1, 2, 3), k=count)
    done = [press(made, key, 150 + chance.uniform(0, 10)) for key in keys]
    return [seen for seen in done if seen]


def tour(made: SiliconBoard, keys: Iterable[str]) -> None:
    """Boots, and presses these keys at leisure."""
    made.run(3_000)
    for key in keys:
        made.press(key)
        made.run(200)


def heap_free(made: SiliconBoard, keys: Iterable[str]) -> int:
    """Least free bytes after any of these keys, what is garbage not counted. Needs PROBE."""
    tour(made, keys)
    return min(8 * (value - HEAP) for _, value in made.chip.marks if value >= HEAP)


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
