"""What a player may know of a state, as OpenSpiel asks for it."""

from math import prod

import numpy as np
import pyspiel

from crupier.research.environments.spaces import Spaces, rows

_PRIVATE = ("hand",)            # parts of an observation that only its player knows


class Observer:
    """With perfect recall: all that a player has seen since the deal, as text only.

    Without: the arrays of docs/engine.md as float32, and a text. Raises ValueError.
    """

    def __init__(self, spaces: Spaces, wanted, params):
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self._spaces = spaces
        self._recall = wanted.perfect_recall
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = wanted.public_info
        self._parts = [] if self._recall else [
            part for part in spaces.parts
            if (self._private if part.name in _PRIVATE else self._public)]
        size = sum(prod(part.shape) for part in self._parts)
        tensor = np.zeros(size, np.float32)
        self.tensor = None if self._recall else tensor
        self.dict = {}
        start = 0
        for part in self._parts:
            end = start + prod(part.shape)
            self.dict[part.name] = tensor[start:end].reshape(part.shape)
            start = end

    def set_from(self, state, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.table:
            vector = self._spaces.observe(state.table.observation(player))
            for name, values in self._spaces.named(vector).items():
                if name in self.dict:
                    self.dict[name][...] = values

    def string_from(self, state, player: int) -> str:
        if self._recall:
            return state.told(player if self._private else None, self._public)
        if not state.table:
            return "the deal"
        view = state.table.observation(player)
        if self._public:
            return self._spaces.text(view if self._private else {**view, "hand": ()})
        return "\n".join(rows("hand", view["hand"])) if self._private else ""
