"""The weights of the board are made of the trained net, and of nothing else."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUANTISE = runpy.run_path(str(ROOT / "research/quantise.py"))
NET = (ROOT / "research/nets/small.f32").read_bytes()


def test_the_weights_follow():
    made = QUANTISE["quantised"](QUANTISE["read"](NET))
    assert made == (ROOT / "engine/the_game/advice/standard.net").read_bytes()


def test_a_net_whose_sums_could_overflow_is_refused():
    net = QUANTISE["read"](NET).copy()
    inner = QUANTISE["arrays"](net)[2]
    inner *= 4
    with pytest.raises(AssertionError):
        QUANTISE["quantised"](net)
