"""The advisor of The Game on emulated silicon: how long a hint takes, and what memory.

Median of positions of standard games; the worst are those with the most states of 2,000 positions
of all kinds. Emulated ms, from the request to the answer, without the import before the first one.
The turns must be those that this PC finds.
"""

import json
import re
import tempfile
from pathlib import Path

from benchmarks import chip
from benchmarks.figure import Figure, beside
from crupier.build import payload
from crupier.engine.the_game.advice import net, search
from crupier.engine.the_game.advice.advisor import Advisor
from crupier.engine.the_game.advice.shape import STATES
from crupier.sim.silicon import ImageMissing, SiliconBoard, find_image
from crupier.sim.silicon.chip import MARK_ADDRESS
from tests.engine.advice import at, think
from tests.engine.advice_positions import some_position, stopped

BOARD = "pico_ssd1306"
MEDIAN_MS, WORST_MS, HEAP, FLASH = 500, 1_500, 48 << 10, 70 << 10
_TYPICAL, _ALL, _WORST = 40, 2_000, 12
_PATIENCE_MS = 3_600_000

# Marks: 1 before a hint, 2 and more after each step, 0 when it is there; 3 << 24 + bytes of heap.
_PROGRAM = """
import gc, json, sys
sys.path.insert(0, "/crupier")
from machine import mem32
import pack
pack.mount()
from engine.games import create
def game(line):
    head, actions = json.loads(line)
    made = create(head)
    for action in actions:
        made.apply_action(action)
    return made
def think(seen, each):
    advisor = Advisor(seen, *pack.data("nets/the_game"))
    while advisor.step():
        each()
    return advisor.plan()
def mark():
    mem32[MARK] = 2
def weigh():
    global least
    gc.collect()
    least = min(least, gc.mem_free())
with open("/positions") as file:
    first = game(file.readline())
    gc.collect()
    gc.collect()
    least = before = gc.mem_free()
    mem32[MARK] = 1
    from engine.the_game.advice.advisor import Advisor
    mem32[MARK] = 0
    think(first.observation(0), weigh)
    mem32[MARK] = (3 << 24) + before - least
    for line in file:
        made = game(line)
        seen = made.observation(made.current_player())
        gc.collect()
        mem32[MARK] = 1
        plan = think(seen, mark)
        mem32[MARK] = 0
        print("PLAN", plan)
print("END")
"""


def run() -> list[Figure]:
    try:
        find_image()
    except ImageMissing as missing:
        print(f"  not measured: {missing}")
        return []
    typical = [(head, stopped(head, number % 30)) for number in range(_TYPICAL) for head in (
        {"game": "the_game", "players": 1, "seed": f"typical {number}", "options": {}},)]
    found = [some_position(number) for number in range(_ALL)]
    worst = sorted(found, key=_states)[-_WORST:]
    times, longest, first, heap = _measured([worst[-1], *typical, *worst])
    median = chip.median(times[:_TYPICAL])
    packed = payload.packed_files(BOARD)
    size = sum(len(data) for path, data in packed.items()
               if "advice" in path or path.startswith("/nets/"))
    return [
        Figure("hint, median", median, "ms", f"{beside(median, MEDIAN_MS)}; {_TYPICAL} positions"),
        Figure("  worst", max(times), "ms", f"{beside(max(times), WORST_MS)}; most states of "
                                            f"{_ALL:,} positions, {_states(worst[-1])}"),
        Figure("  longest step: a key waits for it", longest, "ms"),
        Figure("  import, before the first one", first, "ms"),
        Figure("  heap, modules too", heap, "bytes", beside(heap, HEAP)),
        Figure("  flash", size, "bytes", beside(size, FLASH))]


def _states(position: tuple[dict, list[int]]) -> int:
    """What there is to judge in a position."""
    game = at(*position)
    advisor = Advisor(game.observation(game.current_player()), None, 0, (search, net))
    while advisor.plan() == [] and advisor.step():
        pass
    return advisor._turn[STATES]


def _measured(positions: list) -> tuple[list[float], float, float, int]:
    """Each hint after the first, the longest step of all, the import (ms); heap (bytes)."""
    with tempfile.TemporaryDirectory() as folder:
        board = SiliconBoard(Path(folder) / "flash.img", BOARD)
        files = {**payload.device_files(BOARD),
                 "/positions": "".join(json.dumps(each) + "\n" for each in positions).encode(),
                 "/main.py": f"MARK = {MARK_ADDRESS}{_PROGRAM}".encode()}
        for path, data in files.items():
            if path != "/boot.py":
                board.write_file(path, data)
        with board:
            board.wait(lambda: b"END" in board.log or b"Traceback" in board.log, _PATIENCE_MS)
            said = re.findall(rb"PLAN \[(.*?)\]", board.log)
            expected = [think(at(*position))[0] for position in positions[1:]]
            if [list(map(int, plan.split(b","))) for plan in said] != expected:
                raise RuntimeError(board.log.decode(errors="replace"))
            marks = board.chip.marks
    times: list[float] = []
    longest = begun = last = 0.0
    heap = 0
    for ns, value in marks:
        if value >> 24:
            heap = value & 0xFFFFFF
        elif value == 1:
            begun = last = ns / 1e6
        else:
            longest = max(longest, ns / 1e6 - last) if times else longest
            last = ns / 1e6
            if value == 0:
                times.append(ns / 1e6 - begun)
    return times[1:], longest, times[0], heap
