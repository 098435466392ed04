"""Games of train.py as machine code: the net against chance, and its best turns compared.

How a turn is chosen is not written here again: the engine's own loops do that, with the integers
of the net so far.
"""

import numpy as np

from crupier.advice.compiled import ONE, choose, finish
from crupier.advice.fast import fast
from crupier.advice.packed import value
from crupier.engine.the_game.advice.net import LOST
from crupier.engine.the_game.advice.shape import BURNING, FIRST, HEADS, STATES
from crupier.research.training.kernel import (
    IN_HAND,
    MOST_FEATURES,
    UNSEEN,
    WIDEST,
    features,
    forward,
)

_OUT = -(1 << 60)       # worth of a state that is no choice any more
_BURNED = -(LOST >> 1)  # one that is worth less has lost to a fire
_CLOSE = 5 << 19        # the best states are compared that are worth 1/16 of a win less at most


@fast
def ended(left, burned, heads):
    """Adds what the heads should say of a game that ends with so many cards."""
    heads[0] += left == 0 and not burned
    heads[1] += left < 10 and not burned
    heads[2] += min(1, left / 60)


@fast
def burn(fire, tops, now):
    """What fire cards mean in a turn that begins with these tops."""
    now[:] = fire
    for pile in range(4):
        if fire[tops[pile]]:
            now[tops[pile]] = BURNING


@fast
def look(after, weights, hand, kept, stock, hidden, tops, due, most, fire, heads):
    """Adds what the heads say of the best next turn if the cards in `hidden` come, in order."""
    cards, piles, count, drawn = np.zeros(8, np.int64), np.zeros(4, np.int64), kept, 0
    now = np.zeros(102, np.int64)
    burn(fire, tops, now)
    for pile in range(4):
        piles[pile] = tops[pile]
    for i in range(kept):
        cards[i] = hand[i]
    while count < most and drawn < len(hidden):
        cards[count] = hidden[drawn]
        stock[hidden[drawn]] = 0
        count, drawn = count + 1, drawn + 1
    cards[:count].sort()
    if drawn == len(hidden):
        state = finish(after, cards, count, piles, now)
        left = count
        for i in range(count):
            left -= after.used[state] >> i & 1
        ended(left, False, heads)
    else:
        state = choose(after, weights, cards, count, piles, stock, due, now, ONE)
        if state < 0 or after.worth[state] < _BURNED:
            ended(count + len(hidden) - drawn, state >= 0, heads)
        else:
            value(after, weights, state)
            for head in range(HEADS):
                heads[head] += np.float32(after.sums[head] / (1 << 22))
    for i in range(drawn):
        stock[hidden[i]] = 1


@fast
def leave_out(at):
    """A player to begin with: the state whose tops leave out the fewest unseen cards."""
    best, rank, tops = at.turn[FIRST], at.rank, at.tops
    for state in range(best, at.turn[STATES]):
        a0, a1, d0, d1 = (tops[4 * state], tops[4 * state + 1], tops[4 * state + 2],
                          tops[4 * state + 3])
        at.worth[state] = (rank[d0] + rank[d1] - rank[a0] - rank[a1]) * 1000 + d0 + d1 - a0 - a1
        for pile in range(4):
            if at.fire[tops[4 * state + pile]] == BURNING:
                at.worth[state] -= LOST
        if at.worth[state] > at.worth[best]:
            best = state
    return best


@fast
def rivals(at, states):
    """Puts the best states behind the first one of `states`; returns how many there are."""
    many, first = 1, at.turn[FIRST]
    least = at.worth[first:at.turn[STATES]].max() - _CLOSE
    at.worth[states[0]] = _OUT
    while many < WIDEST:
        best = first
        for state in range(first, at.turn[STATES]):
            if at.worth[state] > at.worth[best]:
                best = state
        if at.worth[best] < least:
            break
        states[many], at.worth[best] = best, _OUT
        many += 1
    return many


