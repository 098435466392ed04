"""What a seat may know as an array, and actions as numbers without gaps: what all games share."""

from abc import ABC, abstractmethod
from math import prod
from typing import Any, NamedTuple

import numpy as np

from crupier.research.simulate.greedy import GREEDY

View = dict[str, Any]           # what observation(seat) of the engine returns
Array = np.ndarray


class Part(NamedTuple):
    """Some of the numbers of an observation, each in 0..high."""

    name: str
    shape: tuple[int, ...]
    high: int = 1


class Spaces(ABC):
    """One for a game and a number of players. An observation is a flat vector of int16.

    What there is for each seat comes in their order from the observer on.
    """

    NAME = ""                       # the engine's name of the game
    PLAYERS = (0, 0)                # fewest, most
    ACTIONS: tuple[int, ...] = ()   # of the engine, ascending: an action's id is its place here
    IDS: dict[int, int] = {}        # the inverse

    def __init__(self, players: int):
        self.players = players
        self.parts = tuple(self._parts())
        self.size = sum(prod(part.shape) for part in self.parts)
        self.high = np.concatenate([np.full(prod(part.shape), part.high, np.int16)
                                    for part in self.parts])

    # Actions

    def mask(self, actions: list[int]) -> Array:
        """int8, 1 for the ids of these actions of the engine."""
        mask = np.zeros(len(self.ACTIONS), np.int8)
        mask[[self.IDS[action] for action in actions]] = 1
        return mask

    # Observations

    def observe(self, view: View) -> Array:
        """The vector of an observation of the engine."""
        vector = np.zeros(self.size, np.int16)
        at = self.named(vector)
        seat = view["current_player"]
        if seat is not None:
            at["to_move"][(seat - view["observer"]) % self.players] = 1
        at["hand_sizes"][:] = turned(view, "hand_sizes")
        self._write(view, at)
        return vector

    def named(self, vector: Array) -> dict[str, Array]:
        """The parts of a vector by name, in their shapes. They share its memory."""
        found, start = {}, 0
        for name, shape, _ in self.parts:
            end = start + prod(shape)
            found[name] = vector[start:end].reshape(shape)
            start = end
        return found

    # What each game says

    @abstractmethod
    def _parts(self) -> list[Part]:
        """The parts of the vector, in their order."""

    @abstractmethod
    def _write(self, view: View, at: dict[str, Array]) -> None:
        """Fills in all but to_move and hand_sizes, which are parts of every game."""

    def is_cut(self, game) -> bool:
        """Does the environment end this game, which the rules let go on?"""
        return False

    @abstractmethod
    def lines(self, view: View) -> list[str]:
        """The same as text, at most WIDTH letters in a line; without hand and player."""

    def greedy(self, view: View, actions: list[int]) -> int:
        """One of these actions of the engine, by a simple rule that does not look ahead."""
        return GREEDY[self.NAME](view, actions)

    def text(self, view: View) -> str:
        """An observation for people."""
        seat, observer = view["current_player"], view["observer"]
        head = f"{self.NAME}  seat {observer}"
        state = "over" if seat is None else "to move" if seat == observer else f"{seat} to move"
        return "\n".join([f"{head}  {state}", *self.lines(view), *rows("hand", view["hand"])])


WIDTH = 34                      # letters


def turned(view: View, name: str) -> list:
    """What there is for each seat, from the observer on."""
    values, observer = view[name], view["observer"]
    return values[observer:] + values[:observer]


def ids(actions: tuple[int, ...]) -> dict[int, int]:
    return {action: at for at, action in enumerate(actions)}


def rows(label: str, cards: list) -> list[str]:
    """Cards in lines, each but the first indented."""
    found, line = [], label
    for card in map(str, cards):
        if len(line) + 1 + len(card) > WIDTH:
            found.append(line)
            line = " " * len(label)
        line += " " + card
    return [*found, line]
