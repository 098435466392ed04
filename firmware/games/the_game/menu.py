"""The menu of a solo game of The Game."""

from games.pause import pause_rows
from games.the_game.solo import can_undo
from ui.menu import Menu, Row, switch


class TableMenu(Menu):
    """What can be done besides placing a card."""

    TITLE = "title.menu"

    def __init__(self, app, table):
        super().__init__(app)
        self._table = table

    def rows(self):
        app, text, game = self.app, self.app.text, self.app.session.game
        rows = [Row(text("row.hint"), self._then(self._table.hint)),
                Row(text("row.back"), app.pop)]
        if can_undo(game):
            rows.append(Row(text("row.undo"), self._then(self._table.undo)))
        if not app.session.view()["due"]:
            rows.append(Row(text("row.end_turn"), self._then(self._table.end_turn)))
        if app.session.head.get("devices"):
            rows.append(Row(text("row.seen"), lambda: app.exchange(
                "games.the_game.device.GameDevice", True)))
        if game.players > 1:
            rows.append(Row(text.of(game.NAME)("row.marks"), lambda: app.exchange(
                "games.the_game.marks_menu.Marks", game.current_player())))
        return rows + pause_rows(app, text, switch(app, "coach", text),
                                 Row(text.of(game.NAME)("row.played"),
                                     lambda: app.go("games.the_game.played.Played")))

    def _then(self, action):
        def act():
            self.app.pop()
            self.app.act(action)
        return act
