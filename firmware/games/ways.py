"""The ways into a game of the shelf, and out of the one in progress."""

from games import WAYS, face, other_ways
from ui.menu import Row


def begin(app, game):
    """Opens the form for a new game."""
    app.go(face(game).NEW, game)


def way_rows(app, game):
    """Rows of the form of the usual way that lead to the others."""
    return [Row(app.text("row.way_" + WAYS[way]), _opener(app, way))
            for way in other_ways(game)]


def _opener(app, game):
    return lambda: begin(app, game)


def once_free(app, start):
    """Calls start() at once, or when a game in progress has been given up for it."""
    if app.session.game:
        _ask(app, "page.running", start)
    else:
        start()


def ask_give_up(app):
    """Gives the game in progress up, if that is really meant."""
    _ask(app, "page.give_up", app.home)


def _ask(app, page, then):
    def give_up():
        if app.session.seal():
            then()

    app.ask("title.sure", app.text(page), (("row.keep", None), ("row.give_up_yes", give_up)))
