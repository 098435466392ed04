"""Presses on the keys of a board as players make them: quick, slow, with bouncing contacts."""

import random
from collections.abc import Sequence

from silicon.board import SiliconBoard

_BOUNCES_NS = 300_000, 4_000_000        # of a small push button: when the contacts last part
_MOST_BOUNCES = 4
_DOWN_MS = 30, 140
_LONG_MS = 750                  # OK so long means BACK
_PAUSE_MS = 2_100
_AT_ONCE = 0.25                 # of the presses follow the one before without a pause


class KeyInjector:
    """press(key) with a pause after it; the same for the same seed.

    `pressed`: (ms, key) so far.
    """

    def __init__(self, board: SiliconBoard, seed: int):
        self._board = board
        self._chance = random.Random(seed)
        self._names = [name for name, _ in board.description["KEYS"]]
        self.pressed: list[tuple[float, str]] = []

    def press(self, key: str) -> None:
        """Any logical key: where a board has none, what stands for it there."""
        chance, board = self._chance, self._board
        self.pressed.append((board.ms, key))
        down: float = chance.uniform(*_DOWN_MS)
        if key not in self._names:
            down = _LONG_MS if key == "BACK" else down
            key = "OK" if key == "BACK" else "NEXT"
        self._bounce(key, True)
        board.run(down)
        self._bounce(key, False)
        if chance.random() >= _AT_ONCE:
            board.run(chance.uniform(0, _PAUSE_MS))

    def fumble(self, weights: dict[str, int]) -> str:
        """Presses one of the keys at random -> its name."""
        key, = self._chance.choices(list(weights), list(weights.values()))
        self.press(key)
        return key

    def walk(self, keys: Sequence[str]) -> None:
        for key in keys:
            self.press(key)

    def before(self, ms: float, count: int = 12) -> str:
        """The last keys before a moment."""
        return " ".join([key for when, key in self.pressed if when <= ms][-count:])

    def _bounce(self, key: str, down: bool) -> None:
        """The contact closes or opens, and does not know its mind for a while."""
        board, chance = self._board, self._chance
        change = (board.key_up, board.key_down)
        count = chance.randrange(_MOST_BOUNCES)
        times = sorted(chance.uniform(*_BOUNCES_NS) for _ in range(count))
        passed = 0.0
        change[down](key)
        for at in times:
            change[not down](key)
            board.run((at - passed) / 2e6)
            change[down](key)
            board.run((at - passed) / 2e6)
            passed = at
