"""A sealed game, to be looked at again."""

from ui.screen import Screen


def recalled(app, seq, make):
    """The screen make(head, game); another one if nobody can read the record."""
    past = app.session.recall(seq)
    return make(*past) if past else Unreadable(app)


class Unreadable(Screen):
    """Closes at once, and a notice says why."""

    def open(self):
        self.app.pop()
        self.app.warn("page.unreadable")
