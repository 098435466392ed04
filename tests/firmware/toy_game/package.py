"""Pebbles: the pad. Offers PebblesTable."""


def __getattr__(name):
    if name == "PebblesTable":
        from .pad import PebblesTable
        return PebblesTable
    raise AttributeError(name)
