"""Makes the integers that a board computes with out of a trained net:

    python research/quantise.py research/nets/small.f32 engine/the_game/advice/standard.net

The net is float32: rows of the first layer, its bias, then for all phases the second layer, its
bias, the heads, their bias. The file has int16 in the order in which a turn reads them; shape.py
says what the rows are, plain.py what is computed.
"""

import argparse
from pathlib import Path

import numpy as np

from crupier.engine.the_game.advice import shape

ROW_ONE = 1 << 8            # of the first layer
ONE = 1 << 10               # of the heads
INNER_ONE = 1 << 12         # of the second layer
_CARDS = 18 * shape.GROUPS          # rows of cards: 9 codes in the hand, 9 unseen
_TOPS = _CARDS + 4 * shape.PAIRS    # and of tops
_NEAR = 2 * shape.REACH + 1
_WINDOWS = _TOPS + 8 * _NEAR        # and of cards near tops: in the hand, unseen, for each pile
_UNSEEN = _WINDOWS + 23             # and of unseen cards, in fours
_ROWS = _UNSEEN + 9                 # and of cards kept in the hand


def read(data: bytes) -> list[np.ndarray]:
    """The six arrays of a trained net."""
    numbers, found, at = np.frombuffer(data, "<f4"), [], 0
    for size in ((_ROWS, shape.LANES), (shape.LANES,),
                 (shape.PHASES, shape.LANES, shape.INNER), (shape.PHASES, shape.INNER),
                 (shape.PHASES, shape.HEADS, shape.INNER), (shape.PHASES, shape.HEADS)):
        found.append(numbers[at:at + np.prod(size)].reshape(size))
        at += int(np.prod(size))
    return found


def quantised(net: list[np.ndarray]) -> bytes:
    """The file for the board."""
    rows, bias, inner, inner_bias, heads, heads_bias = net
    # A sum of the second layer has to stay below 2 ** 30, whatever the first one says.
    assert np.abs(whole(inner, INNER_ONE)).sum(1).max() * 32767 < 1 << 30
    phases = [np.concatenate([whole(part[phase], one).ravel() for part, one in (
        (inner, INNER_ONE), (inner_bias, INNER_ONE), (heads, ONE), (heads_bias, ONE))])
        for phase in range(shape.PHASES)]
    curve = 32767 / (1 + np.exp(-np.linspace(-8, 8, shape.CURVE)))
    return shape.MAGIC + b"".join(part.astype("<i2").tobytes() for part in (
        *phases, whole(curve, 1), whole(bias, ROW_ONE),
        whole(rows[_UNSEEN:], ROW_ONE), whole(rows[_WINDOWS:_UNSEEN], ROW_ONE),
        whole(rows[:_WINDOWS], ROW_ONE)))


def whole(numbers: np.ndarray, one: int) -> np.ndarray:
    found = np.rint(numbers.astype(float) * one).astype(int)
    assert np.abs(found).max() < 1 << 15
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("net", type=Path)
    parser.add_argument("file", type=Path)
    args = parser.parse_args()
    args.file.write_bytes(quantised(read(args.net.read_bytes())))
