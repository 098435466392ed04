"""A new match: who plays, and how."""

from micropython import const

from games import face, full_title
from games.ways import once_free, way_rows
from link.names import remember
from ui.menu import Menu, Row

_SHORT = const(9)                   # characters of a name beside the longest label


class NewMatch(Menu):
    """Names come from the remembered list. OK on a player offers that list, or another name."""

    def __init__(self, app, game):
        super().__init__(app)
        self._face = face(game)
        self.CLOTH = self._face.CLOTH
        self._text = app.text.of(game)
        self._options = self._face.options()
        self._fewest, most = self._face.PLAYERS
        self._more = most - self._fewest + 1
        known = app.settings["names"]
        guests = [app.text("label.player") + " %d" % (seat + 1) for seat in range(most)]
        self._names = (known + [name for name in guests if name not in known])[:most]
        self._players = max(self._fewest, min(most, len(known)))
        self._chosen = {}
        self._choose_usual()

    def title(self):
        return full_title(self.app.text, self._face.NAME)

    def rows(self):
        text = self._text
        rows = [Row(text("row.begin"), self._begin)]
        if self._more > 1:
            rows.append(Row(text("label.players"), value=lambda: str(self._players),
                            step=self._step_players))
        rows += [Row("%d" % (seat + 1), self._asker(seat), self._name(seat), self._stepper(seat))
                 for seat in range(self._players)]
        rows += [Row(text(option.label), value=self._shower(option), step=self._chooser(option))
                 for option in self._options]
        return rows + way_rows(self.app, self._face.NAME)

    # Players

    def _name(self, seat):
        return lambda: self._names[seat]

    def _stepper(self, seat):
        """LEFT and RIGHT: the next remembered name that has no seat yet."""
        def step(by):
            free = self._free(seat)
            here = free.index(self._names[seat]) if self._names[seat] in free else 0
            self._seat(seat, free[(here + by) % len(free)])
        return step

    def _free(self, seat):
        """Names that nobody else has."""
        known = self.app.settings["names"]
        taken = self._names[:seat] + self._names[seat + 1:self._players]
        return [name for name in known + [name for name in self._names if name not in known]
                if name not in taken]

    def _asker(self, seat):
        def done(name):
            self._seat(seat, name)

        def ask():
            names = [name for name in self.app.settings["names"] if name in self._free(seat)]
            if names:
                self.app.go("names", names, done)
            else:
                self.app.go("name_entry", done)
        return ask

    def _seat(self, seat, name):
        """Gives a seat a name; a seat that has it already gets the old name in exchange."""
        names = self._names
        if name in names:
            names[names.index(name)] = names[seat]
        names[seat] = name

    def _step_players(self, by):
        self._players = self._fewest + (self._players - self._fewest + by) % self._more
        self._choose_usual()
        self._rows = self.rows()

    # Options

    def _choose_usual(self):
        """The usual value where nothing is chosen, or where the players decide what is usual."""
        for option in self._options:
            if option.depends or option.name not in self._chosen:
                self._chosen[option.name] = option.usual(self._players)

    def _shower(self, option):
        return lambda: option.said(self._chosen[option.name], self._text,
                                   [name[:_SHORT] for name in self._names])

    def _chooser(self, option):
        def step(by):
            choices = option.choices(self._players)
            at = choices.index(self._chosen[option.name]) + by
            self._chosen[option.name] = choices[at % len(choices)]
        return step

    def _begin(self):
        once_free(self.app, self._face.NAME, self._start)

    def _start(self):
        app, names = self.app, self._names[:self._players]
        app.session.start(self._face.NAME, self._players, self._chosen, names=names)
        remember(app, names)
        app.go_on()


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
