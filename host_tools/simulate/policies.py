"""Who can play: a policy takes a game and says what whoever is to move does next."""

from collections.abc import Callable
from random import Random
from typing import Any

from crupier.engine.the_game.notation import END_TURN
from crupier.errors import USAGE, Trouble

Policy = Callable[[Any], list[int]]     # game -> the next actions of whoever is to move
_THE_GAME = ("the_game",)


class UnknownPolicy(Trouble):
    """There is none of this name, or not for this game."""


def make(name: str, game: str, seed: str) -> Policy:
    """A policy for a game; seed: of what it leaves to chance. Raises UnknownPolicy."""
    maker, games = POLICIES.get(name, (None, ()))
    if maker is None or (games and game not in games):
        fitting = [each for each, (_, games) in POLICIES.items() if not games or game in games]
        raise UnknownPolicy(f"no policy {name!r} for {game}; there are: {', '.join(fitting)}.",
                            USAGE)
    return maker(seed)


def _random(seed: str) -> Policy:
    chance = Random(seed)
    return lambda game: [chance.choice(game.legal_actions())]


def _greedy(_seed: str) -> Policy:
    """The card that moves a pile least, as long as cards are due; after that only tricks."""
    def next_actions(game: Any) -> list[int]:
        seen = game.observation(game.current_player())

        def gap(action: int) -> int:
            pile, card = divmod(action, 100)
            distance = card - seen["tops"][pile]
            return distance if pile < 2 else -distance

        placements = [action for action in game.legal_actions() if action != END_TURN]
        best = min(placements, key=gap, default=END_TURN)
        done = seen["due"] == 0 and not (placements and gap(best) < 0)
        return [END_TURN if done else best]
    return next_actions


def _advisor(_seed: str) -> Policy:
    from crupier.advice.player import Player
    return _planned(Player())


def _look_ahead(_seed: str) -> Policy:
    from crupier.advice.player import Farsighted
    return _planned(Farsighted())


def _planned(player: Any) -> Policy:
    return lambda game: player.plan(game.observation(game.current_player()))


# Name: what makes it, the games it plays (none: all that are dealt).
POLICIES: dict[str, tuple[Callable[[str], Policy], tuple[str, ...]]] = {
    "random": (_random, ()),
    "greedy": (_greedy, _THE_GAME),
    "advisor": (_advisor, _THE_GAME),
    "look-ahead": (_look_ahead, _THE_GAME),
}
BY_CHANCE = ("random",)
