"""The menu of a dealt game of Take That."""

from games.pause import pause_rows
from ui.menu import Menu, Row, named, switch


class LineMenu(Menu):
    """What can be done besides playing a card, and what lies beside everybody."""

    TITLE = "title.menu"

    def __init__(self, app, table):
        super().__init__(app)
        self._table = table

    def rows(self):
        app, session = self.app, self.app.session
        text = app.text.of(session.game.NAME)
        view = session.view()
        rows = [Row(text("row.back"), app.pop)]
        if view["must_place"]:
            rows.append(Row(text("row.undo"), self._undo))
        if session.head.get("devices"):
            rows.append(Row(text("row.seen"), lambda: app.exchange(
                "games.take_that.device.LineDevice", True)))
        if session.game.current() != 1:
            rows.append(Row(text("row.sheet"), lambda: app.go("games.rounds.dealt_sheet")))
        rows += [named(app, name, value=_lies(text, plus, down)) for name, plus, down in
                 zip(session.head["names"], view["plus"], view["down"])]
        return rows + pause_rows(app, text, switch(app, "twins", text))

    def _undo(self):
        self.app.pop()
        self.app.act(self._table.undo)


def _lies(text, plus, down):
    return lambda: text("value.lies", plus, down)
