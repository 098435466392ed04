"""The result of a match, or of a game that the device has dealt: a podium, and buttons for what
comes next.
"""

import os

from micropython import const

from engine.shuffle import new_seed
from game_ui.ending import KeyGuard, SealsLater
from game_ui.names import short_name
from games import called
from pads.base import LETTERS, ButtonScreen, cut_name
from ui import kit
from ui.art import fitting
from ui.canvas import AMBER, BLUE, CORAL, DIM, FG, GREEN, INK, MINT, PAPER, RED, SHADE

_WAIT_MS = const(1000)
_PLACES = 1, 0, 2               # position from the left of the first, the second, the third
_CONFETTI = RED, MINT, BLUE, AMBER, CORAL, GREEN


class Podium(ButtonScreen):
    """The match is sealed when the screen is left, or its code shown; until then every round can
    be corrected.
    """

    def __init__(self, app, past=None, told=None):
        """told: after its code, what the screen has said of the record; then past is the head."""
        if told is not None:
            past = app.session.recall(past)
            if not past:
                raise MemoryError       # tried again where more is free
        super().__init__(app, past)
        self._guard = KeyGuard(True)
        self._waits = False     # must it be painted again once the history has been read?
        self._told = told or []
        if told is not None:
            self._at = len(self.answers()) - 1      # on the code

    def update(self, canvas):
        if self._waits and self.app.history.ready:
            canvas.clear()
            self.draw(canvas)
        else:
            super().update(canvas)

    def key(self, key):
        """Ignores keys right after the screen has opened: a second OK must not start another
        match.
        """
        if key != "OK" or self._at or self._guard.accepts():
            super().key(key)

    def answers(self):
        return (("button.again", self._again), ("button.home", self._home)) + self.others() + (
            ("", self._code),)

    def others(self):
        """Further buttons, as for answers()."""
        return () if self.past else (("button.correct", self.back),)

    def back(self):
        if self.past:
            self.app.home()
        else:
            self.app.pop()

    def _code(self):
        """Opens the code in place of the podium and the sheet: memory does not hold all."""
        app = self.app
        if self.seal():
            app.discard_all()
            app.push("screens.code.Code", app.session.head, self._path(), self._told)

    def _path(self):
        return "pads.podium.Podium"

    def seal(self):
        """Seals the match, once. False if the record cannot be saved."""
        return bool(self.past) or self.app.session.seal()

    def _home(self):
        if self.seal():
            self.app.home()

    def _tally(self):
        """Matches won by seat since these people have been playing again; () if all play together.
        """
        before, standings = self.head.get("tally"), self.standings()
        if len(standings) == 1:
            return ()
        if (type(before) is not list or len(before) != len(standings)
                or any([type(each) is not int for each in before])):
            before = [0] * len(standings)
        won = {seat for rank, seat, _ in standings if rank == 1}
        return [count + (seat in won) for seat, count in enumerate(before)]

    def _said(self, font, wide, lines):
        """The tally in at most so many lines, names cut where they must be; [] after the first
        match. Who has won none is left out.
        """
        tally = self.head.get("tally") and self._tally()
        if not tally:
            return []
        order = sorted([seat for seat, won in enumerate(tally) if won],
                       key=lambda seat: (-tally[seat], seat))
        for room in LETTERS:
            said = font.wrap(self.text("podium.tally", ", ".join(
                ["%s %d" % (cut_name(self.names[seat], room), tally[seat]) for seat in order])),
                wide)
            if len(said) <= lines:
                break
        return said[:lines]

    def _again(self):
        """Starts another match with the same people and options."""
        app, head, tally = self.app, self.head, self._tally()
        if self.seal():
            app.start_game(head["game"], head["players"], head["options"],
                           names=self.names, **self._kept(tally))

    def _kept(self, tally):
        """What the head of the next match has besides."""
        return dict(self.ui.agreed(self.head), **({"tally": tally} if tally else {}))

    def picture(self, canvas, look):
        game = self.game
        self._title(canvas, look, self.ui.heading(self.text, self.names, game),
                    called(self.text, self.head))
        standings = self.standings()
        if len(standings) == 1:
            self._alone(canvas, look)
        else:
            self._placed(canvas, look, standings)

    def celebrated(self):
        """Seats of the people who have won: devices get neither confetti nor a crown."""
        devices = self.head.get("devices") or [None] * len(self.names)
        return [seat for rank, seat, _ in self.standings() if rank == 1 and not devices[seat]]

    def standings(self):
        return self.game.standings()

    def _placed(self, canvas, look, standings):
        """Paints a podium of the first three with the others below, or a list if these do not fit
        there whole.
        """
        font, wide = self.app.font(look.FOOT_FONT), canvas.width - 2
        totals = [self.ui.total(total) for _, _, total in standings]
        for points in (True, False):        # with them if there is room
            rest = ["%d. %s" % (rank, self.names[seat]) + (" " + totals[i + 3] if points else "")
                    for i, (rank, seat, _) in enumerate(standings[3:])]
            lines = _packed(font, rest, wide)
            podium = (len(lines) <= look.REST_LINES
                      and max([0] + [font.width(line) for line in lines]) <= wide)
            if podium:
                break
        said = self._said(font, wide, look.REST_LINES if podium else 1)
        if podium:
            if self.celebrated():
                self._confetti(canvas, look)
            self._steps(canvas, look, standings, totals)
            said += lines[:look.REST_LINES - len(said)]
            y = look.REST_Y
        else:
            y = look.REST_Y + (look.REST_LINES - len(said)) * look.LINE_STEP
            self._list(canvas, look, standings, totals, y)
        for i, line in enumerate(said):
            canvas.centre(line, 0, y + i * look.LINE_STEP, canvas.width, font, DIM, None)

    def _list(self, canvas, look, standings, totals, bottom):
        """Paints a line for everybody, side by side where the display is wide."""
        app, columns = self.app, 1 if self.app.layout.NARROW else 2
        rows, w = -(-len(standings) // columns), canvas.width // columns
        margin = app.layout.MARGIN * columns        # side by side they stand apart
        said = ["%d. %s" % (rank, self.names[seat]) for rank, seat, _ in standings]
        room = w - 2 * margin
        h = (bottom - look.ROWS_Y) // rows
        font = fitting(app, look.NAMES, [name + " " + total for name, total in zip(said, totals)],
                       room, h - 1)
        for i, (name, total) in enumerate(zip(said, totals)):
            x, y = i // rows * w + margin, look.ROWS_Y + i % rows * h + (h - font.cap) // 2
            name = short_name(name, font, room - font.width(" " + total))
            canvas.text(name, x, y, font, FG, None)
            canvas.right(total, x, y, room, font, FG, None)

    def _steps(self, canvas, look, standings, totals):
        """Paints a block for each of the first three, as high as their rank."""
        app, base = self.app, look.BASE
        w, gap = look.STEP_W, look.STEP_GAP
        left = (canvas.width - 3 * w - 2 * gap) // 2
        if len(standings) == 2:
            left += (w + gap) // 2
        digits = fitting(app, look.STEP_DIGITS, totals[:3], w - 4, look.STEPS[2] - 2)
        named = fitting(app, look.STEP_NAMES, self.names, w)
        crown, crowned = app.art(look.STEP_CROWN), self.celebrated()
        # Above all others, and nothing but names beside it?
        free = (standings[0][0] < standings[1][0] and look.TOKEN < 10
                and look.STEPS[0] - look.STEPS[1] >= named.cap
                and not any([kit.emblem(app, self.names[seat]) for _, seat, _ in standings[:3]]))
        for place, (rank, seat, _) in zip(_PLACES, standings[:3]):
            high = look.STEPS[rank - 1]
            x, y = left + place * (w + gap), base - high
            face = PAPER if rank == 1 else SHADE
            canvas.card(x, y, w, high + 5, face, INK, 3 if w > 40 else 1)
            canvas.fill(x, base, w, 5)
            canvas.inside(totals[[each[1] for each in standings].index(seat)], x, y + 1, w,
                          look.STEPS[2] - 1, digits, INK)
            top = y - named.cap - look.STEP_AIR
            top = self._person(canvas, look, seat, x, top, w, named,
                               canvas.width if free and place == 1 else w)
            if seat in crowned:
                canvas.sprite(crown, x + (w - crown.width) // 2,
                              top - crown.height - look.STEP_AIR, MINT)
        canvas.hline(0, base, canvas.width)

    def _person(self, canvas, look, seat, x, y, w, font, room):
        """Paints a name and, above or before it, the emblem; returns the top of both."""
        n = look.TOKEN          # names keep a distance even where blocks touch
        name = short_name(self.names[seat], font, room - max(0, 2 - look.STEP_GAP))
        worn = kit.emblem(self.app, self.names[seat], n or 9)
        beside = 11 if worn and not n and font.width(name) + 11 <= w else 0
        left = x + (w - beside - font.width(name) + 1) // 2
        canvas.text(name, left + beside, y, font, FG, None)
        if beside:
            kit.badge(canvas, left, y + font.cap - 9, 9, *worn)
        if n:
            y -= n + look.STEP_AIR
            x += (w - n) // 2
            if worn:
                kit.badge(canvas, x, y, n, *worn)
            elif n > 9:
                kit.token(canvas, x, y, n, name[0], font, FG)
        return y

    def _alone(self, canvas, look):
        """For people who play together: the best game, all games, and the record."""
        app, game, text = self.app, self.game, self.text
        fewest = game.result()["best"]
        left = [str(game.score(number)["left"]) for number in range(1, game.rounds + 1)]
        said = [", ".join(left)] if len(left) > 1 else []
        self._waits = not (self.past or app.history.ready)
        if not (self.past or self._waits):      # else the history has this game, too
            best = app.history.best(self.head)
            new = fewest is not None and (best is None or fewest < best)
            self._told = [text("label.record_new") if new else "%s: %s" % (
                text("label.record"), "-" if best is None else best)]
        self._card(canvas, look, left[0] if fewest is None else fewest, said + self._told)

    def _confetti(self, canvas, look):
        """Paints scraps of paper, bow ties and triangles, where there is room; the same every
        time.
        """
        x, top, right, bottom = look.CONFETTI
        if right == x:
            return
        for i in range(26):
            at, down = (i * 73 + i * i * 11) % (right - x), (i * 41 + i * i * 5) % (bottom - top)
            if abs(at - (right - x) // 2) > 46:
                role = _CONFETTI[i % 6]
                if i % 4 == 1:
                    canvas.sprite(self.app.art("bow_5"), x + at, top + down, role)
                elif i % 4 == 2:
                    canvas.triangle(x + at, top + down, 5, "^v"[i % 8 // 4], role)
                else:
                    canvas.fill(x + at, top + down, 3 + i % 3, 5 - i % 3, role)


def _packed(font, entries, wide):
    """The entries with commas between them, in lines of wide pixels that end between two."""
    lines = []
    for each in entries:
        if lines and font.width(lines[-1] + ", " + each) <= wide:
            lines[-1] += ", " + each
        else:
            lines.append(each)
    return lines


class DealtOver(SealsLater, Podium):
    """The result of a game that the device has dealt. A subclass may add a third button: MORE,
    more().
    """

    MORE = None                 # key of the third button's text, None for no such button

    def __init__(self, app, past=None, told=None):
        """past: (head, game) if the record is saved already, when the score sheet closes."""
        super().__init__(app, past, told)
        if past:
            self.seconds = 0
        else:
            app.cue("win" if self.celebrated() else "end")

    def standings(self):
        points = self.game.returns()
        seats = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
        return [(1 + len([1 for each in points if each > points[seat]]), seat, points[seat])
                for seat in seats]

    def following(self):
        """Options of the next game that differ from those of this one."""
        return {}

    def more(self):
        """Called by the third button."""

    @property
    def TICK_MS(self):
        return _WAIT_MS if self.seconds else None

    def tick(self):
        self.count_down()

    def others(self):
        return ((self.MORE, self.more),) if self.MORE else ()

    back = Podium._home

    def _path(self):
        return self.ui.OVER

    def _again(self):
        """Starts the next game: same people, the next one begins."""
        app, head, tally = self.app, self.head, self._tally()
        if self.seal():
            app.start_game(head["game"], head["players"],
                           dict(head["options"], **self.following()), new_seed(os.urandom),
                           self.names, head.get("devices", ()),
                           **({"tally": tally} if tally else {}))


class MatchOver(DealtOver):
    """The result of a match that the device has dealt."""

    MORE = "button.points"

    def standings(self):
        return self.game.standings()

    def following(self):
        """Passes the deal on."""
        return {"dealer": self.game.dealer(self.game.rounds + 1)}

    def more(self):
        """Opens the score sheet in place of the podium: memory does not hold both."""
        if self.seal():
            self.app.replace("pads.match.dealt_sheet", (self.head, self.game))
