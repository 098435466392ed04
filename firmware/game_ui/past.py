"""A sealed game, to be looked at again."""

from games import GAME_UIS
from suspended import suspend_until_home
from ui.screen import Screen


def recalled(app, head, make):
    """The screen make(head, game) of a record; another one if nobody can read that. A game in
    progress with other rules is suspended meanwhile.
    """
    played = app.session.game
    if played and _rules(played.NAME) != _rules(head["game"]):
        suspend_until_home(app)
    app.make_room()
    past = app.session.recall(head)
    return make(*past) if past else Unreadable(app)


def _rules(game):
    """Name of the package that has them."""
    return GAME_UIS[game].partition(".")[0]


class Unreadable(Screen):
    """Closes at once, and a notice says why."""

    def on_show(self):
        self.app.pop()
        self.app.warn("page.unreadable")
