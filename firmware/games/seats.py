"""Who plays: rows for the form of a new game."""

from ui.menu import Menu, Row


class Seats:
    """Names come from the remembered list; OK on a seat offers that list, or another name.

    players: how many there are. names: one for each seat that there could be.
    """

    def __init__(self, app, players, most):
        """players: the fewest to begin with, unless more are known."""
        known = app.settings["names"]
        guests = [app.text("label.player") + " %d" % (seat + 1) for seat in range(most)]
        self._app = app
        self.names = (known + [name for name in guests if name not in known])[:most]
        self.players = max(players, min(most, len(known)))

    def rows(self):
        return [Row("%d" % (seat + 1), self._asker(seat), self._name(seat), self._stepper(seat))
                for seat in range(self.players)]

    def _name(self, seat):
        return lambda: self.names[seat]

    def _stepper(self, seat):
        """LEFT and RIGHT: the next remembered name that has no seat yet."""
        def step(by):
            free = self._free(seat)
            here = free.index(self.names[seat]) if self.names[seat] in free else 0
            self._seat(seat, free[(here + by) % len(free)])
        return step

    def _free(self, seat):
        """Names that nobody else has."""
        known = self._app.settings["names"]
        taken = self.names[:seat] + self.names[seat + 1:self.players]
        return [name for name in known + [name for name in self.names if name not in known]
                if name not in taken]

    def _asker(self, seat):
        def done(name):
            self._seat(seat, name)

        def ask():
            names = [name for name in self._app.settings["names"] if name in self._free(seat)]
            if names:
                self._app.go("names", names, done)
            else:
                self._app.go("name_entry", done)
        return ask

    def _seat(self, seat, name):
        """Gives a seat a name; a seat that has it already gets the old name in exchange."""
        names = self.names
        if name in names:
            names[names.index(name)] = names[seat]
        names[seat] = name


class Names(Menu):
    """The remembered names, and a row to type a new one."""

    TITLE = "title.name"

    def __init__(self, app, names, done):
        super().__init__(app)
        self._names = names
        self._done = done

    def rows(self):
        return [Row(name, self._taker(name)) for name in self._names] + [
            Row(self.app.text("row.type"), self._type)]

    def _taker(self, name):
        def take():
            self.app.pop()
            self.app.act(self._done, name)
        return take

    def _type(self):
        self.app.exchange("name_entry", self._done)
