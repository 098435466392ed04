"""The trainer of the advisor's net looks at positions as the engine does, can be stopped, and
makes the same bytes again.
"""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from crupier.advice import compiled
from crupier.advice.player import Turn
from crupier.engine.the_game.advice.shape import LANES, PHASES
from crupier.engine.the_game.options import LEVELS
from crupier.research.training import games, kernel, large, quantise, train, trainer
from tests.engine.advice import at
from tests.engine.advice_positions import some_position

pytestmark = pytest.mark.compiled

NETS = Path(train.__file__).parent / "nets"
SMALL, LARGE = NETS / "small.f32", NETS / "large"
# Digests of 400 games, and of the first 1,000 of the nets that ship.
SHORT = "9db2b5ebe7f50c90c4a03f4e08bf53cfdeb78fe2e44f6bae8f34b534c7f5f5a2"
LARGE_BEGUN = "1634e3a0926a88cb2bd8270393be09654e3d6cda191c18161362a16a69d5d6a5"
BEGUN = "00d91acc7ff37a93863bace7d978d761222d0ced5d45fe0e5a9fba885905637f"
FEW = 30
POSITIONS = [number for number in range(100) if some_position(number)[0]["players"] == 1][:FEW]


def play(flat, store, number):
    """A game of this net, all of whose turns are compared: how many there are."""
    weights, net = compiled.parse(quantise.quantised(flat)), quantise.arrays(flat)
    return games.play(compiled.space(), compiled.space(), weights, quantise.LAYOUT, net, 0, 2, 8,
                      0.1, 0.7, 1.0, False, store, 0, number)[1]


def fresh(seed):
    return train.Small({"seed": seed}).flat


def rows(tops, cards, level, found, layout=quantise.LAYOUT, phases=PHASES):
    """features() in plain Python."""
    return kernel.features.py_func(layout, phases, tops, cards, level, found)


def positions():
    """(number, level, and what after() gives) of positions with something hidden."""
    found = 0
    for number in POSITIONS:
        seen = at(*some_position(number)).observation(0)
        position = after(seen)
        if position is not None:
            found += 1
            yield number, seen["level"], *position
    assert found > FEW // 2


def after(seen):
    """What the engine makes of the best turn: tops, cards as the trainer has them, the arrays of
    the turn, its state. None where nothing is hidden, or no turn can be made.
    """
    net = compiled.board(seen["level"])
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
    return space.tops[4 * best:4 * best + 4].tolist(), cards, space, best


def test_what_it_looks_at_is_what_the_engine_looks_at():
    flat = quantise.read(SMALL.read_bytes())
    net = quantise.arrays(flat)
    found = np.zeros(kernel.MOST_FEATURES, np.int64)
    for number, level, tops, cards, space, _ in positions():
        sums = space.sums
        count, phase = rows(tops, cards, LEVELS.index(level), found)
        lanes = np.rint(256 * net.bias.astype(float)) + np.rint(
            256 * net.rows[found[:count]].astype(float)).sum(0)
        # The first three sums are what the heads say by now; none is below zero.
        assert np.maximum(0, lanes[3:]).tolist() == sums[3:LANES].tolist(), number
        said = heads(net, found[:count], phase)
        assert np.abs(said - sums[:3] / (1 << 22)).max() < 0.01, number


def test_so_does_the_large_net():
    layout, product = large.Large.layout, large.net
    net = product.trained()
    found = np.zeros(kernel.MOST_FEATURES, np.int64)
    lanes, inner = np.zeros(product.LANES, np.float32), np.zeros(product.INNER, np.float32)
    for number, level, tops, cards, space, state in positions():
        count, phase = rows(tops, cards, LEVELS.index(level), found, layout, product.PHASES)
        win, excellent, left = heads(net, found[:count], phase)
        worth, chance = product.opinion(product.large(level), compiled.board(level).curve, space,
                                        state, 0, lanes, inner)
        assert win == pytest.approx(chance / (1 << 22), abs=1e-3), number
        assert 10 * win + excellent - 3 * left == pytest.approx(worth / (1 << 22), abs=0.01)


def heads(net, found, phase):
    """The net in plain numpy."""
    first = np.maximum(0, net.bias + net.rows[found].sum(0))
    second = np.maximum(0, net.inner_bias[phase] + first @ net.inner[phase])
    return 1 / (1 + np.exp(-(net.heads_bias[phase] + net.heads[phase] @ second)))


@pytest.mark.long
def test_the_compiled_net_is_the_plain_one():
    flat = fresh(3)
    net, stored = quantise.arrays(flat), kernel.samples(100)
    turns = play(flat, stored, 5)
    assert turns > 3
    found, said = np.zeros(kernel.MOST_FEATURES, np.int64), np.zeros(3, np.float32)
    for turn in range(turns):
        tops, cards = stored.tops[turn, 0], stored.cards[turn, 0]
        count, phase = kernel.features(quantise.LAYOUT, PHASES, tops, cards, 0, found)
        assert (count, phase) == rows(tops.tolist(), cards, 0, found)
        kernel.forward(net, found, count, phase, np.zeros(LANES, np.float32),
                       np.zeros(8, np.float32), said)
        assert np.allclose(said, heads(net, found[:count], phase), atol=1e-4)


