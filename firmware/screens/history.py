"""What has been played: figures per level, and the last games."""

from engine.scorepad_actions import OPEN
from screens.menu import Menu, Row
from screens.new_game import LEVELS, deal
from screens.pager import Pager
from screens.round_text import round_chapters, standing_lines


class History(Menu):
    """Figures of one level, which the first row chooses."""

    TITLE = "title.history"

    def __init__(self, app):
        super().__init__(app)
        self._kind = (app.settings["level"], app.settings["fire"])

    def rows(self):
        text = self.app.text
        app = self.app
        rows = [Row(text("row.games"), lambda: app.push(LastGames(app))),
                Row("Martes 13", lambda: app.push(Players(app)))]
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


class Players(Menu):
    """Matches of Martes 13 by player: won / played, and points per match."""

    TITLE = "title.players"
    GAME = "martes13_table"

    def rows(self):
        text, history = self.app.text, self.app.history
        rows = [Row(name, value=self._figures(tally))
                for name, tally in history.tallies(self.GAME)]
        given_up = history.abandoned(self.GAME)
        if given_up:
            rows.append(Row(text("label.abandoned"), value=lambda: str(given_up)))
        return rows or [Row(text("row.no_games"))]

    @staticmethod
    def _figures(tally):
        return lambda: "%d/%d %5.1f" % (tally.won, tally.played, tally.average)


class LastGames(Menu):
    """The last games, newest first; OK deals one again, or shows the rounds of a match."""

    TITLE = "title.games"

    def rows(self):
        last = self.app.history.last()
        if not last:
            return [Row(self.app.text("row.no_games"))]
        return [self._row(head) for head in last]

    def _row(self, head):
        return self._solo_row(head) if "left" in head["result"] else self._match_row(head)

    def _match_row(self, head):
        names, winners = head["names"], head["result"]["winners"]
        return Row("Martes 13", lambda: self._show_match(head["seq"]),
                   lambda: names[winners[0]] if winners else self.app.text("value.given_up"))

    def _show_match(self, seq):
        head, game = self.app.session.recall(seq)
        chapters = [(self.app.text("row.standings"),
                     "\n".join(standing_lines(head["names"], game)))]
        for number in range(1, game.rounds + 1):
            if game.status(number) != OPEN:
                chapters += round_chapters(self.app.text, head, game, number)[:2]
        self.app.push(Pager(self.app, chapters))

    def _solo_row(self, head):
        options, text = head["options"], self.app.text
        kind = text("short." + options["level"]) + ("+F" if options["fire"] else "")
        return Row("%2d  %s" % (head["result"]["left"], kind),
                   lambda: deal(self.app, options["level"], options["fire"], head["seed"]),
                   lambda: head["seed"])
