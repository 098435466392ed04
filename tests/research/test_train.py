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
from crupier.engine.the_game.advice.shape import LANES
from crupier.research.training import games, kernel, quantise, train
from tests.engine.advice import at
from tests.engine.advice_positions import some_position

pytestmark = pytest.mark.compiled

NETS = Path(train.__file__).parent / "nets"
# Digests of 300 games, and of the first 1,000 of the nets that ship.
SHORT = "d72ce8503ccef394db35bcf7ccf44124111151d87cb962dc0c8d81a38d651544"
FIRST = {
    "standard": "0f2309abe3051d7d9fdb133df7816dbacff106c8f35bf1eabd79e220b42e4d1c",
    "expert": "9ac9e0cc77520008a7d44ca53743f82354c9ec248b1fbd66b5f558afb6fcae50",
    "expert_reduced": "d1570de370dbdbbee039f75cecc7d0bab3c974c78a3db773363a9afc89af955d"}
FEW = 30
FIRES = kernel.fires()
POSITIONS = [number for number in range(100) if some_position(number)[0]["players"] == 1][:FEW]


def play(flat, store, number):
    """A game of this net, all of whose turns are compared: how many there are."""
    weights, net = compiled.parse(quantise.quantised([flat])), quantise.arrays(flat)
    return games.play(compiled.space(), compiled.space(), weights, net, 2, 8, FIRES[number % 2],
                      0.1, 0.7, 1.0, False, store, 0, number)[1]


def rows(tops, cards, fire, found):
    """Which rows of a net a position adds up, and the phase."""
    return kernel.features(np.array(tops), cards, FIRES[int(fire)], found)


def positions():
    """(number, observation, and what after() gives) of positions with something hidden."""
    found = 0
    for number in POSITIONS:
        seen = at(*some_position(number)).observation(0)
        position = after(seen)
        if position is not None:
            found += 1
            yield number, seen, *position
    assert found > FEW // 2


