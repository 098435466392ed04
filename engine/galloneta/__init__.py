"""Galloneta: rules, scoring, pad. Offers Galloneta, GallonetaTable."""


def __getattr__(name):
    if name == "Galloneta":
        from .game import Galloneta
        return Galloneta
    if name == "GallonetaTable":
        from .pad import GallonetaTable
        return GallonetaTable
    raise AttributeError("no %s in %s" % (name, __name__))
