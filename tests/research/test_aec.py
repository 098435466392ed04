"""PettingZoo: its own tests, and what ours promise."""

import random
import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="needs PettingZoo: make research")

from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from crupier.engine.errors import IllegalAction
from crupier.research.environments import aec, galloneta
from tests.research.random_games import every

# What PettingZoo says of every environment that has a mask beside its observation.
_OF_MASKS = ("Observation is not a NumPy array",
             "Observation space for each agent probably should be gymnasium.spaces.box")


def walk(env, seed: int = 1):
    """Random play to the end of a game: (agent, reward, terminated, truncated, mask)."""
    dice = random.Random(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        yield agent, reward, terminated, truncated, seen["action_mask"]
        env.step(None if over else dice.choice(list(np.flatnonzero(seen["action_mask"]))))


@every
def test_api(name, players, capsys):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec.env(name, players), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    texts = [str(each.message) for each in said if issubclass(each.category, UserWarning)]
    assert not [text for text in texts if not text.startswith(_OF_MASKS)]


@every
def test_seeds(name, players):
    seed_test(lambda: aec.env(name, players), num_cycles=20)


@every
def test_as_parallel(name, players, capsys):
    parallel_api_test(aec.parallel_env(name, players), num_cycles=60)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("name", aec.SPACES)
def test_performance(name, capsys):
    """Five seconds each; prints how many turns a second there are."""
    performance_benchmark(aec.env(name))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("options", [{}, {"level": "expert", "fire": True}])
def test_rewards_of_the_game_are_cards_placed(options):
    env = aec.env("the_game", 3, **options)
    env.reset(seed=4)
    total = dict.fromkeys(env.agents, 0.0)
    for agent, reward, *_ in walk(env):
        total[agent] += reward
    game = env.unwrapped.game
    assert game.level == options.get("level", "standard")
    assert set(total.values()) == {98.0 - game.left()} and game.left() < 98


@pytest.mark.parametrize("name, players", [("martes13", 4), ("take_that", 3), ("galloneta", 2)])
def test_rewards_of_the_others_are_returns(name, players):
    env = aec.env(name, players)
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    for agent, reward, *_ in walk(env):
        total[agent] += reward
    assert list(total.values()) == list(map(float, env.unwrapped.game.returns()))
    assert any(total.values())


def test_who_is_not_to_move_may_do_nothing():
    env = aec.env("take_that", 3)
    env.reset(seed=6)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)


def test_a_deal_is_that_of_the_device():
    env = aec.env("the_game", 2)
    env.reset(options={"seed": "K7Q2MX"})
    assert env.unwrapped.game.hands[0] == [2, 20, 23, 32, 46, 57, 86]
    assert env.infos["player_0"]["seed"] == "K7Q2MX"
    env.reset(seed=3)
    first = env.infos["player_0"]["seed"]
    env.reset()
    second = env.infos["player_0"]["seed"]
    assert first != second and len(first) == len(second) == 6
    env.reset(seed=3)
    assert env.infos["player_0"]["seed"] == first


def test_an_illegal_action_ends_the_game_for_who_did_it():
    env = aec.env("take_that", 2)
    env.reset(seed=1)
    mask = env.observe("player_0")["action_mask"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": aec.ILLEGAL_REWARD, "player_1": 0}
    raw = aec.RawEnv("take_that", 2)
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(int(np.flatnonzero(mask == 0)[0]))


def test_a_game_without_end_is_cut(monkeypatch):
    monkeypatch.setattr(galloneta, "MOST_TURNS", 3)
    env = aec.env("galloneta")
    env.reset(seed=2)
    *_, (_, reward, terminated, truncated, mask) = walk(env)
    assert (terminated, truncated, reward) == (False, True, 0.0)
    assert env.unwrapped.game.turns == 4 and not mask.any()


def test_refusals():
    with pytest.raises(IllegalAction):
        aec.env("martes13", 2)
    with pytest.raises(IllegalAction):
        aec.env("take_that", 2, fire=True)
    with pytest.raises(KeyError):
        aec.env("chess")


@every
def test_rendering(name, players, micropython):
    render_test(lambda render_mode: aec.env(name, players, render_mode))


def test_the_text_is_what_the_seat_to_move_knows():
    env = aec.env("take_that", 2, render_mode="ansi")
    env.reset(options={"seed": "A"})
    assert env.render() == (
        "take_that  seat 0  to move\nline\ndraw pile 61\nup 0 0\ndown 0 0\ncards 9 9\n"
        "hand " + " ".join(map(str, env.unwrapped.game.hands[0])))
