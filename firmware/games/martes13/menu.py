"""The menu of a dealt match of Martes 13."""

from games.pause import pause_rows
from ui.menu import Menu, Row


class PilesMenu(Menu):
    """What can be done besides playing a card, and the points of all."""

    TITLE = "title.menu"

    def __init__(self, app, undo=None):
        """undo: takes the card back that has just been played."""
        super().__init__(app)
        self._undo = undo

    def rows(self):
        app, session = self.app, self.app.session
        text = app.text.of(session.game.NAME)
        rows = [Row(text("row.back"), app.pop)]
        if self._undo:
            rows.append(Row(text("row.take_back"), self._take_back))
        elif session.head.get("devices"):
            rows.append(Row(text("row.seen"), lambda: app.exchange(
                "games.martes13.device.PilesDevice", True)))
        if session.game.current() != 1:
            rows.append(Row(text("row.sheet"), lambda: app.go("games.rounds.dealt_sheet")))
        return rows + pause_rows(app, text)

    def _take_back(self):
        self.app.pop()
        self.app.act(self._undo)
