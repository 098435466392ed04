"""What a device does at a table of The Game, as on a board."""

from functools import cache
from typing import Any

from crupier.advice.player import Player
from crupier.engine.the_game import bot
from crupier.engine.the_game.advice import ADVISED, heeds

_player = cache(Player)


def choose(seen: dict[str, Any], actions: list[int], level: str, random: Any) -> int:
    """As choose() of the engine's bot; at level hard small teams get the advisor's action."""
    if level == "hard" and len(seen["hand_sizes"]) in ADVISED:
        turn = _player().plan(seen)
        if heeds(turn, seen.get("marks", ())):
            return turn[0]
    return bot.choose(seen, actions, level, random)
