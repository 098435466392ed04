"""Galloneta dealt to two people, who hand the device round."""

from collections.abc import Callable, Iterator
from functools import cache

from crupier.engine import games
from crupier.engine.canonical import dumps, loads
from crupier.engine.galloneta.bot import choose
from crupier.engine.galloneta.cards import is_figure
from crupier.engine.galloneta.game import Galloneta
from crupier.engine.shuffle import dice
from pictures import samples
from pictures.scenes.scene import Scene, remembered

_KIBOT = [None, "normal"]


def scenes() -> Iterator[Scene]:
    known = {"names": list(samples.NAMES[:2])}
    yield Scene("board_new", "RIGHT RIGHT RIGHT OK", settings=known)
    yield _game("board_first", "OK", until=lambda game: game.turns == 2)
    yield _game("board_pass")
    yield _game("board_pass_step", "RIGHT")
    yield _game("board", "OK")
    yield _game("board_armed", "OK", seed="F12", until=lambda game: game.turns == 38)
    yield _game("board_target", "OK OK")
    yield _game("board_duel", "OK OK OK")
    yield _game("board_revive", "OK OK NEXT")
    yield _game("board_price", "OK OK NEXT NEXT NEXT OK")
    yield _game("board_card", "OK NEXT NEXT NEXT OK")
    yield _game("board_discard", "OK NEXT NEXT NEXT OK DOWN DOWN")
    yield _game("board_end", "OK" + " DOWN" * 6)
    yield _game("board_left", "OK" + " DOWN" * 6 + " OK")
    yield _game("board_barred", "OK" + " NEXT" * 7 + " OK OK OK NEXT NEXT NEXT")
    yield _game("board_menu", "OK BACK")
    yield _game("board_hint", "OK BACK NEXT OK")
    yield _game("board_draw", "OK", seed="S0", until=_buys)
    yield _game("board_buy", "OK LEFT OK", seed="S0", until=_buys)
    yield _game("board_remark", "OK", seed="S1", until=_fallen)
    yield _game("board_over", seed="S170", until=None)
    yield _game("board_over_series", seed="S170", until=None, tally=[1, 1])
    yield _game("board_over_hinted", seed="S170", until=None, hints=True)
    yield _game("board_lost", seed="S170", until=None, devices=_KIBOT[::-1])
    yield _game("board_facts", "RIGHT RIGHT OK", seed="S170", until=None)
    yield _past("board_replay", "LEFT LEFT LEFT OK OK OK OK" + " RIGHT" * 8,
                _KIBOT[::-1])
    yield _past("board_replay_start", "LEFT LEFT LEFT OK OK OK OK")
    yield _game("board_device", "NEXT NEXT", until=_device, devices=_KIBOT)
    yield _game("board_strikes", "NEXT", seed="S82", until=lambda game: game.turns == 6,
                level="normal", devices=_KIBOT)


def play(game: Galloneta, until: Callable[[Galloneta], bool] | None, level: str = "normal",
         seed: str = "") -> None:
    """Turns as the device would take them, up to the beginning of one."""
    while not game.is_terminal() and not (until and game.phase == "REFILL" and until(game)):
        chance = dice(f"{seed} {len(game.history())}")
        game.apply_action(choose(game.observation(game.seat), game.legal_actions(), level, chance))


def _rich(game: Galloneta) -> bool:
    """Much can be done."""
    return game.turns == 15


def _buys(game: Galloneta) -> bool:
    """Before anything is drawn."""
    return len(game.legal_actions()) > 1


def _fallen(game: Galloneta) -> bool:
    """The first figure, and is it not of who is next?"""
    mine, theirs = (sum(map(is_figure, game.graveyards[seat]))
                    for seat in (game.seat, 1 - game.seat))
    return not mine and theirs == 1


def _device(game: Galloneta) -> bool:
    return game.turns == 14


def _game(name: str, keys: str = "", *, seed: str = "S61", until=_rich, level: str = "easy",
          devices: list | None = None, **more) -> Scene:
    """A game, up to the beginning of a turn. more: in its head."""
    head = samples.head(7, "galloneta", 2, seed, first=0, aces="OE", columns="BC")
    if devices:
        head |= _seats(devices)
    head |= more
    actions = _played(dumps(head), until, level, seed)
    return Scene(name, keys, samples.journal(head, actions), settings=remembered(head))


def _past(name: str, keys: str, devices: list | None = None) -> Scene:
    """A game that is over, in the history."""
    head = samples.head(7, "galloneta", 2, "S170", first=0, aces="OE", columns="BC")
    if devices:
        head |= _seats(devices)
    return Scene(name, keys, samples.record(head, _played(dumps(head), None, "easy", "S170")))


def _seats(devices: list) -> dict:
    return {"devices": devices, "names": ["Kibot" if each else "Ana" for each in devices]}


@cache
def _played(head: str, until, level: str, seed: str) -> list[int]:
    """Actions of a game, which many scenes share."""
    game = games.create(loads(head))
    assert isinstance(game, Galloneta)
    play(game, until, level, seed)
    return game.history()
