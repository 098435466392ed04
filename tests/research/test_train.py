"""The trainer of the advisor's net looks at positions as the engine does, and can be stopped."""

from pathlib import Path

import numpy as np
import pytest

from crupier.advice import compiled
from crupier.advice.player import Turn
from crupier.engine.the_game.advice.shape import LANES
from crupier.research.training import train
from tests.engine.advice import at
from tests.engine.advice_positions import some_position

pytestmark = pytest.mark.compiled

SMALL = Path(train.__file__).parent / "nets/small.f32"
FEW = 30
POSITIONS = [number for number in range(100) if some_position(number)[0]["players"] == 1][:FEW]


@pytest.fixture
def few(monkeypatch):
    """Rounds of few games."""
    for name, value in (("_ROUND", 10), ("_LINE", 1), ("_FEW", 300), ("_STORED", 500)):
        monkeypatch.setattr(train, name, value)
    return {"levels": ["standard", "expert"], "games": 60, "rate": 1e-3, "seed": 1}


def after(number, net):
    """What the engine makes of the best turn: tops, cards as the trainer has them, sums."""
    seen = at(*some_position(number)).observation(0)
    turn, space = Turn.of(seen), compiled.space()
    best = compiled.choose(space, net, turn.hand, turn.cards, turn.tops, turn.unseen,
                           seen["due"], turn.fire, 1)
    if not turn.hidden or best < 0:
        return None
    compiled.judge(space, net, best, best + 1)
    cards = np.zeros(101, np.uint8)
    cards[np.flatnonzero(turn.unseen)] = 2
    for i in range(turn.cards):
        cards[turn.hand[i]] = 1 - (space.used[best] >> i & 1)
    return space.tops[4 * best:4 * best + 4].tolist(), cards, space.sums


def test_what_it_looks_at_is_what_the_engine_looks_at():
    flat = train.quantise.read(SMALL.read_bytes())
    net, board = train.views(flat), compiled.standard()
    found, compared = np.zeros(train.kernel.MOST_FEATURES, np.int64), 0
    for number in POSITIONS:
        position = after(number, board)
        if position is None:
            continue
        tops, cards, sums = position
        count, phase = train.kernel.features.py_func(tops, cards, found)
        lanes = np.rint(256 * net.bias.astype(float)) + np.rint(
            256 * net.rows[found[:count]].astype(float)).sum(0)
        # The first three sums are what the heads say by now; none is below zero.
        assert np.maximum(0, lanes[3:]).tolist() == sums[3:LANES].tolist(), number
        said = heads(net, found[:count], phase)
        assert np.abs(said - sums[:3] / (1 << 22)).max() < 0.01, number
        compared += 1
    assert compared > FEW // 2


def heads(net, found, phase):
    """The net in plain numpy."""
    first = np.maximum(0, net.bias + net.rows[found].sum(0))
    second = np.maximum(0, net.inner_bias[phase] + first @ net.inner[phase])
    return 1 / (1 + np.exp(-(net.heads_bias[phase] + net.heads[phase] @ second)))


@pytest.mark.long
def test_the_compiled_net_is_the_plain_one():
    kernel = train.kernel
    flat = train.fresh(3)
    net, stored = train.views(flat), kernel.samples(100)
    weights = compiled.parse(train.quantise.quantised(flat))
    _, turns = kernel.play(compiled.space(), weights, net, 2, 8, 0.1, 0.7, stored, 0, 5)
    assert turns > 3
    found, said = np.zeros(kernel.MOST_FEATURES, np.int64), np.zeros(3, np.float32)
    for turn in range(turns):
        count, phase = kernel.features(stored.tops[turn], stored.cards[turn], found)
        assert (count, phase) == kernel.features.py_func(
            stored.tops[turn].tolist(), stored.cards[turn], found)
        kernel.forward(net, found, count, phase, np.zeros(LANES, np.float32),
                       np.zeros(8, np.float32), said)
        assert np.allclose(said, heads(net, found[:count], phase), atol=1e-5)


@pytest.mark.long
def test_steps_go_down_the_slope():
    """The slope of the loss of a sample is what small changes of the net say."""
    kernel, flat = train.kernel, train.fresh(4)
    net, stored = train.views(flat), kernel.samples(100)
    weights = compiled.parse(train.quantise.quantised(flat))
    kernel.play(compiled.space(), weights, net, 3, 8, 0.1, 0.7, stored, 0, 6)
    one = kernel.Samples(*(part[2:3].copy() for part in stored))
    one.truth[:] = 0.3, 0.6, 0.2
    found, said = np.zeros(kernel.MOST_FEATURES, np.int64), np.zeros(3)

    def loss(numbers):
        count, phase = kernel.features.py_func(one.tops[0].tolist(), one.cards[0], found)
        said[:] = heads(train.views(numbers), found[:count], phase)
        truth = one.truth[0].astype(float)
        each = -truth * np.log(said) - (1 - truth) * np.log(1 - said)
        return 2 * each[0] + each[1] + each[2]

    def slope_of(seed):
        kept = flat.copy()
        slope, mean, square = (np.zeros_like(flat) for _ in range(3))
        kernel.learn(train.views(kept), kept, kept.copy(), train.views(slope), slope, mean,
                     square, 0, one, 1, 1, 1, 0.0, seed)
        return slope

    count, _ = kernel.features.py_func(one.tops[0].tolist(), one.cards[0], found)
    looked_at = set(found[:count])
    slope = next(slope for slope in map(slope_of, range(50))     # one that is not upside down
                 if set(np.flatnonzero(train.views(slope).rows.any(1))) == looked_at)
    for index in np.random.default_rng(1).choice(np.flatnonzero(slope), 20, False):
        wide = flat.astype(float), flat.astype(float)
        wide[0][index] += 1e-4
        wide[1][index] -= 1e-4
        measured = (loss(wide[0]) - loss(wide[1])) / 2e-4
        assert measured == pytest.approx(slope[index], abs=1e-3, rel=0.01)


@pytest.mark.long
def test_a_stop_changes_nothing(few, tmp_path):
    whole, stopped = tmp_path / "whole.f32", tmp_path / "stopped.f32"
    train.run(whole, None, few)

    checkpoint = stopped.with_suffix(".checkpoint")
    trainer = train.begin(few, None, checkpoint)
    for _ in range(4):
        trainer.round()
    train.keep(trainer, checkpoint)
    trainer.round()             # and what came after the checkpoint is lost
    train.run(stopped, None, few)

    assert stopped.read_bytes() == whole.read_bytes()
    assert stopped.with_suffix(".csv").read_text() == whole.with_suffix(".csv").read_text()
    with pytest.raises(SystemExit, match="another run"):
        train.run(stopped, None, {**few, "seed": 2})


@pytest.mark.long
def test_it_learns(monkeypatch, tmp_path):
    """From nothing; 50,000 games are in research/training/curves."""
    monkeypatch.setattr(train, "_LINE", 1)
    train.run(tmp_path / "net.f32", None,
              {"levels": ["standard"], "games": 3000, "rate": 3e-3, "seed": 1})
    rows = [line.split(",") for line in
            (tmp_path / "net.csv").read_text().splitlines()[1:]]
    left = [float(row[5]) for row in rows]
    assert np.mean(left[-3:]) < 0.8 * np.mean(left[:3]), left
