"""Runs in MicroPython: both kinds of inner loops over pixels give the same bytes."""

import random
import sys
from array import array

sys.path.append("firmware")

import pixels as plain
import pixels_native as native


def noise(size):
    return bytearray(random.getrandbits(8) for _ in range(size))


def results(function, size, *arguments, both=(plain, native)):
    """What each of the two makes of the same target."""
    for module in both:
        target = bytearray(size + 8)        # what is behind the end stays as it is
        getattr(module, function)(*[target if a is None else a for a in arguments])
        yield bytes(target)


table, picture = noise(4 * 256), noise(120 * 16)
for start, count, stride, rows in (
        (0, 120, 120, 8), (960, 120, 120, 8), (7, 1, 120, 8), (119, 1, 120, 1), (60, 17, 120, 7)):
    made = []
    for module in (plain, native):
        target = bytearray(4 * count * rows + 8)        # what is behind the end stays as it is
        module.expand((table, picture, stride, target), start, count, rows)
        made.append(bytes(target))
    slow, fast = made
    assert slow == fast
    pairs = b"".join(picture[start + n * stride:start + n * stride + count] for n in range(rows))
    assert slow == b"".join(table[4 * b:4 * b + 4] for b in pairs) + bytes(8)
    print("expand", count, rows)


def joined(module, added, most=8, window=30):
    """Areas on 120 bytes x 240 rows, as left, up, right, down, after all of these have come."""
    areas = array("H", (0, 120, 240, most, window, 0, 0, 0) + 4 * most * (0,))
    for left, up, right, down in added:
        module.join(areas, 2 * left, up, 2 * (right - left), down - up)
    return [tuple(areas[4 * i:4 * i + 4]) for i in range(2, areas[0] + 2)]


for added, wanted in (
        ([(0, 0, 5, 5), (0, 5, 5, 10), (100, 200, 110, 210)],
         [(0, 0, 5, 10), (100, 200, 110, 210)]),
        ([(0, 0, 9, 9), (2, 2, 3, 3)], [(0, 0, 9, 9)]),
        ([(0, 0, 2, 2), (50, 50, 60, 60), (8, 0, 9, 2), (2, 0, 8, 2)],
         [(50, 50, 60, 60), (0, 0, 9, 2)]),
        ([(-9, -9, 1, 1), (110, 230, 130, 250)], [(0, 0, 1, 1), (110, 230, 120, 240)]),
        ([(-9, 5, 0, 9), (120, 5, 130, 9), (5, -9, 9, 0), (5, 240, 9, 250)], [])):
    assert joined(plain, added) == joined(native, added) == wanted
    print("join", len(wanted))
for most in (2, 8, 40):
    added = []
    for _ in range(40):
        left, up = random.getrandbits(6), random.getrandbits(7)
        added.append((left, up, left + 1 + random.getrandbits(4), up + 1 + random.getrandbits(4)))
    made = joined(plain, added, most)
    assert made == joined(native, added, most) and len(made) <= most
    for x, y, z, w in added:        # each is within one
        assert any([a <= x and b <= y and c >= z and d >= w for a, b, c, d in made])
    print("join at random", most)
words = noise(32)
slow, fast = results("pair", 4 * 256, words, None)
assert slow == fast
assert slow == b"".join(words[2 * n:2 * n + 2] + words[2 * m:2 * m + 2]
                        for n in range(16) for m in range(16)) + bytes(8)
print("pair")
for rows, stride in ((64, 16), (8, 1), (1, 8), (3, 5)):
    picture = noise(rows * stride)
    slow, fast = results("transpose", rows * stride, picture, None, rows, stride,
                         both=(plain, native))
    assert slow == fast
    assert slow[:rows] == bytes(picture[n * stride] for n in range(rows - 1, -1, -1))
    assert slow[-8 - rows] == picture[-1] and slow[-8:] == bytes(8)
    print("transpose", rows, stride)
for places in ((), (0,), (8,), (63,), (17, 40)):
    old = noise(64)
    new = bytearray(old)
    for place in places:
        new[place] ^= 1 << random.getrandbits(3)
    for first in range(9):
        wanted = min([place // 8 for place in places if place // 8 >= first] + [8])
        for module in (plain, native):
            assert module.changed(memoryview(new), memoryview(old), first, 8) == wanted
    print("changed", places)
font = bytes((10, 2, 8, 1, 48, 2, 1, 0, 0xF1, 0)) + bytes((      # "0", "1" and "ñ"
    0, 0, 9, 1, 18, 0, 3, 0, 21, 0, 5, 3, 26, 0, 0, 0)) + noise(26)
for form, size in ((0, 40 * 24 // 8), (2, 40 * 24 // 2), (4, 40 * 24 // 8)):
    for x, y, scale in ((3, 2, 1), (-4, -5, 1), (30, 17, 1), (-3, -2, 2), (25, 9, 2)):
        for colour in (0, 1) if form != 2 else (0, 9):
            slow = noise(size)
            fast = bytearray(slow)
            for module, into in ((plain, slow), (native, fast)):
                end = module.draw_text((into, form, 40, 24), x, y, colour, scale, "01ñ🂡?0", 6,
                                     font)
                assert end == x + scale * (9 + 3 + 5 + 0 + 0 + 9)
            assert slow == fast
    print("draw_text", form)
for module in (plain, native):
    assert module.draw_text(None, 0, 0, 0, 2, "1ñ", 2, font) == 16
