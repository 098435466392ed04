"""The games that the tool knows: a new one is a line here and a module."""

from functools import cache
from importlib import import_module

from crupier.scores.views.face import Face

# In the order of the report.
FACES = {
    "the_game": ("crupier.scores.views.games.the_game", "TheGame"),
    "the_game_table": ("crupier.scores.views.games.the_game_table", "TheGameTable"),
    "martes13": ("crupier.scores.views.games.martes13", "Martes13"),
    "martes13_match": ("crupier.scores.views.games.martes13_match", "Martes13Match"),
    "martes13_table": ("crupier.scores.views.games.martes13_table", "Martes13Table"),
    "take_that": ("crupier.scores.views.games.take_that", "TakeThat"),
    "take_that_match": ("crupier.scores.views.games.take_that_match", "TakeThatMatch"),
    "take_that_table": ("crupier.scores.views.games.take_that_table", "TakeThatTable"),
    "galloneta": ("crupier.scores.views.games.galloneta", "Galloneta"),
    "galloneta_table": ("crupier.scores.views.games.galloneta_table", "GallonetaTable"),
    "any_game_table": ("crupier.scores.views.games.any_game_table", "AnyGameTable"),
}


@cache
def face(game: str, language: str = "en") -> Face:
    """The face of a game by its name in records; unknown ones are shown raw."""
    if game not in FACES:
        return Face(game, language)
    module, name = FACES[game]
    return getattr(import_module(module), name)(game, language)
