"""The seat rows in the form of a new game: people and devices."""

from engine.games import DEVICES
from link.names import NAMES, guests
from ui.menu import Menu, Row, named, parted, player_mark

# Names of devices, one per seat; few people's names begin with these letters.
_NAMES = "Kibot", "Zubot", "Wobot", "Yabot", "Xebot", "Qubot"
_DEFAULT = "normal"
_LEVELS = {level[0]: level for level in DEVICES}      # by its letter in the setting "line"
_CAPITALS = "".join(_LEVELS).upper() + "P"      # letters of seats that the last game did not have


class Seats:
    """Assigns people and devices to seats. OK on a row offers names, those of other seats too, a
    new name and devices; LEFT and RIGHT go through those that are free.

    players: how many there are. names, levels: one per possible seat; the level of a person is
    None. changed: has something been chosen in this form?
    """

    def __init__(self, app, players, most, devices=False):
        """players: the least number at first; more if more names are known. most: seats at most.
        devices: may devices play? They then get the seats of the last game, and seats for which
        no name is known.
        """
        known = app.settings["names"]
        unnamed = guests(app, most)
        self._app, self._guests = app, [name for name in unnamed if name not in known]
        self._people = (known + self._guests)[:max(most, len(known))]
        self._levels = DEVICES if devices else ()
        self.names, self.levels = self._people[:most], [None] * most
        count = len(known)
        if devices:
            line = app.settings["line"]
            count = (len([each for each in line if each not in _CAPITALS])
                     or len([name for name in known if name not in unnamed]))
            line = line.lower() + "p" * (max(1, count) - len(line))
            for seat in range(most):
                level = _LEVELS.get(line[seat], None) if seat < len(line) else _DEFAULT
                if level:       # people keep their order on the other seats
                    self.names[seat:] = [""] + self.names[seat:-1]
                    self._automate(seat, level)
        self.players = max(players, min(most, count))
        self.changed = False

    def chosen(self):
        """What restore() takes."""
        return self.players, self.names, self.levels, self._people

    def restore(self, chosen):
        self.players, self.names, self.levels, self._people = chosen

    def take_over(self, chosen):
        """Seats the people of a form where devices may play; others get the seats of these."""
        self.players, names, levels, _ = chosen
        seated = [names[seat] for seat in range(self.players) if not levels[seat]]
        others = [name for name in self._people if name not in seated]
        self.names = (seated + others)[:len(self.names)]

    def rows(self):
        label = self._app.text("label.seat")
        return [Row("%s %d" % (label, seat + 1), self._asker(seat), self._name(seat),
                    self._stepper(seat),
                    lambda seat=seat: player_mark(self._app, self.names[seat]))
                for seat in range(self.players)]

    def _name(self, seat):
        def said():
            level = self.levels[seat]
            name = self.names[seat]
            return self._app.text("device." + level, name) if level else name
        return said

    def _stepper(self, seat):
        """step(by) of a seat's row: the next name without a seat, then the devices."""
        def step(by):
            free, level = self._free(seat), self.levels[seat]
            here = (len(free) + self._levels.index(level) if level else
                    free.index(self.names[seat]) if self.names[seat] in free else 0)
            to = (here + by) % (len(free) + len(self._levels))
            if to < len(free):
                self._seat(seat, free[to])
            else:
                self._automate(seat, self._levels[to - len(free)])
        return step

    def _free(self, seat):
        """Names that no other seat has."""
        taken = self.names[:seat] + self.names[seat + 1:self.players]
        return [name for name in self._people if name not in taken]

    def _asker(self, seat):
        def done(name):
            self._seat(seat, name)

        def automate(level):
            self._automate(seat, level)

        def ask():
            met = [name for name in self._people if name not in self._guests]
            heading = "%s %d" % (self._app.text("label.seat"), seat + 1)
            free = self._free(seat)
            names = [name for name in met if name in free and name != self.names[seat]]
            others = [name for name in self.names[:self.players] if name in met and
                      name not in free]
            if names or others or self._levels:
                self._app.push("game_ui.seats.Names", heading, names, others, done, self._levels,
                               automate)
            else:
                self._app.push("screens.entry.name_entry", done, "", heading)
        return ask

    def _seat(self, seat, name):
        """Gives a seat to a person. If another seat has that name, the two change places. A new
        name is remembered at once, last; who sat there before stays known.
        """
        names, levels, app = self.names, self.levels, self._app
        if name in names:
            other = names.index(name)
            names[other], levels[other] = names[seat], levels[seat]
        elif name not in self._people:
            self._people = self._people + [name]
            known = [each for each in app.settings["names"] if each != name]
            app.set(names=known[:NAMES - 1] + [name])
        names[seat], levels[seat] = name, None
        self.changed = True

    def _automate(self, seat, level):
        """Gives a seat to a device of this level, under a name that no other seat has."""
        if not self.levels[seat]:
            others = self.names[:seat] + self.names[seat + 1:]
            self.names[seat] = next(name for name in _NAMES if name not in others)
        self.levels[seat] = level
        self.changed = True


class Names(Menu):
    """Menu of the free names, a row to type a new one, the names of other seats, with which this
    one changes places, and the devices.
    """

    def __init__(self, app, heading, names, others, done, levels=(), automate=None):
        super().__init__(app)
        self._heading = heading         # which seat
        self._names, self._others, self._done = names, others, done
        self._levels, self._automate = levels, automate

    def title(self):
        return self._heading

    def rows(self):
        text = self.app.text
        names, others = [[named(self.app, name, self._taker(self._done, name)) for name in each]
                         for each in (self._names, self._others)]
        return names + [Row(text("row.type"), self._type)] + parted(others) + [
            Row(text("device." + level, text("device.name")), self._taker(self._automate, level))
            for level in self._levels]

    def _taker(self, done, what):
        def take():
            self.app.pop()
            self.app.act(done, what)
        return take

    def _type(self):
        self.app.replace("screens.entry.name_entry", self._done, "", self._heading)
