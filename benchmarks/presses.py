"""Key presses for a solo game of The Game, by a player who takes what the cursor offers if that
is a small step, and knows what each key does.

tests/boards/test_whole_games.py plays by the same hands on every board.
"""

from types import SimpleNamespace

from benchmarks.figure import Figure, beside
from crupier.engine import games
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from tests.boards.pilot import SMALL, Player

GAMES = 60
# Keys of a board, and the presses that a game should take at most on the average.
_SEVEN = {"UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "NEXT"}
BOARDS = {"seven keys": (_SEVEN, 110), "four or three keys": ({"UP", "DOWN", "OK"}, 160),
          "two keys": ({"NEXT", "OK"}, 160)}


def run() -> list[Figure]:
    return [figure for name in BOARDS for figure in _figures(name, *BOARDS[name])]


def _figures(name: str, keys: set[str], budget: int) -> list[Figure]:
    cards: list[int] = []
    turns: list[int] = []
    for seed in range(GAMES):
        player = Player(games.create(samples.solo(1, f"S{seed}")), _Hands(keys))
        while not player.game.is_terminal():
            action = samples.choose(player.game, SMALL)
            (turns if action == END_TURN else cards).append(player.act(action))
    whole = (sum(cards) + sum(turns)) / GAMES
    return [Figure(f"a solo game, {name}", whole, "presses", beside(whole, budget)),
            Figure("  laying a card", sum(cards) / len(cards), "presses", f"most {max(cards)}"),
            Figure("  the end of a turn", sum(turns) / len(turns), "presses",
                   f"most {max(turns)}")]


class _Hands(SimpleNamespace):
    """Keys that lead nowhere."""

    def __init__(self, keys: set[str]):
        two_keys = "RIGHT" not in keys
        down = "DOWN" if "DOWN" in keys else "NEXT"
        up = "UP" if "UP" in keys else None
        super().__init__(keys=keys, two_keys=two_keys, down=down,
                         on=down if two_keys else "RIGHT", back=up if two_keys else "LEFT")

    def press(self, *keys: str) -> None:
        """Nothing has to happen: the player knows."""
