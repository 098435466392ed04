"""Ways into a game on the shelf, and out of the game in progress."""

from games import WAYS, face, other_ways
from ui.menu import Row


def begin(app, game):
    """Opens the form for a new game."""
    app.go(face(game).NEW, game)


def way_rows(app, game):
    """Rows for the form of the usual way to play: they lead to the other ways."""
    return [Row(app.text("row.way_" + WAYS[way]), _opener(app, way))
            for way in other_ways(game)]


def _opener(app, game):
    return lambda: begin(app, game)


def once_free(app, start):
    """Calls start(); asks first whether a game in progress is to be given up."""
    if app.session.game:
        _ask(app, "page.running", start)
    else:
        start()


def ask_give_up(app):
    """Asks whether the game in progress is really to be given up, and gives it up."""
    _ask(app, "page.give_up", app.home)


def _ask(app, page, then):
    def give_up():
        if app.session.seal():
            then()

    app.ask("title.give_up", app.text(page), (("row.play_on", None),
                                              ("row.give_up_yes", give_up)))
