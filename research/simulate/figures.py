"""What the outcomes of many deals say."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from crupier.research.simulate.deals import Outcome

_Z = 1.96           # 95 %
_EXCELLENT = -9     # returns of The Game: cards left, below zero


def interval(wins: int, count: int) -> tuple[float, float]:
    """Wilson's interval for a rate, 95 %."""
    if not count:
        return 0.0, 1.0
    rate, square = wins / count, _Z * _Z / count
    middle, half = rate + square / 2, _Z * sqrt(rate * (1 - rate) / count + square / count / 4)
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Wins of seat 0, or of all where all play together; the distribution of what it got."""
    count = len(outcomes)
    wins = sum(map(_won, outcomes))
    got = [outcome.returns[0] for outcome in outcomes]
    mean = sum(got) / count if count else 0.0
    spread = sqrt(sum((each - mean) ** 2 for each in got) / count) if count else 0.0
    return {
        "deals": count,
        "wins": wins,
        "win_rate": wins / count if count else None,
        "win_rate_95": interval(wins, count),
        "results": dict(sorted(Counter(outcome.result for outcome in outcomes).items())),
        "mean": mean,
        "mean_95": 1.96 * spread / sqrt(count) if count else None,
        "distribution": {str(each): times for each, times in sorted(Counter(got).items())},
        "actions": sum(outcome.actions for outcome in outcomes),
        "digest": digest(outcomes),
    }


def sides(outcomes: Sequence[Outcome], seats: Sequence[str]) -> list[tuple[float, float]]:
    """What the first policy's seats and the others got on average, in each deal."""
    own = [name == seats[0] for name in seats]
    few, rest = own.count(True), own.count(False)
    pairs = []
    for outcome in outcomes:
        mine = sum(got for got, ours in zip(outcome.returns, own, strict=True) if ours)
        pairs.append((mine / few, (sum(outcome.returns) - mine) / rest))
    return pairs


def contest(pairs: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """Who is ahead in a deal, and by how much: pairs of what two sides got."""
    count = len(pairs)
    ahead = sum(own > other for own, other in pairs)
    behind = sum(own < other for own, other in pairs)
    own, other = (sum(pair[side] for pair in pairs) / max(1, count) for side in (0, 1))
    found = {
        "ahead": ahead, "level": count - ahead - behind, "behind": behind,
        "ahead_rate": ahead / max(1, count), "ahead_95": interval(ahead, count),
        "decided_rate": ahead / max(1, ahead + behind),
        "decided_95": interval(ahead, ahead + behind),
        "own": own, "own_95": _about(pair[0] for pair in pairs),
        "other": other, "other_95": _about(pair[1] for pair in pairs),
    }
    if other:       # the ratio of two means, by the delta method
        ratio = own / other
        found["ratio"] = ratio
        found["ratio_95"] = _about((one - ratio * two) / other for one, two in pairs)
    return found


def _about(values: Iterable[float]) -> float:
    """Half of the interval of a mean, 95 %."""
    values = list(values)
    mean = sum(values) / max(1, len(values))
    return _Z * sqrt(sum((each - mean) ** 2 for each in values)) / max(1, len(values))


def digest(outcomes: Sequence[Outcome]) -> str:
    """The same for the same outcomes, in whatever order they came."""
    lines = "".join(f"{list(outcome)!r}\n" for outcome in sorted(outcomes))
    return hashlib.sha256(lines.encode()).hexdigest()[:16]


def excellent(outcomes: Sequence[Outcome]) -> int:
    """Deals of The Game with fewer than ten cards left."""
    return sum(outcome.returns[0] >= _EXCELLENT and outcome.result != "BURNED"
               for outcome in outcomes)


def _won(outcome: Outcome) -> bool:
    if outcome.result == "FINISHED":
        return outcome.returns[0] == max(outcome.returns)
    return outcome.result == "WIN" and outcome.returns[0] == max(outcome.returns)
