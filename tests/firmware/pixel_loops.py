"""Runs in MicroPython: both kinds of inner loops over pixels give the same bytes."""

import random
import sys

sys.path.append("firmware")

from drivers import plain, viper


def noise(size):
    return bytearray(random.getrandbits(8) for _ in range(size))


def results(function, size, *arguments):
    """What each of the two makes of the same target."""
    for module in (plain, viper):
        target = bytearray(size + 8)        # what is behind the end stays as it is
        getattr(module, function)(*[target if a is None else a for a in arguments])
        yield bytes(target)


table, picture = noise(4 * 256), noise(120 * 16)
for start, count, stride, rows in (
        (0, 120, 120, 8), (960, 120, 120, 8), (7, 1, 120, 8), (119, 1, 120, 1), (60, 17, 120, 7)):
    slow, fast = results("expand", 4 * count * rows, table, picture, None, start, count, stride,
                         rows)
    assert slow == fast
    pairs = b"".join(picture[start + n * stride:start + n * stride + count] for n in range(rows))
    assert slow == b"".join(table[4 * b:4 * b + 4] for b in pairs) + bytes(8)
    print("expand", count, rows)
words = noise(32)
slow, fast = results("pair", 4 * 256, words, None)
assert slow == fast
assert slow == b"".join(words[2 * n:2 * n + 2] + words[2 * m:2 * m + 2]
                        for n in range(16) for m in range(16)) + bytes(8)
print("pair")
for rows, stride in ((64, 16), (8, 1), (1, 8), (3, 5)):
    picture = noise(rows * stride)
    slow, fast = results("transpose", rows * stride, picture, None, rows, stride)
    assert slow == fast
    assert slow[:rows] == bytes(picture[n * stride] for n in range(rows - 1, -1, -1))
    assert slow[-8 - rows] == picture[-1] and slow[-8:] == bytes(8)
    print("transpose", rows, stride)
