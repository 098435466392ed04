"""Policies: functions of a game that return the next actions of the player to move."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from crupier.engine.galloneta import bot as galloneta
from crupier.engine.martes13 import bot as martes13
from crupier.engine.shuffle import dice
from crupier.engine.take_that import bot as take_that
from crupier.engine.the_game import bot as the_game
from crupier.errors import USAGE, Trouble
from crupier.research.simulate import greedy

Policy = Callable[[Any], list[int]]     # game -> the next actions of the player to move
_THE_GAME = ("the_game",)
LEVELS = ("easy", "normal", "hard")
BOTS: dict[str, Callable[..., int]] = {
    "the_game": the_game.choose, "martes13": martes13.choose, "take_that": take_that.choose,
    "galloneta": galloneta.choose}


class UnknownPolicy(Trouble):
    """There is none of this name, or not for this game."""


def make(name: str, game: str, seed: str) -> Policy:
    """A policy for a game; seed: of what it leaves to chance. Raises UnknownPolicy."""
    maker, games = POLICIES.get(name, (None, ()))
    if maker is None or (games and game not in games):
        fitting = [each for each, (_, games) in POLICIES.items() if not games or game in games]
        raise UnknownPolicy(f"no policy {name!r} for {game}; there are: {', '.join(fitting)}.",
                            USAGE)
    return maker(game, seed)


def table(names: Sequence[str], game: str, seed: str, first: int) -> Policy:
    """A policy for each seat, from the seat `first` on. Raises UnknownPolicy."""
    made = {name: make(name, game, seed) for name in names}
    return lambda game: made[names[(game.current_player() - first) % len(names)]](game)


def _random(_game: str, seed: str) -> Policy:
    chance = Random(seed)
    return lambda game: [chance.choice(game.legal_actions())]


def _greedy(game: str, _seed: str) -> Policy:
    return _seeing(greedy.GREEDY[game])


def _sequence(_game: str, _seed: str) -> Policy:
    return _seeing(greedy.sequence)


def _seeing(choose: greedy.Greedy) -> Policy:
    return lambda game: [choose(game.observation(game.current_player()), game.legal_actions())]


def _bot(level: str) -> Callable[[str, str], Policy]:
    """The device as a player. Its dice begin anew with every choice, as on the device."""
    def maker(game: str, seed: str) -> Policy:
        choose = BOTS[game]
        if game == "the_game" and level == "hard":
            from crupier.advice.partner import choose
        return lambda game: [choose(game.observation(game.current_player()),
                                    game.legal_actions(), level,
                                    dice(f"{seed} {len(game.history())}"))]
    return maker


def _advisor(_game: str, _seed: str) -> Policy:
    from crupier.advice.player import Player
    return _planned(Player())


def _look_ahead(_game: str, _seed: str) -> Policy:
    from crupier.advice.player import Farsighted
    return _planned(Farsighted())


def _planned(player: Any) -> Policy:
    return lambda game: player.plan(game.observation(game.current_player()))


# Name: what makes it, the games it plays (none: all that are dealt).
POLICIES: dict[str, tuple[Callable[[str, str], Policy], tuple[str, ...]]] = {
    "random": (_random, ()),
    "greedy": (_greedy, ()),
    **{level: (_bot(level), ()) for level in LEVELS},
    "sequence": (_sequence, _THE_GAME),
    "advisor": (_advisor, _THE_GAME),
    "look-ahead": (_look_ahead, _THE_GAME),
}
BY_CHANCE = ("random", *LEVELS)
