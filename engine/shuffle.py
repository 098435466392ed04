"""Shuffling by seeds. Any text is a seed; the same seed deals the same cards on every machine, for
ever.
"""

from hashlib import sha256
from struct import unpack

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"    # no O, 0, I, 1: codes are read out and typed
_CODE_LENGTH = 6


def new_seed(urandom):
    """A new seed of letters and digits. urandom(n): n random bytes; 32 divides 256, so no
    character is favoured.
    """
    return "".join([ALPHABET[byte % 32] for byte in urandom(_CODE_LENGTH)])


def shuffled(items, seed):
    """A list of the items in the order of this seed: Fisher-Yates from the last index down."""
    items = list(items)
    words = _words(seed)
    for last in range(len(items) - 1, 0, -1):
        other = _below(last + 1, words)
        items[last], items[other] = items[other], items[last]
    return items


def dice(seed):
    """A function: dice(seed)(n) is an unbiased number in 0..n-1, the next with each call."""
    words = _words(seed)
    return lambda n: _below(n, words)


def _below(n, words):
    """An unbiased number in 0..n-1: words of the last, incomplete run of n are rejected."""
    limit = 65536 - 65536 % n
    for word in words:
        if word < limit:
            return word % n


def _words(seed):
    """Endless 16-bit words: SHA-256 of seed + block number (4 bytes), all big-endian."""
    # JSON can hold half a surrogate pair; MicroPython encodes it as CPython does with this.
    seed = seed.encode("utf-8", "surrogatepass")
    block = 0
    while True:
        digest = sha256(seed + block.to_bytes(4, "big")).digest()
        yield from unpack(">16H", digest)
        block += 1
