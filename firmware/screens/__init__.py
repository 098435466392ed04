"""The screens by name: a new one is a file here and a line in SCREENS."""


def _screen(module, name):
    """A screen whose file is loaded when it is first opened."""
    def make(app, *args):
        return getattr(__import__("screens." + module, None, None, (name,)), name)(app, *args)
    return make


SCREENS = {
    "home": _screen("home", "Home"),
    "language": _screen("home", "Language"),
    "new_game": _screen("new_game", "NewGame"),
    "table": _screen("table", "Table"),
    "over": _screen("over", "Over"),
    "history": _screen("history", "History"),
    "help": lambda app: _screen("pager", "Pager")(app, "the_game"),
    "settings": _screen("settings", "Settings"),
    "about": _screen("about", "About"),
    "notice": _screen("dialog", "Notice"),
}
