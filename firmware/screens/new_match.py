"""A new match of Martes 13: who plays, who deals first, how many rounds."""

from micropython import const

from screens.dialog import once_free
from screens.entry import name_entry
from screens.menu import Menu, Row

_GAME = "martes13_table"
_FEWEST = const(3)
_MOST = const(6)
_SHORT = const(9)                   # characters of a name beside the longest label
_ROUNDS = (4, 0, 1, 2, 3, 5, 6)     # 0: everybody starts once
_MODES = ("counts", "points")


class NewMatch(Menu):
    """Names come from the remembered list; OK on a player types another one."""

    TITLE = "title.new_match"

    def __init__(self, app):
        super().__init__(app)
        known = app.settings["names"]
        guests = [app.text("label.player") + " %d" % (seat + 1) for seat in range(_MOST)]
        self._names = (known + [name for name in guests if name not in known])[:_MOST]
        self._players = max(_FEWEST, min(_MOST, len(known)))
        self._dealer = self._players - 1
        self._rounds = _ROUNDS[0]
        self._mode = _MODES[0]

    def rows(self):
        text = self.app.text
        rows = [
            Row(text("row.begin"), self._begin),
            Row(text("label.players"), value=lambda: str(self._players), step=self._step_players),
        ]
        rows += [Row("%d" % (seat + 1), self._typer(seat), self._name(seat), self._stepper(seat))
                 for seat in range(self._players)]
        return rows + [
            Row(text("label.dealer"), value=lambda: self._names[self._dealer][:_SHORT],
                step=self._step_dealer),
            Row(text("label.rounds"), value=self._rounds_text, step=self._step_rounds),
            Row(text("label.pad"), value=lambda: text("value." + self._mode),
                step=self._step_mode),
        ]

    def _name(self, seat):
        return lambda: self._names[seat]

    def _stepper(self, seat):
        """LEFT and RIGHT: the next remembered name that has no seat yet."""
        def step(by):
            taken = self._names[:seat] + self._names[seat + 1:self._players]
            free = [name for name in self._choice() if name not in taken]
            here = free.index(self._names[seat]) if self._names[seat] in free else 0
            self._seat(seat, free[(here + by) % len(free)])
        return step

    def _choice(self):
        known = self.app.settings["names"]
        return known + [name for name in self._names if name not in known]

    def _typer(self, seat):
        return lambda: self.app.push(
            name_entry(self.app, lambda name: self._seat(seat, name)))

    def _seat(self, seat, name):
        """Puts a name on a seat; who had it elsewhere changes places."""
        names = self._names
        if name in names:
            names[names.index(name)] = names[seat]
        names[seat] = name

    def _step_players(self, by):
        self._players = _FEWEST + (self._players - _FEWEST + by) % (_MOST - _FEWEST + 1)
        self._dealer = self._players - 1
        self._rows = self.rows()

    def _step_dealer(self, by):
        self._dealer = (self._dealer + by) % self._players

    def _step_rounds(self, by):
        self._rounds = _ROUNDS[(_ROUNDS.index(self._rounds) + by) % len(_ROUNDS)]

    def _rounds_text(self):
        return str(self._rounds) if self._rounds else self.app.text("value.each_once")

    def _step_mode(self, by):
        self._mode = _MODES[(_MODES.index(self._mode) + by) % len(_MODES)]

    def _begin(self):
        once_free(self.app, self._start)

    def _start(self):
        app, names = self.app, self._names[:self._players]
        options = {"dealer": self._dealer, "rounds": self._rounds, "mode": self._mode}
        if app.session.start(_GAME, self._players, options, names=names):
            app.remember(names)
            app.go_on()
