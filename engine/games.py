"""The table of games. A new game is one line here; its module is imported when it is played."""

from .errors import IllegalAction

# Name of the game: module in this package, class.
GAMES = {
    "the_game": ("the_game.game", "TheGame"),
    "the_game_table": ("the_game.pad", "TheGameTable"),
    "martes13": ("martes13.game", "Martes13"),
    "martes13_match": ("martes13.match", "Martes13Match"),
    "martes13_table": ("martes13.pad", "Martes13Table"),
    "take_that": ("take_that.game", "TakeThat"),
    "take_that_match": ("take_that.match", "TakeThatMatch"),
    "take_that_table": ("take_that.pad", "TakeThatTable"),
    "galloneta": ("galloneta.game", "Galloneta"),
    "galloneta_table": ("galloneta.pad", "GallonetaTable"),
    "any_game_table": ("any_game.pad", "AnyGameTable"),
}
DEVICES = "easy", "normal", "hard"      # levels of a device on a seat
_PACKAGE = __name__[:-len("games")]


def results_of(game):
    """The module that interprets results of a game: KIND, and standings() for matches, or games()
    for games whose cards left count.
    """
    path = _PACKAGE + GAMES[game][0].split(".")[0] + ".results"
    return __import__(path, None, None, ("KIND",))


def class_of(game):
    """The class of a game, by its name."""
    module, name = GAMES[game]
    return getattr(__import__(_PACKAGE + module, None, None, (name,)), name)


def create(head):
    """A new game from a record's head (game, players, seed, options). Raises E_CONFIG."""
    try:
        game = class_of(head["game"])
        players, seed, options = head["players"], head["seed"], head["options"]
    except (KeyError, TypeError):
        raise IllegalAction("E_CONFIG", "unknown game, or an incomplete head")
    # A record must not contain a deck, or anything else that is no option.
    if type(options) is not dict or not all([option in game.OPTIONS for option in options]):
        raise IllegalAction("E_CONFIG", "unknown option")
    return game(players, seed, **options)
