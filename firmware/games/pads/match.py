"""The match in progress: where it stands, and what can be done."""

from micropython import const

from engine.scorepad.actions import OPEN, OVERRIDDEN
from games import face, title
from games.ways import ask_give_up
from ui.menu import Menu, Row

_SAID = const(13)               # letters of the last action, at most


class OfMatch(Menu):
    """A menu about the match in progress."""

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self.game, self.names = session.game, session.head["names"]
        self.face = face(self.game.NAME)
        self.CLOTH = self.face.CLOTH
        self.text = app.text.of(self.game.NAME)

    def show_round(self, number):
        """The pages of a round that counts."""
        self.app.go("pager", self.face.chapters(self.text, self.names, self.game, number))


class Match(OfMatch):
    """The hub. When a round has just been accepted, its result opens by itself."""

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
            self.app.go("podium")
        elif done:
            self.show_round(done[-1])

    def rows(self):
        app, text, game = self.app, self.text, self.game
        number = game.current()
        if number is None:
            rows = [Row(text("row.podium"), lambda: app.go("podium"))]
        else:
            rows = self.face.round_rows(app, number)
        rows.append(Row(text("row.standings"), self._standings))
        rows += [Row(text("label.round"), self._opener(each), self._status(each))
                 for each in range(1, game.rounds + 1) if each != number]
        if game.last_action():
            rows.append(Row(text("row.undo_entry"), self._undo, self._last()))
        return rows + [
            Row(text("row.help"), lambda: app.go("help_pages")),
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
        return lambda: self.app.go("round_menu", number)

    def _last(self):
        app, game = self.app, self.game
        wide = app.canvas.width - 2 * app.layout.MARGIN - app.layout.SCROLL_W
        room = min(_SAID, wide // app.body.advance)
        said = self.face.action_said(self.text, self.names, game, game.last_action(), room)
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
        self.app.go("pager", ((self.text("row.standings"), "\n".join(lines)),))