@pytest.mark.long
def test_turns_that_are_compared_differ_and_have_the_same_cards_to_come():
    stored = kernel.samples(100)
    for turn in range(play(fresh(4), stored, 6)):
        many = stored.many[turn]
        placed = [(stored.tops[turn, k].tobytes(), stored.cards[turn, k].tobytes())
                  for k in range(many)]
        assert many and len(set(placed)) == many
        hidden = {tuple(np.flatnonzero(stored.cards[turn, k] == 2)) for k in range(many)}
        assert len(hidden) == 1
        assert (stored.ahead[turn, :many] >= 0).all() and (stored.ahead[turn, :many] <= 1).all()


@pytest.mark.long
def test_steps_go_down_the_slope():
    """The slope of the loss of a turn is what small changes of the net say."""
    flat = fresh(4)
    stored = kernel.samples(100)
    turn = int(np.flatnonzero(stored.many[:play(flat, stored, 6)] > 2)[2])
    one = kernel.Samples(*(part[turn:turn + 1].copy() for part in stored))
    many = int(one.many[0])
    random = np.random.default_rng(2)
    one.truth[:], one.ahead[:] = random.random(one.truth.shape), random.random(one.ahead.shape)
    found = np.zeros(kernel.MOST_FEATURES, np.int64)

    def worth(says):
        return says @ [1, 0.1, -0.3]

    def loss(numbers):
        values, says = [], []
        for k in range(many):
            count, phase = rows(one.tops[0, k].tolist(), one.cards[0, k], 0, found)
            says.append(heads(quantise.arrays(numbers), found[:count], phase))
            truth = one.truth[0, k].astype(float)
            each = -truth * np.log(says[k]) - (1 - truth) * np.log(1 - says[k])
            values.append((2 * each[0] + each[1] + each[2]) / (1 if k == 0 else many - 1))
        odds = np.exp(worth(np.array(says)) / kernel._SHARP)
        preferred = odds / odds.sum() @ worth(one.ahead[0, :many].astype(float))
        return sum(values) - kernel._PULL * preferred

    def slope_of(seed):
        kept = flat.copy()
        slope, mean, square = (np.zeros_like(flat) for _ in range(3))
        net, to = quantise.arrays(kept), quantise.arrays(slope)
        kernel.learn(quantise.LAYOUT, net, kept, kept.copy(), to, slope, mean, square, 0, one, 1,
                     1, 1, 0.0, seed)
        return slope

    count, _ = rows(one.tops[0, 0].tolist(), one.cards[0, 0], 0, found)
    looked_at = set(found[:count])
    slope = next(slope for slope in map(slope_of, range(50))     # one that is not upside down
                 if looked_at <= set(np.flatnonzero(quantise.arrays(slope).rows.any(1))))
    for index in np.random.default_rng(1).choice(np.flatnonzero(slope), 20, False):
        wide = flat.astype(float), flat.astype(float)
        wide[0][index] += 1e-4
        wide[1][index] -= 1e-4
        measured = (loss(wide[0]) - loss(wide[1])) / 2e-4
        assert measured == pytest.approx(slope[index], abs=1e-3, rel=0.02)


@pytest.mark.long
def test_a_stop_changes_nothing_and_the_bytes_are_these(monkeypatch, tmp_path):
    for name, value in (("_ROUND", 20), ("_LINE", 1), ("_FEW", 500), ("_STORED", 1000)):
        monkeypatch.setattr(trainer, name, value)
    whole, stopped = tmp_path / "whole.f32", tmp_path / "two.f32"
    settings = {"games": 300, "all levels": 100, "seed": 1}
    trainer.run(whole, train.Small(settings))

    checkpoint = stopped.with_suffix(".checkpoint")
    begun = train.Small(settings)
    for _ in range(11):
        begun.round()
    trainer.keep(begun, checkpoint)
    begun.round()               # and what came after the checkpoint is lost
    trainer.run(stopped, train.Small(settings))

    assert stopped.read_bytes() == whole.read_bytes()
    assert stopped.with_suffix(".csv").read_text() == whole.with_suffix(".csv").read_text()
    assert json.loads(whole.with_suffix(".json").read_text())["sha256"] == SHORT
    with pytest.raises(SystemExit, match="another run"):
        trainer.run(stopped, train.Small({**settings, "seed": 2}))


@pytest.mark.long
@pytest.mark.parametrize("kind, note, file, first", [
    (train.Small, SMALL, SMALL, BEGUN), (large.Large, LARGE, large.net.FILE, LARGE_BEGUN)])
def test_the_nets_that_ship_are_what_the_commands_make(kind, note, file, first):
    """Their first 1,000 games again: they lie on the curve beside it."""
    made = json.loads(note.with_suffix(".json").read_text())
    assert hashlib.sha256(file.read_bytes()).hexdigest() == made["sha256"]
    begun = kind({name: made[name] for name in ("games", "all levels", "seed") if name in made})
    for _ in range(10):
        begun.round()
    assert hashlib.sha256(begun.flat.tobytes()).hexdigest() == first
    curve = note.with_suffix(".csv").read_text().splitlines()[:2]
    assert list(trainer.lines(begun.curve)) == curve
