"""Take That: the device deals, for two to four players who hand it round."""

from engine.take_that.options import ADVANCED, OPTIONS, PLAYERS
from games.base import Face


class TakeThat(Face):
    NAME = "take_that"
    CLOTH = 3                   # pond
    PLAYING, OVER = "line_table", "line_over"
    PLAYERS = PLAYERS
    DEVICES = True

    def options(self):
        from games.pads.options import Option, Seat
        return (Seat("dealer", "label.dealer", OPTIONS["dealer"]),
                Option("advanced", "label.advanced", ADVANCED))

    def seed(self):
        import os

        from engine.shuffle import new_seed
        return new_seed(os.urandom)

    def standing(self, text, game):
        return text("home.deck"), str(len(game.pile))

    def total(self, total):
        """Points as people write them."""
        return str(total)

    def heading(self, text, names, game):
        """How a game ended."""
        winners = leaders(game.result()["points"])
        return (text("title.shared") if len(winners) > 1
                else text("title.winner", names[winners[0]]))

    def average(self, points):
        """Points per game."""
        return "%.1f" % points

    def brief(self, text, head):
        points, shown = head["result"].get("points"), "Take That"
        if not points:
            return shown, text("value.given_up")
        winners = leaders(points)
        return shown, text("value.tie") if len(winners) > 1 else head["names"][winners[0]]

    def review(self, app, head):
        """Shows what everybody had."""
        app.go("past_points", head["seq"])


def leaders(points):
    """Seats with the most."""
    return [seat for seat, each in enumerate(points) if each == max(points)]


FACE = TakeThat()
