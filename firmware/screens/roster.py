"""The remembered players: add one, change the name or emblem, remove one. Records keep their
names.
"""

from micropython import const

from link.names import NAMES, remember
from ui.menu import Menu, Row, named, player_mark

_READ = const(60)               # records in which a name is looked for, as in player.py


class Roster(Menu):
    TITLE = "label.players"

    def rows(self):
        app, names = self.app, self.app.settings["names"]
        rows = [named(app, name, app.opener("screens.roster.Player", name)) for name in names]
        if len(names) < NAMES:
            rows.append(Row(app.text("row.type"), self._add))
        return rows

    def _add(self):
        app = self.app
        app.push("screens.entry.name_entry", lambda name: remember(app, [name]), "", "",
                 lambda typed: taken(app, typed))


def taken(app, typed, own=""):
    """Refuses a name that another player has; see Entry."""
    name = typed.strip()
    if name != own and name in app.settings["names"]:
        return app.text("page.taken", name), None


class Player(Menu):
    def __init__(self, app, name):
        super().__init__(app)
        self._name = name

    def title(self):
        return self._name

    def key(self, key):
        if self._known():
            super().key(key)
        else:
            self.app.pop()

    def _known(self):
        """True if the name is still on the list, which a PC may replace at any time."""
        return self._name in self.app.settings["names"]

    def rows(self):
        app, text = self.app, self.app.text
        return [Row(text("row.rename"), lambda: app.push(
            "screens.entry.name_entry", self._typed, self._name, "",
            lambda typed: taken(app, typed, self._name))),
                Row(text("label.emblem"), step=self._step,
                    mark=lambda: player_mark(app, self._name)),
                Row(text("row.forget"), self._ask)]

    def _ask(self):
        """Asks, since nothing brings an emblem back."""
        app = self.app
        app.ask("title.sure", app.text("page.forget", self._name),
                (("row.think", None), ("row.forget", self._forget)))

    def _forget(self):
        if self._known():           # a PC may have removed it meanwhile
            self._put([])
        else:
            self.app.pop()

    def _typed(self, name):
        """Asks first if there are results, which keep the old name."""
        app, before = self.app, self._name
        if name != before and self._known() and self._has_played(before):
            app.ask("row.rename", app.text("page.renamed", before),
                    (("row.think", None), ("row.rename", lambda: self._rename(name))))
        else:
            self._rename(name)

    def _rename(self, name):
        if not self._known():       # a PC has removed it while the new name was typed
            remember(self.app, [name])
            self.app.pop()
            return
        worn = self._emblem()
        self._put([name])
        self._name = name
        self._wear(worn)

    def _has_played(self, name):
        heads = self.app.history.newest(self.app.session.archive, _READ)
        return any(name in head["names"] for head in heads)

    def _emblem(self):
        settings = self.app.settings
        return settings["emblems"][settings["names"].index(self._name)]

    def _step(self, by):
        emblems = self.app.settings.EMBLEMS
        self._wear(emblems[(emblems.index(self._emblem()) + by) % len(emblems)])

    def _wear(self, emblem):
        settings = self.app.settings
        worn, at = settings["emblems"], settings["names"].index(self._name)
        self.app.set(emblems=worn[:at] + emblem + worn[at + 1:])

    def _put(self, instead):
        """Replaces this name by `instead`, or removes it, and goes back to the list."""
        names = [name for name in self.app.settings["names"] if name not in instead
                 or name == self._name]
        at = names.index(self._name)
        self.app.set(names=names[:at] + instead + names[at + 1:])
        self.app.pop()
