"""Solo games of The Game, thousands at a time, by the engine's rules (engine/the_game/game.py).

The last axis of every array is the games, because NumPy is fastest along it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from crupier.engine.shuffle import shuffled
from crupier.engine.the_game.cards import BASES, CARDS, FIRE_CARDS
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from crupier.engine.the_game.scoring import rating

_COUNTERS = [block.to_bytes(4, "big") for block in range(7)]    # 16 words each, 97 are needed
OUTCOMES = (None, "WIN", "ENDED", "BURNED")
_WIN, _ENDED, _BURNED = 1, 2, 3
_LONGEST = 196      # 98 cards, each at most with an end_turn()


@dataclass(frozen=True)
class Observation:
    """What the players of the games see that still run, n of them, by the engine's names.

    A placement is legal[pile, place]; its action is 100 * pile + hand[place].
    """

    games: np.ndarray       # intp (n): which they are
    hand: np.ndarray        # uint8 (8 or 7, n): ascending, after a 0 for each card that is missing
    tops: np.ndarray        # uint8 (4, n): of A1, A2, D1, D2
    draw_pile: np.ndarray   # uint8 (n): cards in it
    placed: np.ndarray      # uint8 (n): in this turn
    minimum: np.ndarray     # uint8 (n): cards due per turn
    left: np.ndarray        # uint8 (n): cards not placed yet
    fires: np.ndarray       # bool (4, n): is a fire card on top?
    burning: np.ndarray     # bool (4, n): will it burn at end_turn()?
    legal: np.ndarray       # bool (4, 8 or 7, n): may the card of this place go on this pile?
    may_end: np.ndarray     # bool (n): is end_turn() legal?


Policy = Callable[[Observation], np.ndarray]    # actions of the engine, whole numbers (n)


class Solo:
    """A game for each seed; `outcome` (index into OUTCOMES) and `left` are uint8 (games)."""

    def __init__(self, seeds: Sequence[str], level: str = "standard", fire: bool = False):
        """Raises IllegalAction, E_CONFIG."""
        rules = TheGame(1, level=level, fire=fire)
        self.seeds, self.options = list(seeds), {"level": level, "fire": fire}
        count, held = len(self.seeds), rules.hand_size
        self._usual = 2 if level == "standard" else 3
        self._fires = np.isin(np.arange(101), FIRE_CARDS) & fire    # by card on top
        self._deck = decks(self.seeds)
        self._drawn = np.full(count, held, np.uint8)
        self._hand = np.sort(self._deck[:held], axis=0)
        self._tops = np.repeat(np.array(BASES, np.uint8)[:, None], count, axis=1)
        self._placed = np.zeros(count, np.uint8)
        self._burning = np.zeros((4, count), bool)
        self._history = np.zeros((_LONGEST, count), np.int16)
        self._length = np.zeros(count, np.intp)
        self.left = np.full(count, len(self._deck), np.uint8)
        self.outcome = np.zeros(count, np.uint8)
        self._seen = self._judge(np.arange(count))

    def observe(self) -> Observation:
        """Of the games that still run; empty when all are over."""
        return self._seen

    def step(self, actions: np.ndarray) -> None:
        """Play one action for each game that runs. An IllegalAction has changed nothing."""
        seen, games = self._seen, self._seen.games
        if actions.shape != games.shape or actions.dtype.kind not in "iu":
            raise ValueError(f"{games.size} whole numbers are wanted, one per game that runs")
        self._check(seen, actions)
        self._history[self._length[games], games] = actions
        self._length[games] += 1
        placing = actions != END_TURN
        self._place(games[placing], *np.divmod(actions[placing], 100))
        self._end_turn(games[~placing])
        self._seen = self._judge(games[self.outcome[games] == 0])

    def history(self, game: int) -> list[int]:
        """Its actions so far, as in a record."""
        return self._history[:self._length[game], game].tolist()

    def result(self, game: int) -> dict | None:
        """What the engine's result() says."""
        outcome, left = OUTCOMES[self.outcome[game]], int(self.left[game])
        if outcome is None:
            return None
        return {"result": outcome, "left": left, "rating": rating(outcome, left)}

    def state(self, game: int) -> tuple:
        """What the engine's state() says."""
        history, placed = self.history(game), int(self._placed[game])
        piles: list[list[int]] = [[base] for base in BASES]
        inherited: list[tuple[int, int]] = []
        burnt = bool(placed) and history[-1] == END_TURN    # no turn began after this one
        for action in history[:-1] if burnt else history:
            if action:
                piles[action // 100].append(action % 100)
            elif self.options["fire"]:
                inherited = [(at, len(pile)) for at, pile in enumerate(piles)
                             if pile[-1] in FIRE_CARDS]
        hand = self._hand[:, game]
        lists = [*piles, hand[hand > 0].tolist(), self._deck[self._drawn[game]:, game].tolist(),
                 inherited, history]
        return (1, self.options["level"], self.options["fire"], 0, placed,
                OUTCOMES[self.outcome[game]], tuple(map(tuple, lists)))

    def _check(self, seen: Observation, actions: np.ndarray) -> None:
        """The engine knows what is wrong with the first that is not legal."""
        pile, card = np.divmod(actions, 100)
        place = (seen.hand == card) & (seen.hand > 0)
        fits = seen.legal[np.clip(pile, 0, 3), place.argmax(0), np.arange(pile.size)]
        legal = np.where(actions == END_TURN, seen.may_end,
                         (pile >= 0) & (pile < 4) & place.any(0) & fits)
        for wrong in np.flatnonzero(~legal)[:1]:
            game = TheGame(1, self.seeds[seen.games[wrong]], **self.options)
            for action in [*self.history(seen.games[wrong]), actions[wrong].item()]:
                game.apply_action(action)

    def _place(self, games: np.ndarray, pile: np.ndarray, card: np.ndarray) -> None:
        self._hand[:, games] = _without(self._hand.take(games, 1), card)
        self._tops[pile, games] = card
        self._burning[pile, games] = False
        self._placed[games] += 1
        self.left[games] -= 1
        self.outcome[games[self.left[games] == 0]] = _WIN

    def _end_turn(self, games: np.ndarray) -> None:
        burnt = self._burning[:, games].any(0)      # decided before drawing (TG-R16)
        self.outcome[games[burnt]] = _BURNED
        games = games[~burnt]
        drawn, hand = self._drawn[games], self._hand.take(games, 1)
        taken = np.minimum(self._placed[games], len(self._deck) - drawn)    # TG-R3
        for place in range(taken.max(initial=0)):
            more = np.flatnonzero(taken > place)
            hand[place, more] = self._deck[drawn[more] + place, games[more]]
        self._hand[:, games] = _sorted(hand)
        self._drawn[games] = drawn + taken
        self._placed[games] = 0
        self._burning[:, games] = self._fires[self._tops.take(games, 1)]

    def _judge(self, games: np.ndarray) -> Observation:
        """End the games that cannot go on (TG-R1, TG-R17); what is seen in the others."""
        least = np.where(self._drawn < len(self._deck), self._usual, 1).astype(np.uint8)
        at = games[self._placed[games] < least[games]]
        due = least[at] - self._placed[at]
        stuck = at[~_can(self._hand.take(at, 1), self._tops.take(at, 1), due)]
        self.outcome[stuck] = np.where(self._burning[:, stuck].any(0), _BURNED, _ENDED)
        games = games[self.outcome[games] == 0]
        hand, tops = self._hand.take(games, 1), self._tops.take(games, 1)
        placed, minimum = self._placed[games], least[games]
        return Observation(
            games, hand, tops, (len(self._deck) - self._drawn[games]).astype(np.uint8), placed,
            minimum, self.left[games], self._fires[tops], self._burning.take(games, 1),
            _legal(hand, tops), placed >= minimum)


def play(seeds: Sequence[str], policy: Policy, level: str = "standard",
         fire: bool = False) -> Solo:
    """All games to their ends."""
    games = Solo(seeds, level, fire)
    while games.observe().games.size:
        games.step(policy(games.observe()))
    return games


def decks(seeds: Sequence[str]) -> np.ndarray:
    """The engine's shuffles of many seeds: uint8 (98, seeds), a column each, its top first."""
    words = np.frombuffer(b"".join(map(_words, seeds)), ">u2")
    words = words.reshape(len(seeds), 16 * len(_COUNTERS)).T.astype(np.int32, order="C")
    cards = np.repeat(np.array(CARDS, np.uint8)[:, None], len(seeds), axis=1)
    every, rejected = np.arange(len(seeds)), np.zeros(len(seeds), bool)
    for word, last in zip(words, range(len(CARDS) - 1, 0, -1), strict=False):
        rejected |= word >= 65536 - 65536 % (last + 1)
        other = word % (last + 1)
        cards[other, every], cards[last] = cards[last], cards[other, every]
    for seed in np.flatnonzero(rejected).tolist():      # one deck in thirty needs other words
        cards[:, seed] = shuffled(CARDS, seeds[seed])
    return cards


def _words(seed: str) -> bytes:
    text = seed.encode("utf-8", "surrogatepass")
    return b"".join([sha256(text + counter).digest() for counter in _COUNTERS])


def _legal(hand: np.ndarray, tops: np.ndarray) -> np.ndarray:
    """bool (4, places, n), by is_legal() of the engine; a place without a card has 0."""
    up, down = tops[:2, None], tops[2:, None]
    fits = np.concatenate([(hand > up) | (hand == up - 10), (hand < down) | (hand == down + 10)])
    return fits & (hand > 0)


def _can(hand: np.ndarray, tops: np.ndarray, due: np.ndarray) -> np.ndarray:
    """bool (n): can so many cards be placed, one or more, in any order?"""
    places, every = len(hand), np.arange(due.size)
    size = (hand > 0).sum(0)
    enough = size >= due
    high = hand[places - due, every]
    low = hand[np.minimum(places - size + due - 1, places - 1), every]
    can = enough & ((high > tops[:2].min(0)) | (low < tops[2:].max(0)))     # on one pile
    open_ = np.flatnonzero(enough & ~can)
    pile, place, at = np.nonzero(_legal(hand.take(open_, 1), tops.take(open_, 1)))
    at = open_[at]
    can[at[due[at] == 1]] = True
    more = due[at] > 1
    if more.any():
        pile, place, at = pile[more], place[more], at[more]
        card, after = hand[place, at], tops[:, at]
        after[pile, np.arange(at.size)] = card
        can[at[_can(_without(hand[:, at], card), after, due[at] - 1)]] = True
    return can


def _without(hand: np.ndarray, card: np.ndarray) -> np.ndarray:
    """The hands without these cards: what is below moves up."""
    below = np.zeros_like(hand)
    below[1:] = hand[:-1]
    return hand - (hand - below) * (hand <= card)       # a choice by numbers: np.where() is slow


def _sorted(hand: np.ndarray) -> np.ndarray:
    """Ascending, in place: neighbours change places, in turns those at even and at odd places."""
    for turn in range(len(hand)):
        one, other = hand[turn % 2:-1:2], hand[turn % 2 + 1::2]
        one[:], other[:] = np.minimum(one, other), np.maximum(one, other)
    return hand
