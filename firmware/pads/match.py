"""The score sheet of a match."""

from engine.scorepad.actions import OPEN
from pads.base import MatchScreen


class Match(MatchScreen):
    """The score sheet. The cursor goes in a ring: the rounds that count and the one to be played,
    final result, menu; BACK opens the menu too.

    After a round has been accepted, its result opens by itself; a round that has been begun,
    after power-on. A correction leads on to what comes next, the round to be played or the podium.
    """

    LIVE, FINAL, MENU = 0, -1, -2       # stops of the cursor besides the rounds 1, 2, ...

    def __init__(self, app, past=None):
        super().__init__(app, past)
        self.done = self._accepted()
        self.at = self._current = None      # stop of the cursor; the round to be played
        self._entries = 0           # actions when the sheet was last on the display
        self._corrects = False      # does OK on a round that counts open it for correction?
        self._paint = None      # only while the sheet is on the display

    def on_show(self):
        app, game, past = self.app, self.game, self.past
        due = not past and self.ui.due(game, self.head)
        if due:
            app.session.apply(due)
        current = game.current()
        self.stops = list(range(1, game.rounds + 1))
        if not past:
            if current is None:
                self.stops.append(self.FINAL)
            elif self.ui.other_entry(game, current):
                self.stops.insert(current, self.LIVE)
            self.stops.append(self.MENU)
        first = not past and self.at is None
        before, self.done = self.done, self._accepted()
        new = [number for number in self.done if number not in before]
        corrected = (self.at is not None and len(game.log) > self._entries
                     and not new and current == self._current
                     and (current is None or self.at in self.done))
        self._entries = len(game.log)
        if new or corrected or current != self._current or self.at not in self.stops:
            last = new[-1] if new else self.at if corrected else None
            self.at = self.stops[0] if past else current or self.FINAL
            # The next round is probably entered in the same way as the last one.
            if last and self.LIVE in self.stops and not self.ui.other_entry(game, last):
                self.at = self.LIVE
            self._corrects = False
        self._current = current
        if current is None and (corrected or (new and self.ui.ENDS_AT_ONCE)):
            app.push("pads.podium.Podium")
        elif new:
            app.push("pads.round_result.RoundResult", new[-1])
        elif first and game.last_action() and game.fields(game.last_action())[0] == current:
            self._ok()

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
        """The text at the foot: what OK does, or a remark. fits: as for next_round_text()."""
        text, game, at = self.text, self.game, self.at
        if at <= 0:
            return text(("row.live", "row.podium", "title.menu")[-at])
        if at == game.current() and not self.past:
            return self.next_round_text(at, fits)
        if game.status(at) == OPEN:
            return ""
        if self._corrects:
            return text("row.correct")
        return self.ui.remark(text, self.names, game, at) or text("row.result")

    def point(self, number):
        """Puts the cursor on a round that is to be corrected."""
        self.at, self._corrects = number, True

    def key(self, key):
        if key == "OK":
            self._ok()
        elif key != "BACK":
            by = -1 if key in ("UP", "LEFT", "UNDO") else 1
            while True:
                at = self.stops.index(self.at) + by
                self.at = self.stops[at % len(self.stops)]
                if not self._waits():
                    break
        elif self.past:
            self.app.pop()
        else:
            self.app.push("pads.match_menu.MatchMenu")

    def _waits(self):
        """Does the cursor stand on a round before which another one is to be played?"""
        at, game = self.at, self.game
        return at > 0 and not self.past and at != self._current and game.status(at) == OPEN

    def _ok(self):
        app, game, at = self.app, self.game, self.at
        if at == self.MENU:
            app.push("pads.match_menu.MatchMenu")
        elif at == self.FINAL:
            app.push("pads.podium.Podium")
        elif at == self.LIVE:
            app.push(self.ui.other_entry(game, game.current()), game.current())
        elif game.status(at) != OPEN and self._corrects:
            app.push(self.ui.ENTRY, at)
        elif game.status(at) != OPEN:
            app.push("pads.round_result.RoundResult", at, self.past)
        elif not self.past:
            app.push(self.ui.entry(game, at), at)

    def _accepted(self):
        game = self.game
        return [number for number in range(1, game.rounds + 1) if game.status(number) != OPEN]


def past_match(app, head):
    """The score sheet of a match that is over."""
    from game_ui.navigation import recalled  # 7 KB with what it imports, and not during a match
    return recalled(app, head, lambda *past: Match(app, past))


class OverSheet(Match):
    """The score sheet of a match that has just ended; BACK leads back to its result."""

    def key(self, key):
        if key == "BACK":
            self.app.replace(self.ui.OVER, self.past)
        else:
            super().key(key)


def dealt_sheet(app, past=None):
    """The score sheet of the match in progress, or of one that is over: past = (head, game)."""
    return OverSheet(app, past) if past else Match(app, (app.session.head, app.session.game))
