"""A match of Martes 13 in progress: where it stands, and what can be done."""

from engine.scorepad_actions import OPEN, OVERRIDDEN
from screens.dialog import ask_give_up
from screens.menu import Menu, Row
from screens.pager import Pager, help_pages
from screens.round_text import round_chapters, standing_lines


class Match(Menu):
    """The hub. A round that has just been accepted shows its result by itself."""

    def __init__(self, app):
        super().__init__(app)
        self._open = self._open_rounds()

    def title(self):
        game = self.app.session.game
        return self.app.text("title.match", game.current() or game.rounds, game.rounds)

    def open(self):
        super().open()
        before, self._open = self._open, self._open_rounds()
        done = [number for number in before if number not in self._open]
        if done:
            self._show_round(done[-1])

    def rows(self):
        app, text, game = self.app, self.app.text, self.app.session.game
        number = game.current()
        if number is None:
            rows = [Row(text("row.podium"), lambda: app.push(Podium(app)))]
        else:
            rows = self._round_rows(number)
        rows.append(Row(text("row.standings"), self._standings))
        rows += [Row(text("label.round"), self._opener(each), self._status(each))
                 for each in range(1, game.rounds + 1) if each != number]
        return rows + [
            Row(text("row.help"), lambda: app.push(help_pages(app, game.NAME))),
            Row(text("row.home"), app.home),
            Row(text("row.give_up"), lambda: ask_give_up(app)),
        ]

    def back(self):
        self.app.home()

    def _round_rows(self, number):
        app, text, game = self.app, self.app.text, self.app.session.game
        names = app.session.head["names"]
        rows = [Row(text("row.enter"), lambda: app.push(app.make("round_entry", number)))]
        if game.mode == "counts":
            rows.append(Row(text("row.live"), lambda: app.push(app.make("live", number))))
        return rows + [
            Row(text("label.deals"), value=lambda: names[game.dealer(number)]),
            Row(text("label.starts"), value=lambda: names[game.starter(number)]),
        ]

    def _open_rounds(self):
        game = self.app.session.game
        return [number for number in range(1, game.rounds + 1) if game.status(number) == OPEN]

    def _status(self, number):
        status = self.app.session.game.status(number)
        key = "value.open" if status == OPEN else "value.done"
        mark = "!" if status == OVERRIDDEN else ""
        return lambda: "%d  %s%s" % (number, self.app.text(key), mark)

    def _opener(self, number):
        return lambda: self.app.push(RoundMenu(self.app, number))

    def _show_round(self, number):
        app = self.app
        app.push(Pager(app, round_chapters(app.text, app.session.head, app.session.game, number)))

    def _standings(self):
        app = self.app
        lines = standing_lines(app.session.head["names"], app.session.game)
        app.push(Pager(app, ((app.text("row.standings"), "\n".join(lines)),)))


class RoundMenu(Menu):
    """An earlier round: its result, and its correction."""

    def __init__(self, app, number):
        super().__init__(app)
        self._number = number

    def title(self):
        return self.app.text("title.round", self._number)

    def rows(self):
        app, number = self.app, self._number
        rows = [Row(app.text("row.correct"), lambda: app.push(app.make("round_entry", number)))]
        if app.session.game.status(number) != OPEN:
            rows.insert(0, Row(app.text("row.result"), self._result))
        return rows

    def _result(self):
        session = self.app.session
        self.app.push(Pager(self.app, round_chapters(self.app.text, session.head, session.game,
                                                     self._number)))


class Podium(Menu):
    """The end of a match. It stands when it is saved; until then every round can be corrected."""

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self._names = session.head["names"]
        self._standings = session.game.standings()
        self._winners = session.game.result()["winners"]
        self._saved = False

    def title(self):
        if len(self._winners) > 1:
            return self.app.text("title.shared")
        return self.app.text("title.winner", self._names[self._winners[0]])

    def rows(self):
        app, text = self.app, self.app.text
        if self._saved:
            rows = [Row(text("row.home"), app.home),
                    Row(text("row.rematch"), lambda: (app.home(), app.go("new_match")))]
        else:
            rows = [Row(text("row.save"), self._save)]
        return rows + [Row("%d. %s" % (rank, self._names[seat]), value=self._total(total))
                       for rank, seat, total in self._standings]

    def back(self):
        if self._saved:
            self.app.home()
        else:
            self.app.pop()

    @staticmethod
    def _total(total):
        return lambda: str(total)

    def _save(self):
        if self.app.session.seal():
            self._saved = True
            self.open()