@fast
def note(at, states, many, hand, kept, cards, fire, store, spot):
    """Writes the positions after a turn into the store. cards: their status before it."""
    store.fire[spot] = fire
    store.many[spot] = many
    store.ahead[spot] = 0
    for k in range(many):
        for pile in range(4):
            store.tops[spot, k, pile] = at.tops[4 * states[k] + pile]
        for card in range(101):
            store.cards[spot, k, card] = cards[card]
        for i in range(kept):
            if at.used[states[k]] >> i & 1:
                store.cards[spot, k, hand[i]] = 0


@fast
def remaining(at, state, hand, count, kept):
    """Puts the cards that a state leaves in the hand into `kept`; returns how many there are."""
    rest = 0
    for i in range(count):
        if not at.used[state] >> i & 1:
            kept[rest] = hand[i]
            rest += 1
    return rest


@fast
def play(at, after, weights, net, due, most, fire, curious, trace, share, simple, store, place,
         seed):
    """A game, chosen by the integers `weights`, whose turns go to the store from `place` on. Later
    turns say what a turn is worth, as `net` values them.

    due, most: cards of a turn, and in the hand. fire: one of fires(). curious: how often the best
    of a random half of the turns is taken. trace: how much of what comes later a sample learns
    from (the lambda of TD). share: of turns whose best ones are compared. simple: turns are those
    of leave_out(). Returns (cards left, samples).
    """
    np.random.seed(seed)
    deck = np.random.permutation(98) + 2
    drawn = turns = 0
    hand, cards, now = np.zeros(8, np.int64), np.zeros(101, np.uint8), np.zeros(102, np.int64)
    on_fire = np.int64(fire.any())
    tops, unseen = np.array([1, 1, 100, 100]), np.zeros(102, np.int64)
    cards[2:100], unseen[2:100] = UNSEEN, 1
    kept, size, burned = 0, len(store.tops), False
    states, held = np.zeros(WIDEST, np.int64), np.zeros(8, np.int64)
    while True:
        while kept < most and drawn < 98:
            hand[kept], cards[deck[drawn]], unseen[deck[drawn]] = deck[drawn], IN_HAND, 0
            kept, drawn = kept + 1, drawn + 1
        hand[:kept].sort()
        burn(fire, tops, now)
        if drawn == 98:
            state = finish(at, hand, kept, tops, now)
            left = kept
            for i in range(kept):
                left -= at.used[state] >> i & 1
            break
        state = choose(at, weights, hand, kept, tops, unseen, due, now, ONE)
        if state < 0 or at.worth[state] < _BURNED:
            left, burned = 98 - drawn + kept, state >= 0
            break
        if simple:
            state = leave_out(at)
        if np.random.random() < curious:
            best = _OUT
            for other in range(at.turn[FIRST], at.turn[STATES]):
                if np.random.randint(2) and at.worth[other] > max(best, _BURNED):
                    best, state = at.worth[other], other
        states[0] = state
        many = rivals(at, states) if np.random.random() < share else 1
        spot = (place + turns) % size
        note(at, states, many, hand, kept, cards, on_fire, store, spot)
        if many > 1:
            hidden = np.nonzero(unseen)[0]
            np.random.shuffle(hidden)
            for k in range(many):
                rest = remaining(at, states[k], hand, kept, held)
                look(after, weights, held, rest, unseen, hidden, store.tops[spot, k], due, most,
                     fire, store.ahead[spot, k])
                store.truth[spot, k] = store.ahead[spot, k]
        for i in range(kept):
            if at.used[state] >> i & 1:
                cards[hand[i]] = 0
        kept = remaining(at, state, hand, kept, hand)
        tops[:] = at.tops[4 * state:4 * state + 4]
        turns += 1
    found, said = np.zeros(MOST_FEATURES, np.int64), np.zeros(HEADS, np.float32)
    _, lanes, inner = net.inner.shape
    first, second = np.zeros(lanes, np.float32), np.zeros(inner, np.float32)
    truth = np.zeros(HEADS, np.float32)
    ended(left, burned, truth)
    for turn in range(turns - 1, -1, -1):
        spot = (place + turn) % size
        store.truth[spot, 0] = truth
        count, phase = features(store.tops[spot, 0], store.cards[spot, 0], fire, found)
        forward(net, found, count, phase, first, second, said)
        for head in range(HEADS):
            truth[head] += (1 - trace) * (said[head] - truth[head])
    return left, turns
