"""What each game looks like to people. A new game is one line here and a module.

A face is a module that offers
    TITLE           as on the box
    BGG_ID          its number on BoardGameGeek, None if it was never verified
    COOPERATIVE     one result for the whole table
    level(game, texts)      which games are compared with each other, as text
    outcome(game, texts)    the result as text
    steps(game)             the Steps (replay.py) of a game
    line(step)              a step as a line of text
    draw(step, game)        a step as rich draws it
and, asked only about verified games,
    marks(game)             one Mark (figures.py) per seat
    first(game)             the seat that begins
    rounds(game)            one dict per seat and round that counts; all have the same keys
"""

from importlib import import_module

FACES = {
    "the_game": "host_tools.look.the_game",
    "martes13_table": "host_tools.look.martes13",
}


def face(game: str):
    """The face of a game by its name in records; unknown ones are shown raw."""
    return import_module(FACES.get(game, "host_tools.look.raw"))


def title(game: str) -> str:
    """What people call it."""
    return face(game).TITLE or game
