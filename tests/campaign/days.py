"""Thirty days of somebody who presses keys at random, on boards whose flash is nearly full.

Each day begins with power or goes on from the day before, has some hundred keys with rests, and a
night without any. ticks_ms() starts near its wrap and is skipped over it; the clock jumps back and
forth; now and then a PC acknowledges what there is, so that the board can make room. At the end of
each day the figures are taken.
"""

import os
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from crupier.engine.lines import seal
from crupier.sim.virtual import files, image
from crupier.sim.virtual.board import VirtualBoard
from crupier.sim.virtual.flash import BLOCKS
from pictures import samples
from tests import flash_image
from tests.campaign import flash
from tests.host_tools import flash_lab

BOARDS = ("pico_ssd1306", "picosystem")
ENDURANCE = 100_000             # erases of a block, by the datasheets of the flash chips
_WATCH = Path(__file__).with_name("heap.py")
_HEAP = 300_000
_PERIOD_MS = 1 << 30
_BOOT_MS = 1500
_DAY_MS = 24 * 3_600_000
_RECORDS = 400                  # that are on the board in the morning of the first day
_LEFT = 72                      # free blocks then: two more than a fifth
_PER_DAY = 1500                 # keys


@dataclass
class Day:
    """Bytes of heap after collections; files and free blocks in the evening; what it all took."""

    number: int
    heap: int                   # at most
    least: int
    files: int
    free: int
    records: int
    games: int
    erases: int
    keys: int
    flash_ops: int              # per thousand keys
    cpu_us: int                 # of the interpreter per key, which no other program changes


@dataclass
class Tally:
    board: str
    days: list[dict] = field(default_factory=list)
    restarts: int = 0           # with new power, and by itself, as docs/memory.md says
    most_erases: int = 0        # of one block
    erased_blocks: int = 0
    years: float = 0.0          # until the first block is worn out


class Life:
    """A board, and whoever holds it."""

    def __init__(self, folder: Path, board_id: str, seed: int):
        self._chance = random.Random(f"{board_id} {seed}")
        path = folder / f"{board_id}.img"
        path.unlink(missing_ok=True)
        image.install(path, board_id)
        crowd = {name: data for name, data in flash_lab.many_scores(_RECORDS).items()
                 if name.startswith("/data/records/")}
        files.write(path, {**samples.settings(language="en"), **crowd})
        flash_image.import_first(path, "heap", _WATCH.read_bytes())
        flash_lab.fill(path, left=_LEFT)
        self.board = VirtualBoard(path, board_id, live=False, clock=self._date(), heap=_HEAP,
                                  ticks=_PERIOD_MS - 60_000)
        self.tally = Tally(board_id)
        self._wear: Counter = Counter()
        keys = {name for name, _ in self.board.description["KEYS"]}
        self._others = sorted(keys - {"OK", "BACK"})
        self._back = "BACK" in keys
        self._read = 0

    def _date(self) -> int:
        return 1_795_219_200 + self._chance.randint(-400, 400) * 86_400

    def live(self, days: int) -> Tally:
        with self.board as board:
            erase = board._hardware.flash.erase

            def count(block: int) -> None:
                self._wear[block] += 1
                erase(block)

            board._hardware.flash.erase = count
            board.run(_BOOT_MS)
            for number in range(1, days + 1):
                self._day(number)
        tally = self.tally
        tally.erased_blocks = len(self._wear)
        tally.most_erases = max(self._wear.values(), default=1)
        tally.years = round(ENDURANCE / tally.most_erases * days / 365, 1)
        return tally

    def _day(self, number: int) -> None:
        board, chance = self.board, self._chance
        stats = board.stats
        begun, cpu, turns = dict(stats), self._cpu(), 0.0
        for _ in range(_PER_DAY):
            self._key()
            if chance.random() < 0.004:
                before = self._cpu()
                board.run(chance.choice((1000, 5000, 40_000, 150_000)))
                turns += self._cpu() - before
            if chance.random() < 0.001:
                board._hardware.clock.wall += chance.choice((-1, 1)) * 86_400_000_000 * 30
            assert board.running
        cpu = self._cpu() - cpu - turns
        board.run(3000)
        stats = board.stats
        heap = self._listen()
        content = flash.read(board.image)
        with files.mounted(board.image) as fs:
            free = BLOCKS - fs.used_block_count
        operations = sum(stats[name] - begun[name] for name in ("flash_erases", "flash_programs"))
        self.tally.days.append(vars(Day(
            number, max(heap), min(heap), content.files, free, len(content.records), content.games,
            stats["flash_erases"] - begun["flash_erases"], _PER_DAY,
            operations * 1000 // _PER_DAY, round(cpu * 1e6 / _PER_DAY))))
        self._night(number, content)

    def _key(self) -> None:
        chance, kind = self._chance, self._chance.random()
        ms = chance.choice((20, 20, 40, 80))
        if kind < 0.06 and not self._back:
            self.board.hold("OK")
        else:
            key = ("BACK" if kind < 0.06 else "OK" if kind < 0.42
                   else chance.choice(self._others))
            self.board.press(key, ms)
        self.board.run(ms)

    def _cpu(self) -> float:
        """Seconds that the interpreter has computed since the board got its power."""
        fields = Path(f"/proc/{self.board._hardware._process._interpreter.pid}/stat").read_text()
        return sum(map(int, fields.rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK")

    def _listen(self) -> list[int]:
        """Bytes of heap, as the board has said since the last time."""
        said = []
        for line in self.board.log[self._read:].decode().splitlines():
            if line.startswith("[heap] "):
                said.append(int(line.split()[1]))
            elif line == "MPY: soft reboot":
                self.tally.restarts += 1
            else:
                assert line.startswith("[virtual board]") or not line.strip(), line
        self._read = len(self.board.log)
        return said

    def _night(self, number: int, content: flash.Content) -> None:
        """The board stays on, or has no power; on some evenings a PC was there."""
        board, chance = self.board, self._chance
        if chance.random() < 0.5:
            for _ in range(1 if number % 10 else 8):        # a week away, now and then
                board.run(500)
                board.advance(_DAY_MS * 2 // 3)
            board.run(500)
            return
        board.power_off()
        self.tally.restarts += 1
        last = max(content.records)
        board.write_file("/data/ack", seal(str(last)))
        board._hardware.clock._start = self._date()
        board.power_on()
        board.run(_BOOT_MS)


def campaign(folder: Path, board_id: str, days: int, seed: int, progress=lambda tally: None):
    life = Life(folder, board_id, seed)
    tally = life.live(days)
    progress(tally)
    return tally
