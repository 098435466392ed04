"""The score sheet of a match, its menu, and the base of screens that end in buttons."""

from engine.scorepad.actions import GAME, OPEN, WHOLE
from game_ui.names import short_name
from game_ui.navigation import recalled
from game_ui.pause import Pause
from games import ui_of
from ui import kit
from ui.art import fitting
from ui.canvas import BAR, DIM, FG, INK
from ui.regions import Regions
from ui.screen import Screen

LETTERS = (12, 8, 6, 5, 4, 3)  # lengths of names to try, in characters


class MatchScreen(Screen):
    """Base of screens about the match in progress, or about one that is over: past = (head, game).
    """

    def __init__(self, app, past=None):
        super().__init__(app)
        self.past = past
        self.head, self.game = past or (app.session.head, app.session.game)
        self.uses = self.game.NAME,
        self.names = self.head["names"]
        self.ui = ui_of(self.game.NAME)
        self.TABLE_THEME = self.ui.TABLE_THEME
        self.text = app.text.of(self.game.NAME)

    def next_round_text(self, number, fits):
        """The text about a round to be played, its names as long as possible so that fits(text) is
        true.
        """
        for room in LETTERS:
            names = [cut_name(name, room) for name in self.names]
            said = self.ui.next_round_text(self.text, names, self.game, number)
            if fits(said):
                break
        return said


def cut_name(name, room):
    """The name cut to `room` characters; "Player 2" becomes P2, as in the columns."""
    if len(name) <= room:
        return name
    return name[0] + name[-1] if name[-1].isdigit() else name[:room]


class Match(MatchScreen):
    """The score sheet. The cursor goes in a ring: rounds, final result, menu; BACK opens the menu
    too.

    After a round has been accepted, its result opens by itself.
    """

    LIVE, FINAL, MENU = 0, -1, -2       # stops of the cursor besides the rounds 1, 2, ...

    def __init__(self, app, past=None):
        super().__init__(app, past)
        self.done = self._accepted()
        self.at = self._current = None      # stop of the cursor; the round to be played
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
        before, self.done = self.done, self._accepted()
        new = [number for number in self.done if number not in before]
        if new or current != self._current or self.at not in self.stops:
            self.at = self.stops[0] if past else current or self.FINAL
            # The next round is probably entered in the same way as the last one.
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
        """The text at the foot: what OK does, or a remark. fits: as for next_round_text()."""
        text, game, at = self.text, self.game, self.at
        if at <= 0:
            return text(("row.live", "row.podium", "row.menu")[-at])
        if at == game.current() and not self.past:
            return self.next_round_text(at, fits)
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
            self.app.push("pads.match.MatchMenu")

    def _ok(self):
        app, game, at = self.app, self.game, self.at
        if at == self.MENU:
            app.push("pads.match.MatchMenu")
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
    """The score sheet of a match that is over."""
    return recalled(app, head, lambda *past: Match(app, past))


class MatchMenu(Pause):
    """The menu of the score sheet."""

    def __init__(self, app):
        super().__init__(app)
        self._of = MatchScreen(app)

    def title(self):
        return self._of.text("row.menu")

    def acts(self):
        game, rows = self._of.game, []
        action, closing = game.last_action(), self._of.ui.closing(game)
        if closing:
            rows.append(self.row("check", "row.finish", lambda: self._finish(closing)))
        if action:
            rows.append(self.row("undo", "row.undo", self._undo,
                                 value=lambda: self._said(action)))
        return rows

    def more(self):
        return []

    def _finish(self, closing):
        self.app.session.apply(closing)
        self.app.replace("pads.podium.Podium")

    def _undo(self):
        """Takes back the last entry, with it an end that follows from it; the cursor stays on this
        row for the next one.
        """
        of, session = self._of, self.app.session
        session.undo()
        if of.ui.due(of.game, of.head):
            session.undo()
        self.on_show()

    def _said(self, action):
        """The last entry as text: whose, and its value."""
        of = self._of
        number, seat, column, _ = of.game.fields(action)
        text, names, game = of.text, of.names, of.game
        if game.is_terminal() and seat == GAME:
            return text("value.end")
        if seat in (WHOLE, GAME):
            return text("title.round", number)
        value = game.cell(number, seat, column)
        kind = of.ui.column(game.sheet, column)
        shown = "-" if value is None else kind.value_text(value, text, names)
        whose = names[seat] if game.seats == len(names) else text("title.round", number)
        wide = self.app.canvas.width - 2 * self.app.layout.MARGIN - self.app.layout.SCROLL_W
        left = min(_SAID, wide // self.app.body.advance) - len(shown) - 2
        return "%s: %s" % (whose[:left], shown) if left > 1 else shown[:left + len(shown) + 2]


_SAID = 13                      # characters at most


class ButtonScreen(MatchScreen):
    """Base of screens with buttons at the foot: OK presses one, BACK leaves, other keys move the
    cursor. It loads fonts of its own.
    """

    def __init__(self, app, past=None):
        super().__init__(app, past)
        self._at = 0
        self._regions = None

    def answers(self):
        """(key of a text, action) of each button; called whenever the screen comes to the top."""
        raise Exception("there are no answers")

    def back(self):
        """Handles BACK."""
        self.app.pop()

    def picture(self, canvas, look):
        """Paints what is above the buttons. look: the layout."""

    def _title(self, canvas, look, said, more):
        """Paints the header; the second text only if both fit."""
        app = self.app
        if look.HEADER_H:
            canvas.fill(0, 0, canvas.width, look.HEADER_H, BAR)
        x, y = look.TITLE
        font = fitting(app, look.TITLE_FONTS, [said], canvas.width - 2 * x)
        small = app.font(look.FOOT_FONT)
        end = canvas.text(short_name(said, font, canvas.width - x), x, y, font, FG, None)
        if end + 8 + small.width(more) < canvas.width - x:
            canvas.right(more, 0, y + font.cap - small.cap, canvas.width - x, small, DIM, None)

    def _card(self, canvas, look, left, said):
        """Paints a number on a card, for people who play together, with texts that explain it."""
        app, font = self.app, self.app.font(look.FOOT_FONT)
        canvas.card(*look.CARD)
        canvas.inside(str(left), *look.CARD, app.font(look.CARD_FONT), INK)
        x, y, w = look.CARD_LINES
        for line in [line for each in said for line in font.wrap(each, w)]:
            canvas.centre(line, x, y, w, font, FG, None)
            y += look.LINE_STEP

    def on_show(self):
        self._answers = self.answers()

    def on_hide(self):
        self._regions = None

    def draw(self, canvas):
        app, look = self.app, self.app.layout_of("result")
        said = [self.text(key) for key, _ in self._answers]
        places = look.BUTTONS[len(said) - 1]
        for name in look.BUTTON_FONTS:      # one font for all buttons
            font = app.font(name)
            if all([font.width(each) <= w - look.BUTTON_PAD for each, (_, _, w, _)
                    in zip(said, places)]):
                break

        def paint(canvas, chosen, i):
            kit.button(canvas, *places[i], said[i], font, chosen)

        self._regions = Regions(("button", paint, len(said)))
        self.picture(canvas, look)
        self.update(canvas)

    def update(self, canvas):
        if self._regions:
            self._regions.set_all("button", [i == self._at for i in range(len(self._answers))])
            self._regions.paint(canvas)

    def key(self, key):
        if key == "OK":
            self.app.act(self._answers[self._at][1])
        elif key == "BACK":
            self.back()
        else:
            by = -1 if key in ("UP", "LEFT", "UNDO") else 1
            self._at = (self._at + by) % len(self._answers)
