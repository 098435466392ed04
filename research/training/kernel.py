"""A net as machine code, the board's or the large one: what it says of a position, and steps of
its gradient.

A position is what lies there after a turn: four tops, and each card's status. All processors make
the same numbers: what a library rounds as it likes, as exp(), is not used but for the loss shown.
"""

import math
from typing import NamedTuple

import numpy as np

from crupier.advice.fast import fast
from crupier.engine.the_game.advice.shape import CURVE, HEADS
from crupier.research.training.quantise import curve

IN_HAND, UNSEEN = 1, 2          # status of a card; 0 for those that lie open
MOST_FEATURES = 512
WIDEST = 6                      # turns that are compared
_DECAY, _DECAY_SQUARES, _TINY = 0.9, 0.999, 1e-8        # of Adam
_CLOSE = 0.0005                 # no lesson: the curve ends there, and weights would grow on
_RECENT = 0.0005                # share of the newest net in the average, in the end
_SHARP = 0.02                   # difference of worth that makes a turn e times as likely
_PULL = 4                       # weight of comparisons beside that of values
_UTILITY = np.array([1, 0.1, -0.3], np.float32)     # of the heads, as the engine adds them up
_LOGISTIC = (curve() / 32767).astype(np.float32)


class Samples(NamedTuple):
    """Turns: positions that they lead to, the one that was played first; a ring."""

    level: np.ndarray       # its place among LEVELS
    many: np.ndarray        # positions of a turn
    tops: np.ndarray
    cards: np.ndarray
    truth: np.ndarray       # what the heads should say
    ahead: np.ndarray       # what they say of the best next turn, with cards that may come


def samples(count):
    return Samples(np.zeros(count, np.int64), np.zeros(count, np.int64),
                   np.zeros((count, WIDEST, 4), np.uint8),
                   np.zeros((count, WIDEST, 101), np.uint8),
                   np.zeros((count, WIDEST, HEADS), np.float32),
                   np.zeros((count, WIDEST, HEADS), np.float32))


