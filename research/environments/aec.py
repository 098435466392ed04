"""PettingZoo: the four games, turn by turn.

    from crupier.research.environments import aec
    env = aec.env("take_that", players=3, advanced=True)
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from crupier.engine.shuffle import new_seed
from crupier.research.environments import screen
from crupier.research.environments.games import SPACES, deal

ILLEGAL_REWARD = -1.0           # for an illegal action, which ends the game


class RawEnv(AECEnv):
    """Agents are player_0 to player_<n-1>, the seats. Raises IllegalAction for illegal actions.

    options are those of the engine's class. Rewards come at the end, returns() of the engine; in
    The Game everybody gets 1 for each card that anybody places.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "is_parallelizable": False}

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None,
                 **options):
        super().__init__()
        self.name = game
        self.players = players or SPACES[game].PLAYERS[0]
        self.options = options
        self._together = game == "the_game"
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"crupier_{game}_v0"}
        self.spaces = SPACES[game](self.players)
        self.game = deal(game, self.players, "", options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._random, _ = seeding.np_random()
        self._actions = {agent: gymnasium.spaces.Discrete(len(self.spaces.ACTIONS))
                         for agent in self.possible_agents}
        self._observations = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> gymnasium.spaces.Dict:
        return gymnasium.spaces.Dict({
            "observation": gymnasium.spaces.Box(np.zeros_like(self.spaces.high),
                                                self.spaces.high, dtype=np.int16),
            "action_mask": gymnasium.spaces.Box(0, 1, (len(self.spaces.ACTIONS),), np.int8),
        })

    def observation_space(self, agent):
        return self._observations[agent]

    def action_space(self, agent):
        return self._actions[agent]

    def reset(self, seed=None, options=None):
        """seed: of the deals from now on; options={"seed": text} deals what the device does."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        text = (options or {}).get("seed") or new_seed(self._random.bytes)
        self.game = deal(self.name, self.players, text, self.options)
        self.seed_text = text
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": text} for agent in self.agents}
        self.agent_selection = self.agents[self.game.current_player()]

    def observe(self, agent):
        """observation: int16; action_mask: int8, all 0 for who is not to move."""
        seat = self.possible_agents.index(agent)
        mine = seat == self.game.current_player() and not self.spaces.is_cut(self.game)
        return {"observation": self.spaces.observe(self.game.observation(seat)),
                "action_mask": self.spaces.mask(self.game.legal_actions() if mine else [])}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        left = self._left()
        self.game.apply_action(self.spaces.ACTIONS[action])
        over, cut = self.game.is_terminal(), self.spaces.is_cut(self.game)
        self._cumulative_rewards[agent] = 0.0
        gained = [float(left - self._left())] * self.players
        points = list(map(float, self.game.returns())) if over and not self._together else gained
        for each, reward in zip(self.agents, points, strict=True):
            self.rewards[each] = reward
            self.terminations[each] = over
            self.truncations[each] = cut and not over
        if not over:
            self.agent_selection = self.agents[self.game.current_player()]
        self._accumulate_rewards()

    def _left(self) -> int:
        """Cards that are still to be placed together."""
        return self.game.left() if self._together else 0

    def render(self):
        """ansi: what the seat to move may know; rgb_array: the device's screen, 240x240."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render_mode was given when this environment was made")
            return None
        if self.render_mode == "rgb_array" and (self.name, self.players) == ("the_game", 1):
            game = self.game
            return screen.table(self.seed_text, game.level, game.fire, game.history())
        seat = self.game.current_player()
        text = self.spaces.text(self.game.observation(seat or 0))
        return text if self.render_mode == "ansi" else screen.page(text)

    def close(self):
        """There is nothing to close."""

    def __str__(self):
        return self.metadata["name"]


def env(game: str, players: int | None = None, render_mode: str | None = None,
        **options) -> AECEnv:
    """The game with PettingZoo's usual guards: who does what is illegal loses 1, and it ends."""
    made: AECEnv = RawEnv(game, players, render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(game: str, players: int | None = None, **options):
    """For what wants all agents at once: only the action of the player to move counts."""
    return turn_based_aec_to_parallel(env(game, players, **options))
