"""The loops of train.py as machine code: games against chance, and the gradient of the net.

A position is what lies there after a turn: four tops, and each card's status. How a turn is chosen
is not written here again: the engine's own loops do that, with the integers of the net so far.
"""

import math
from typing import NamedTuple

import numpy as np

from crupier.advice.compiled import choose, finish
from crupier.advice.fast import fast
from crupier.engine.the_game.advice.shape import (
    FIRST,
    GROUPS,
    HEADS,
    INNER,
    LANES,
    PAIRS,
    PHASES,
    REACH,
    SPAN,
    STATES,
)
from crupier.research.training.quantise import FEW, KEPT, NEAR, TOPS

IN_HAND, UNSEEN = 1, 2          # status of a card; 0 for those that lie open
MOST_FEATURES = 512
_DECAY, _DECAY_SQUARES, _TINY = 0.9, 0.999, 1e-8        # of Adam
_RECENT = 0.0005                # share of the newest net in the average, in the end


class Samples(NamedTuple):
    """Positions, and what the heads should say of them; a ring."""

    tops: np.ndarray
    cards: np.ndarray
    truth: np.ndarray


def samples(count):
    return Samples(np.zeros((count, 4), np.int64), np.zeros((count, 101), np.uint8),
                   np.zeros((count, HEADS), np.float32))


