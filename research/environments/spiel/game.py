"""A game of the engine as one of OpenSpiel: pyspiel.Game and its type."""

from typing import Any

import pyspiel

from crupier.research.environments.spiel.dealers import Dealer
from crupier.research.environments.spiel.observer import Observer
from crupier.research.environments.spiel.state import State


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
