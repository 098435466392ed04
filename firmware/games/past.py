"""A sealed game, to be looked at again."""

from ui.screen import Screen


def recalled(app, head, make):
    """The screen make(head, game) of a record; another one if nobody can read that."""
    app.make_room(True)         # the rules of another game, and the game itself
    past = app.session.recall(head)
    return make(*past) if past else Unreadable(app)


class Unreadable(Screen):
    """Closes at once, and a notice says why."""

    def open(self):
        self.app.pop()
        self.app.warn("page.unreadable")
