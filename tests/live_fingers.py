"""Keys a round of Martes 13 into the live table, and rounds to be keyed."""

import random
from collections.abc import Iterator

from crupier.engine.martes13.game import Martes13
from crupier.engine.martes13.live import LiveRound

TAKE_BACK = -1


class Fingers:
    """Knows where the choice of a card begins, as hands do, and which keys lead from there.

    two_keys: LEFT and RIGHT are missing; on and back lead through suits and values alike.
    """

    def __init__(self, players: int, starter: int, two_keys: bool = False, on: str = "NEXT",
                 back: str | None = None):
        self.live = LiveRound(players, starter)
        self.two_keys = two_keys
        self._on, self._back = on, back
        self._aimed: int | None = None

    def do(self, play: int) -> list[str]:
        """Keys for a play, or for TAKE_BACK."""
        if play == TAKE_BACK:
            self._aimed = self.live.last()[1]
            self.live.take_back()
            return ["BACK", "OK"]
        keys = [*self.aim(play), "OK"]
        self.live.play(play)
        self._aimed = None
        return keys

    def look_again(self) -> None:
        """The screen has been opened anew."""
        self._aimed = None

    def aim(self, play: int) -> list[str]:
        """Keys that choose a play, all but the last OK."""
        legal = self.live.legal_plays()
        suits = sorted({suit(each) for each in legal})
        at = suit(self._aimed or legal[0])
        right = (suits.index(suit(play)) - suits.index(at)) % len(suits)
        options = [each for each in legal if suit(each) == suit(play)]
        start = options.index(self._aimed) if self._aimed and not right else len(options) // 2
        up = (options.index(play) - start) % len(options)
        if self.two_keys:
            there, back = self._on, self._back
            return [*_shortest(right, len(suits), there, back), *["OK"] * (len(options) > 1),
                    *_shortest(up, len(options), there, back)]
        return _shortest(right, len(suits), "RIGHT", "LEFT") + _shortest(
            up, len(options), "UP", "DOWN")


def suit(play: int) -> int:
    """0 cats, 1 mirrors, 2 ladders, 3 Martes 13."""
    return play % 100 // 10 - 1


def _shortest(steps: int, around: int, there: str, back: str | None) -> list[str]:
    return [there] * steps if not back or 2 * steps <= around else [back] * (around - steps)


def deal(players: int, dealer: int, seed: str) -> Martes13:
    """A round of the card game, played to its end at random."""
    game, chance = Martes13(players, seed=seed, dealer=dealer), random.Random(seed)
    while not game.is_terminal():
        game.apply_action(chance.choice(game.legal_actions()))
    return game


def keyed(game: Martes13, chance: random.Random) -> Iterator[int]:
    """The plays of a round, with slips: wrong cards, and cards taken back at any depth."""
    plays = game.history()
    live = LiveRound(game.players, (game.dealer + 1) % game.players)
    done = 0
    while done < len(plays):
        if chance.random() < 0.05:
            wrong = chance.choice(live.legal_plays())
            yield from (wrong, TAKE_BACK)
        live.play(plays[done])
        yield plays[done]
        done += 1
        if chance.random() < 0.05:
            for _ in range(chance.randint(1, min(done, 9))):
                live.take_back()
                yield TAKE_BACK
                done -= 1
