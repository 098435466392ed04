"""The menu at the table of The Game."""

from game_ui.pause import Pause
from games.the_game.solo import can_undo


class TableMenu(Pause):
    """What can be done besides placing a card. With two keys only this leads to a hint, which
    stands in the same place each time.
    """

    def acts(self):
        app, row, table = self.app, self.row, self._table
        session = app.session
        game = session.game
        rows = [row("bow", "row.hint", self.then(table.hint))]
        if can_undo(game):
            rows.append(row("undo", "row.undo", self.then(table.undo), game.log[-1] % 100))
        if not session.view()["due"]:
            rows.append(row("check", "row.end_turn", self.then(table.end_turn)))
        if session.head.get("devices"):
            rows.append(row("eye", "row.seen", lambda: app.replace(
                "games.the_game.device.GameDevice", True)))
        if game.players > 1:
            rows.append(row("heart", "row.marks", lambda: app.replace(
                "games.the_game.marks_menu.Marks", game.current_player())))
        return rows

    def more(self):
        app = self.app
        return [self.switch("star", "coach"),
                self.row("cards", "row.played", lambda: app.push("games.the_game.played.Played"))]
