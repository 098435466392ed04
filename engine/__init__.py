"""Rules, shuffling, scoring, records. Runs on CPython and MicroPython, imports nothing of ours.

What it offers is imported when it is first asked for (PEP 562): a board loads what it needs.
"""

_HOMES = {
    "TheGame": "the_game.game",
    "Martes13": "martes13.game",
    "TakeThat": "take_that.game",
    "Galloneta": "galloneta.game",
    "Scorepad": "scorepad.pad",
    "create": "games",
    "replay": "records",
    "IllegalAction": "errors",
    "IllegalRound": "errors",
}
_MODULES = ("errors", "games", "lines", "records", "shuffle")


def __getattr__(name):
    if name in _MODULES:    # MicroPython asks here before it looks for a file
        return __import__(__name__ + "." + name, None, None, (name,))
    if name in _HOMES:
        home = __import__(__name__ + "." + _HOMES[name], None, None, (name,))
        return getattr(home, name)
    raise AttributeError("no %s in %s" % (name, __name__))


def __dir__():
    return sorted(_HOMES) + list(_MODULES)
