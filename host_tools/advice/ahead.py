"""Look-ahead."""

import numpy as np

from crupier.advice.compiled import choose, finish
from crupier.advice.fast import fast
from crupier.advice.packed import value
from crupier.engine.the_game.advice.shape import BEST, BURNING, FIRST, STATES, WORTH

FEW = 14        # cards to come, with which look-ahead plays on to the end


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
    value(after, weights, best)
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
