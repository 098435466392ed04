"""Galloneta dealt to two people, who hand the device round."""

from collections.abc import Callable, Iterator

from crupier.engine import games
from crupier.engine.galloneta.bot import choose
from crupier.engine.galloneta.combat import DIES
from crupier.engine.galloneta.game import Galloneta
from crupier.engine.galloneta.notation import REFILL, split
from crupier.pictures import demo, demo_dealt, demo_match
from crupier.pictures.scenes.scene import Scene


def scenes(language: str) -> Iterator[Scene]:
    known = {"names": list(demo_match.NAMES[:2])}
    yield Scene("board_new", "RIGHT RIGHT RIGHT OK", settings=known)
    yield _game("board_first", "OK", until=lambda game: True)
    yield _game("board_pass")
    yield _game("board_pass_step", "RIGHT")
    yield _game("board", "OK")
    yield _game("board_target", "OK OK")
    yield _game("board_duel", "OK OK OK")
    yield _game("board_menu", "OK BACK")
    yield _game("board_buy", "OK", until=_buys)
    yield _game("board_price", "OK UP OK", until=_buys)
    yield _game("board_over", until=None)
    yield _game("board_facts", "RIGHT RIGHT OK", until=None)
    yield _game("board_device", "NEXT NEXT", devices=[None, "normal"], until=_device)


def play(game: Galloneta, until: Callable[[Galloneta], bool] | None) -> None:
    """Turns as the device would take them, up to the beginning of one."""
    while not game.is_terminal() and not (until and game.phase == "REFILL" and until(game)):
        game.apply_action(choose(game.observation(game.seat), game.legal_actions(), "normal",
                                 lambda _: 0))


def _middle(game: Galloneta) -> bool:
    """Is there anything to attack that dies?"""
    twin = game.clone()
    twin.apply_action(REFILL)
    return any(split(action)[0] == "attack" and twin.preview(action)[3] == DIES
               for action in twin.legal_actions())


def _buys(game: Galloneta) -> bool:
    return len(game.legal_actions()) > 1


def _device(game: Galloneta) -> bool:
    return game.seat == 1 and game.turns > 3


def _game(name: str, keys: str = "", *, seed: str = "K7Q2MX", until=_middle,
          devices: list | None = None) -> Scene:
    """A game, up to the beginning of a turn."""
    head = demo_dealt.head(7, "galloneta", 2, seed, first=0, aces="OE", columns="BC")
    if devices:
        head |= {"devices": devices, "names": ["Ana", "Kibot"]}
    game = games.create(head)
    assert isinstance(game, Galloneta)
    play(game, until)
    return Scene(name, keys, demo.journal(head, game.history()))
