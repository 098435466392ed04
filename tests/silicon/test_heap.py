"""The heap as it is read from the RAM is the heap as MicroPython counts it."""

import random
import re

import pytest

from silicon import SiliconBoard
from silicon.chip import MARK_ADDRESS
from silicon.heap import Finder

PROGRAM = f"""
from machine import mem32
import gc, micropython, random
random.seed({{seed}})
class Thing:
    pass
kept = []
for i in range(600):
    thing = Thing()
    thing.data = bytearray(random.randrange(300)), [i, str(i)]
    if random.randrange(3):
        kept.append(thing)
thing = i = None
gc.disable()
mem32[{MARK_ADDRESS}] = 1
micropython.mem_info()
gc.collect()
mem32[{MARK_ADDRESS}] = 2
micropython.mem_info()
mem32[{MARK_ADDRESS}] = 3
"""


@pytest.mark.parametrize("seed", [1, 2])
def test_heap_is_what_micropython_finds_after_a_collection(tmp_path, uf2, seed):
    board = SiliconBoard(tmp_path / "flash.img", "pico_ssd1306", uf2)
    board.write_file("/main.py", PROGRAM.format(seed=seed))
    seen = []
    with board:
        finder = Finder(board.chip.mcu)
        with pytest.raises(LookupError):
            finder.look()
        board.chip.on_mark = lambda value: seen.append(finder.look())
        board.wait(lambda: len(seen) == 3)
        board.run(50)
        counted = [(int(free), 16 * int(blocks)) for free, blocks in
                   re.findall(rb"free: (\d+)\r\n.*max free sz: (\d+)", board.log)]
    untidy, tidy, _ = seen
    (free_before, largest_before), (free_after, largest_after) = counted
    assert free_before < free_after
    assert untidy.untidy == largest_before
    assert abs(tidy.free - free_after) <= 64, "the list of marks itself is on the heap"
    assert (untidy.free, untidy.largest) == (tidy.free, tidy.largest)
    assert tidy.largest == largest_after and tidy.holes > random.Random(seed).randrange(2)
