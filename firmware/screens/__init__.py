"""What no game brings along: home, settings, history, help, questions and notices."""


def maker(path):
    """The class or function that makes a screen, of a path like "screens.home.Home". Its module
    is imported if need be.
    """
    file, _, name = path.rpartition(".")
    return getattr(__import__(file, None, None, (name,)), name)
