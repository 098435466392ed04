"""Thousands of solo games at once are the engine's games."""

import doctest
from pathlib import Path

import numpy as np
import pytest

from crupier.engine.errors import IllegalAction
from crupier.engine.records import verify
from crupier.engine.shuffle import shuffled
from crupier.engine.the_game.cards import CARDS
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.options import LEVELS
from crupier.research.batch.policies import at_random, nearest
from crupier.research.batch.solo import OUTCOMES, Solo, decks, play
from tests.research import one_by_one

SEEDS = ["", "K7Q2MX", "2026-01-31", "ñandú", "\ud800", *map(str, range(15))]
OPTIONS = [(level, fire) for level in LEVELS for fire in (False, True)]
SHAPES = {"games": (np.intp, ()), "hand": (np.uint8, ("places",)), "tops": (np.uint8, (4,)),
          "draw_pile": (np.uint8, ()), "placed": (np.uint8, ()), "minimum": (np.uint8, ()),
          "left": (np.uint8, ()), "fires": (bool, (4,)), "burning": (bool, (4,)),
          "legal": (bool, (4, "places")), "may_end": (bool, ())}


def legal_actions(seen, at: int) -> list[int]:
    placements = [100 * int(pile) + int(seen.hand[place, at])
                  for pile, place in zip(*np.nonzero(seen.legal[:, :, at]), strict=True)]
    return [0] * bool(seen.may_end[at]) + placements


def test_the_decks_are_the_engines():
    seeds = SEEDS + [f"seed {number}" for number in range(400)]     # some need a word more
    made = decks(seeds)
    assert (made.shape, made.dtype) == ((98, len(seeds)), np.uint8)
    assert made.T.tolist() == [shuffled(CARDS, seed) for seed in seeds]


@pytest.mark.parametrize("level, fire", OPTIONS)
@pytest.mark.parametrize("policy", [at_random(7), nearest(), nearest(3)])
def test_every_game_is_the_engines_after_every_action(level, fire, policy):
    games = Solo(SEEDS, level, fire)
    engine = [TheGame(1, seed, level=level, fire=fire) for seed in SEEDS]
    while games.observe().games.size:
        seen = games.observe()
        running = [game for game, rules in enumerate(engine) if not rules.is_terminal()]
        assert seen.games.tolist() == running
        for at, game in enumerate(running):
            assert one_by_one.digest(games.state(game), legal_actions(seen, at),
                                     games.result(game)) == one_by_one.digest_of(engine[game])
        actions = policy(seen)
        games.step(actions)
        for game, action in zip(running, actions.tolist(), strict=True):
            engine[game].apply_action(action)
    for game, rules in enumerate(engine):
        assert rules.is_terminal()
        assert (games.state(game), games.result(game)) == (rules.state(), rules.result())
        verify({"v": 1, "game": "the_game", "players": 1, "seed": SEEDS[game],
                "options": games.options, "result": games.result(game)}, games.history(game))


@pytest.mark.parametrize("level, fire", OPTIONS)
def test_an_observation_tells_what_the_engine_tells(level, fire):
    games, policy = Solo(SEEDS, level, fire), at_random(1)
    while (seen := games.observe()).games.size:
        for at, game in enumerate(seen.games):
            rules = TheGame(1, SEEDS[game], level=level, fire=fire)
            for action in games.history(game):
                rules.apply_action(action)
            told = rules.observation(0)
            hand = seen.hand[:, at].tolist()
            assert hand == [0] * (len(hand) - len(told["hand"])) + told["hand"]
            for name in ("tops", "draw_pile", "placed", "minimum", "left"):
                assert getattr(seen, name)[..., at].tolist() == told[name]
            for name in ("fires", "burning"):
                assert np.flatnonzero(getattr(seen, name)[:, at]).tolist() == told[name]
        games.step(policy(seen))


@pytest.mark.parametrize("level, fire", OPTIONS)
def test_nearest_is_what_it_says(level, fire):
    games = play(SEEDS, nearest(), level, fire)
    assert [games.history(game) for game in range(len(SEEDS))] == [
        one_by_one.play(seed, level, fire).history() for seed in SEEDS]


def test_shapes_are_those_of_the_documentation():
    for level, places in zip(LEVELS, (8, 8, 7), strict=True):
        games = play(["a", "b"], at_random(), level)
        for seen in (Solo(["a", "b"], level).observe(), games.observe()):
            for name, (kind, shape) in SHAPES.items():
                array, count = getattr(seen, name), seen.games.size
                assert (array.dtype, array.shape) == (
                    kind, (*[places if each == "places" else each for each in shape], count))
        assert games.outcome.dtype == games.left.dtype == np.uint8


@pytest.mark.parametrize("action", [-1, 1, 100, 101, 400, 499, 999, 10000, 32, 0])
def test_what_is_illegal_has_the_engines_code_and_changes_nothing(action):
    games, rules = Solo(["a", "a"]), TheGame(1, "a")
    good = rules.legal_actions()[0]
    assert action not in rules.legal_actions()
    with pytest.raises(IllegalAction) as engine:
        rules.apply_action(action)
    before = games.observe(), games.state(0), games.state(1)
    with pytest.raises(IllegalAction) as batch:
        games.step(np.array([good, action]))
    assert batch.value.code == engine.value.code
    assert (games.observe(), games.state(0), games.state(1)) == before


def test_nearest_plays_on_where_nothing_covers_a_burning_pile():
    games = play(["deal 2890", "deal 3215"], nearest(), level="expert", fire=True)
    assert games.observe().games.size == 0


def test_what_are_no_actions_at_all():
    games = Solo(["a", "b"])
    for actions in ([], [0], [[0], [0]], [2.0, 2.0], [True, True]):
        with pytest.raises(ValueError):
            games.step(np.array(actions))


def test_the_page_says_what_happens():
    page = Path(__file__).parents[2] / "docs/engine.md"
    done = doctest.testfile(str(page), module_relative=False)
    assert done.attempted > 10 and not done.failed


def test_no_games_and_no_such_level():
    assert play([], nearest()).observe().games.size == 0
    with pytest.raises(IllegalAction) as error:
        Solo(["a"], "easy")
    assert error.value.code == "E_CONFIG"


def test_what_is_random_is_random_again():
    one, two, other = (play(SEEDS, at_random(seed)) for seed in (1, 1, 2))
    histories = [[games.history(game) for game in range(len(SEEDS))]
                 for games in (one, two, other)]
    assert histories[0] == histories[1] != histories[2]
    assert {OUTCOMES[outcome] for outcome in one.outcome} <= {"WIN", "ENDED"}


@pytest.mark.long
@pytest.mark.parametrize("level, fire", OPTIONS)
@pytest.mark.parametrize("policy", [at_random(3), nearest()])
def test_ten_thousand_games_end_as_the_engines(level, fire, policy):
    seeds = [f"deal {number}" for number in range(10_000)]
    games = play(seeds, policy, level, fire)
    for game, seed in enumerate(seeds):
        rules = TheGame(1, seed, level=level, fire=fire)
        for action in games.history(game):
            rules.apply_action(action)
        assert one_by_one.digest(games.state(game), [], games.result(game)) == (
            one_by_one.digest_of(rules))
