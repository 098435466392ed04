"""Runs on a virtual board, beside the application: tells the PC how much memory there is.

`[heap] <bytes free>` after a collection, now and then.
"""

from memory import Memory

_collect = Memory.collect
_count = [0]


def collect(memory):
    free = _collect(memory)
    _count[0] += 1
    if _count[0] % 20 == 0:
        print("[heap]", free)
    return free


Memory.collect = collect
