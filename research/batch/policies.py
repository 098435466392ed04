"""Baselines to compare trained players with."""

import numpy as np

from crupier.engine.the_game.notation import END_TURN
from crupier.research.batch.solo import Observation, Policy

_NEVER, _NOW = np.int16(300), np.int16(150)     # added to gaps, which are below 100


def at_random(seed: int = 0) -> Policy:
    """Any legal action, all equally likely."""
    dice = np.random.default_rng(seed)

    def chosen(seen: Observation) -> np.ndarray:
        legal = np.concatenate([seen.may_end[None], seen.legal.reshape(-1, seen.games.size)])
        counted = legal.cumsum(0, np.uint8)
        return _numbers(seen, (counted <= dice.integers(counted[-1])).sum(0))

    return chosen


def nearest(limit: int = 1) -> Policy:
    """The placement with the smallest gap, the lowest action of several; one back by ten first.

    A turn ends as soon as it may, unless a gap is within the limit or a pile burns.
    """
    def chosen(seen: Observation) -> np.ndarray:
        gaps = seen.hand - seen.tops[:, None].astype(np.int16)
        gaps[2:] *= -1
        gaps += np.where(seen.legal, -_NOW * seen.burning[:, None], _NEVER)
        gaps = gaps.reshape(-1, seen.games.size)
        # With their places in the last bits: min() is many times as fast as argmin().
        places = np.arange(len(gaps), dtype=np.int16)
        least, best = np.divmod((64 * gaps + places[:, None]).min(0), 64)
        return _numbers(seen, np.where(seen.may_end & (least > limit), 0, best + 1))

    return chosen


def _numbers(seen: Observation, choice: np.ndarray) -> np.ndarray:
    """The engine's actions: 0 is end_turn(), then pile by pile the places of the hand."""
    pile, place = np.divmod(choice - 1, len(seen.hand))
    card = seen.hand[place, np.arange(choice.size)]
    return np.where(choice == 0, END_TURN, 100 * pile + card)
