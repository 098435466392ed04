"""The menu of a dealt game of Take That."""

from game_ui.pause import Pause


class LineMenu(Pause):
    """What can be done besides playing a card, and what lies beside everybody."""

    def acts(self):
        app, row, session, rows = self.app, self.row, self.app.session, []
        view = session.view()
        if view["must_place"]:
            rows.append(row("undo", "row.undo", self.then(self._table.undo)))
        if session.head.get("devices"):
            rows.append(row("eye", "row.seen", lambda: app.replace(
                "games.take_that.device.LineDevice", True)))
        if session.game.current() != 1:
            rows.append(row("pad", "row.sheet", lambda: app.push("pads.dealt.dealt_sheet")))
        return rows + self.players([self._lies(*each) for each in zip(view["plus"], view["down"])])

    def more(self):
        return [self.switch("twist", "twins")]

    def _lies(self, plus, down):
        return lambda: self.text("value.lies", plus, down)
