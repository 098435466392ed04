"""Pebbles: the rules, and the pad. Offers PebblesDealt, PebblesTable."""


def __getattr__(name):
    if name == "PebblesDealt":
        from .game import PebblesDealt
        return PebblesDealt
    if name == "PebblesTable":
        from .pad import PebblesTable
        return PebblesTable
    raise AttributeError(name)
