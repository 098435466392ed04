"""What crupier.research.batch does to many games at once, done to one game of the engine."""

from binascii import crc32

from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN


def digest(state: tuple, legal: list[int], result: dict | None) -> int:
    """As in tests/engine/digests.py."""
    return crc32(repr((state, legal, sorted((result or {}).items()))).encode())


def digest_of(game: TheGame) -> int:
    return digest(game.state(), game.legal_actions(), game.result())


def nearest(game: TheGame, limit: int = 1) -> int:
    """What the policy of this name chooses."""
    tops, burning = game.tops(), game.burning()
    legal = [action for action in game.legal_actions() if action != END_TURN]
    gaps = [(abs(tops[pile] - card) * (-1 if game.is_trick(card, pile) else 1)
             - 1000 * (pile in burning), action)
            for action in legal for pile, card in [divmod(action, 100)]]
    if game.placed >= game.minimum() and not (gaps and min(gaps)[0] <= limit):
        return END_TURN
    return min(gaps)[1]


def play(seed: str, level: str = "standard", fire: bool = False) -> TheGame:
    """A game to its end by nearest()."""
    game = TheGame(1, seed, level=level, fire=fire)
    while not game.is_terminal():
        game.apply_action(nearest(game))
    return game
