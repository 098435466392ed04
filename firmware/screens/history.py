"""What has been played: figures per level, and the last games."""

from screens.menu import Menu, Row
from screens.new_game import LEVELS, deal


class History(Menu):
    """Figures of one level, which the first row chooses."""

    TITLE = "title.history"

    def __init__(self, app):
        super().__init__(app)
        self._kind = (app.settings["level"], app.settings["fire"])

    def rows(self):
        text = self.app.text
        rows = [Row(text("row.games"), self._games)]
        rows.append(Row(text("label.level"), value=self._kind_name, step=self._step_kind))
        rows.append(Row(text("label.fire"), value=self._fire_name, step=self._step_fire))
        figures = self.app.history.figures(1, *self._kind)
        if figures is None:
            rows.append(Row(text("row.no_games")))
            return rows
        return rows + [Row(text("label." + name), value=self._shower(value)) for name, value in (
            ("played", str(figures.played)),
            ("best", str(figures.best)),
            ("average", "%.1f" % figures.average),
            ("wins", str(figures.wins)),
            ("streak", str(figures.streak)),
            ("longest", str(figures.longest)),
            ("abandoned", str(figures.abandoned)),
        )]

    def _kind_name(self):
        return self.app.text("value." + self._kind[0])

    def _fire_name(self):
        return self.app.text("value.yes" if self._kind[1] else "value.no")

    def _step_kind(self, by):
        at = (LEVELS.index(self._kind[0]) + by) % len(LEVELS)
        self._show(LEVELS[at], self._kind[1])

    def _step_fire(self, _by):
        self._show(self._kind[0], not self._kind[1])

    def _show(self, level, fire):
        self._kind = (level, fire)
        self._rows = self.rows()

    @staticmethod
    def _shower(value):
        return lambda: value

    def _games(self):
        self.app.push(LastGames(self.app))


class LastGames(Menu):
    """The last games, newest first; OK deals one of them again."""

    TITLE = "title.games"

    def rows(self):
        last = self.app.history.last()
        if not last:
            return [Row(self.app.text("row.no_games"))]
        return [self._row(head) for head in last]

    def _row(self, head):
        options, text = head["options"], self.app.text
        kind = text("short." + options["level"]) + ("+F" if options["fire"] else "")
        return Row("%2d  %s" % (head["result"]["left"], kind),
                   lambda: deal(self.app, options["level"], options["fire"], head["seed"]),
                   lambda: head["seed"])
