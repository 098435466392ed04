"""Games that the machine deals, as they could have been: Martes 13, Take That, Galloneta."""

import random

from crupier.engine import games
from crupier.engine.galloneta.notation import END_TURN
from crupier.engine.records import SCHEMA
from crupier.pictures.demo import DEVICE
from crupier.pictures.demo_match import NAMES

_PASSING = 0.05         # chance that a turn ends where more could be done: or else all would pass


def head(seq: int, game: str, players: int, seed: str, **options) -> dict:
    """Head of a game that has just been dealt."""
    return {"v": SCHEMA, "device": DEVICE, "seq": seq, "game": game, "players": players,
            "options": options, "seed": seed, "names": list(NAMES[:players]),
            "time": {"boot": 1, "up": 60 * seq}}


def played(head: dict, most: int | None = None) -> list[int]:
    """Actions of a game played at random, to its end or up to so many."""
    chance = random.Random(head["seed"])
    game = games.create(head)
    while not game.is_terminal() and (most is None or len(game.history()) < most):
        wanted = _wanted(game, chance)
        game.apply_action(chance.choice(wanted or game.legal_actions()))
    return game.history()


def _wanted(game, chance: random.Random) -> list[int]:
    """Legal actions that people prefer."""
    actions = game.legal_actions()
    if game.NAME.startswith("take_that"):
        return [action for action in actions if game.action_to_string(action)[:2] == "tw"]
    if game.NAME == "galloneta" and chance.random() > _PASSING:
        return [action for action in actions if action != END_TURN]
    return []
