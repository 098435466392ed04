"""The score pad of games that are scored at the table. Offers Scorepad."""


def __getattr__(name):
    if name == "Scorepad":
        from .pad import Scorepad
        return Scorepad
    raise AttributeError("no %s in %s" % (name, __name__))
