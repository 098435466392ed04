"""Games as they could have been, and flash contents made of them: for pictures, tests, figures.

The Game is played by a simple player, other games that are dealt at random.
"""

import random

from crupier.engine import games
from crupier.engine.galloneta.notation import END_TURN as BOARD_END_TURN
from crupier.engine.lines import seal
from crupier.engine.records import SCHEMA, dumps, encode, outcome, replay
from crupier.engine.the_game.cards import distance
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from crupier.sim.virtual.board import DEVICE_ID

NAMES = ("Ana", "Beto", "Cruz", "Dora", "Elsa", "Fede")
_PASSING = 0.05         # chance that a turn of Galloneta ends where more could be done
_WORTH_IT = 2           # beyond the minimum, cards at most this far from their pile are laid, too


def cost(game: TheGame, action: int) -> int:
    """distance() of a placement."""
    return _cost(game.tops(), action)


def _cost(tops: list[int], action: int) -> int:
    pile, card = divmod(action, 100)
    return distance(card, pile, tops[pile])


def choose(game: TheGame, near: int = _WORTH_IT) -> int:
    """The nearest placement; the end of the turn once nothing is near."""
    tops, actions = game.tops(), game.legal_actions()
    placements = [action for action in actions if action != END_TURN]
    best = min(placements, key=lambda action: _cost(tops, action), default=END_TURN)
    may_end = END_TURN in actions
    if may_end and (not placements or _cost(tops, best) > near):
        return END_TURN
    return best


def head(seq: int, game: str, players: int, seed: str = "", **options) -> dict:
    """Head of a game that has just begun."""
    return {"v": SCHEMA, "device": DEVICE_ID, "seq": seq, "game": game, "players": players,
            "options": options, "seed": seed, "names": list(NAMES[:players]),
            "time": {"boot": 1, "up": 60 * seq}}


def solo(seq: int, seed: str, level: str = "standard", fire: bool = False) -> dict:
    """Head of a solo game that has just been dealt."""
    return {**head(seq, "the_game", 1, seed, level=level, fire=fire, first=0), "names": []}


def play(head: dict, until=None) -> TheGame:
    """Plays a game from its head until until(game) holds, or to its end."""
    game = games.create(head)
    while not (game.is_terminal() or (until and until(game))):
        game.apply_action(choose(game))
    return game


def at_random(head: dict, most: int | None = None) -> list[int]:
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
        return [action for action in actions if action != BOARD_END_TURN]
    return []


def journal(head: dict, actions: list[int]) -> dict[str, bytes]:
    """Flash files of a game in progress."""
    lines = [dumps(head)] + [f"{at} {action}" for at, action in enumerate(actions)]
    return {f"/data/game/{head['seq']:06d}.000": "".join(map(seal, lines)).encode()}


def archive(heads: list[dict]) -> dict[str, bytes]:
    """Flash files of games played to their end, one segment each."""
    files = {}
    for head in heads:
        files.update(record(head, play(head).history()))
    return files


def record(head: dict, actions: list[int]) -> dict[str, bytes]:
    """Flash file of one game, as it is after these actions."""
    text = encode(dict(head, result=outcome(replay(head, actions))), actions)
    return {f"/data/records/{head['seq']:06d}": seal(text).encode()}


def settings(**values) -> dict[str, bytes]:
    """Flash file of the settings."""
    return {"/data/settings": seal(dumps({"v": 1, **values})).encode()}
