"""The weights of the board are made of the trained nets, and of nothing else."""

from pathlib import Path

import pytest

from crupier.engine.the_game.options import LEVELS
from crupier.research.training import quantise

ROOT = Path(__file__).parents[2]
NETS = [quantise.read((ROOT / f"research/training/nets/{level}.f32").read_bytes())
        for level in LEVELS]


def test_the_weights_follow():
    assert quantise.quantised(NETS) == (ROOT / "engine/the_game/advice/levels.net").read_bytes()


def test_a_net_whose_sums_could_overflow_is_refused():
    net = NETS[0].copy()
    inner = quantise.arrays(net)[2]
    inner *= 4
    with pytest.raises(AssertionError):
        quantise.quantised([net])
