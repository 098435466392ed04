"""The device itself sits at the table."""

from collections.abc import Callable, Iterator

from crupier.advice import partner
from crupier.engine import games
from crupier.engine.galloneta import bot as galloneta_bot
from crupier.engine.martes13 import bot as martes13_bot
from crupier.engine.shuffle import dice
from crupier.engine.take_that import bot as take_that_bot
from crupier.engine.take_that.notation import TAKE, split
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from pictures.scenes.scene import Scene

_BOTS = {"the_game": partner, "martes13_match": martes13_bot,
         "take_that_match": take_that_bot, "galloneta": galloneta_bot}
NAMES = ["Ana", "Kibot", "Zubot", "Wobot"]
LEVELS = [None, "hard", "normal", "easy"]


def scenes() -> Iterator[Scene]:
    known = {"names": ["Ana"]}
    form = "OK DOWN DOWN DOWN DOWN DOWN RIGHT RIGHT"
    yield Scene("device_new", form + " DOWN DOWN", settings=known)
    yield Scene("device_names", form + " DOWN DOWN OK", settings=known)
    yield Scene("device_starter", form + " UP UP UP UP UP OK", settings=known)
    yield Scene("device_line_new", "RIGHT RIGHT OK DOWN DOWN DOWN DOWN RIGHT", settings=known)
    yield _game("device_thinks", "the_game", "NEXT", _ends)
    yield _game("device_lays", "the_game", "", _since(4))
    yield _game("device_trick", "the_game", "", _trick)
    yield _game("device_draws", "the_game", "", _ends)
    yield _game("device_table", "the_game", "", _hers)
    yield _game("device_menu", "the_game", "BACK", _hers)
    yield _game("device_again", "the_game", "BACK DOWN DOWN DOWN OK NEXT", _hers)
    yield _game("device_places", "take_that_match", "", _since(9))
    yield _game("device_twists", "take_that_match", "",
                lambda game, action: game.current_player() and split(action)[0])
    yield _game("device_takes", "take_that_match", "",
                lambda game, action: (game.current_player() and len(game.deal.line) > 2
                                      and action == TAKE))
    yield _game("device_plays", "martes13_match", "", _since(9))
    yield _game("device_captures", "martes13_match", "", _captures)
    yield _game("device_piles_menu", "martes13_match", "BACK", _hers)
    yield _game("device_over", "martes13_match", "", _never)
    yield _game("device_over_sheet", "martes13_match", "LEFT LEFT OK", _never)


def chosen(head: dict, game, marks: list | None = None) -> int:
    """What the device does on this seat, as on a board; hard on that of a person. marks: that it
    sees at the table of The Game.
    """
    seat = game.current_player()
    chance = dice(f"{head['seed']} {len(game.history())}")
    return _BOTS[game.NAME].choose(
        dict(game.observation(seat), marks=marks or ()), game.legal_actions(),
        head["devices"][seat] or "hard", chance)


def head_of(name: str, seed: str, players: int = 3, levels: list | None = None) -> dict:
    """Ana and devices; she has seat 0."""
    options = ({"level": "standard", "fire": False, "first": 0} if name == "the_game" else
               {"dealer": players - 1, "advanced": False, "rounds": 2}
               if name == "take_that_match" else
               {"dealer": players - 1, "rounds": 4})
    head = samples.head(7, name, players, seed, **options)
    return dict(head, names=NAMES[:players], devices=levels or LEVELS[:players])


def _game(scene: str, name: str, keys: str, until: Callable, seed: str = "K7Q2MX") -> Scene:
    head = head_of(name, seed)
    game = games.create(head)
    while not game.is_terminal():
        action = chosen(head, game)
        if until(game, action):
            break
        game.apply_action(action)
    return Scene(scene, keys, samples.journal(head, game.history()), settings={"names": ["Ana"]})


def _hers(game, _) -> bool:
    return not game.current_player() and _after(game, 20)


def _never(*_) -> bool:
    return False


def _after(game, actions: int) -> bool:
    return len(game.history()) >= actions


def _since(actions: int) -> Callable:
    """At a device's turn."""
    return lambda game, _: game.current_player() and _after(game, actions)


def _captures(game, action: int) -> bool:
    return game.current_player() and game.preview(action)[1] > 1


def _trick(game, action: int) -> bool:
    return game.seat and action != END_TURN and game.is_trick(action % 100, action // 100)


def _ends(game, action: int) -> bool:
    return game.seat and game.placed and action == END_TURN
