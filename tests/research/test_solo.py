"""Gymnasium: its own checks, and what ours promise."""

import warnings

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="needs Gymnasium: make research")

import gymnasium
from gymnasium.utils.env_checker import check_env

from crupier.research.environments import solo

LEVELS = [{}, {"level": "expert_reduced", "fire": True}]


def make(**options):
    return gymnasium.make("crupier/TheGame-v0", **options)


@pytest.mark.parametrize("options", LEVELS)
def test_its_own_check(options, micropython):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(**options).unwrapped)


@pytest.mark.parametrize("options", LEVELS)
def test_a_game(options):
    env = make(**options)
    seen, info = env.reset(seed=8)
    total, over = 0.0, False
    while not over:
        assert env.observation_space.contains(seen)
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        seen, reward, over, cut, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        total += reward
        assert not cut
    game = env.unwrapped.game
    assert total == 98 - info["left"] == 98 - game.left() > 0
    assert game.level == options.get("level", "standard")


def test_the_same_seed_deals_the_same():
    env = make()
    first = [env.reset(seed=5)[1]["seed"], env.reset()[1]["seed"]]
    assert first == [env.reset(seed=5)[1]["seed"], env.reset()[1]["seed"]]
    assert len(set(first)) == 2
    env.reset(options={"seed": "A"})
    assert env.unwrapped.seed_text == "A"


def test_what_the_mask_forbids_costs_one_and_changes_nothing():
    env = make()
    before, info = env.reset(seed=1)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, _ = env.step(forbidden)
    assert (before == after).all()
    assert (reward, over, cut) == (solo.ILLEGAL_REWARD, False, False)
    for _ in range(999):
        *_, cut, _ = env.step(forbidden)
    assert cut
