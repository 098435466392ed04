"""The menu of a dealt game of Galloneta."""

from games.pause import pause_rows
from ui.menu import Menu, Row, named


class BoardMenu(Menu):
    """What can be done besides playing, and what all may know that is not on the table."""

    TITLE = "title.menu"

    def __init__(self, app, table):
        super().__init__(app)
        self._table = table

    def rows(self):
        app, session = self.app, self.app.session
        game = session.game
        text = app.text.of(game.NAME)
        view = session.view()
        names = session.head["names"]
        rows = [Row(text("row.back"), app.pop)]
        if self._table.undoes():
            rows.append(Row(text("row.undo"), self._undo))
        devices = session.head.get("devices")
        if devices:
            rows.append(Row(text("row.seen"), lambda: app.exchange(
                "games.galloneta.device.BoardDevice", True)))
        hand = text("value.hand")
        rows += [named(app, name, value=_value(hand, held, limit)) for name, held, limit in
                 zip(names, view["hand_sizes"], view["limits"])]
        fallen = [len([card for card in cards if card[1:] in ("10", "11", "12")])
                  for cards in view["graveyards"]]
        rows += [Row(text("label.passes"), value=_value("%d-%d", *view["passes"])),
                 Row(text("label.fallen"), value=_value("%d-%d", *fallen))]
        if view["phase"] == "MAIN" and not devices:
            rows.append(Row(text("row.agree"), self._agree))
        return rows + pause_rows(app, text)

    def _undo(self):
        self.app.pop()
        self.app.act(self._table.undo)

    def _agree(self):
        app = self.app
        text = app.text.of("galloneta")
        app.ask("title.sure", text("page.agree"), (("row.think", None),
                                                   ("row.do", self._table.agree)))


def _value(form, *values):
    return lambda: form % values
