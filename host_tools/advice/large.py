"""A net of 64 + 16 hidden numbers, too large for a board: a second opinion about few states."""

import math
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np

from crupier.advice.fast import fast, inlined
from crupier.advice.packed import logistic
from crupier.engine.the_game.advice.shape import HAND, UNSEEN
from crupier.engine.the_game.options import LEVELS

FILE = resources.files("crupier.advice") / "large.f16"
LANES, INNER, HEADS, PHASES = 64, 16, 3, 8
REACH = 25              # a card is near to a top up to this distance
SPAN = 2 * REACH + 1
CARDS = 100             # rows of a kind of card; two numbers of it stay unused
# Where rows begin, after those of cards: 9 codes in the hand, 9 unseen.
TOPS = 18 * CARDS
NEAR = TOPS + 4 * CARDS             # cards near tops: in the hand, unseen, for each pile
FEW = NEAR + 8 * SPAN               # how many cards are unseen
KEPT = FEW + 92                     # how many are kept in the hand, by level
_HELD = 2           # in `unseen`, while an opinion is made: kept in the hand
_SHAPES = ((KEPT + 9 * len(LEVELS), LANES), (LANES,), (PHASES, LANES, INNER), (PHASES, INNER),
           (PHASES, HEADS, INNER), (PHASES, HEADS))
SIZE = sum(map(math.prod, _SHAPES))


class FloatNet(NamedTuple):
    """A net of float32, in the order of its file; what is behind `bias`, by phase."""

    rows: np.ndarray
    bias: np.ndarray
    inner: np.ndarray
    inner_bias: np.ndarray
    heads: np.ndarray
    heads_bias: np.ndarray


def arrays(numbers: np.ndarray, shapes: Iterable[tuple[int, ...]] = _SHAPES) -> FloatNet:
    """Views of the parts of a net, the large one or of these shapes."""
    parts, at = [], 0
    for shape in shapes:
        parts.append(numbers[at:at + math.prod(shape)].reshape(shape))
        at += math.prod(shape)
    return FloatNet(*parts)


def trained() -> FloatNet:
    """The large net as it was trained."""
    return arrays(np.frombuffer(FILE.read_bytes(), "<f2").astype(np.float32))


@cache
def large(level: str) -> FloatNet:
    """The large net for a level."""
    net = trained()
    net.rows[KEPT:KEPT + 9] = net.rows[KEPT + 9 * LEVELS.index(level):][:9]
    return net


@fast
def opinion(net, curve, at, state, flip, first, second):
    """(worth, chance to win << 22) of a state, as it is or upside down, but for fires.

    curve: the logistic one of the other net; with that, all processors say the same. first,
    second: room for the layers.
    """
    tops, hand = at.tops[4 * state:4 * state + 4], at.hand
    t0, t1, t2, t3 = tops[0], tops[1], tops[2], tops[3]
    if flip:
        t0, t1, t2, t3 = 101 - t2, 101 - t3, 101 - t0, 101 - t1
    mask, kept, unseen = at.used[state], 0, at.turn[UNSEEN]
    for i in range(at.turn[HAND]):
        if not mask >> i & 1:
            at.unseen[hand[i]] = _HELD
            kept += 1
    for lane in range(LANES):
        first[lane] = net.bias[lane]
    for row in (FEW + min(unseen, 91), KEPT + kept, TOPS + t0, TOPS + CARDS + t1,
                TOPS + 2 * CARDS + min(t2, 99), TOPS + 3 * CARDS + min(t3, 99)):
        for lane in range(LANES):
            first[lane] += net.rows[row, lane]
    for number in range(2, 100):
        if not at.unseen[number]:
            continue
        card, hidden = 101 - number if flip else number, at.unseen[number] != _HELD
        code = 3 * ((card > t0) + (card > t1)) + (card < t2) + (card < t3)
        row = CARDS * (9 * hidden + code) + card
        for lane in range(LANES):
            first[lane] += net.rows[row, lane]
        near = NEAR + SPAN * hidden + REACH
        for distance in (card - t0, card - t1, t2 - card, t3 - card):
            if -REACH <= distance <= REACH:
                for lane in range(LANES):
                    first[lane] += net.rows[near + distance, lane]
            near += 2 * SPAN
    for i in range(at.turn[HAND]):
        at.unseen[hand[i]] = 0
    phase = min((unseen + kept) * PHASES // 99, PHASES - 1)
    for out in range(INNER):
        second[out] = net.inner_bias[phase, out]
    for lane in range(LANES):
        each = max(first[lane], np.float32(0))
        for out in range(INNER):
            second[out] += each * net.inner[phase, lane, out]
    win = _says(net, curve, phase, 0, second)
    excellent, left = _says(net, curve, phase, 1, second), _says(net, curve, phase, 2, second)
    return 10 * win + excellent - 3 * left, win


@inlined
def _says(net, curve, phase, head, second):
    total = net.heads_bias[phase, head]
    for out in range(INNER):
        total += max(second[out], np.float32(0)) * net.heads[phase, head, out]
    return logistic(curve, int(2048 * total))
