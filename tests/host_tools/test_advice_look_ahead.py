"""What the PC adds to the advisor: a large net, and look-ahead."""

import random

import numpy as np
import pytest

from crupier.advice import large
from crupier.advice.compiled import begin, board, choose, space
from crupier.advice.player import Farsighted, Turn
from crupier.engine.the_game.game import TheGame
from tests.engine.advice import at
from tests.engine.advice_positions import some_position

# The advisor of the board is compiled in the default run, and this, which takes as long, not.
pytestmark = [pytest.mark.compiled, pytest.mark.long]

FEW = 20
POSITIONS = [number for number in range(60) if some_position(number)[0]["players"] == 1][:FEW]


def plain(net, tops, hand, unseen):
    """The large net in numpy: (worth, chance to win)."""
    rows = [large.FEW + min(len(unseen), 91), large.KEPT + len(hand)]
    rows += [large.TOPS + 100 * pile + min(top, 99) for pile, top in enumerate(tops)]
    for hidden, cards in enumerate((hand, unseen)):
        for card in cards:
            code = 3 * sum(card > top for top in tops[:2]) + sum(card < top for top in tops[2:])
            rows.append(100 * (9 * hidden + code) + card)
            for pile, top in enumerate(tops):
                distance = card - top if pile < 2 else top - card
                if abs(distance) <= 25:
                    rows.append(large.NEAR + 51 * (2 * pile + hidden) + distance + 25)
    phase = min((len(unseen) + len(hand)) // 13, 7)
    first = np.maximum(0, net.bias + net.rows[rows].sum(0))
    second = np.maximum(0, net.inner_bias[phase] + first @ net.inner[phase])
    win, excellent, left = 1 / (1 + np.exp(-net.heads_bias[phase] - net.heads[phase] @ second))
    return 10 * win + excellent - 3 * left, win


def test_the_large_net_sees_what_it_was_trained_on():
    net, room = large.large(), space()
    first, second = (np.zeros(size, np.float32) for size in (large.LANES, large.INNER))
    for number in POSITIONS:
        seen = at(*some_position(number)).observation(0)
        turn, small = Turn.of(seen), board(seen["level"])
        state = choose(room, small, turn.hand, turn.cards, turn.tops, turn.unseen,
                       seen["due"], turn.fire, 1)
        if state < 0:
            begin(room, turn.hand, turn.cards, turn.tops, turn.unseen, seen["due"], turn.fire)
            state = 0
        tops = room.tops[4 * state:4 * state + 4].tolist()
        hand = [card for i, card in enumerate(seen["hand"]) if not room.used[state] >> i & 1]
        unseen = np.flatnonzero(turn.unseen).tolist()
        for flip in (0, 1):
            found = large.opinion(net, small.curve, room, state, flip, first, second)
            said = [each / (1 << 22) for each in found]
            assert said == pytest.approx(plain(net, tops, hand, unseen), abs=0.01)
            tops = [101 - top for top in tops[2:] + tops[:2]]
            hand, unseen = ([101 - card for card in cards] for cards in (hand, unseen))


def test_look_ahead_knows_nothing_of_what_is_hidden():
    player, moves = Farsighted(3, 2), random.Random(1)
    game = TheGame(1, "hidden")
    while not game.is_terminal():
        plan = player.plan(game.observation(0))
        other = game.clone()
        moves.shuffle(other.draw)
        assert player.plan(other.observation(0)) == plan
        for action in plan:
            game.apply_action(action)
