"""A match at the table in progress: where it stands, and what can be done."""

from engine.scorepad_actions import OPEN, OVERRIDDEN
from games import face, title
from screens.dialog import ask_give_up
from screens.menu import Menu, Row
from screens.pager import Pager, help_pages
from screens.ways import begin


class _OfMatch(Menu):
    """A menu about the match in progress."""

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self.game, self.names = session.game, session.head["names"]
        self.face = face(self.game.NAME)
        self.text = app.text.of(self.game.NAME)

    def show_round(self, number):
        """The pages of a round that counts."""
        self.app.push(Pager(self.app, self.face.chapters(self.text, self.names, self.game,
                                                         number)))


class Match(_OfMatch):
    """The hub. A round that has just been accepted shows its result by itself."""

    def __init__(self, app):
        super().__init__(app)
        self._open = self._open_rounds()

    def title(self):
        return "%s   %s" % (title(self.game.NAME), self.face.progress(self.text, self.game))

    def open(self):
        super().open()
        before, self._open = self._open, self._open_rounds()
        done = [number for number in before if number not in self._open]
        if done and self.face.ENDS_AT_ONCE and self.game.is_terminal():
            self.app.push(Podium(self.app))
        elif done:
            self.show_round(done[-1])

    def rows(self):
        app, text, game = self.app, self.text, self.game
        number = game.current()
        if number is None:
            rows = [Row(text("row.podium"), lambda: app.push(Podium(app)))]
        else:
            rows = self.face.round_rows(app, number)
        rows.append(Row(text("row.standings"), self._standings))
        rows += [Row(text("label.round"), self._opener(each), self._status(each))
                 for each in range(1, game.rounds + 1) if each != number]
        if game.last_action():
            rows.append(Row(text("row.undo_entry"), self._undo, self._last()))
        return rows + [
            Row(text("row.help"), lambda: app.push(help_pages(app, game.NAME))),
            Row(text("row.home"), app.home),
            Row(text("row.give_up"), lambda: ask_give_up(app)),
        ]

    def back(self):
        self.app.home()

    def _open_rounds(self):
        game = self.game
        return [number for number in range(1, game.rounds + 1) if game.status(number) == OPEN]

    def _status(self, number):
        status = self.game.status(number)
        key = "value.open" if status == OPEN else "value.done"
        mark = "!" if status == OVERRIDDEN else ""
        return lambda: "%d  %s%s" % (number, self.text(key), mark)

    def _opener(self, number):
        return lambda: self.app.push(RoundMenu(self.app, number))

    def _last(self):
        said = self.face.action_said(self.text, self.names, self.game, self.game.last_action())
        return lambda: said

    def _undo(self):
        """Takes back the last entry; the cursor stays on this row for the next."""
        self.app.session.undo()
        before = self._rows[self.at].label
        self._open = self._open_rounds()
        self.open()
        labels = [row.label for row in self._rows]
        if before in labels:
            self._move(labels.index(before))

    def _standings(self):
        lines = self.face.standing_lines(self.text, self.names, self.game)
        self.app.push(Pager(self.app, ((self.text("row.standings"), "\n".join(lines)),)))


class RoundMenu(_OfMatch):
    """An earlier round: its result, and its correction."""

    def __init__(self, app, number):
        super().__init__(app)
        self._number = number

    def title(self):
        return self.text("title.round", self._number)

    def rows(self):
        app, number = self.app, self._number
        rows = [Row(self.text("row.correct"),
                    lambda: app.push(app.make("round_entry", number)))]
        if self.game.status(number) != OPEN:
            rows.insert(0, Row(self.text("row.result"), lambda: self.show_round(number)))
        return rows


class Podium(_OfMatch):
    """The end of a match. It stands when it is saved; until then every round can be corrected."""

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
