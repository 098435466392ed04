"""`gc` of the board: the original, but objects take twice the memory on 64 bits."""

import gc
from gc import *  # noqa: F403

from micropython import const

_FACTOR = const(2)


def mem_free():
    return gc.mem_free() // _FACTOR


def mem_alloc():
    return gc.mem_alloc() // _FACTOR


def threshold(amount=None):
    """Bytes of a board that are allocated between two collections, -1 for no matter how many."""
    if amount is None:
        amount = gc.threshold()
        return amount // _FACTOR if amount > 0 else amount
    gc.threshold(amount * _FACTOR if amount > 0 else amount)
