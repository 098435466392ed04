"""The Game dealt to several players, who hand the device round."""

from collections.abc import Iterator

from crupier.pictures import demo, demo_match
from crupier.pictures.scenes.scene import Scene, after, past

_NAMES = demo_match.NAMES
_LATER = after(40)


def scenes(language: str) -> Iterator[Scene]:
    known = {"names": list(_NAMES[:5])}
    form = "OK DOWN DOWN DOWN DOWN "
    begin = form + "RIGHT RIGHT UP UP UP UP OK"
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


def _round(name: str, keys: str = "", *, players: int = 4, seed: str = "K7Q2MX",
           until=_LATER, **options) -> Scene:
    """A game of several players, up to the beginning of a turn."""
    head = dict(demo.new_head(7, seed, **options), players=players, names=list(_NAMES[:players]))
    game = demo.play(head, until and (lambda game: not game.placed and until(game)))
    return Scene(name, keys, past() | demo.journal(head, game.history()))
