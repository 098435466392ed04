"""Any game that people score themselves: a pad. Offers AnyGameTable."""


def __getattr__(name):
    if name == "AnyGameTable":
        from .pad import AnyGameTable
        return AnyGameTable
    raise AttributeError("no %s in %s" % (name, __name__))
