"""The result of a dealt game of Galloneta, and its facts."""

from games import ui_of
from pads.podium import DealtOver
from ui.menu import Menu, Row
from ui.strings import decimal

_NAMES = 10, 7, 5, 3            # letters of names in a sentence: as many as fit


class BoardOver(DealtOver):
    MORE = "button.facts"

    def following(self):
        """The other player starts the next game."""
        began = (self.game.seat + self.game.turns - 1) % 2
        return {"first": 1 - began}

    def more(self):
        self.app.push("games.galloneta.over.Facts", dict(self.head, result=self.game.result()))

    def _said(self, font, wide, lines):
        """How the game ended, then the tally; the tally alone where there is no room for both."""
        tally = super()._said(font, wide, lines)
        for most in _NAMES:
            why = font.wrap(_why(self.text, self.head, self.game.result(), most), wide)
            if len(why) + len(tally) <= lines:
                return why + tally
        return tally or why[:lines]


def _why(text, head, result, most):
    """How the game ended: by whom, and whose ace; to one person among devices: yours."""
    winner, devices = result["winner"], head.get("devices") or ()
    if result["by"] != "ace" or winner is None:
        return text("end." + result["by"])
    names = [head["names"][seat][:most] for seat in (winner, 1 - winner)]
    if list(devices).count(None) != 1:
        return text("end.killed", *names)
    if devices[winner]:
        return text("end.lost", names[0])
    return text("end.won", names[1])


class Facts(Menu):
    """Menu with facts of the game: how it ended, and what each player has done."""

    def __init__(self, app, head):
        super().__init__(app)
        self._head = head
        self.TABLE_THEME = ui_of(head["game"]).TABLE_THEME

    def title(self):
        return self.app.text.of("galloneta")("button.facts")

    def rows(self):
        text, result = self.app.text.of("galloneta"), self._head["result"]
        by = result["by"]
        rows = [Row(name, value=_points(result, seat))
                for seat, name in enumerate(self._head["names"])]
        if by:
            at, font = self.app.layout, self.app.body
            room = self.app.canvas.width - at.SCROLL_W - 2 * at.MARGIN
            for most in _NAMES:
                why = _why(text, self._head, result, most)
                if len(font.wrap(why, room)) <= 1 + bool(at.ROW_LINES_Y):
                    break
            rows.append(Row(why))
        return rows + [Row(text("label.turns"), value=lambda: str(result["turns"]))] + [
            Row(text(label), value=_pair(result[name])) for label, name in
            (("label.sideways", "horizontal"), ("label.bought", "compra"))]


def _points(result, seat):
    if result["result"] == "ABANDONED":
        return lambda: ""
    winner = result["winner"]
    return lambda: decimal("0.5") if winner is None else str(int(winner == seat))


def _pair(values):
    return lambda: "%d-%d" % tuple(values)
