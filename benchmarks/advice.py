"""The advisor of The Game on emulated silicon: how long a hint takes, and what memory.

Median of positions of standard games; the worst are those with the most states of 2,000 positions
of all kinds. Emulated ms, from the request to the answer, without the import before the first one.
The turns must be those that this PC finds.
"""

import re

from benchmarks import chip, thinking
from benchmarks.figure import Figure, beside
from crupier.build import payload
from crupier.engine.the_game.advice import net, search
from crupier.engine.the_game.advice.advisor import Advisor
from crupier.engine.the_game.advice.shape import STATES
from tests.engine.advice import at, think
from tests.engine.advice_positions import some_position, stopped

MEDIAN_MS, WORST_MS, HEAP, FLASH = 500, 1_500, 48 << 10, 70 << 10
_TYPICAL, _ALL, _WORST = 40, 2_000, 12

# Marks: 1 before a hint, 2 after each step, 0 when it is there; what it takes of the heap.
_PROGRAM = f"""
def think(seen, each):
    advisor = Advisor(seen, *pack.data("nets/the_game"))
    while advisor.step():
        each()
    return advisor.plan()
def weigh():
    global least
    gc.collect()
    least = min(least, gc.mem_free())
with open("/positions") as file:
    first = game(*json.loads(file.readline()))
    gc.collect()
    gc.collect()
    least = before = gc.mem_free()
    mark(1)
    from engine.the_game.advice.advisor import Advisor
    mark(0)
    think(first.observation(0), weigh)
    mark({thinking.HEAP} + before - least)
    for line in file:
        made = game(*json.loads(line))
        seen = made.observation(made.current_player())
        gc.collect()
        mark(1)
        plan = think(seen, lambda: mark(2))
        mark(0)
        print("PLAN", plan)
print("END")
"""


def run() -> list[Figure]:
    if not thinking.possible():
        return []
    typical = [(head, stopped(head, number % 30)) for number in range(_TYPICAL) for head in (
        {"game": "the_game", "players": 1, "seed": f"typical {number}", "options": {}},)]
    found = [some_position(number) for number in range(_ALL)]
    worst = sorted(found, key=_states)[-_WORST:]
    times, longest, first, heap = _measured([worst[-1], *typical, *worst])
    median = chip.median(times[:_TYPICAL])
    packed = payload.packed_files(thinking.BOARD)
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
    lines, marks = thinking.run(_PROGRAM, positions)
    said = re.findall(rb"PLAN \[(.*?)\]", b"\n".join(lines))
    expected = [think(at(*position))[0] for position in positions[1:]]
    if [list(map(int, plan.split(b","))) for plan in said] != expected:
        raise RuntimeError(f"other turns than on this PC: {said}")
    times: list[float] = []
    longest = begun = last = 0.0
    for ms, value in marks:
        if value == 1:
            begun = last = ms
        elif value < thinking.HEAP:
            longest = max(longest, ms - last) if times else longest
            last = ms
            if value == 0:
                times.append(ms - begun)
    return times[1:], longest, times[0], thinking.heap(marks)
