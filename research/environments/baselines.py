"""What simple players come to, as the tables of docs/engine.md in Markdown:

    python -m crupier.research.environments.baselines [game ...] [--games 1000]

Deals and players are the same in every run.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import mean, stdev

from crupier.research.environments.games import SPACES, deal
from crupier.research.environments.spaces import Spaces

Player = Callable[[dict, list[int]], int]       # observation(seat), legal actions -> one of them

# Options that matter, beside the usual ones.
VARIANTS: dict[str, tuple[dict, ...]] = {
    "the_game": ({}, {"level": "expert"}, {"fire": True}),
    "martes13": ({},),
    "take_that": ({}, {"advanced": True}),
    "galloneta": ({},),
}
_EXCELLENT = 10                 # fewer cards left than this
_DRAW = 1                       # half points of Galloneta, where the environment ends a game


def chance(seed: str) -> Player:
    """Chooses among all legal actions alike."""
    source = random.Random(seed)
    return lambda view, actions: source.choice(actions)


def play(spaces: Spaces, seed: str, options: dict, players: list[Player]) -> list[int]:
    """Points by seat; cards left, negative, in The Game."""
    game = deal(spaces.NAME, spaces.players, seed, options)
    while not game.is_terminal():
        if spaces.is_cut(game):
            return [_DRAW] * spaces.players
        seat = game.current_player()
        game.apply_action(players[seat](game.observation(seat), game.legal_actions()))
    return game.returns()


def figures(name: str, number: int) -> Iterator[list[str]]:
    """The rows of a game's table, its head first."""
    fewest, most = SPACES[name].PLAYERS
    together = name == "the_game"
    yield (["players", "options", "random: cards left", "greedy: cards left", "below 10", "won"]
           if together else
           ["players", "options", "all random: points", "one greedy: points", "the others", "won"])
    for options in VARIANTS[name]:
        for count in range(fewest, most + 1):
            spaces = SPACES[name](count)
            said = ", ".join(f"{key}={value}" for key, value in options.items()) or "-"
            row = _together if together else _against
            yield [str(count), said, *row(spaces, options, number)]


def _together(spaces: Spaces, options: dict, number: int) -> list[str]:
    players = spaces.players
    left = [-play(spaces, f"B{at}", options, [chance(f"B{at}")] * players)[0]
            for at in range(number)]
    greedy = [-play(spaces, f"B{at}", options, [spaces.greedy] * players)[0]
              for at in range(number)]
    return [_about(left), _about(greedy), _share([each < _EXCELLENT for each in greedy]),
            _share([not each for each in greedy])]


def _against(spaces: Spaces, options: dict, number: int) -> list[str]:
    """The greedy one sits on each seat in turn. A tie is a part of a win."""
    alike, own, others, won = [], [], [], []
    for at in range(number):
        source = chance(f"B{at}")
        alike.append(mean(play(spaces, f"B{at}", options, [source] * spaces.players)))
        seat = at % spaces.players
        players = [spaces.greedy if each == seat else source for each in range(spaces.players)]
        points = play(spaces, f"B{at}", options, players)
        own.append(points[seat])
        others.append(mean(points[:seat] + points[seat + 1:]))
        won.append((points[seat] == max(points)) / points.count(max(points)))
    return [_about(alike), _about(own), _about(others), _share(won)]


def _about(values: list) -> str:
    """Mean over the games, and its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{mean(values):.2f} ± {error:.2f}"


def _share(values: list) -> str:
    return f"{100 * mean(map(float, values)):.1f}%"


def table(name: str, number: int) -> str:
    """Markdown."""
    head, *body = figures(name, number)
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m crupier.research.environments.baselines")
    parser.add_argument("game", nargs="*", help=", ".join(SPACES))
    parser.add_argument("--games", type=int, default=1000, help="played for each figure")
    chosen = parser.parse_args()
    for name in chosen.game or SPACES:
        print(f"\n{name}\n\n{table(name, chosen.games)}")


if __name__ == "__main__":
    main()
