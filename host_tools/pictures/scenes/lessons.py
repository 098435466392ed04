"""The lessons: what to do in each step and the table, then what is said of an answer."""

from collections.abc import Iterator

from crupier.pictures.scenes.scene import Scene

# Keys from the home screen to the menu of a game.
_MENUS = {"the_game": "OK", "martes13": "DOWN DOWN OK", "take_that": "UP UP UP UP UP OK",
          "galloneta": "UP UP UP OK"}


def scenes(language: str) -> Iterator[Scene]:
    yield Scene("how_to", _keys("the_game"))
    yield Scene("lesson_right", _keys("the_game") + " OK OK LEFT OK")
    yield Scene("lesson_wrong", _keys("the_game") + " OK OK OK")
    for game in _MENUS:
        yield Scene(f"lesson_{game}", _keys(game) + " OK", walk="OK,BACK NEXT OK")


def _keys(game: str) -> str:
    return "LEFT LEFT OK " + _MENUS[game]