@fast
def features(tops, cards, found):
    """Which rows of the net a position adds up; returns (how many, phase)."""
    count = kept = unseen = 0
    for card in range(2, 100):
        if not cards[card]:
            continue
        hidden = 1 if cards[card] == UNSEEN else 0
        kept, unseen = kept + 1 - hidden, unseen + hidden
        code = (3 * ((card > tops[0]) + (card > tops[1])) + (card < tops[2]) + (card < tops[3]))
        found[count] = (9 * hidden + code) * GROUPS + card // 4
        count += 1
        for pile in range(4):
            distance = card - tops[pile] if pile < 2 else tops[pile] - card
            if -REACH <= distance <= REACH:
                found[count] = NEAR + (2 * pile + hidden) * SPAN + distance + REACH
                count += 1
    for pile in range(4):
        found[count + pile] = TOPS + PAIRS * pile + min(tops[pile], 99) // 2
    found[count + 4] = FEW + min(unseen, 91) // 4
    found[count + 5] = KEPT + kept
    return count + 6, min((unseen + kept) * PHASES // 99, PHASES - 1)


@fast
def forward(net, found, count, phase, first, second, said):
    """What the heads say, 0...1, and on the way there what both layers do."""
    first[:] = net.bias
    for i in range(count):
        row = net.rows[found[i]]
        for lane in range(LANES):
            first[lane] += row[lane]
    second[:] = net.inner_bias[phase]
    for lane in range(LANES):
        if first[lane] > 0:
            for out in range(INNER):
                second[out] += first[lane] * net.inner[phase, lane, out]
    for head in range(HEADS):
        total = net.heads_bias[phase, head]
        for out in range(INNER):
            if second[out] > 0:
                total += second[out] * net.heads[phase, head, out]
        said[head] = np.float32(1 / (1 + math.exp(-total)))


@fast
def upside_down(tops, cards, other_tops, other_cards):
    """The same position as the other pair of piles sees it: a card c is 101 - c."""
    for pile in range(4):
        other_tops[pile] = 101 - tops[pile ^ 2]
    other_cards[:] = 0
    for card in range(2, 100):
        other_cards[101 - card] = cards[card]


@fast
def learn(net, flat, average, slope_net, slope, mean, square, steps, store, filled,
          batches, size, rate, seed):
    """Steps of Adam on samples drawn from the store, half of them upside down; the mean loss.

    average: of the net after all steps, recent ones above all.
    """
    np.random.seed(seed)
    found, loss = np.zeros(MOST_FEATURES, np.int64), 0.0
    tops, cards = np.zeros(4, np.int64), np.zeros(101, np.uint8)
    first, back = np.zeros(LANES, np.float32), np.zeros(LANES, np.float32)
    second, inner = np.zeros(INNER, np.float32), np.zeros(INNER, np.float32)
    said = np.zeros(HEADS, np.float32)
    for batch in range(batches):
        slope[:] = 0
        for _ in range(size):
            at = np.random.randint(filled)
            if np.random.randint(2):
                upside_down(store.tops[at], store.cards[at], tops, cards)
            else:
                tops[:], cards[:] = store.tops[at], store.cards[at]
            count, phase = features(tops, cards, found)
            forward(net, found, count, phase, first, second, said)
            inner[:] = 0
            for head in range(HEADS):
                truth = store.truth[at, head]
                loss -= (truth * math.log(said[head] + 1e-7)
                         + (1 - truth) * math.log(1 - said[head] + 1e-7))
                wrong = (said[head] - truth) / size * (2 if head == 0 else 1)
                slope_net.heads_bias[phase, head] += wrong
                for out in range(INNER):
                    if second[out] > 0:
                        slope_net.heads[phase, head, out] += wrong * second[out]
                        inner[out] += wrong * net.heads[phase, head, out]
            for out in range(INNER):
                slope_net.inner_bias[phase, out] += inner[out]
            for lane in range(LANES):
                back[lane] = 0
                if first[lane] > 0:
                    for out in range(INNER):
                        slope_net.inner[phase, lane, out] += first[lane] * inner[out]
                        back[lane] += inner[out] * net.inner[phase, lane, out]
                slope_net.bias[lane] += back[lane]
            for i in range(count):
                row = slope_net.rows[found[i]]
                for lane in range(LANES):
                    row[lane] += back[lane]
        step = steps + batch + 1
        near = np.float32(rate / (1 - _DECAY ** step))
        far = np.float32(1 / (1 - _DECAY_SQUARES ** step))
        recent = np.float32(max(_RECENT, 10 / (step + 10)))
        for i in range(len(flat)):
            mean[i] += np.float32(1 - _DECAY) * (slope[i] - mean[i])
            square[i] += np.float32(1 - _DECAY_SQUARES) * (slope[i] * slope[i] - square[i])
            flat[i] -= near * mean[i] / (np.sqrt(square[i] * far) + np.float32(_TINY))
            average[i] += recent * (flat[i] - average[i])
    return loss / batches / size


@fast
def play(at, weights, net, due, most, curious, trace, store, place, seed):
    """A game, chosen by the integers `weights`, whose samples go to the store from `place` on.

    curious: how often the best of a random half of the turns is taken. trace: how much of what
    comes later a sample learns from (the lambda of TD). Returns (cards left, samples).
    """
    np.random.seed(seed)
    deck = np.random.permutation(98) + 2
    drawn = turns = 0
    hand, cards, fire = np.zeros(8, np.int64), np.zeros(101, np.uint8), np.zeros(102, np.int64)
    tops, unseen = np.array([1, 1, 100, 100]), np.zeros(102, np.int64)
    cards[2:100], unseen[2:100] = UNSEEN, 1
    kept, size = 0, len(store.tops)
    while True:
        while kept < most and drawn < 98:
            hand[kept], cards[deck[drawn]], unseen[deck[drawn]] = deck[drawn], IN_HAND, 0
            kept, drawn = kept + 1, drawn + 1
        hand[:kept].sort()
        if drawn == 98:
            state = finish(at, hand, kept, tops, fire)
            left = kept
            for i in range(kept):
                left -= at.used[state] >> i & 1
            break
        state = choose(at, weights, hand, kept, tops, unseen, due, fire, 1)
        if state < 0:
            left = 98 - drawn + kept
            break
        if np.random.random() < curious:
            best = -(1 << 60)
            for other in range(at.turn[FIRST], at.turn[STATES]):
                if np.random.randint(2) and at.worth[other] > best:
                    best, state = at.worth[other], other
        held, kept = kept, 0
        for i in range(held):
            if at.used[state] >> i & 1:
                cards[hand[i]] = 0
            else:
                hand[kept] = hand[i]
                kept += 1
        tops[:] = at.tops[4 * state:4 * state + 4]
        spot = (place + turns) % size
        store.tops[spot], store.cards[spot] = tops, cards
        turns += 1
    found, said = np.zeros(MOST_FEATURES, np.int64), np.zeros(HEADS, np.float32)
    first, second = np.zeros(LANES, np.float32), np.zeros(INNER, np.float32)
    truth = np.zeros(HEADS, np.float32)
    truth[0], truth[1], truth[2] = left == 0, left < 10, min(1, left / 60)
    for turn in range(turns - 1, -1, -1):
        spot = (place + turn) % size
        store.truth[spot] = truth
        count, phase = features(store.tops[spot], store.cards[spot], found)
        forward(net, found, count, phase, first, second, said)
        for head in range(HEADS):
            truth[head] += (1 - trace) * (said[head] - truth[head])
    return left, turns
