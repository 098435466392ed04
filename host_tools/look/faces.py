"""What each game looks like to people. A new game is one line here and a module.

A face is a module that offers
    TITLE           as on the box
    BGG_ID          its number on BoardGameGeek, None if it was never verified
    COOPERATIVE     one result for the whole table
    ROUNDS          of a game, 0 if it has none
    level(head, texts)      which games are compared with each other, as text
    outcome(result, texts)  the result as text
    marks(head)             one Mark (figures.py) per seat
    first(head)             the seat that begins
    steps(game)             the Steps (replay.py) of a game
    line(step)              a step as a line of text
    draw(step, game)        a step as rich draws it
marks() and first() are asked only about verified records, the others about any.
"""

from importlib import import_module

FACES = {
    "the_game": "host_tools.look.the_game",
}


def face(game: str):
    """The face of a game by its name in records; unknown ones are shown raw."""
    return import_module(FACES.get(game, "host_tools.look.raw"))


def title(game: str) -> str:
    """What people call it."""
    return face(game).TITLE or game
