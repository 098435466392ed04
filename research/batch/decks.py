"""The engine's shuffles of many seeds at once (engine/shuffle.py)."""

from collections.abc import Sequence
from hashlib import sha256

import numpy as np

from crupier.engine.shuffle import shuffled
from crupier.engine.the_game.cards import CARDS

_COUNTERS = [block.to_bytes(4, "big") for block in range(7)]    # 16 words each, 97 are needed


def decks(seeds: Sequence[str]) -> np.ndarray:
    """uint8 (98, seeds): a column for each deck, its top first."""
    words = np.frombuffer(b"".join(map(_words, seeds)), ">u2")
    words = words.reshape(len(seeds), 16 * len(_COUNTERS)).T.astype(np.int32, order="C")
    cards = np.repeat(np.array(CARDS, np.uint8)[:, None], len(seeds), axis=1)
    every, rejected = np.arange(len(seeds)), np.zeros(len(seeds), bool)
    for word, last in zip(words, range(len(CARDS) - 1, 0, -1), strict=False):
        rejected |= word >= 65536 - 65536 % (last + 1)
        other = word % (last + 1)
        cards[other, every], cards[last] = cards[last], cards[other, every]
    for seed in np.flatnonzero(rejected).tolist():      # one deck in thirty needs other words
        cards[:, seed] = shuffled(CARDS, seeds[seed])
    return cards


def _words(seed: str) -> bytes:
    text = seed.encode("utf-8", "surrogatepass")
    return b"".join([sha256(text + counter).digest() for counter in _COUNTERS])
