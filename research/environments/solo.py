"""Gymnasium: The Game, solo.

    import gymnasium
    import crupier.research.environments.solo
    env = gymnasium.make("crupier/TheGame-v0", level="expert", fire=True)
"""

from typing import Any

import gymnasium
import numpy as np

from crupier.engine.shuffle import new_seed
from crupier.research.environments import screen
from crupier.research.environments.games import deal
from crupier.research.environments.the_game import TheGame

ILLEGAL_REWARD = -1.0           # for an action that the mask forbids; nothing changes
_MOST_STEPS = 1000              # of an episode, for agents that do nothing but forbidden things


class Solo(gymnasium.Env):
    """Reward: 1 for each card placed. The mask of legal actions is in info["action_mask"]."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(self, render_mode: str | None = None, level: str = "standard",
                 fire: bool = False):
        self.render_mode = render_mode
        self.spaces = TheGame(1)
        self._options = {"level": level, "fire": fire}
        self._begin("")
        self._mask = self.spaces.mask([])
        self.action_space = gymnasium.spaces.Discrete(len(self.spaces.ACTIONS))
        self.observation_space = gymnasium.spaces.Box(np.zeros_like(self.spaces.high),
                                                      self.spaces.high, dtype=np.int16)

    def _begin(self, seed: str) -> None:
        self.seed_text = seed
        self.game = deal("the_game", 1, seed, self._options)

    def reset(self, *, seed=None, options=None):
        """seed: of the deals from now on; options={"seed": text} deals what the device does."""
        super().reset(seed=seed)
        self._begin((options or {}).get("seed") or new_seed(self.np_random.bytes))
        return self._seen()

    def step(self, action):
        before, number = self.game.left(), self.spaces.ACTIONS[action]
        if self._mask[action]:
            self.game.apply_action(number)
            reward = float(before - self.game.left())
        else:
            reward = ILLEGAL_REWARD
        observation, info = self._seen()
        return observation, reward, self.game.is_terminal(), False, info

    def action_masks(self) -> np.ndarray:
        """int8, 1 for each action that is legal now."""
        return self._mask.copy()

    def _seen(self):
        self._mask = self.spaces.mask(self.game.legal_actions())
        info = {"action_mask": self.action_masks(), "seed": self.seed_text,
                "left": self.game.left()}
        return self.spaces.observe(self.game.observation(0)), info

    def render(self):
        """ansi: what the player may know; rgb_array: the device's screen, 240x240."""
        if self.render_mode == "ansi":
            return self.spaces.text(self.game.observation(0))
        if self.render_mode == "rgb_array":
            return screen.table(self.seed_text, self.game.level, self.game.fire,
                                self.game.history())
        return None


gymnasium.register("crupier/TheGame-v0", f"{__name__}:Solo", max_episode_steps=_MOST_STEPS)
