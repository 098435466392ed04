"""A net as machine code: what it says of a position, and steps of its gradient.

A position is what lies there after a turn: four tops, and each card's status. All processors make
the same numbers: what a library rounds as it likes, as exp(), is not used but for the loss shown.
"""

import math
from typing import NamedTuple

import numpy as np

from crupier.advice.fast import fast
from crupier.advice.packed import PRICE, WIDTH
from crupier.engine.the_game.advice.shape import (
    CURVE,
    GROUPS,
    HEADS,
    NEW_FIRE,
    PHASES,
    REACH,
    SPAN,
    WIDTHS,
)
from crupier.engine.the_game.cards import FIRE_CARDS
from crupier.research.training.quantise import (
    FEW,
    FIRES,
    GAPS,
    KEPT,
    NEAR,
    ROW_ONE,
    TOPS,
    curve,
)

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

    fire: np.ndarray        # with On Fire: 1
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


def fires():
    """The fire cards of a game: without them, with them, and as they are upside down."""
    found = np.zeros((3, 102), np.int64)
    for card in FIRE_CARDS:
        found[1, card] = found[2, 101 - card] = NEW_FIRE
    return found


@fast
def relations(tops, cards, found, count):
    """Appends the rows for what the cards kept are to each other, as relate() of net.py."""
    ranks = np.zeros(102, np.int64)
    for card in range(2, 101):
        ranks[card + 1] = ranks[card] + (cards[card] == UNSEEN)
    pairs = GAPS + 8 * WIDTHS
    firsts, which, cost = np.full(4, 100), np.zeros(4, np.int64), 100
    for pile in range(4):
        top, step, near = int(tops[pile]), 1 if pile < 2 else -1, 0
        card = top + step
        while near < 2 and 1 < card < 100:
            if cards[card] == IN_HAND:
                gap = abs(ranks[card] - ranks[top])
                if near:
                    cost = min(cost, gap)
                else:
                    firsts[pile], which[pile] = gap, card
                found[count] = GAPS + WIDTHS * (2 * pile + near) + WIDTH[gap]
                count, near = count + 1, near + 1
            card += step
        while near < 2:
            found[count] = GAPS + WIDTHS * (2 * pile + near) + WIDTHS - 1
            count, near = count + 1, near + 1
    for pile in range(4):
        for other in range(pile):
            if which[pile] != which[other]:
                cost = min(cost, firsts[pile] + firsts[other])
    found[count] = pairs + 3 + PRICE[cost]
    count += 1
    last = -1
    for card in range(2, 100):
        if cards[card] != IN_HAND:
            continue
        if ranks[card] == last:
            found[count] = pairs + 2
            count += 1
        last = ranks[card]
        for other in (card - 10, card + 10):
            if 1 < other < 100 and cards[other] == UNSEEN:
                found[count] = pairs + 1
                count += 1
        if card > 11 and cards[card - 10] == IN_HAND:
            found[count] = pairs
            count += 1
    return count


@fast
def features(tops, cards, fire, found):
    """Which rows of a net a position adds up; returns (how many, phase). fire: one of fires()."""
    count = kept = unseen = burn = 0
    t0, t1, t2, t3 = tops[0], tops[1], tops[2], tops[3]
    for card in range(2, 100):
        if not cards[card]:
            continue
        hidden = 1 if cards[card] == UNSEEN else 0
        kept, unseen = kept + 1 - hidden, unseen + hidden
        code = 3 * ((card > t0) + (card > t1)) + (card < t2) + (card < t3)
        found[count] = GROUPS * (9 * hidden + code) + card // 4
        count += 1
        if fire[card] and not hidden:
            found[count] = FIRES + 7 + code
            count += 1
        burn += hidden and fire[card]
        near = NEAR + hidden * SPAN + REACH
        for distance in (card - t0, card - t1, t2 - card, t3 - card):
            if -REACH <= distance <= REACH:
                found[count] = near + distance
                count += 1
            near += 2 * SPAN
    for pile in range(4):
        found[count + pile] = TOPS + GROUPS * pile + min(tops[pile], 99) // 4
    found[count + 4] = FEW + min(unseen, 91) // 4
    found[count + 5] = KEPT + kept
    count += 6
    if fire.any():
        found[count] = FIRES + burn
        count += 1
    for pile in range(4):
        if fire[tops[pile]]:
            found[count] = FIRES + 16 + 6 * pile + tops[pile] // 11 - 2
            count += 1
    return (relations(tops, cards, found, count),
            min((unseen + kept) * PHASES // 99, PHASES - 1))


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
def learn(net, used, flat, average, slope_net, slope, mean, square, steps, store, filled,
          batches, size, rate, whole, fires, seed):
    """Steps of Adam on turns drawn from the store, half of them upside down; the mean loss.

    net: views of `used`, which is `flat` as integers have it: the first `whole` numbers rounded.
    average: of the net after all steps, recent ones above all.
    """
    np.random.seed(seed)
    found, loss = np.zeros((WIDEST, MOST_FEATURES), np.int64), 0.0
    tops, cards = np.zeros(4, np.int64), np.zeros(101, np.uint8)
    _, lanes, inner = net.inner.shape
    first, back = np.zeros((WIDEST, lanes), np.float32), np.zeros(lanes, np.float32)
    second, behind = np.zeros((WIDEST, inner), np.float32), np.zeros(inner, np.float32)
    said, odds = np.zeros((WIDEST, HEADS), np.float32), np.zeros(WIDEST)
    count, phase = np.zeros(WIDEST, np.int64), np.zeros(WIDEST, np.int64)
    for batch in range(batches):
        slope[:] = 0
        for i in range(len(flat)):
            used[i] = np.rint(flat[i] * ROW_ONE) / ROW_ONE if i < whole else flat[i]
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
                count[k], phase[k] = features(tops, cards, fires[store.fire[at] * (1 + flip)],
                                               found[k])
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
