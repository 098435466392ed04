"""Players of The Game that think as the board does, or further, with compiled loops."""

from typing import Any, NamedTuple

import numpy as np

from crupier.advice import compiled
from crupier.engine.the_game.advice.advisor import actions, fires, unseen


class Player:
    """Turns as the board's hint has them."""

    def __init__(self) -> None:
        self.space = compiled.space()
        self.weights = compiled.standard()

    def plan(self, seen: dict[str, Any]) -> list[int]:
        """The actions of a turn, for an observation of the seat to move."""
        turn = Turn.of(seen)
        if turn.hidden:
            best = self._choose(turn, seen)
        else:
            best = compiled.finish(self.space, turn.hand, turn.count, turn.tops, turn.fire)
        at = self.space
        return actions(int(best), seen["hand"], seen["tops"], at.tops.tolist(), at.used.tolist(),
                       at.came.tolist(), seen["left"])

    def _choose(self, turn: "Turn", seen: dict[str, Any]) -> int:
        return compiled.choose(self.space, self.weights, turn.hand, turn.count, turn.tops,
                               turn.unseen, seen["due"], turn.fire, 2)


class Farsighted(Player):
    """Compares its best turns by what sampled cards make of the next one; alone, that is."""

    def __init__(self, widest: int = 12, samples: int = 16) -> None:
        super().__init__()
        self._after = compiled.space()
        self._widest, self._samples = widest, samples

    def _choose(self, turn: "Turn", seen: dict[str, Any]) -> int:
        if turn.hidden != seen["draw_pile"]:
            return super()._choose(turn, seen)
        drawn_out = seen["draw_pile"] <= seen["placed"]
        usual = 2 if seen["level"] == "standard" else 3
        facts = np.array([seen["due"], 1 if drawn_out else usual, seen["placed"],
                          seen["draw_pile"]])
        return compiled.ahead(self.space, self._after, self.weights, turn.hand, turn.count,
                              turn.tops, turn.unseen, facts, turn.fire, self._widest,
                              self._samples, seen["left"])


class Turn(NamedTuple):
    """An observation as arrays."""

    hand: np.ndarray
    count: int
    tops: np.ndarray
    unseen: np.ndarray
    fire: np.ndarray
    hidden: int         # cards of others, and of the draw pile

    @classmethod
    def of(cls, seen: dict[str, Any]) -> "Turn":
        hand = np.array(seen["hand"] + [0] * 8)[:8]
        return cls(hand, len(seen["hand"]), np.array(seen["tops"]), _numbers(unseen(seen)),
                   _numbers(fires(seen)),
                   sum(seen["hand_sizes"]) + seen["draw_pile"] - len(seen["hand"]))


def _numbers(found: bytearray) -> np.ndarray:
    return np.frombuffer(bytes(found), np.uint8).astype(np.int64)
