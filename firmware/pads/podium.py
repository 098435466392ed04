"""The result of a match, or of a game that the device has dealt: a podium, and buttons for what
comes next.
"""

import os

from micropython import const

from engine.shuffle import new_seed
from game_ui.ending import KeyGuard, SealsLater
from games import called
from pads.base import LETTERS, cut_name
from pads.podium_paint import PodiumPaint, packed
from pads.tally import with_winners

_WAIT_MS = const(1000)


class Podium(PodiumPaint):
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
        self._guard = None if told is not None else KeyGuard(True)
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
        if key != "OK" or self._at or not self._guard or self._guard.accepts():
            super().key(key)

    def answers(self):
        return (("button.again", self._again), ("button.home", self._home)) + self.others() + (
            ("", self._code),)

    def others(self):
        """Further buttons, as for answers()."""
        return () if self.past else (("button.correct", self._correct),)

    def _correct(self):
        """Most mistakes are in the last round."""
        self.app.pop()
        self.app.point(self.game.rounds)

    def back(self):
        if self.past:
            self.app.home()
        else:
            self.app.pop()

    def _code(self):
        """Asks before the last chance to correct a round goes."""
        if self.past:
            self._show_code()
        else:
            self.app.ask("title.sure", self.text("page.seals"),
                         (("row.think", None), ("row.code", self._show_code)))

    def _show_code(self):
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
        standings = self.standings()
        return () if len(standings) == 1 else with_winners(
            self.head, [seat for rank, seat, _ in standings if rank == 1])

    @property
    def _hinted(self):
        """Text that says so, or ""."""
        return self.text("row.hinted") if self.head.get("hints") else ""

    def _said(self, font, wide, lines):
        """In at most so many lines: with hints?, where the title has no room for it; then the
        tally, names cut where they must be, none after the first match, or if it does not fit
        whole. Who has won none is left out.
        """
        hinted = [self._hinted] if self._hinted and self.app.layout.NARROW else []
        tally = self.head.get("tally") and self._tally()
        if not tally:
            return hinted
        order = sorted([seat for seat, won in enumerate(tally) if won],
                       key=lambda seat: (-tally[seat], seat))
        for room in LETTERS:
            each = ["%s %d" % (cut_name(self.names[seat], room), tally[seat]) for seat in order]
            said = packed(font, [self.text("podium.tally", each[0])] + each[1:], wide)
            if len(said) <= lines and max(map(font.width, said)) <= wide:
                return hinted + said if len(said) < lines else said
        return hinted

    def _again(self):
        """Starts another match with the same people and options; the next one deals."""
        app, head, tally = self.app, self.head, self._tally()
        if self.seal():
            app.start_game(head["game"], head["players"],
                           dict(head["options"], **self.following()), names=self.names,
                           **self._kept(tally))

    def following(self):
        """Options of the next match that differ from those of this one: the deal is passed on."""
        return {} if "dealer" not in self.head["options"] else {
            "dealer": self.game.dealer(self.game.rounds + 1)}

    def _kept(self, tally):
        """What the head of the next match has besides."""
        return dict(self.ui.agreed(self.head), **({"tally": tally} if tally else {}))

    def picture(self, canvas, look):
        standings = self.standings()
        if self.celebrated() or standings[1][0] == 1:
            said = self.ui.heading(self.text, self.names, self.game)
        else:                       # a device has won: nobody cheers
            said = self.text("title.winner_device", self.names[standings[0][1]])
        self._title(canvas, look, said, self._hinted or called(self.text, self.head))
        if len(standings) == 1:
            self._alone(canvas, look)
        else:
            self._placed(canvas, look, standings, self._said)

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

    def more(self):
        """Called by the third button."""

    @property
    def TICK_MS(self):
        return _WAIT_MS if self.seconds else None

    def tick(self):
        self.count_down()

    def others(self):
        return ((self.MORE, self.more),) if self.MORE else ()

    back, _code = Podium._home, Podium._show_code

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

    def more(self):
        """Opens the score sheet in place of the podium: memory does not hold both."""
        if self.seal():
            self.app.replace("pads.match.dealt_sheet", (self.head, self.game))
