"""QR codes of texts, level L (ISO/IEC 18004): versions 1 to 20, one segment of bytes before one of
letters and digits.
"""

_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"     # table 5
# By version from 1 up, table 9, level L: checksum bytes of a block, and blocks.
_CHECKS = bytes((7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28))
_BLOCKS = bytes((1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8))
LARGEST = len(_BLOCKS)
# Level L with mask 0, whose cells are dark where x + y is even, with their checksum (7.9.1). The
# standard compares eight masks to break up patterns; a code of a record has none.
_FORMAT = 0x77C4
_FIELD = 0x11D      # x^8 + x^4 + x^3 + x^2 + 1, of the checksums (7.5.2)
_VERSION_FIELD = 0x1F25     # of the version's checksum (7.10)


def size_of(version):
    """Modules of a side."""
    return 17 + 4 * version


def version_for(address, letters):
    """The smallest version that holds a text of bytes and one of letters and digits; None if none
    does.
    """
    for version in range(1, LARGEST + 1):
        if _length(version, address, letters) <= 8 * _data_bytes(version):
            return version
    return None


class QR:
    """The modules of a code; with room for them, some 3 KB at version 8."""

    def __init__(self, address, letters, version):
        """version: see version_for()."""
        self.size = size_of(version)
        self._cells = bytearray(self.size * self.size)      # 0 free, 2 light, 3 dark
        self._patterns(version)
        self._fill(_with_checks(_data(address, letters, version), version))

    def dark(self, x, y):
        """Is this module dark?"""
        return self._cells[y * self.size + x] == 3

    def _set(self, x, y, dark):
        self._cells[y * self.size + x] = 3 if dark else 2

    def _patterns(self, version):
        """All that tells readers where the code is and how to read it (6.3)."""
        size = self.size
        for at in range(size):
            self._set(6, at, at % 2 == 0)
            self._set(at, 6, at % 2 == 0)
        for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
            self._square(x, y, 4)
        centers = _alignment(version)
        for x in centers:
            for y in centers:
                if (x, y) not in ((6, 6), (6, size - 7), (size - 7, 6)):
                    self._square(x, y, 2)
        for bit in range(15):
            dark = _FORMAT >> bit & 1
            along = bit if bit < 6 else bit + 1
            self._set(8, along if bit < 8 else size - 15 + bit, dark)
            self._set(size - 1 - bit if bit < 8 else 15 - bit if bit == 8 else 14 - bit, 8, dark)
        self._set(8, size - 8, True)
        if version >= 7:
            bits = version << 12 | _remainder(version << 12, _VERSION_FIELD)
            for bit in range(18):
                across, down = size - 11 + bit % 3, bit // 3
                self._set(across, down, bits >> bit & 1)
                self._set(down, across, bits >> bit & 1)

    def _square(self, x, y, reach):
        """Nested squares around this module: every other one is dark, the middle is filled."""
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                if 0 <= x + dx < self.size and 0 <= y + dy < self.size:
                    far = max(abs(dx), abs(dy))
                    self._set(x + dx, y + dy, far in (0, 1, 3) if reach == 4 else far != 1)

    def _fill(self, data):
        """The free modules: pairs of columns from the right, upwards and downwards (7.7.3)."""
        cells, size, at = self._cells, self.size, 0
        right, up = size - 1, True
        while right > 0:
            for step in range(size):
                y = size - 1 - step if up else step
                for x in (right, right - 1):
                    place = y * size + x
                    if not cells[place]:
                        bit = data[at >> 3] >> (7 - at & 7) & 1 if at < 8 * len(data) else 0
                        cells[place] = 2 | (bit ^ (x + y + 1 & 1))
                        at += 1
            up = not up
            right -= 3 if right == 8 else 2


def _alignment(version):
    """Rows and columns of the small squares (annex E)."""
    if version == 1:
        return ()
    count = version // 7 + 2
    last = size_of(version) - 7
    step = (last - 6 + count - 2) // (count - 1)
    step += step % 2
    return [6] + [last - step * at for at in range(count - 2, -1, -1)]


def _remainder(number, field):
    """Of the division of polynomials of bits."""
    bits = _bits(field)
    while _bits(number) >= bits:
        number ^= field << _bits(number) - bits
    return number


