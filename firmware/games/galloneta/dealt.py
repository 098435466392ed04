"""Galloneta dealt by the device, for two players."""

from engine.galloneta.options import PLAYERS
from game_ui.base import Dealt
from ui.strings import decimal, points


class Galloneta(Dealt):
    NAME = "galloneta"
    TABLE_THEME = 4             # wine
    PLAYING, OVER = "games.galloneta.table.BoardTable", "games.galloneta.over.BoardOver"
    PLAYERS = PLAYERS
    SHARED_HELP = "galloneta_table", 15     # pages of the rules

    def options(self):
        from games.galloneta.forms import options
        return options()

    def standing(self, text, game):
        return text("home.turn"), str(game.turns)

    def total(self, total):
        """Half points as text."""
        return points(total)

    def average(self, points):
        return decimal("%.1f" % (points / 2))

    def heading(self, text, names, game):
        """How a game ended, as text."""
        winner = game.result()["winner"]
        return text("title.drawn") if winner is None else text("title.winner", names[winner])

    def review(self, app, head):
        """Opens the replay of the game."""
        app.push("games.galloneta.replay.past_board", head)


GAME_UI = Galloneta()
