"""The screens by name: a new one is a file here and a line in SCREENS; a new game, in GAMES."""


def _screen(module, name):
    """A screen whose file is loaded when it is first opened."""
    def make(app, *args):
        return getattr(__import__("screens." + module, None, None, (name,)), name)(app, *args)
    return make


# The screens of a game in progress and of one that is over; how far it is, in few letters.
GAMES = {
    "the_game": ("table", "over", lambda game, text: text("value.left", game.left())),
    "martes13_table": ("match", "match",
                       lambda game, text: "%d/%d" % (game.current() or game.rounds, game.rounds)),
}

SCREENS = {
    "home": _screen("home", "Home"),
    "language": _screen("home", "Language"),
    "new_game": _screen("new_game", "NewGame"),
    "new_match": _screen("new_match", "NewMatch"),
    "match": _screen("match", "Match"),
    "table": _screen("table", "Table"),
    "over": _screen("over", "Over"),
    "history": _screen("history", "History"),
    "round_entry": _screen("round_entry", "RoundEntry"),
    "live": _screen("live", "Live"),
    "help": _screen("help", "Help"),
    "settings": _screen("settings", "Settings"),
    "about": _screen("about", "About"),
    "notice": _screen("dialog", "Notice"),
}
