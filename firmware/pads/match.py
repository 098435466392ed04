"""The match: its score sheet, on which the next round is chosen, or one that is over."""

from engine.scorepad.actions import OPEN
from game_ui.past import recalled
from games import ui_of
from ui.screen import Screen

_LETTERS = (12, 8, 6, 5, 4, 3)  # of names in a line


class OfMatch(Screen):
    """A screen about the match in progress, or about one that is over: past = (head, game)."""

    def __init__(self, app, past=None):
        super().__init__(app)
        self.past = past
        self.head, self.game = past or (app.session.head, app.session.game)
        self.names = self.head["names"]
        self.ui = ui_of(self.game.NAME)
        self.TABLE_THEME = self.ui.TABLE_THEME
        self.text = app.text.of(self.game.NAME)

    def ahead(self, number, fits):
        """The line about a round that is to be played, with names as long as fits(line) lets."""
        for room in _LETTERS:
            said = self.ui.ahead(self.text, [_cut(name, room) for name in self.names], self.game,
                                   number)
            if fits(said):
                break
        return said


def _cut(name, room):
    """The beginning of a name; "Player 2" is P2, as in the columns."""
    if len(name) <= room:
        return name
    return name[0] + name[-1] if name[-1].isdigit() else name[:room]


class Match(OfMatch):
    """The cursor goes round: the rounds, the final result, the menu, which BACK opens, too.

    When a round has just been accepted, its result opens by itself.
    """

    LIVE, FINAL, MENU = 0, -1, -2       # stops besides the rounds, which have their numbers

    def __init__(self, app, past=None):
        super().__init__(app, past)
        self.done = self._accepted()
        self.at = self._current = None      # the stop; the round that is to be played
        self._paint = None      # only while the sheet is on the display

    def on_show(self):
        app, game, past = self.app, self.game, self.past
        current = game.current()
        self.stops = list(range(1, game.rounds + 1))
        if not past:
            if current is None:
                self.stops.append(self.FINAL)
            elif self.ui.other_entry(game, current):
                self.stops.insert(current, self.LIVE)
            self.stops.append(self.MENU)
        before, self.done = self.done, self._accepted()
        new = [number for number in self.done if number not in before]
        if new or current != self._current or self.at not in self.stops:
            self.at = self.stops[0] if past else current or self.FINAL
            # Who has entered a round in the other way will do so again.
            if new and self.LIVE in self.stops:
                if self.ui.entry(game, new[-1]) != self.ui.ENTRY:
                    self.at = self.LIVE
        self._current = current
        if new and self.ui.ENDS_AT_ONCE and current is None:
            app.push("pads.podium.Podium")
        elif new:
            app.push("pads.round_result.RoundResult", new[-1])

    def on_hide(self):
        self._paint = None

    def draw(self, canvas):
        if not self._paint:
            if self.app.layout_of("sheet").LEFT:
                from pads.sheet_paint import SheetPaint as Paint
            else:
                from pads.strip_paint import StripPaint as Paint
            self._paint = Paint(self)
        self._paint.draw(canvas)
        self.update(canvas)

    def update(self, canvas):
        self._paint.paint(canvas)

    def said(self, fits):
        """What OK does, or what there is to know; fits: as for ahead()."""
        text, game, at = self.text, self.game, self.at
        if at <= 0:
            return text(("row.live", "row.podium", "row.menu")[-at])
        if at == game.current() and not self.past:
            return self.ahead(at, fits)
        if game.status(at) == OPEN:
            return "" if self.past else text("page.waits", game.current())
        return self.ui.remark(text, self.names, game, at) or text("row.result")

    def key(self, key):
        if key == "OK":
            self._ok()
        elif key != "BACK":
            at = self.stops.index(self.at) + (-1 if key in ("UP", "LEFT", "UNDO") else 1)
            self.at = self.stops[at % len(self.stops)]
        elif self.past:
            self.app.pop()
        else:
            self.app.push("pads.menu.MatchMenu")

    def _ok(self):
        app, game, at = self.app, self.game, self.at
        if at == self.MENU:
            app.push("pads.menu.MatchMenu")
        elif at == self.FINAL:
            app.push("pads.podium.Podium")
        elif at == self.LIVE:
            app.push(self.ui.other_entry(game, game.current()), game.current())
        elif game.status(at) != OPEN:
            app.push("pads.round_result.RoundResult", at, self.past)
        elif not self.past:
            app.push(self.ui.entry(game, at), at)

    def _accepted(self):
        game = self.game
        return [number for number in range(1, game.rounds + 1) if game.status(number) != OPEN]


def past_match(app, head):
    """The sheet of a match that is over."""
    return recalled(app, head, lambda *past: Match(app, past))
