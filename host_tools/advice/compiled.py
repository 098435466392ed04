"""The loops of the engine's advisor as machine code for a PC, and what joins them to a turn.

numba compiles the loops that a board has in machine code of its own, so the answers are the same.
"""

import hashlib
from functools import cache
from importlib import resources
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import NamedTuple

import numba
import numpy as np
import platformdirs

from crupier.engine.the_game.advice import FILE, net, search, shape
from crupier.engine.the_game.advice.shape import (
    ANY,
    BASE,
    BEST,
    BURNING,
    DEPTH,
    DUE,
    END,
    FIRST,
    GROUPS,
    HAND,
    HASHES,
    HEAD,
    HELD,
    IN_HAND,
    IN_STOCK,
    INNER,
    KEPT,
    LANES,
    LEVEL,
    MOST,
    NEAR,
    NEARBY,
    NEXT,
    NUMBERS,
    ON_TOP,
    PAIRS,
    PHASES,
    PILE,
    ROWS,
    SLOTS,
    SPAN,
    STATES,
    UNSEEN,
    WIDE,
    WIDEST,
    WORTH,
)

FEW = 14        # cards to come, with which look-ahead plays on to the end


class Net(NamedTuple):
    """The numbers of a file of weights."""

    head: np.ndarray
    curve: np.ndarray
    rows: np.ndarray        # bias, kept, unseen, cards in the hand, unseen cards, tops, near


def parse(data: bytes) -> Net:
    numbers = np.frombuffer(data[len(shape.MAGIC):], "<i2").astype(np.int32)
    at = PHASES * HEAD
    return Net(numbers[:at].copy(), numbers[at:at + shape.CURVE].copy(),
               numbers[at + shape.CURVE:].copy())


@cache
def standard() -> Net:
    file = resources.files("crupier.engine.the_game.advice") / FILE
    return parse(file.read_bytes())


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
    rows: np.ndarray


def _keep_code() -> None:
    """Machine code is kept by what it was made of: numba compares only the file of a function."""
    made_of = b"".join(Path(str(part.__file__)).read_bytes() for part in (net, search, shape))
    made_of += Path(__file__).read_bytes()
    numba.config.CACHE_DIR = str(platformdirs.user_cache_path("crupier") / "numba"
                                 / hashlib.sha256(made_of).hexdigest()[:16])


def _compiled(*modules: ModuleType) -> SimpleNamespace:
    """The functions of modules of the engine, compiled; they call each other."""
    names = {name: value for module in modules for name, value in vars(module).items()}
    for name, function in list(names.items()):
        if isinstance(function, FunctionType):
            names[name] = fast(FunctionType(function.__code__, names, name))
    return SimpleNamespace(**names)


_keep_code()
fast = numba.njit(cache=True)
_loops = _compiled(search, net)
add, clear, grow, judge = _loops.add, _loops.clear, _loops.grow, _loops.judge
look, solve, sweep = _loops.look, _loops.solve, _loops.sweep


@fast
def space():
    def zeros(count):
        return np.zeros(count, np.int64)
    return Space(zeros(NUMBERS), zeros(8), zeros(4 * MOST + 4), zeros(MOST), zeros(MOST),
                 zeros(MOST), zeros(HASHES), zeros(MOST), zeros(102), zeros(102),
                 zeros(102), zeros(102), zeros(102), np.zeros(LANES + INNER, np.int32),
                 np.zeros(ROWS * LANES, np.int32))


