"""The games there are. A new game is one line here; its module is imported when it is played."""

from engine.errors import IllegalAction

GAMES = {
    "the_game": ("engine.the_game", "TheGame"),
    "the_game_table": ("engine.the_game_table", "TheGameTable"),
    "martes13": ("engine.martes13", "Martes13"),
    "martes13_table": ("engine.martes13_table", "Martes13Table"),
    "take_that": ("engine.take_that", "TakeThat"),
    "take_that_table": ("engine.take_that_table", "TakeThatTable"),
    "galloneta": ("engine.galloneta", "Galloneta"),
    "galloneta_table": ("engine.galloneta_table", "GallonetaTable"),
}


def create(head):
    """A new game from a record's head (game, players, seed, options). Raises E_CONFIG."""
    try:
        module, name = GAMES[head["game"]]
        players, seed, options = head["players"], head["seed"], dict(head["options"])
    except (KeyError, TypeError, ValueError):
        raise IllegalAction("E_CONFIG", "unknown game, or an incomplete head")
    game = getattr(__import__(module, None, None, (name,)), name)
    # A record may not bring its own deck, or anything else that is no option.
    if not all([option in game.OPTIONS for option in options]):
        raise IllegalAction("E_CONFIG", "unknown option")
    return game(players, seed, **options)
