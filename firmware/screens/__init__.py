"""Screens that belong to no game: home, settings, history, help, questions, notices, lesson."""


def maker(path):
    """The class or function behind a path like "screens.home.Home". Imports its module if need be.
    """
    file, _, name = path.rpartition(".")
    return getattr(__import__(file, None, None, (name,)), name)
