"""Players of The Game that think as the board does, or further, with compiled loops."""

from typing import Any, NamedTuple

import numpy as np

from crupier.advice import compiled, look_ahead
from crupier.engine.the_game.advice.advisor import actions, fires, unseen
from crupier.engine.the_game.notation import END_TURN

SAMPLES = 64        # of the cards that come, where turns are compared


class Player:
    """Turns as the board's hint has them."""

    def __init__(self) -> None:
        self.space = compiled.space()

    def plan(self, seen: dict[str, Any]) -> list[int]:
        """The actions of a turn, for an observation of the seat to move."""
        turn = Turn.of(seen)
        if turn.hidden:
            best = self._choose(turn, seen)
        else:
            best = compiled.finish(self.space, turn.hand, turn.cards, turn.tops, turn.fire)
        at = self.space
        return actions(int(best), seen["hand"], seen["tops"], at.tops.tolist(), at.used.tolist(),
                       at.came.tolist(), seen["left"])

    def _choose(self, turn: "Turn", seen: dict[str, Any]) -> int:
        return compiled.choose(self.space, compiled.board(seen["level"]), turn.hand, turn.cards,
                               turn.tops, turn.unseen, seen["due"], turn.fire, 2)


class Farsighted(Player):
    """Compares its best turns by what sampled cards make of the next one; alone, that is."""

    def __init__(self, widest: int = 6, samples: int = 28) -> None:
        super().__init__()
        self._after = compiled.space()
        self._widest, self._samples = widest, samples

    def _choose(self, turn: "Turn", seen: dict[str, Any]) -> int:
        if turn.hidden != seen["draw_pile"]:
            return super()._choose(turn, seen)
        return look_ahead.choose_ahead(
            self.space, self._after, compiled.board(seen["level"]), turn.hand, turn.cards,
            turn.tops, turn.unseen, facts(seen), turn.fire, self._widest, self._samples,
            seen["left"])

    def compare(self, seen: dict[str, Any], plans: list[list[int]]) -> list[tuple[float, float]]:
        """(worth, chance to win) of turns of a solo game whose draw pile is not empty."""
        turn = Turn.of(seen)
        ends = [after(seen, plan) for plan in plans]
        found = look_ahead.compare(
            self._after, compiled.board(seen["level"]), turn.hand, turn.cards, turn.unseen,
            facts(seen), turn.fire, np.array([tops for tops, _ in ends]),
            np.array([mask for _, mask in ends]), SAMPLES, seen["left"])
        return [(float(worth), float(win)) for worth, win in found]


def facts(seen: dict[str, Any]) -> np.ndarray:
    """Cards due now, due in the next turn if there is a draw pile then, placed, in the pile."""
    usual = 2 if seen["level"] == "standard" else 3
    return np.array([seen["due"], usual, seen["placed"], seen["draw_pile"]])


def after(seen: dict[str, Any], plan: list[int]) -> tuple[list[int], int]:
    """What is on top after a turn, sorted as the advisor has it, and a mask of its cards."""
    tops, mask = list(seen["tops"]), 0
    for action in plan:
        if action != END_TURN:
            tops[action // 100] = action % 100
            mask |= 1 << seen["hand"].index(action % 100)
    return sorted(tops[:2]) + sorted(tops[2:], reverse=True), mask


class Turn(NamedTuple):
    """An observation as arrays."""

    hand: np.ndarray
    cards: int
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
