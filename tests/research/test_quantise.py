"""The weights of the board are made of the trained net, and of nothing else."""

from pathlib import Path

import pytest

from crupier.research.training import quantise

ROOT = Path(__file__).parents[2]
NET = (ROOT / "research/training/nets/small.f32").read_bytes()


def test_the_weights_follow():
    made = quantise.quantised(quantise.read(NET))
    assert made == (ROOT / "engine/the_game/advice/standard.net").read_bytes()


def test_a_net_whose_sums_could_overflow_is_refused():
    net = quantise.read(NET).copy()
    inner = quantise.arrays(net)[2]
    inner *= 4
    with pytest.raises(AssertionError):
        quantise.quantised(net)
