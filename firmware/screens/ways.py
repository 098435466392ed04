"""The ways to play a game of the shelf: rows that lead to its form."""

from games import face, other_ways
from screens.menu import Row


def begin(app, game):
    """Opens the form for a new game."""
    app.push(app.make(face(game).NEW, game))


def way_rows(app, game):
    """Rows of the form of the usual way that lead to the others."""
    return [Row(app.text("row.way_" + face(way).WAY), _opener(app, way))
            for way in other_ways(game)]


def _opener(app, game):
    return lambda: begin(app, game)
