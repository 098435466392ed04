"""Analyses of solo games: what each turn cost, and which would have been better."""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Any

from crupier.advice.analysis_cache import cached, store
from crupier.advice.player import Farsighted, Player
from crupier.engine.games import create
from crupier.engine.records import replay
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN, to_text
from crupier.workers import spread

Record = tuple[str, dict[str, Any], list[int]]      # text, head, actions


@dataclass(frozen=True)
class Cost:
    """A turn beside the best one that was found; chances to win, 0...1."""

    turn: int               # from 1
    played: list[str]
    better: list[str]
    chance: float           # after what was played
    best: float             # after the better line

    @property
    def loss(self) -> float:
        return max(0.0, self.best - self.chance)


@dataclass(frozen=True)
class Analysis:
    """Of a game: how it ended, how the device's hint ends the same deal, what turns cost."""

    left: int
    hint_left: int
    turns: int
    chances: list[float]    # to win, after each turn; none of one that was given up in its midst
    costs: list[Cost]       # turns that cost something, in order

    @property
    def loss(self) -> float:
        return sum(cost.loss for cost in self.costs)

    def facts(self) -> dict[str, Any]:
        return {"left": self.left, "hint_left": self.hint_left, "turns": self.turns,
                "loss": self.loss, "chances": self.chances,
                "costs": [{**asdict(cost), "loss": cost.loss} for cost in self.costs]}


def analyses(records: list[Record], jobs: int, advance: Callable[[int], None]
             ) -> list[dict[str, Any]]:
    """The facts of each game's analysis, from the cache if they are there."""
    found = {text: cached(text) for text, _, _ in records}
    missing = [record for record in records if found[record[0]] is None]
    advance(len(records) - len(missing))
    with closing(_made(missing, jobs)) as made:
        for text, facts in made:
            store(text, facts)
            found[text] = facts
            advance(1)
    return [found[text] or {} for text, _, _ in records]


def _made(records: list[Record], jobs: int
          ) -> Generator[tuple[str, dict[str, Any]], None, None]:
    if jobs == 1 or len(records) < 3:       # a process takes a second to start
        yield from map(_one, records)
        return
    yield from spread(jobs, _one, records)


def _one(record: Record) -> tuple[str, dict[str, Any]]:
    text, head, actions = record
    return text, analyse(head, actions).facts()


def analyse(head: dict[str, Any], actions: list[int]) -> Analysis:
    """A record of a solo game of The Game, with those actions."""
    strong = Farsighted()
    game, chances, costs, number = create(head), list[float](), list[Cost](), 0
    for plan in turns(head, actions):
        number += 1
        chance, cost = _turn(strong, game, number, plan)
        if chance is not None:
            chances.append(chance)
        if cost:
            costs.append(cost)
        for action in plan:
            game.apply_action(action)
    hinted, hint = create(head), Player()       # the same deal, as the device's hints have it
    while not hinted.is_terminal():
        for action in hint.plan(hinted.observation(0)):
            hinted.apply_action(action)
    return Analysis(game.left(), hinted.left(), number, chances, costs)


def turns(head: dict[str, Any], actions: list[int]) -> list[list[int]]:
    """The actions that counted, by turns."""
    found: list[list[int]] = [[]]
    for action in replay(head, actions).history():
        found[-1].append(action)
        if action == END_TURN:
            found.append([])
    return [turn for turn in found if turn]


def _turn(strong: Farsighted, game: TheGame, number: int, plan: list[int]
          ) -> tuple[float | None, Cost | None]:
    """The chance to win after a turn, None if that is not known, and what the turn cost."""
    seen = game.observation(0)
    best = strong.plan(seen)
    plans = [plan] if set(best) == set(plan) else [plan, best]
    if plan[-1] != END_TURN or not seen["draw_pile"]:
        chances = [_certain(strong, game, each) for each in plans]
        if None not in chances:
            return chances[0], _differing(number, plans, chances)
        if plan[-1] != END_TURN:        # given up, or over before the turn was
            return chances[0], None
    (worth, chance), *better = strong.compare(seen, plans)
    if not better or worth >= better[0][0]:     # the player knew better
        return chance, None
    return chance, _differing(number, plans, [chance, better[0][1]])


def _certain(strong: Farsighted, game: TheGame, plan: list[int]) -> float | None:
    """Won or not? None while cards are hidden."""
    after = game.clone()
    for action in plan:
        after.apply_action(action)
    while not after.is_terminal():
        if after.draw:
            return None
        for action in strong.plan(after.observation(0)):
            after.apply_action(action)
    return float(not after.left())


def _differing(number: int, plans: list[list[int]], chances: list) -> Cost | None:
    """plans, chances: as it was played, and the best one if that is another."""
    if len(plans) == 1:
        return None
    played, better = (list(map(to_text, plan)) for plan in plans)
    cost = Cost(number, played, better, *chances)
    return cost if cost.loss > 0 else None
