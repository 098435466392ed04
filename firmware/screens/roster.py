"""The remembered players: a new one, another name, away with one. Results keep their names."""

from link.names import NAMES, remember
from ui.menu import Menu, Row


class Roster(Menu):
    TITLE = "label.players"

    def rows(self):
        names = self.app.settings["names"]
        rows = [Row(name, self._opener(name)) for name in names]
        if len(names) < NAMES:
            rows.append(Row(self.app.text("row.type"), self._add))
        return rows

    def _opener(self, name):
        return lambda: self.app.go("player", name)

    def _add(self):
        app = self.app
        app.go("name_entry", lambda name: remember(app, [name]))


class Player(Menu):
    def __init__(self, app, name):
        super().__init__(app)
        self._name = name

    def title(self):
        return self._name

    def rows(self):
        app, text = self.app, self.app.text
        return [Row(text("row.rename"), lambda: app.go("name_entry", self._rename, self._name)),
                Row(text("row.forget"), lambda: self._put([]))]

    def _rename(self, name):
        self._put([name])

    def _put(self, instead):
        """Puts a name, or nothing, in the place of this one, and goes back to the list."""
        names = [name for name in self.app.settings["names"] if name not in instead
                 or name == self._name]
        at = names.index(self._name)
        self.app.set(names=names[:at] + instead + names[at + 1:])
        self.app.pop()