def _bits(number):
    count = 0
    while number:
        number >>= 1
        count += 1
    return count


def _modules(version):
    """Of data and checksums (7.3)."""
    size, count = size_of(version), len(_alignment(version))
    taken = 3 * 64 + 2 * (size - 16) + 31 + (36 if version >= 7 else 0)
    if count:
        taken += 25 * (count * count - 3) - 10 * (count - 2)
    return size * size - taken


def _data_bytes(version):
    blocks, checks = _BLOCKS[version - 1], _CHECKS[version - 1]
    return _modules(version) // 8 - blocks * checks


def _widths(version):
    """Bits of the length of a segment of bytes, and of one of letters (table 3)."""
    return (8, 9) if version < 10 else (16, 11)


def _length(version, address, letters):
    """Bits of both segments; an empty address has none."""
    of_bytes, of_letters = _widths(version)
    bits = 4 + of_letters + 11 * (len(letters) // 2) + 6 * (len(letters) % 2)
    return bits + (4 + of_bytes + 8 * len(address) if address else 0)


def _data(address, letters, version):
    """The bytes of both segments, filled up (7.4)."""
    of_bytes, of_letters = _widths(version)
    bits = _Bits(_data_bytes(version))
    if address:
        bits.put(4, 4)
        bits.put(len(address), of_bytes)
        for letter in address:
            bits.put(ord(letter), 8)
    bits.put(2, 4)
    bits.put(len(letters), of_letters)
    for at in range(0, len(letters) - 1, 2):
        bits.put(45 * _LETTERS.index(letters[at]) + _LETTERS.index(letters[at + 1]), 11)
    if len(letters) % 2:
        bits.put(_LETTERS.index(letters[-1]), 6)
    return bits.filled()


class _Bits:
    def __init__(self, size):
        self._bytes = bytearray(size)
        self._at = 0

    def put(self, value, width):
        for bit in range(width - 1, -1, -1):
            if value >> bit & 1:
                self._bytes[self._at >> 3] |= 128 >> (self._at & 7)
            self._at += 1

    def filled(self):
        """An end of up to four bits, then two bytes by turns."""
        first = (min(self._at + 4, 8 * len(self._bytes)) + 7) // 8
        for at in range(first, len(self._bytes)):
            self._bytes[at] = 17 if (at - first) % 2 else 236
        return self._bytes


def _with_checks(data, version):
    """The bytes of the blocks by turns, then those of their checksums (7.6)."""
    count, checks = _BLOCKS[version - 1], _CHECKS[version - 1]
    short, longer = divmod(len(data), count)
    powers, logs = _tables()
    generator = _generator(checks, powers, logs)
    blocks, ends, at = [], [], 0
    for block in range(count):
        size = short + (block >= count - longer)
        blocks.append((at, size))
        ends.append(_check(data, at, size, generator, powers, logs))
        at += size
    mixed = bytearray()
    for place in range(short + 1):
        for at, size in blocks:
            if place < size:
                mixed.append(data[at + place])
    for place in range(checks):
        for end in ends:
            mixed.append(end[place])
    return mixed


def _tables():
    """Powers of 2 in the field of 256, twice around, and their logarithms."""
    powers, logs, value = bytearray(510), bytearray(256), 1
    for at in range(255):
        powers[at] = powers[at + 255] = value
        logs[value] = at
        value <<= 1
        if value > 255:
            value ^= _FIELD
    return powers, logs


def _generator(checks, powers, logs):
    """Logarithms of the coefficients below the first one of (x - 1)(x - 2)(x - 4)..."""
    product = bytearray(checks)
    product[-1] = 1
    for at in range(checks):
        for place in range(checks):
            if product[place]:
                product[place] = powers[logs[product[place]] + at]
            if place + 1 < checks:
                product[place] ^= product[place + 1]
    return bytes([logs[value] for value in product])


def _check(data, first, size, generator, powers, logs):
    """The Reed-Solomon checksum of a block (7.5)."""
    rest = bytearray(len(generator))
    for at in range(first, first + size):
        lead = data[at] ^ rest[0]
        rest[:-1] = rest[1:]
        rest[-1] = 0
        if lead:
            lead = logs[lead]
            for place, log in enumerate(generator):
                rest[place] ^= powers[lead + log]
    return rest
