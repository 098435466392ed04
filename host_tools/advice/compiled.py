"""A turn as the board thinks about it, as machine code for a PC: the answers are the same."""

from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np

from crupier.advice.fast import fast, solve
from crupier.advice.packed import ALL_ROWS, WORDS, fill, judge, packed
from crupier.advice.reach import reach
from crupier.engine.the_game.advice import FILE, shape
from crupier.engine.the_game.advice.shape import (
    ANY,
    BEST,
    DEPTH,
    DUE,
    END,
    FIRST,
    HAND,
    HASHES,
    HEAD,
    HEADS,
    INNER,
    LANES,
    LEVEL,
    MOST,
    NEXT,
    NUMBERS,
    PHASES,
    STATES,
    UNSEEN,
    WIDE,
    WIDEST,
    WORTH,
)
from crupier.engine.the_game.options import LEVELS

# What is called with a plain number is compiled for it once more.
NONE, ONE = np.int64(0), np.int64(1)


class Net(NamedTuple):
    """The numbers of a file of weights."""

    inner: np.ndarray       # by phase, as all that follow, and output
    inner_bias: np.ndarray
    heads: np.ndarray
    heads_bias: np.ndarray
    curve: np.ndarray
    rows: np.ndarray        # as packed() has them


def parse(data: bytes, level: str = "standard") -> Net:
    curve, at = len(shape.MAGIC), len(shape.MAGIC) + 2 * shape.CURVE
    net = data[at + shape.NET * LEVELS.index(level):][:shape.NET]
    phases = _numbers(net[:2 * PHASES * HEAD]).reshape(PHASES, HEAD)
    parts = np.split(phases, np.cumsum([LANES * INNER, INNER, HEADS * INNER]), 1)
    inner, inner_bias, heads, heads_bias = map(np.ascontiguousarray, parts)
    rows = np.frombuffer(net[2 * PHASES * HEAD:], np.int8).reshape(-1, LANES)
    inner = inner.reshape(PHASES, LANES, INNER)
    return Net(np.ascontiguousarray(inner.swapaxes(1, 2)), inner_bias,
               heads.reshape(PHASES, HEADS, INNER), heads_bias, _numbers(data[curve:at]),
               packed(rows))


def _numbers(data: bytes) -> np.ndarray:
    return np.frombuffer(data, "<i2").astype(np.int32)


@cache
def board(level: str) -> Net:
    """The net of the boards."""
    file = resources.files("crupier.engine.the_game.advice") / FILE
    return parse(file.read_bytes(), level)


class Space(NamedTuple):
    """Arrays of a turn that is thought about."""

    turn: np.ndarray
    hand: np.ndarray
    tops: np.ndarray
    used: np.ndarray
    came: np.ndarray
    worth: np.ndarray
    table: np.ndarray
    stack: np.ndarray
    rank: np.ndarray
    slot: np.ndarray
    unseen: np.ndarray
    nothing: np.ndarray
    fire: np.ndarray
    sums: np.ndarray
    second: np.ndarray
    rows: np.ndarray


@fast
def space():
    def zeros(count):
        return np.zeros(count, np.int64)
    return Space(zeros(NUMBERS), zeros(8), zeros(4 * MOST + 4), zeros(MOST), zeros(MOST),
                 zeros(MOST), zeros(HASHES), zeros(MOST), zeros(102), zeros(102),
                 zeros(102), zeros(102), zeros(102), np.zeros(LANES, np.int32),
                 np.zeros(INNER, np.int32), np.zeros(ALL_ROWS * WORDS, np.int64))


@fast
def copy(there, numbers, count):
    """The first of these numbers; a slice instead takes numba seconds to compile, for the text
    of an error.
    """
    for i in range(count):
        there[i] = numbers[i]


@fast
def begin(at, hand, count, tops, unseen, due, fire):
    """A turn before the first state: a hand, tops, which cards are unseen, the cards due."""
    turn = at.turn
    turn[:] = 0
    turn[HAND], turn[DUE] = count, due
    turn[STATES] = 1
    copy(at.hand, hand, count)
    copy(at.fire, fire, len(fire))
    copy(at.unseen, unseen, len(unseen))
    copy(at.tops, tops, 4)
    if tops[0] > tops[1]:
        at.tops[0], at.tops[1] = tops[1], tops[0]
    if tops[2] < tops[3]:
        at.tops[2], at.tops[3] = tops[3], tops[2]
    at.used[0] = 0
    at.table[:] = 0
    at.slot[:] = END
    for i in range(4):
        at.slot[tops[i]] = 0
    for i in range(count):
        at.slot[hand[i]] = 0
    slots = below = 0
    for card in range(102):
        at.rank[card] = below
        below += unseen[card]
        if at.slot[card] == 0:
            at.slot[card] = slots
            slots += 1
    turn[UNSEEN] = below


@fast
def explore(at, hand, count, tops, unseen, due, fire, widest):
    """Finds the states that a turn can end with; whether there are any. They are worth 0.

    widest: gaps that are tried; larger ones only if there is no state else.
    """
    begin(at, hand, count, tops, unseen, due, fire)
    turn = at.turn
    for gap in (widest, ANY):
        at.table[:] = 0
        turn[NEXT], turn[DEPTH], turn[STATES], turn[LEVEL] = 0, 0, 1, 1
        turn[FIRST], turn[WIDEST] = MOST if due else 0, gap
        reach(at)
        if turn[FIRST] < MOST:
            break
    at.worth[:turn[STATES]] = 0
    return turn[FIRST] < turn[STATES]


@fast
def choose(at, weights, hand, count, tops, unseen, due, fire, passes):
    """The best state of a turn, or -1. A board makes two passes, the second upside down."""
    if not explore(at, hand, count, tops, unseen, due, fire, WIDE if due > 2 else ANY):
        return -1
    turn = at.turn
    for flip in range(passes):
        fill(at, weights.rows, flip)
        turn[WORTH] = -(1 << 29)
        judge(at, weights, turn[FIRST], turn[STATES])
    return turn[BEST]


@fast
def finish(at, hand, count, tops, fire):
    """The state with the most cards, where none is unseen."""
    begin(at, hand, count, tops, at.nothing, NONE, fire)
    at.turn[NEXT] = 1
    at.stack[0] = 0
    solve(at.turn, at.hand, at.tops, at.used, at.came, at.table, at.stack, at.fire, 1 << 30)
    return at.turn[BEST]