@fast
def features(layout, phases, tops, cards, level, found):
    """Which rows of a net a position adds up; returns (how many, phase)."""
    count = kept = unseen = 0
    alike, reach, span = layout.tops // 18, layout.reach, 2 * layout.reach + 1
    t0, t1, t2, t3 = tops[0], tops[1], tops[2], tops[3]
    for card in range(2, 100):
        if not cards[card]:
            continue
        hidden = 1 if cards[card] == UNSEEN else 0
        kept, unseen = kept + 1 - hidden, unseen + hidden
        code = 3 * ((card > t0) + (card > t1)) + (card < t2) + (card < t3)
        found[count] = (9 * hidden + code) * alike + (card >> layout.card_bits)
        count += 1
        near = layout.near + hidden * span + reach
        for distance in (card - t0, card - t1, t2 - card, t3 - card):
            if -reach <= distance <= reach:
                found[count] = near + distance
                count += 1
            near += 2 * span
    alike = (layout.near - layout.tops) // 4
    for pile in range(4):
        found[count + pile] = (layout.tops + alike * pile
                               + (min(tops[pile], 99) >> layout.top_bits))
    found[count + 4] = layout.few + (min(unseen, 91) >> layout.few_bits)
    found[count + 5] = layout.kept + 9 * level + kept
    return count + 6, min((unseen + kept) * phases // 99, phases - 1)


@fast
def forward(net, found, count, phase, first, second, said):
    """What the heads say, 0...1, and on the way there what both layers do."""
    lanes, inner = len(first), len(second)
    for lane in range(lanes):
        first[lane] = net.bias[lane]
    for i in range(count):
        row = found[i]
        for lane in range(lanes):
            first[lane] += net.rows[row, lane]
    for out in range(inner):
        second[out] = net.inner_bias[phase, out]
    for lane in range(lanes):
        if first[lane] > 0:
            for out in range(inner):
                second[out] += first[lane] * net.inner[phase, lane, out]
    for head in range(HEADS):
        total = net.heads_bias[phase, head]
        for out in range(inner):
            if second[out] > 0:
                total += second[out] * net.heads[phase, head, out]
        at = np.float32(min(max((total + 8) * (CURVE // 16), 0), CURVE - 1.01))
        low = int(at)
        part = at - np.float32(low)
        said[head] = _LOGISTIC[low] + part * (_LOGISTIC[low + 1] - _LOGISTIC[low])


@fast
def worth(heads):
    return heads[0] * _UTILITY[0] + heads[1] * _UTILITY[1] + heads[2] * _UTILITY[2]


@fast
def power(x):
    """e to the power of a number below 0, about."""
    found = 1 + max(x, -16) / 1024
    for _ in range(10):
        found *= found
    return found


@fast
def upside_down(tops, cards, other_tops, other_cards):
    """The same position as the other pair of piles sees it: a card c is 101 - c."""
    for pile in range(4):
        other_tops[pile] = 101 - tops[pile ^ 2]
    for card in range(2, 100):
        other_cards[101 - card] = cards[card]


@fast
def learn(layout, net, flat, average, slope_net, slope, mean, square, steps, store, filled,
          batches, size, rate, seed):
    """Steps of Adam on turns drawn from the store, half of them upside down; the mean loss.

    average: of the net after all steps, recent ones above all.
    """
    np.random.seed(seed)
    found, loss = np.zeros((WIDEST, MOST_FEATURES), np.int64), 0.0
    tops, cards = np.zeros(4, np.int64), np.zeros(101, np.uint8)
    phases, lanes, inner = net.inner.shape
    first, back = np.zeros((WIDEST, lanes), np.float32), np.zeros(lanes, np.float32)
    second, behind = np.zeros((WIDEST, inner), np.float32), np.zeros(inner, np.float32)
    said, odds = np.zeros((WIDEST, HEADS), np.float32), np.zeros(WIDEST)
    count, phase = np.zeros(WIDEST, np.int64), np.zeros(WIDEST, np.int64)
    for batch in range(batches):
        slope[:] = 0
        for _ in range(size):
            at = np.random.randint(filled)
            flip = np.random.randint(2)
            many = store.many[at]
            best, total, mean_ahead = -10.0, 0.0, 0.0
            for k in range(many):
                if flip:
                    upside_down(store.tops[at, k], store.cards[at, k], tops, cards)
                else:
                    for i in range(4):
                        tops[i] = store.tops[at, k, i]
                    for i in range(101):
                        cards[i] = store.cards[at, k, i]
                count[k], phase[k] = features(layout, phases, tops, cards,
                                               store.level[at], found[k])
                forward(net, found[k], count[k], phase[k], first[k], second[k], said[k])
                best = max(best, worth(said[k]))
            for k in range(many):
                odds[k] = power((worth(said[k]) - best) / _SHARP)
                total += odds[k]
            for k in range(many):
                odds[k] /= total
                mean_ahead += odds[k] * worth(store.ahead[at, k])
            for k in range(many):
                for out in range(inner):
                    behind[out] = 0
                better = 0.0
                if many > 1:
                    better = _PULL / _SHARP * odds[k] * (worth(store.ahead[at, k]) - mean_ahead)
                for head in range(HEADS):
                    truth, says = store.truth[at, k, head], said[k, head]
                    if k == 0:
                        loss -= (truth * math.log(says + 1e-7)
                                 + (1 - truth) * math.log(1 - says + 1e-7))
                    slip = (says - truth) * (2 if head == 0 else 1) / (1 if k == 0 else many - 1)
                    if abs(says - truth) < _CLOSE:
                        slip = 0.0
                    wrong = np.float32((slip - better * _UTILITY[head] * says * (1 - says))
                                       / size)
                    slope_net.heads_bias[phase[k], head] += wrong
                    for out in range(inner):
                        if second[k, out] > 0:
                            slope_net.heads[phase[k], head, out] += wrong * second[k, out]
                            behind[out] += wrong * net.heads[phase[k], head, out]
                for out in range(inner):
                    slope_net.inner_bias[phase[k], out] += behind[out]
                for lane in range(lanes):
                    back[lane] = 0
                    if first[k, lane] > 0:
                        one = np.float32(0)
                        for out in range(inner):
                            slope_net.inner[phase[k], lane, out] += first[k, lane] * behind[out]
                            one += behind[out] * net.inner[phase[k], lane, out]
                        back[lane] = one
                    slope_net.bias[lane] += back[lane]
                for i in range(count[k]):
                    row = found[k, i]
                    for lane in range(lanes):
                        slope_net.rows[row, lane] += back[lane]
        step = steps + batch + 1
        now = np.float32(rate * min(1, step / 1000))
        recent = np.float32(max(_RECENT, 10 / (step + 10)))
        for i in range(len(flat)):
            mean[i] += np.float32(1 - _DECAY) * (slope[i] - mean[i])
            square[i] += np.float32(1 - _DECAY_SQUARES) * (slope[i] * slope[i] - square[i])
            flat[i] -= now * mean[i] / (np.sqrt(square[i]) + np.float32(_TINY))
            average[i] += recent * (flat[i] - average[i])
    return loss / batches / size
