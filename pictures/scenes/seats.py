"""The Game dealt to several players, who hand the device round."""

from collections.abc import Iterator

from crupier.engine.lines import seal
from crupier.engine.records import dumps
from pictures import samples
from pictures.scenes.scene import Scene, after, past, remembered

_LATER = after(40)
_MARKS = [[0, 1, 0], [2, 2, 1], [3, 3, 0], [2, 3, 1]]       # seat, pile, kind


def scenes() -> Iterator[Scene]:
    known = {"names": list(samples.NAMES[:5])}
    form = "OK DOWN DOWN DOWN DOWN DOWN "
    begin = form + "RIGHT RIGHT UP UP UP UP UP OK"
    yield Scene("seats_new", form + "RIGHT RIGHT", settings=known)
    yield Scene("seats_starter", begin, settings=known)
    yield Scene("seats_look", begin + " OK", settings=known)
    yield Scene("seats_look_hand", begin + " OK OK", settings=known)
    yield _round("hand_over_first", players=2, until=after(0))
    yield _round("hand_over")
    yield _round("hand_over_step", "RIGHT RIGHT")
    yield _round("hand_over_five", players=5)
    yield _round("seats", "OK")
    yield _round("seats_two", "OK", players=2)
    yield _round("seats_five", "OK UP", players=5)
    yield _round("seats_fire", "OK", players=3, fire=True, seed="F7",
                 until=lambda game: bool(game.burning()))
    yield _round("seats_drawn", "OK OK OK DOWN NEXT")
    yield _round("seats_last", "OK", players=5, seed="S5", until=lambda game: not game.draw)
    yield _round("seats_over", until=None, players=4)
    yield _round("seats_menu", "OK BACK")
    yield _round("seats_marks", "OK", marks=_MARKS)
    yield _round("seats_marks_pass", "OK OK OK DOWN NEXT BACK OK BACK", marks=_MARKS)
    yield _round("seats_marks_menu", "OK BACK " + "DOWN " * 2 + "OK OK", marks=_MARKS)


def _round(name: str, keys: str = "", *, players: int = 4, seed: str = "K7Q2MX",
           until=_LATER, marks=(), **options) -> Scene:
    """A game of several players, up to the beginning of a turn, with marks that they have left."""
    head = dict(samples.solo(7, seed, **options), players=players,
                names=list(samples.NAMES[:players]))
    game = samples.play(head, until and (lambda game: not game.placed and until(game)))
    left = [[*mark, len(game.history())] for mark in marks]
    talk = {"/data/game/marks": seal(dumps([head["seq"], left])).encode()} if left else {}
    return Scene(name, keys, past() | samples.journal(head, game.history()) | talk,
                 settings=remembered(head))
