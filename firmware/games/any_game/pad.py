"""The score pad of any other game: points alone, round by round, until the players end the match.
"""

from engine.any_game.options import PAD_OPTIONS, PLAYERS
from pads.pad import Pad


class AnyGame(Pad):
    NAME = "any_game_table"
    PLAYERS = PLAYERS
    EMBLEM = "pad_20"

    def options(self):
        from pads.forms import Option, Seat
        return (
            Option("mode", "label.mode", PAD_OPTIONS["mode"]),
            Seat("dealer", "label.dealer", PAD_OPTIONS["dealer"]),
        )

    def columns(self):
        from games.any_game.columns import Points
        return {"points": Points()}

    def next_round_text(self, text, names, game, number):
        return text("page.deals", names[game.dealer(number)])

    def closing(self, game):
        from engine.any_game.pad import end
        last = game.last()
        return last and end(last)

    def place(self, _game, _number):
        return ""

    def progress(self, text, game):
        return text("value." + game.mode)

    def standing(self, text, game):
        return text("home.round"), str(game.current() or game.rounds)

    def average(self, _points):
        """Empty: an average over different games would mean nothing."""
        return ""


GAME_UI = AnyGame()
