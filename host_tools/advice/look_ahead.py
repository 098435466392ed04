"""Look-ahead: turns of a solo game compared by what cards that may come make of them."""

import numpy as np

from crupier.advice.compiled import NONE, ONE, explore, finish
from crupier.advice.fast import fast
from crupier.advice.packed import fill, value
from crupier.engine.the_game.advice.shape import BEST, BURNING, FIRST, MOST, STATES, WIDE, WORTH

TURNS = 2       # that look-ahead plays on
FEW = 14        # cards to come, with which it plays on to the end
CLOSE = np.int64(4)     # states of a turn that are valued upside down, too
NEAR = 10       # unseen cards that a state may leave out more than another, and be valued
LONGER = 2      # times as many samples with few cards: a game ends well or not
_OUT = -(1 << 40)       # worth of a state that is no choice any more


@fast
def settled(left):
    """What it is worth to end with so many cards, as one pass of the net counts."""
    worth = (10 << 22 if left == 0 else 0) + (1 << 22 if left < 10 else 0)
    return worth - left * 3 * (1 << 22) // 60


@fast
def best_first(worth):
    """Indices of a few numbers, the largest first."""
    order = np.arange(len(worth))
    for i in range(1, len(order)):
        index, at = order[i], i
        while at and worth[order[at - 1]] < worth[index]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = index
    return order


@fast
def left_out(at, state):
    """How many unseen cards the piles do not take any more, each by itself, but for a constant;
    far more if a burning card is on top.
    """
    tops, rank, found = at.tops[4 * state:4 * state + 4], at.rank, 0
    for top in tops:
        found += 1000 * (at.fire[top] == BURNING)
    return found + rank[tops[0]] + rank[tops[1]] - rank[tops[2]] - rank[tops[3]]


@fast
def rank(at, weights, hand, count, tops, unseen, due, fire, widest, near):
    """The best states of a turn, `widest` of them, the best one first, what they are worth, and
    chances to win << 22.

    Like choose(), but only states are valued that leave out few unseen cards, `near` more than
    another at most, and only the best of them upside down, too.
    """
    if not explore(at, hand, count, tops, unseen, due, fire, WIDE):
        return np.empty(0, np.int64), np.empty(0, np.int64), np.empty(0, np.int64)
    first, states = at.turn[FIRST], at.turn[STATES]
    for state in range(first, states):
        at.worth[state] = left_out(at, state)
    most, many = at.worth[first:states].min() + near, 0
    fill(at, weights.rows, NONE)
    for state in range(first, states):
        if at.worth[state] > most:
            at.worth[state] = _OUT
        else:
            at.worth[state] = value(at, weights, state)
            many += 1
    fill(at, weights.rows, ONE)
    widest = min(widest, many)
    order, worth = np.empty(widest, np.int64), np.zeros(widest, np.int64)
    wins = np.zeros(widest, np.int64)
    for each in range(widest):
        state = first + np.argmax(at.worth[first:states])
        worth[each] = (at.worth[state] + value(at, weights, state)) // 2
        order[each], wins[each], at.worth[state] = state, at.sums[0], _OUT
    best = best_first(worth)
    return order[best], worth[best], wins[best]


@fast
def follow(after, weights, hand, count, unseen, seen, fire, hidden, piles, mask):
    """(worth, chance to win << 22) after a turn, if cards come as in `hidden`: the mean of what
    the net says of the best turns that follow. With few cards to come half of the first one, and
    half of how the game ends if they play on.

    seen: cards due now, due in the next turn, placed, in the draw pile. piles, mask: what a turn
    leaves on top, and which cards of the hand it takes.
    """
    cards, stock, burning = np.zeros(16, np.int64), unseen.copy(), fire.copy()
    tops, held, kept, full, drawn = piles.copy(), hand[:count].copy(), 0, count + seen[2], 0
    says, chance, turns = 0, 0, 0
    while True:
        kept = 0
        for i in range(len(held)):
            if not mask >> i & 1:
                cards[kept] = held[i]
                kept += 1
        lost = False
        for top in tops:
            lost = lost or burning[top] == BURNING
            if burning[top]:
                burning[top] = BURNING
        if lost:
            worth, win = settled(kept + seen[3] - drawn) - (10 << 22), 0
            break
        while kept < full and drawn < seen[3]:
            cards[kept] = hidden[drawn]
            stock[hidden[drawn]] = 0
            kept, drawn = kept + 1, drawn + 1
        held = cards[:kept][best_first(-cards[:kept])]
        if drawn == seen[3]:
            finish(after, held, kept, tops, burning)
            left = kept + 1 - (after.turn[WORTH] + 4) // 8
            worth, win = settled(left), (1 << 22) * (left == 0)
            break
        order, worths, wins = rank(after, weights, held, kept, tops, stock, seen[1], burning,
                                   CLOSE, NEAR)
        if not len(order):
            worth, win = settled(kept + seen[3] - drawn), 0
            break
        turns += 1
        if turns == 1 or seen[3] > FEW:
            says, chance = says + worths[0], chance + wins[0]
            if turns == TURNS:
                return says // turns, chance // turns
        best = order[0]
        mask, tops = after.used[best], after.tops[4 * best:4 * best + 4].copy()
    if turns:
        worth, win = (worth + says) // 2, (win + chance) // 2
    return worth, win


@fast
def draw(hidden, number):
    """Cards as they may come, for sample `number`: shuffled, then moved on by two for each sample
    until all of them have come, so that each comes about as often.
    """
    if number % max(1, len(hidden) // 2):
        moved = np.empty_like(hidden)
        for i in range(len(hidden)):
            moved[i] = hidden[(i + 2) % len(hidden)]
        return moved
    np.random.shuffle(hidden)
    return hidden


@fast
def choose_ahead(at, after, weights, hand, count, tops, unseen, seen, fire, widest, samples, seed):
    """Like choose(): its best states, each followed by the best next turn with sampled cards.

    All hidden cards are in the draw pile. After each round of samples, alike for all, the better
    half goes on. What the net says of a state itself counts as half a round.
    """
    order, worths, _ = rank(at, weights, hand, count, tops, unseen, seen[0], fire, 2 * widest,
                            2 * NEAR)
    if not len(order):
        return -1
    np.random.seed(seed)
    hidden = np.nonzero(unseen[:100])[0]
    if len(hidden) <= FEW:
        samples *= LONGER
    order, total, number = order[:widest], np.zeros(MOST, np.int64), 0
    total[order] = worths[:widest] * (samples // 2)
    while len(order) > 1:
        for _ in range(samples):
            hidden = draw(hidden, number)
            number += 1
            for state in order:
                total[state] += follow(after, weights, hand, count, unseen, seen, fire, hidden,
                                      at.tops[4 * state:4 * state + 4], at.used[state])[0]
        order = order[best_first(total[order])][:(len(order) + 1) // 2]
    at.turn[BEST] = order[0]
    return order[0]


@fast
def compare(after, weights, hand, count, unseen, seen, fire, piles, masks, samples, seed):
    """The mean (worth, chance to win) of turns by what they leave on top and take from the hand,
    with the same sampled cards for all; others than those by which choose_ahead() chooses.
    """
    np.random.seed(100 + seed)
    hidden = np.nonzero(unseen[:100])[0]
    found = np.zeros((len(masks), 2))
    for number in range(samples):
        hidden = draw(hidden, number)
        for each in range(len(masks)):
            worth, win = follow(after, weights, hand, count, unseen, seen, fire, hidden,
                               piles[each], masks[each])
            found[each, 0] += worth / samples / (1 << 22)
            found[each, 1] += win / samples / (1 << 22)
    return found
