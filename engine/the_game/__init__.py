"""The Game: rules, scoring, pad. Offers TheGame, TheGameTable."""


def __getattr__(name):
    if name == "TheGame":
        from .game import TheGame
        return TheGame
    if name == "TheGameTable":
        from .pad import TheGameTable
        return TheGameTable
    raise AttributeError("no %s in %s" % (name, __name__))
