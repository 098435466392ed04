"""The menu of a dealt match of Martes 13."""

from game_ui.pause import Pause


class PilesMenu(Pause):
    """What can be done besides playing a card, and the points of all."""

    def __init__(self, app, undo=None):
        """undo: takes the card back that has just been played."""
        super().__init__(app)
        self._undo = undo

    def acts(self):
        app, row, rows = self.app, self.row, []
        if self._undo:
            rows.append(row("undo", "row.take_back", self.then(self._undo)))
        elif app.session.head.get("devices"):
            rows.append(row("eye", "row.seen", lambda: app.replace(
                "games.martes13.device.PilesDevice", True)))
        if app.session.game.current() != 1:
            rows.append(row("pad", "row.sheet", lambda: app.push("pads.dealt.dealt_sheet")))
        return rows
