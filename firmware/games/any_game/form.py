"""Rows of the form of a new match that only the pad of any game has: name, target, last round."""

from engine.any_game.options import LAST, MOST_ROUNDS, MOST_TARGET, TARGET, TITLE, agreed
from ui.menu import Row

_TARGETS = 0, 21, 50, 100, 150, 200, 300, 500, 1000


class Form:
    """agreed: what the head of the match will say; remembered from the last match."""

    def __init__(self, app):
        self._app, self._text = app, app.text.of("any_game_table")
        last = app.settings["options"].get("any_game_table", {})
        self.agreed = {name: value for name, value in zip((TITLE, TARGET, LAST), agreed(last))
                       if value}

    def rows(self):
        text = self._text
        return [Row(text("label.game"), self._type_title, lambda: self.agreed.get(TITLE, "-")),
                Row(text("label.target"), self._type_target,
                    lambda: str(self.agreed.get(TARGET, "-")), self._step_target),
                Row(text("label.last"), None, lambda: str(self.agreed.get(LAST, "-")),
                    self._step_last)]

    def _put(self, name, value):
        if value:
            self.agreed[name] = value
        else:
            self.agreed.pop(name, None)

    def _type_title(self):
        self._app.push("screens.entry.name_entry", lambda title: self._put(TITLE, title),
                       self.agreed.get(TITLE, ""), self._text("label.game"))

    def _type_target(self):
        target = self.agreed.get(TARGET)
        self._app.push("screens.entry.number_entry", self._text("label.target"),
                       self._take_target, str(target) if target else "")

    def _take_target(self, digits):
        """0 is no target."""
        target = int(digits)
        if target <= MOST_TARGET:
            self._put(TARGET, target)
        else:
            self._app.push("screens.dialog.Notice", self._text("page.target", MOST_TARGET))

    def _step_target(self, by):
        """The next one of those that are usual."""
        target = self.agreed.get(TARGET, 0)
        following = ([each for each in _TARGETS if each > target] if by > 0 else
                     [each for each in reversed(_TARGETS) if each < target])
        self._put(TARGET, following[0] if following else 0 if by > 0 else _TARGETS[-1])

    def _step_last(self, by):
        self._put(LAST, (self.agreed.get(LAST, 0) + by) % (MOST_ROUNDS + 1))
