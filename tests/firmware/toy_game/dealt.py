"""Pebbles, dealt by the device, on the screens."""

from engine.pebbles.options import OPTIONS, PLAYERS
from game_ui.base import Dealt
from ui.strings import decimal


class Pebbles(Dealt):
    NAME = "pebbles"
    PLAYERS = PLAYERS
    PLAYING = "games.pebbles.table.PebblesTable"

    def options(self):
        from pads.forms import Seat
        return (Seat("first", "label.first", OPTIONS["first"]),)

    def standing(self, text, game):
        return text("home.turn"), str(len(game.row) // game.players + 1)

    def total(self, total):
        return str(total)

    def average(self, points):
        return decimal("%.1f" % points)

    def heading(self, text, names, game):
        points = game.returns()
        best = [seat for seat, each in enumerate(points) if each == max(points)]
        return text("title.shared") if len(best) > 1 else text("title.winner", names[best[0]])

    def brief(self, text, head):
        points = head["result"].get("points")
        return "Pebbles", str(max(points)) if points else text("value.given_up")

    def review(self, app, head):
        """A real game shows its result, or plays it again."""
        app.warn("page.nothing")


GAME_UI = Pebbles()
