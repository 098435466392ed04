"""Makes the integers that a board computes with out of trained nets, one for each level:

    python -m crupier.research.training.quantise nets/standard.f32 nets/expert.f32 \\
        nets/expert_reduced.f32 engine/the_game/advice/levels.net

A net is float32: rows of the first layer, its bias, then for all phases the second layer, its
bias, the heads, their bias. shape.py says what the rows are and what the file is, net.py what is
computed.
"""

import argparse
import math
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from crupier.engine.the_game.advice import shape
from crupier.engine.the_game.options import LEVELS

ROW_ONE = 1 << 6            # of the first layer
ONE = 1 << 10               # of the heads
INNER_ONE = 1 << 12         # of the second layer
ROW_MOST = 127 / ROW_ONE    # greatest weight of the first layer


class Net(NamedTuple):
    """A trained net, float32, in the order of its file; what is behind `bias`, by phase."""

    rows: np.ndarray        # of the first layer
    bias: np.ndarray
    inner: np.ndarray
    inner_bias: np.ndarray
    heads: np.ndarray
    heads_bias: np.ndarray


# Where rows begin, behind those of cards: tops, cards near a top by pile (in the hand, unseen),
# how many are unseen, how many are kept, fires, what cards kept are to each other (see shape.py).
TOPS = 18 * shape.GROUPS
NEAR = TOPS + 4 * shape.GROUPS
FEW = NEAR + 8 * shape.SPAN
KEPT = FEW + 23
FIRES = KEPT + 9
GAPS = FIRES + 7 + 9 + 4 * 6
ROWS = GAPS + 8 * shape.WIDTHS + 3 + shape.COSTS
_SHAPES = ((ROWS, shape.LANES), (shape.LANES,),
           (shape.PHASES, shape.LANES, shape.INNER), (shape.PHASES, shape.INNER),
           (shape.PHASES, shape.HEADS, shape.INNER), (shape.PHASES, shape.HEADS))
SIZE = sum(map(math.prod, _SHAPES))


def read(data: bytes) -> np.ndarray:
    """The numbers of a trained net."""
    return np.frombuffer(data, "<f4")[:SIZE]


def arrays(net: np.ndarray) -> Net:
    """Views of the parts of a net."""
    ends = np.cumsum([math.prod(each) for each in _SHAPES])
    return Net(*(part.reshape(each)
                 for part, each in zip(np.split(net, ends[:-1]), _SHAPES, strict=True)))


def quantised(nets: Iterable[np.ndarray]) -> bytes:
    """The file for the board, of nets by level."""
    return shape.MAGIC + curve().astype("<i2").tobytes() + b"".join(map(_net, nets))


def _net(net: np.ndarray) -> bytes:
    rows, bias, inner, inner_bias, heads, heads_bias = arrays(net)
    # A sum of the second layer has to stay below 2 ** 30, whatever the first one says.
    assert np.abs(whole(inner, INNER_ONE)).sum(1).max() * 32767 < 1 << 30
    phases = [np.concatenate([whole(part[phase], one).ravel() for part, one in (
        (inner, INNER_ONE), (inner_bias, INNER_ONE), (heads, ONE), (heads_bias, ONE))])
        for phase in range(shape.PHASES)]
    # A mean of weights may be a little greater than each of them may at the end of a round.
    rows = np.clip(np.vstack([rows, bias])[_order()], -ROW_MOST, ROW_MOST)
    return np.concatenate(phases).astype("<i2").tobytes() + whole(rows, ROW_ONE, 7).astype(
        "i1").tobytes()


def _order() -> list[int]:
    """The rows of a trained net, the bias behind them, in the order of the file."""
    def rows(first: int, count: int) -> list[int]:
        return list(range(first, first + count))
    span, gaps = shape.SPAN, 2 * shape.WIDTHS
    order = rows(0, NEAR)
    for pile in range(4):
        order += rows(NEAR + span * (2 * pile + 1), span)
    order += rows(FEW, KEPT - FEW) + rows(FIRES, GAPS - FIRES) + [ROWS]
    for pile in range(4):
        order += rows(NEAR + span * 2 * pile, span) + rows(GAPS + gaps * pile, gaps)
    return order + rows(KEPT, FIRES - KEPT) + rows(GAPS + 4 * gaps, 3 + shape.COSTS)


def curve() -> np.ndarray:
    """The logistic curve of the heads."""
    return whole(32767 / (1 + np.exp(-np.linspace(-8, 8, shape.CURVE))), 1)


def whole(numbers: np.ndarray, one: int, bits: int = 15) -> np.ndarray:
    found = np.rint(numbers.astype(float) * one).astype(int)
    assert np.abs(found).max() < 1 << bits
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("nets", type=Path, nargs=len(LEVELS), metavar="net")
    parser.add_argument("file", type=Path)
    args = parser.parse_args()
    args.file.write_bytes(quantised(read(net.read_bytes()) for net in args.nets))
