"""The end of a match."""

from games.pads.match import OfMatch
from games.ways import begin
from ui.menu import Row


class Podium(OfMatch):
    """The match stands once it is saved; until then every round can be corrected."""

    def __init__(self, app):
        super().__init__(app)
        best = app.history.best(app.session.head)
        self._heading, self._result = self.face.podium(self.text, self.names, self.game, best)
        self._saved = False

    def title(self):
        return self._heading

    def rows(self):
        app, text = self.app, self.text
        if self._saved:
            rows = [Row(text("row.home"), app.home), Row(text("row.rematch"), self._again)]
        else:
            rows = [Row(text("row.save"), self._save)]
        return rows + [Row(label, value=self._shower(value)) for label, value in self._result]

    def back(self):
        if self._saved:
            self.app.home()
        else:
            self.app.pop()

    @staticmethod
    def _shower(value):
        return lambda: value

    def _save(self):
        if self.app.session.seal():
            self._saved = True
            self.open()

    def _again(self):
        self.app.home()
        begin(self.app, self.game.NAME)
