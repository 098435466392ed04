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
    "new_match": _screen("new_match", "NewMatch"),
    "match": _screen("match", "Match"),
    "table": _screen("table", "Table"),
    "table_menu": _screen("table_menu", "TableMenu"),
    "over": _screen("over", "Over"),
    "history": _screen("history", "History"),
    "players": _screen("history", "Players"),
    "figures": _screen("figures", "Figures"),
    "round_entry": _screen("round_entry", "RoundEntry"),
    "live": _screen("live", "Live"),
    "help": _screen("help", "Help"),
    "settings": _screen("settings", "Settings"),
    "about": _screen("about", "About"),
    "dialog": _screen("dialog", "Dialog"),
    "notice": _screen("dialog", "Notice"),
}