def after(seen):
    """What the engine makes of the best turn: tops, cards as the trainer has them, the arrays of
    the turn. None where nothing is hidden, or no turn can be made.
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
    return space.tops[4 * best:4 * best + 4].tolist(), cards, space


def test_what_it_looks_at_is_what_the_engine_looks_at():
    found = np.zeros(kernel.MOST_FEATURES, np.int64)
    for number, seen, tops, cards, space in positions():
        net = quantise.arrays(quantise.read((NETS / f"{seen['level']}.f32").read_bytes()).copy())
        for part in net.rows, net.bias:
            part[:] = np.clip(np.rint(part * quantise.ROW_ONE), -127, 127) / quantise.ROW_ONE
        sums = space.sums
        count, phase = rows(tops, cards, seen["fire"], found)
        lanes = quantise.ROW_ONE * (net.bias + net.rows[found[:count]].astype(float).sum(0))
        # The first three sums are what the heads say by now; none is below zero.
        assert np.maximum(0, lanes[3:]).tolist() == sums[3:LANES].tolist(), number
        said = heads(net, found[:count], phase)
        assert np.abs(said - sums[:3] / (1 << 22)).max() < 0.01, number


def heads(net, found, phase):
    """The net in plain numpy; boards have numbers of the second layer up to 128, heads to 8."""
    first = np.maximum(0, net.bias + net.rows[found].sum(0))
    second = np.clip(net.inner_bias[phase] + first @ net.inner[phase], 0, 128)
    return 1 / (1 + np.exp(-np.clip(net.heads_bias[phase] + net.heads[phase] @ second, -8, 8)))


@pytest.mark.long
def test_the_compiled_net_is_the_plain_one():
    flat = train.fresh(3)
    net, stored = quantise.arrays(flat), kernel.samples(100)
    turns = play(flat, stored, 5)
    assert turns > 3
    found, said = np.zeros(kernel.MOST_FEATURES, np.int64), np.zeros(3, np.float32)
    for turn in range(turns):
        tops, cards = stored.tops[turn, 0], stored.cards[turn, 0]
        count, phase = rows(tops, cards, True, found)
        kernel.forward(net, found, count, phase, np.zeros(LANES, np.float32),
                       np.zeros(8, np.float32), said)
        assert np.allclose(said, heads(net, found[:count], phase), atol=1e-4)


@pytest.mark.long
def test_turns_that_are_compared_differ_and_have_the_same_cards_to_come():
    stored = kernel.samples(100)
    for turn in range(play(train.fresh(4), stored, 6)):
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
    flat = train.fresh(4)
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
            count, phase = rows(one.tops[0, k].tolist(), one.cards[0, k], one.fire[0], found)
            says.append(heads(quantise.arrays(numbers), found[:count], phase))
            truth = one.truth[0, k].astype(float)
            each = -truth * np.log(says[k]) - (1 - truth) * np.log(1 - says[k])
            values.append((2 * each[0] + each[1] + each[2]) / (1 if k == 0 else many - 1))
        odds = np.exp(worth(np.array(says)) / kernel._SHARP)
        preferred = odds / odds.sum() @ worth(one.ahead[0, :many].astype(float))
        return sum(values) - kernel._PULL * preferred

    def slope_of(seed):
        kept, used = flat.copy(), flat.copy()
        slope, mean, square = (np.zeros_like(flat) for _ in range(3))
        net, to = quantise.arrays(used), quantise.arrays(slope)
        kernel.learn(net, used, kept, kept.copy(), to, slope, mean, square, 0,
                     one, 1, 1, 1, 0.0, 0, FIRES, seed)
        return slope

    count, _ = rows(one.tops[0, 0].tolist(), one.cards[0, 0], one.fire[0], found)
    looked_at = set(found[:count])
    slope = next(slope for slope in map(slope_of, range(50))     # one that is not upside down
                 if len(looked_at - set(np.flatnonzero(quantise.arrays(slope).rows.any(1)))) < 3)
    for index in np.random.default_rng(1).choice(np.flatnonzero(slope), 20, False):
        wide = flat.astype(float), flat.astype(float)
        wide[0][index] += 1e-4
        wide[1][index] -= 1e-4
        measured = (loss(wide[0]) - loss(wide[1])) / 2e-4
        assert measured == pytest.approx(slope[index], abs=1e-3, rel=0.02)


@pytest.mark.long
def test_a_stop_changes_nothing_and_the_bytes_are_these(monkeypatch, tmp_path):
    for name, value in (("_ROUND", 20), ("_LINE", 1), ("_FEW", 500), ("_STORED", 1000),
                        ("_SIMPLE", 100), ("_RARELY", 200)):
        monkeypatch.setattr(train, name, value)
    whole, stopped = tmp_path / "whole.f32", tmp_path / "two.f32"
    settings = {"level": "standard", "games": 300, "seed": 1}
    train.run(whole, train.Trainer(settings))

    checkpoint = stopped.with_suffix(".checkpoint")
    begun = train.Trainer(settings)
    for _ in range(9):
        begun.round()
    train.keep(begun, checkpoint)
    begun.round()               # and what came after the checkpoint is lost
    train.run(stopped, train.Trainer(settings))

    assert stopped.read_bytes() == whole.read_bytes()
    assert stopped.with_suffix(".csv").read_text() == whole.with_suffix(".csv").read_text()
    assert json.loads(whole.with_suffix(".json").read_text())["sha256"] == SHORT
    with pytest.raises(SystemExit, match="another run"):
        train.run(stopped, train.Trainer({**settings, "seed": 2}))


@pytest.mark.long
@pytest.mark.parametrize("name", FIRST)
def test_the_nets_that_ship_are_what_the_commands_make(name):
    """Their first 1,000 games again: they lie on the curve beside it."""
    note = NETS / f"{name}.f32"
    made = json.loads(note.with_suffix(".json").read_text())
    assert hashlib.sha256(note.read_bytes()).hexdigest() == made["sha256"]
    begun = train.Trainer({each: made[each] for each in ("level", "games", "seed")})
    for _ in range(10):
        begun.round()
    assert hashlib.sha256(begun.flat.tobytes()).hexdigest() == FIRST[name]
    curve = note.with_suffix(".csv").read_text().splitlines()[:2]
    assert list(train.lines(begun.curve)) == curve
