"""Makes the integers that a board computes with out of a trained net:

    python -m crupier.research.training.quantise mine.f32 engine/the_game/advice/standard.net

The net is float32: rows of the first layer, its bias, then for all phases the second layer, its
bias, the heads, their bias. The file has int16 in the order in which a turn reads them; shape.py
says what the rows are, net.py what is computed.
"""

import argparse
import math
from pathlib import Path
from typing import NamedTuple

import numpy as np

from crupier.advice import large
from crupier.advice.large import FloatNet
from crupier.engine.the_game.advice import shape
from crupier.engine.the_game.options import LEVELS

ROW_ONE = 1 << 8            # of the first layer
ONE = 1 << 10               # of the heads
INNER_ONE = 1 << 12         # of the second layer


class Layout(NamedTuple):
    """Where rows of the first layer begin, behind those of cards (9 codes in the hand, 9 unseen),
    and what shares one: numbers that are the same but for so many low bits.
    """

    tops: int
    near: int           # cards near tops: in the hand, unseen, for each pile
    few: int            # how many cards are unseen
    kept: int           # how many are kept in the hand, by level
    reach: int          # a card is near to a top up to this distance
    card_bits: int
    top_bits: int
    few_bits: int


TOPS = 18 * shape.GROUPS
NEAR = TOPS + 4 * shape.PAIRS
FEW = NEAR + 8 * shape.SPAN
KEPT = FEW + 23
LAYOUT = Layout(TOPS, NEAR, FEW, KEPT, shape.REACH, 2, 1, 2)
_SHAPES = ((KEPT + 9 * len(LEVELS), shape.LANES), (shape.LANES,),
           (shape.PHASES, shape.LANES, shape.INNER), (shape.PHASES, shape.INNER),
           (shape.PHASES, shape.HEADS, shape.INNER), (shape.PHASES, shape.HEADS))
SIZE = sum(map(math.prod, _SHAPES))


def read(data: bytes) -> np.ndarray:
    """The numbers of a trained net."""
    return np.frombuffer(data, "<f4")[:SIZE]


def arrays(net: np.ndarray) -> FloatNet:
    """Views of the parts of a net."""
    return large.arrays(net, _SHAPES)


def quantised(net: np.ndarray) -> bytes:
    """The file for the board."""
    rows, bias, inner, inner_bias, heads, heads_bias = arrays(net)
    # A sum of the second layer has to stay below 2 ** 30, whatever the first one says.
    assert np.abs(whole(inner, INNER_ONE)).sum(1).max() * 32767 < 1 << 30
    phases = [np.concatenate([whole(part[phase], one).ravel() for part, one in (
        (inner, INNER_ONE), (inner_bias, INNER_ONE), (heads, ONE), (heads_bias, ONE))])
        for phase in range(shape.PHASES)]
    return shape.MAGIC + b"".join(part.astype("<i2").tobytes() for part in (
        *phases, curve(), whole(bias, ROW_ONE),
        whole(rows[KEPT:], ROW_ONE), whole(rows[FEW:KEPT], ROW_ONE),
        whole(rows[:FEW], ROW_ONE)))


def curve() -> np.ndarray:
    """The logistic curve of the heads."""
    return whole(32767 / (1 + np.exp(-np.linspace(-8, 8, shape.CURVE))), 1)


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
