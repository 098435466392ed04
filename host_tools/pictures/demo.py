"""A simple player of The Game, and flash contents made with it: for pictures, tests, figures."""

from crupier.engine import games
from crupier.engine.lines import seal
from crupier.engine.records import SCHEMA, dumps, encode, outcome, replay
from crupier.engine.the_game.cards import distance
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN

DEVICE = "e6614c311b7e6f2d"
_WORTH_IT = 2           # beyond the minimum, cards at most this far from their pile are laid, too


def cost(game: TheGame, action: int) -> int:
    """distance() of a placement."""
    pile, card = divmod(action, 100)
    return distance(card, pile, game.tops()[pile])


def choose(game: TheGame) -> int:
    """The nearest placement; the end of the turn once nothing is near."""
    placements = [action for action in game.legal_actions() if action != END_TURN]
    best = min(placements, key=lambda action: cost(game, action), default=END_TURN)
    may_end = game.observation(game.current_player())["due"] == 0
    if may_end and (not placements or cost(game, best) > _WORTH_IT):
        return END_TURN
    return best


def new_head(seq: int, seed: str, level: str = "standard", fire: bool = False) -> dict:
    """Head of a solo game that has just been dealt."""
    return {"v": SCHEMA, "device": DEVICE, "seq": seq, "game": "the_game", "players": 1,
            "options": {"level": level, "fire": fire, "first": 0}, "seed": seed, "names": [],
            "time": {"boot": 1, "up": 60 * seq}}


def play(head: dict, until=None) -> TheGame:
    """Plays a game from its head until until(game) holds, or to its end."""
    game = games.create(head)
    while not (game.is_terminal() or (until and until(game))):
        game.apply_action(choose(game))
    return game


def journal(head: dict, actions: list[int]) -> dict[str, bytes]:
    """Flash files of a game in progress."""
    lines = [dumps(head)] + [f"{at} {action}" for at, action in enumerate(actions)]
    return {f"/data/game/{head['seq']:06d}.000": "".join(map(seal, lines)).encode()}


def archive(heads: list[dict]) -> dict[str, bytes]:
    """Flash files of games played to their end, one segment each."""
    files = {}
    for head in heads:
        files.update(sealed(head, play(head).history()))
    return files


def sealed(head: dict, actions: list[int]) -> dict[str, bytes]:
    """Flash file of one game, as it is after these actions."""
    text = encode(dict(head, result=outcome(replay(head, actions))), actions)
    return {f"/data/records/{head['seq']:06d}": seal(text).encode()}


def settings(**values) -> dict[str, bytes]:
    """Flash file of the settings."""
    return {"/data/settings": seal(dumps({"v": 1, **values})).encode()}
