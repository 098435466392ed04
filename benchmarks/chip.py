"""Boards on emulated silicon, prepared and pressed for figures. Times are emulated ms."""

import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from crupier.build import payload
from crupier.pictures import demo, demo_match
from crupier.sim.silicon import SiliconBoard
from crupier.sim.silicon.chip import MARK_ADDRESS
from crupier.sim.silicon.norflash import ERASE_NS, PROGRAM_NS
from crupier.sim.silicon.traffic import Traffic
from crupier.sim.virtual import image

# Ways from the home screen with a game to go on with: rows down or up, and what is there.
_WAYS = ("DOWN OK DOWN DOWN DOWN LEFT UP UP UP OK RIGHT OK", "DOWN DOWN OK DOWN DOWN OK RIGHT OK",
         "DOWN DOWN DOWN OK DOWN OK", "DOWN DOWN DOWN DOWN OK DOWN OK", "UP UP UP UP OK OK",
         "UP UP UP UP OK DOWN OK DOWN", "UP UP UP OK OK NEXT NEXT NEXT", "UP UP UP OK UP OK NEXT",
         "UP UP OK DOWN DOWN RIGHT UP UP", "UP OK", "OK")
_AT_THE_TABLE = "RIGHT DOWN OK RIGHT OK RIGHT BACK DOWN DOWN BACK BACK UP UP OK"
_IN_THE_MATCH = ("OK UP OK UP UP OK BACK DOWN OK RIGHT UP UP OK BACK BACK DOWN DOWN DOWN OK OK "
                 "NEXT NEXT BACK BACK BACK UP OK BACK DOWN OK BACK UP UP OK")
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


def game() -> dict[str, bytes]:
    """Files of a solo game that has begun."""
    head = demo.new_head(1, "K7Q2MX")
    return demo.journal(head, demo.play(head, lambda game: game.placed > 4).history())


def match() -> dict[str, bytes]:
    """Files of a match of Martes 13 of six."""
    return demo.journal(demo_match.new_head(1, 6), demo_match.rounds(6, 2))


@contextmanager
def board(folder: Path, name: str, files: dict[str, bytes], before: str = BEGIN
          ) -> Iterator[SiliconBoard]:
    """The product at its second boot. files: a game in progress. before: what runs before main.py:
    BEGIN, WATCH or PROBE.
    """
    flash = folder / f"{name}.img"
    flash.unlink(missing_ok=True)
    image.install(flash, name)
    made = SiliconBoard(flash, name)
    main = before.encode() + payload.device_files(name)["/main.py"]
    for path, data in {**demo.settings(language="en"), **files, "/main.py": main}.items():
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


def tour(made: SiliconBoard, first: str) -> None:
    """Boots, presses the keys of the first screen, and goes every way from the home screen."""
    made.run(3_000)
    for keys in (first, *_WAYS):
        way = keys.split()
        rows = 0 if keys is first else way.index("OK")
        back = ["BACK"] * way.count("OK") + [{"UP": "DOWN"}.get(way[0], "UP")] * rows
        for key in way + (back if keys is not first else []):
            made.press(key)
            made.run(200)


def tours(folder: Path, name: str, before: str) -> Iterator[SiliconBoard]:
    """Boards after a tour, from a solo game and from a match of Martes 13."""
    for files, first in ((game(), _AT_THE_TABLE), (match(), _IN_THE_MATCH)):
        with board(folder, name, files, before) as made:
            tour(made, first)
            yield made


def heap_free(folder: Path, name: str) -> int:
    """Least free bytes after any key of the tours, what is garbage not counted."""
    return min(8 * (value - HEAP) for made in tours(folder, name, PROBE)
               for _, value in made.chip.marks if value >= HEAP)


def stack_used(folder: Path, name: str) -> int:
    return max(made.chip.stack_used for made in tours(folder, name, BEGIN))


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
