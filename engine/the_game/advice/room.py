"""What an advisor computes with: loops, in machine code where there is some, and arrays."""

from array import array

from .shape import ROWS

try:
    from . import net_native as net
    from . import search_native as search
except (ImportError, NameError, SyntaxError, ValueError):   # no machine code for this processor
    from . import net, search

__all__ = ["net", "rows", "search", "zeros"]


def zeros(kind, count):
    """An array. Made here, so that no generator goes on holding what it is made of, which takes a
    fourth of its memory.
    """
    return array(kind, memoryview(bytes(count)))


def rows(loops=net):
    """The largest array, 11 KB on a board: it should be made before advisor.py is imported, while
    so much is free in one piece.
    """
    return zeros("i", loops.WIDTH * ROWS)
