"""The menu of a dealt game of Galloneta."""

from game_ui.pause import Pause


class BoardMenu(Pause):
    """What can be done besides playing, and what all may know that is not on the table."""

    def acts(self):
        app, row, session, rows = self.app, self.row, self.app.session, []
        view, devices = session.view(), session.head.get("devices")
        if self._table.undoes():
            rows.append(row("undo", "row.undo", self.then(self._table.undo)))
        if devices:
            rows.append(row("eye", "row.seen", lambda: app.replace(
                "games.galloneta.device.BoardDevice", True)))
        hand = self.text("value.hand")
        rows += self.players([_value(hand, *each)
                              for each in zip(view["hand_sizes"], view["limits"])])
        fallen = [len([card for card in cards if card[1:] in ("10", "11", "12")])
                  for cards in view["graveyards"]]
        rows += [row("crown", "label.passes", value=_value("%d-%d", *view["passes"])),
                 row("skull", "label.fallen", value=_value("%d-%d", *fallen))]
        if view["phase"] == "MAIN" and not devices:
            rows.append(row("check", "row.agree", self._agree))
        return rows

    def _agree(self):
        self.app.ask("title.sure", self.text("page.agree"), (("row.think", None),
                                                             ("row.do", self._table.agree)))


def _value(form, *values):
    return lambda: form % values
