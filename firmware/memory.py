"""Gives modules back that nobody needs for now: an import brings them again."""

import sys

_PACKAGES = ("screens", "games", "ui")
_COMMON = ("screens.menu", "screens.screen", "ui.cells", "ui.widgets", "ui.wrap")
# Without a game, too.
_RULES = ("engine.errors", "engine.games", "engine.lines", "engine.records")
# What a game in progress does without. Nobody keeps a reference to one of these or what is in it,
# a function imports it for itself: it would be there twice after the next import.
_SELDOM = ("engine.records", "hardware", "storage.archive", "storage.history", "storage.reader")
# Rules that only screens ask for: the sheets of engine's score pads import them when asked.
_ASKED = ("engine.martes13_scoring",)


def forget(path):
    """Takes a module out of the memory, as soon as nobody uses it."""
    package, _, name = path.rpartition(".")
    del sys.modules[path]
    if package:
        delattr(sys.modules[package], name)


def forget_seldom():
    """Forgets what is needed now and then."""
    for path in _SELDOM:
        if path in sys.modules:
            forget(path)


def leave():
    """Gives the application and its modules up for the crash screen.

    Makes no object, so it works when all of the memory is taken.
    """
    for path in sys.modules:
        for part in ("app", "engine", "games", "screens"):
            if path.startswith(part):
                sys.modules[path] = None


def forget_rules():
    """Forgets the rules of all games."""
    for path in list(sys.modules):
        if path[:7] == "engine." and path not in _RULES:
            forget(path)


class Passing:
    """The modules that come with a screen and go with it, in the order in which they came."""

    def __init__(self):
        """What is there already lasts, and what most screens need."""
        self._lasting = [path for path in sys.modules if path.startswith("ui.")]
        self._lasting.extend(_COMMON)
        self._paths = []

    def mark(self):
        """How many there are by now: where back() may go."""
        for path in sys.modules:
            package, dot, _ = path.partition(".")
            passes = package in _PACKAGES or path in _ASKED
            if dot and passes and path not in self._lasting and path not in self._paths:
                self._paths.append(path)
        return len(self._paths)

    def back(self, mark):
        """Forgets those that have come since."""
        for _ in range(self.mark() - mark):
            path = self._paths.pop()
            if path in sys.modules:     # forget_rules() may have been there
                forget(path)
