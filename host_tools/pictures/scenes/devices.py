"""The device itself sits at the table."""

from collections.abc import Callable, Iterator

from crupier.engine import games
from crupier.engine.shuffle import dice
from crupier.engine.take_that import bot as take_that_bot
from crupier.engine.take_that.notation import TAKE, split
from crupier.engine.the_game import bot as the_game_bot
from crupier.engine.the_game.notation import END_TURN
from crupier.pictures import demo, demo_dealt
from crupier.pictures.scenes.scene import Scene

BOTS = {"the_game": the_game_bot, "take_that": take_that_bot}
NAMES = ["Ana", "Kibot", "Zubot", "Wobot"]
LEVELS = [None, "hard", "normal", "easy"]


def scenes(language: str) -> Iterator[Scene]:
    known = {"names": ["Ana"]}
    form = "OK DOWN DOWN DOWN DOWN RIGHT RIGHT"
    yield Scene("device_new", form + " DOWN DOWN", settings=known)
    yield Scene("device_names", form + " DOWN DOWN OK", settings=known)
    yield Scene("device_starter", form + " UP UP UP UP OK", settings=known)
    yield Scene("device_line_new", "RIGHT RIGHT OK DOWN DOWN DOWN RIGHT", settings=known)
    yield _game("device_thinks", "the_game", "NEXT NEXT NEXT", since(3, END_TURN))
    yield _game("device_lays", "the_game", "", since(4))
    yield _game("device_trick", "the_game", "", _trick)
    yield _game("device_draws", "the_game", "", _ends)
    yield _game("device_table", "the_game", "", lambda game: not game.seat and after(game, 20))
    yield _game("device_menu", "the_game", "BACK", lambda game: not game.seat and after(game, 20))
    yield _game("device_again", "the_game", "BACK DOWN DOWN DOWN OK NEXT",
                lambda game: not game.seat and after(game, 20))
    yield _game("device_places", "take_that", "", since(9))
    yield _game("device_twists", "take_that", "",
                lambda game: game.seat and split(chosen(game, "take_that"))[0])
    yield _game("device_takes", "take_that", "", lambda game: game.seat and len(game.line) > 2
                and chosen(game, "take_that") == TAKE)


def after(game, actions: int) -> bool:
    return len(game.history()) >= actions


def since(actions: int, last: int | None = None) -> Callable:
    """At a device's turn."""
    return lambda game: (game.seat and after(game, actions)
                         and last in (None, game.history()[-1]))


def chosen(game, name: str) -> int:
    """What the device does, as on a board."""
    chance = dice(f"{game.seed} {len(game.history())}")
    return BOTS[name].choose(game.observation(game.seat), game.legal_actions(),
                             LEVELS[game.seat] or "hard", chance)


def head_of(name: str, seed: str, players: int = 3, levels: list | None = None) -> dict:
    """Ana and devices; she has seat 0."""
    options = ({"level": "standard", "fire": False, "first": 0} if name == "the_game" else
               {"dealer": players - 1, "advanced": False})
    head = demo_dealt.head(7, name, players, seed, **options)
    return dict(head, names=NAMES[:players], devices=levels or LEVELS[:players])


def _game(scene: str, name: str, keys: str, until: Callable, seed: str = "K7Q2MX") -> Scene:
    head = head_of(name, seed)
    game = games.create(head)
    game.seed = seed
    while not game.is_terminal() and not until(game):
        game.apply_action(chosen(game, name))
    return Scene(scene, keys, demo.journal(head, game.history()), settings={"names": ["Ana"]})


def _trick(game) -> bool:
    action = chosen(game, "the_game") if game.seat else END_TURN
    return action != END_TURN and game.is_trick(action % 100, action // 100)


def _ends(game) -> bool:
    return bool(game.seat and game.placed and chosen(game, "the_game") == END_TURN)
