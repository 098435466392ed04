"""Solo games of The Game, ten thousand at once and one by one, played alike."""

import random
import time
from collections.abc import Callable

from benchmarks.figure import Figure
from crupier.engine.the_game.game import TheGame
from crupier.research.batch import policies, solo
from tests.research import one_by_one

DEALS = 10_000
BY_ONE = 500        # the engine plays the first of them
ROUNDS = 5          # in turns, the best of which counts; time of this process alone


def run() -> list[Figure]:
    dice = random.Random(0)
    return [
        _figure("deals", solo.Solo, lambda seed: TheGame(1, seed)),
        _figure("deals played at random", lambda seeds: solo.play(seeds, policies.at_random()),
                lambda seed: _at_random(seed, dice)),
        _figure("deals played to the nearest pile", _nearest, one_by_one.play),
    ]


def _figure(what: str, many: Callable, one: Callable) -> Figure:
    seeds = [f"deal {number}" for number in range(DEALS)]
    runs = [(_ns(lambda: many(seeds)) / DEALS,
             _ns(lambda: [one(seed) for seed in seeds[:BY_ONE]]) / BY_ONE) for _ in range(ROUNDS)]
    batch, engine = (1e9 / min(times) for times in zip(*runs, strict=True))
    return Figure(f"{what}, {DEALS:,} at once", batch, "deals/s",
                  f"{batch / engine:.1f} times the {engine:,.0f} of the engine, one by one")


def _ns(work: Callable) -> int:
    began = time.process_time_ns()
    work()
    return time.process_time_ns() - began


def _at_random(seed: str, dice: random.Random) -> None:
    game = TheGame(1, seed)
    while not game.is_terminal():
        game.apply_action(dice.choice(game.legal_actions()))


def _nearest(seeds: list[str]) -> None:
    games = solo.play(seeds, policies.nearest())
    alike = [games.state(game) == one_by_one.play(seeds[game]).state() for game in (0, 1, 2)]
    if not all(alike):
        raise RuntimeError("these are not the same games")