@fast
def begin(at, hand, count, tops, unseen, due, fire):
    """A turn before the first state: a hand, tops, which cards are unseen, the cards due."""
    turn = at.turn
    turn[:] = 0
    turn[HAND], turn[DUE] = count, due
    turn[STATES] = 1
    at.hand[:count] = hand[:count]
    at.fire[:] = fire
    at.unseen[:] = unseen
    at.tops[:4] = tops
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
def fill(at, file, flip):
    """What the net knows of the turn: the rows of tables.py."""
    turn, slot, rows = at.turn, at.slot, at.rows
    clear(rows)
    add(file, 0, rows, BASE)
    for kept in range(9):
        add(file, 1 + kept, rows, KEPT + kept)
    add(file, 10 + min(turn[UNSEEN], 91) // 4, rows, BASE)
    for code in range(9):
        mine = code % 3 * 3 + code // 3 if flip else code
        for i in range(turn[HAND]):
            card = 101 - at.hand[i] if flip else at.hand[i]
            add(file, IN_HAND + GROUPS * code + card // 4, rows, HELD + 9 * i + mine)
        sweep(file[LANES * (IN_STOCK + GROUPS * code):], mine, flip, at.unseen, slot, rows)
    for pile in range(4):
        mine = pile ^ 2 if flip else pile
        for top in range(1, 101):
            if slot[top] != END:
                card = min(101 - top if flip else top, 99)
                add(file, ON_TOP + PAIRS * pile + card // 2, rows, PILE + SLOTS * mine + slot[top])
        near = NEARBY + 2 * SPAN * pile
        for distance in range(SPAN):
            add(file, near + distance, rows, NEAR + SPAN * mine + distance)
        look(file[LANES * (near + SPAN):], mine, at.unseen, slot, rows)


@fast
def choose(at, weights, hand, count, tops, unseen, due, fire, passes):
    """The best state of a turn, or -1. A board makes two passes, the second upside down."""
    begin(at, hand, count, tops, unseen, due, fire)
    turn = at.turn
    for widest in (WIDE if due > 2 else ANY, ANY):
        at.table[:] = 0
        turn[NEXT], turn[DEPTH], turn[STATES], turn[LEVEL] = 0, 0, 1, 1
        turn[FIRST], turn[WIDEST] = MOST if due else 0, widest
        grow(turn, at.hand, at.tops, at.used, at.came, at.table, at.rank, at.fire, 1 << 30)
        if turn[FIRST] < MOST:
            break
    if turn[FIRST] >= turn[STATES]:
        return -1
    at.worth[:turn[STATES]] = 0
    for flip in range(passes):
        fill(at, weights.rows, flip)
        turn[WORTH] = -(1 << 29)
        judge(turn, at.hand, at.tops, at.used, at.rows, at.slot, at.fire, weights.head,
              weights.curve, at.worth, at.sums, turn[FIRST], turn[STATES])
    return turn[BEST]


@fast
def finish(at, hand, count, tops, fire):
    """The state with the most cards, where none is unseen."""
    begin(at, hand, count, tops, at.nothing, 0, fire)
    at.turn[NEXT] = 1
    at.stack[0] = 0
    solve(at.turn, at.hand, at.tops, at.used, at.came, at.table, at.stack, at.fire, 1 << 30)
    return at.turn[BEST]


@fast
def settled(left):
    """What it is worth to end with so many cards, as one pass of the net counts."""
    worth = (10 << 22 if left == 0 else 0) + (1 << 22 if left < 10 else 0)
    return worth - left * 3 * (1 << 22) // 60


@fast
def taste(after, weights, hand, count, unseen, seen, fire, hidden, piles, mask):
    """(worth, chance to win << 22) after a turn, if cards come as in `hidden`: what the net says
    of the best turn that follows or, with few cards to come, how the game ends if it plays on.

    seen: cards due now, due in the next turn, placed, in the draw pile. piles, mask: what a turn
    leaves on top, and which cards of the hand it takes.
    """
    cards, stock, burning = np.zeros(16, np.int64), unseen.copy(), fire.copy()
    tops, held, kept, full, drawn = piles.copy(), hand[:count].copy(), 0, count + seen[2], 0
    while True:
        kept = 0
        for i in range(len(held)):
            if not mask >> i & 1:
                cards[kept] = held[i]
                kept += 1
        for top in tops:
            if burning[top] == BURNING:
                return settled(kept + seen[3] - drawn) - (10 << 22), 0
            if burning[top]:
                burning[top] = BURNING
        while kept < full and drawn < seen[3]:
            cards[kept] = hidden[drawn]
            stock[hidden[drawn]] = 0
            kept, drawn = kept + 1, drawn + 1
        held = np.sort(cards[:kept])
        if drawn == seen[3]:
            finish(after, held, kept, tops, burning)
            left = kept + 1 - (after.turn[WORTH] + 4) // 8
            return settled(left), (1 << 22) * (left == 0)
        best = choose(after, weights, held, kept, tops, stock, seen[1], burning, 1)
        if best < 0:
            return settled(kept + seen[3] - drawn), 0
        if seen[3] > FEW:
            break
        mask, tops = after.used[best], after.tops[4 * best:4 * best + 4].copy()
    worth = after.turn[WORTH]
    judge(after.turn, after.hand, after.tops, after.used, after.rows, after.slot, after.fire,
          weights.head, weights.curve, after.worth, after.sums, best, best + 1)
    return worth, after.sums[0]


@fast
def ahead(at, after, weights, hand, count, tops, unseen, seen, fire, widest, samples, seed):
    """Like choose(): its best states, each followed by the best next turn with sampled cards.

    All hidden cards are in the draw pile. After each round of samples, alike for all, the better
    half goes on.
    """
    best = choose(at, weights, hand, count, tops, unseen, seen[0], fire, 2)
    if best < 0:
        return best
    np.random.seed(seed)
    first, states = at.turn[FIRST], at.turn[STATES]
    order = np.argsort(-at.worth[first:states])[:widest] + first
    total = np.zeros(states, np.int64)
    hidden = np.nonzero(unseen[:100])[0]
    if len(hidden) <= FEW:
        samples *= 4        # a game ends well or not: the mean of that takes more
    while len(order) > 1:
        for _ in range(samples):
            np.random.shuffle(hidden)
            for state in order:
                worth, _ = taste(after, weights, hand, count, unseen, seen, fire, hidden,
                                 at.tops[4 * state:4 * state + 4], at.used[state])
                total[state] += worth
        order = order[np.argsort(-total[order])][:(len(order) + 1) // 2]
    at.turn[BEST] = order[0]
    return order[0]


@fast
def assess(after, weights, hand, count, unseen, seen, fire, piles, masks, samples, seed):
    """The mean (worth, chance to win) of turns by what they leave on top and take from the hand,
    with the same sampled cards for all.
    """
    np.random.seed(seed)
    hidden = np.nonzero(unseen[:100])[0]
    found = np.zeros((len(masks), 2))
    for _ in range(samples):
        np.random.shuffle(hidden)
        for each in range(len(masks)):
            worth, win = taste(after, weights, hand, count, unseen, seen, fire, hidden,
                               piles[each], masks[each])
            found[each, 0] += worth / samples / (1 << 22)
            found[each, 1] += win / samples / (1 << 22)
    return found
