"""How a game of Galloneta went."""

from game_ui.past import recalled
from games import ui_of
from ui.menu import Menu, Row
from ui.strings import decimal


class Facts(Menu):
    """How it ended, and what each has done."""

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
            rows.append(Row(text("end." + by)))
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


def past_board(app, head):
    """Of the game of this record."""
    return recalled(app, head, lambda head, _game: Facts(app, head))
