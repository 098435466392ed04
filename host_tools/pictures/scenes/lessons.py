"""The lessons: what to do in each step and the table, then what is said of an answer."""

from collections.abc import Iterator

from crupier.pictures.scenes.scene import Scene

_GAMES = "the_game", "martes13", "take_that", "galloneta"       # as they stand on the home screen
_FROM_HELP = "LEFT LEFT OK OK"


def scenes() -> Iterator[Scene]:
    yield Scene("how_to", _FROM_HELP)
    yield Scene("lesson_right", _FROM_HELP + " OK OK LEFT OK")
    yield Scene("lesson_wrong", _FROM_HELP + " OK OK OK")
    for i, game in enumerate(_GAMES):
        yield Scene(f"lesson_{game}", "RIGHT " * i + "OK DOWN OK", walk="OK,BACK NEXT OK")
