"""Policies: functions of a game that return the next actions of the player to move."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from crupier.engine.galloneta import bot as galloneta
from crupier.engine.martes13 import bot as martes13
from crupier.engine.shuffle import dice
from crupier.engine.take_that import bot as take_that
from crupier.engine.the_game import bot as the_game
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
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
        if game == "the_game":
            return _Team(level, seed)
        choose = BOTS[game]
        return lambda game: [choose(game.observation(game.current_player()),
                                    game.legal_actions(), level, _dice(game, seed))]
    return maker


class _Team:
    """Devices of one level at a table of The Game: after a turn they mark piles for the others."""

    def __init__(self, level: str, seed: str):
        self._level, self._seed = level, seed
        self._over: dict[int, int] = {}     # by seat: actions so far when its last turn was over
        self._choose = the_game.choose
        if level == "hard":
            from crupier.advice.partner import choose
            self._choose = choose

    def __call__(self, game: TheGame) -> list[int]:
        seen = dict(game.observation(game.seat), marks=list(self._marks(game)))
        action = self._choose(seen, game.legal_actions(), self._level, _dice(game, self._seed))
        if action == END_TURN:
            self._over[game.seat] = len(game.history()) + 1
        return [action]

    def _marks(self, game: TheGame) -> Iterator[tuple[int, int]]:
        """(pile, kind) of what the others have left; a card covers the marks of its pile."""
        for seat, over in self._over.items():
            if seat != game.seat:
                covered = {action // 100 for action in game.history()[over:] if action != END_TURN}
                yield from (mark for mark in the_game.marks(game.observation(seat))
                            if mark[0] not in covered)


def _dice(game: Any, seed: str) -> Callable[[int], int]:
    return dice(f"{seed} {len(game.history())}")


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
