"""A game of the engine as one of OpenSpiel: pyspiel.Game, its type, and its observer."""

from math import prod
from typing import Any

import numpy as np
import pyspiel

from crupier.research.environments.spaces import Spaces, rows
from crupier.research.environments.spiel.dealers import Dealer
from crupier.research.environments.spiel.state import State

_PRIVATE = ("hand",)            # parts of an observation that only its player knows


class Game(pyspiel.Game):
    """Parameters are those of the dealer. Each game is a class of its own, derived from this."""

    kind: type[Dealer]

    def __init__(self, params: dict[str, Any] | None = None):
        kind = self.kind
        given = {**kind.parameters, **(params or {})}
        options = {name: value for name, value in given.items() if name != "players"}
        players = given.get("players", kind.spaces.PLAYERS[0])
        self.dealer = kind(players, options)
        self.spaces = kind.spaces(players)
        lowest, highest = self.dealer.returns()
        super().__init__(game_type(kind), pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.ACTIONS),
            max_chance_outcomes=len(self.dealer.kinds),
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=kind.utility_sum,
            max_game_length=kind.longest), given)

    def new_initial_state(self):
        return State(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Observer(self.spaces, iig_obs_type or pyspiel.IIGObservationType(
            perfect_recall=False), params)


def game_type(kind: type[Dealer]):
    fewest, most = kind.spaces.PLAYERS
    return pyspiel.GameType(
        short_name=f"python_crupier_{kind.spaces.NAME}",
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, kind.utility),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=kind.parameters)


class Observer:
    """What a player may know of a state, as OpenSpiel asks for it.

    With perfect recall: all that a player has seen since the deal, as text only.

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
