"""Figures of The Game, for one number of players, one level, with fire or without."""

from engine.the_game.options import LEVELS
from games import face, full_title
from ui.menu import Menu, Row


class Figures(Menu):
    """The first rows choose the kind of games."""

    def __init__(self, app, game):
        super().__init__(app)
        self._game = game
        self.CLOTH = face(game).CLOTH
        self._most = face(game).PLAYERS[1]
        self._players = 1
        self._level, self._fire = app.settings["level"], app.settings["fire"]

    def title(self):
        return full_title(self.app.text, self._game)

    def rows(self):
        text = self.app.text
        rows = []
        if self._most > 1:
            rows.append(Row(text("label.players"), value=lambda: str(self._players),
                            step=self._step_players))
        rows += [
            Row(text("label.level"), value=lambda: text("value." + self._level),
                step=self._step_level),
            Row(text("label.fire"), value=lambda: text("value.yes" if self._fire else "value.no"),
                step=self._step_fire),
        ]
        figures = self.app.history.figures(self._players, self._level, self._fire, self._game)
        if figures is None:
            return rows + [Row(text("row.no_games"))]
        return rows + [Row(text("label." + name), value=self._shower(value)) for name, value in (
            ("played", str(figures.played)),
            ("best", "-" if figures.best is None else str(figures.best)),
            ("average", "%.1f" % figures.average),
            ("wins", str(figures.wins)),
            ("streak", str(figures.streak)),
            ("longest", str(figures.longest)),
            ("abandoned", str(figures.abandoned)),
        )]

    def _step_players(self, by):
        self._players = 1 + (self._players - 1 + by) % self._most
        self._rows = self.rows()

    def _step_level(self, by):
        self._level = LEVELS[(LEVELS.index(self._level) + by) % len(LEVELS)]
        self._rows = self.rows()

    def _step_fire(self, _by):
        self._fire = not self._fire
        self._rows = self.rows()

    @staticmethod
    def _shower(value):
        return lambda: value
