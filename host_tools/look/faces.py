"""The games that the tool knows: a new one is a line here and a module."""

from functools import cache
from importlib import import_module

from host_tools.look.face import Face

# In the order of the report.
FACES = {
    "the_game": ("host_tools.look.games.the_game", "TheGame"),
    "the_game_table": ("host_tools.look.games.the_game_table", "TheGameTable"),
    "martes13": ("host_tools.look.games.martes13", "Martes13"),
    "martes13_table": ("host_tools.look.games.martes13_table", "Martes13Table"),
    "take_that": ("host_tools.look.games.take_that", "TakeThat"),
    "take_that_table": ("host_tools.look.games.take_that_table", "TakeThatTable"),
    "galloneta": ("host_tools.look.games.galloneta", "Galloneta"),
    "galloneta_table": ("host_tools.look.games.galloneta_table", "GallonetaTable"),
}


@cache
def face(game: str, language: str = "en") -> Face:
    """The face of a game by its name in records; unknown ones are shown raw."""
    if game not in FACES:
        return Face(game, language)
    module, name = FACES[game]
    return getattr(import_module(module), name)(game, language)
