"""Every screen of the device as a picture:  python -m host_tools.screens [folder]

A scene is a prepared flash and the keys that lead to a screen from power-on. The golden frames of
the tests and the pictures of the README are made of the same scenes.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from host_tools import demo
from host_tools.virtual import VirtualBoard, image

LANGUAGES = ("es", "en")
_BOOT_MS = 1500
_DATE = 1_795_219_200           # 2026-11-21, noon


@dataclass
class Scene:
    """keys: logical keys in order; ':' before a key holds it, '@' stands for a pause."""

    name: str
    keys: str = ""
    files: dict[str, bytes] = field(default_factory=dict)
    clock: int | None = _DATE
    settings: dict = field(default_factory=dict)


def _midgame(name: str, keys: str = "", *, seed: str = "K7Q2MX", until: Callable, **options):
    head = demo.new_head(7, seed, **options)
    game = demo.play(head, until)
    return Scene(name, keys, demo.journal(head, game.history()))


def _past() -> dict[str, bytes]:
    kinds = (("standard", False), ("standard", False), ("expert", False), ("standard", True))
    return demo.archive([demo.new_head(seq, f"PAST{seq}A", *kinds[seq % 4])
                         for seq in range(1, 7)])


def _after(actions: int) -> Callable:
    return lambda game: len(game.history()) >= actions


def _burning(game) -> bool:
    return len(game.burning()) > 0 and game.placed == 0


def _trick(game) -> bool:
    view = game.observation(0)
    return any(game.is_trick(card, pile) for card in view["hand"][:2] for pile in range(4))


def _over(seed: str, name: str, keys: str = "", **options) -> Scene:
    return _midgame(name, keys, seed=seed, until=None, **options)


def scenes() -> Iterator[Scene]:
    """All scenes; the text on the glass follows the language they are played in."""
    new = "OK "
    yield Scene("language", settings={"language": ""})
    yield Scene("home")
    yield _midgame("home_continue", "BACK UP UP OK", until=_after(60))
    yield Scene("new_game", new)
    yield Scene("new_game_expert", new + "DOWN OK DOWN OK DOWN OK")
    yield Scene("new_game_reduced", new + "DOWN LEFT")
    yield Scene("seed", new + "DOWN DOWN DOWN LEFT UP UP UP OK")
    yield Scene("seed_typed", new + "DOWN DOWN DOWN LEFT UP UP UP OK"
                " RIGHT RIGHT OK RIGHT OK DOWN OK")
    yield Scene("date", new + "DOWN DOWN DOWN OK UP UP UP OK", clock=None)
    yield Scene("table_daily", new + "DOWN DOWN DOWN OK UP UP UP OK")
    yield _midgame("table", "RIGHT RIGHT", until=_after(40))
    yield _midgame("table_pile", "RIGHT RIGHT DOWN", until=_after(40))
    yield _midgame("table_ready", "OK OK OK", until=_after(40))
    yield _midgame("table_end", "OK OK LEFT LEFT", until=_after(40))
    yield _midgame("table_undo", "OK OK LEFT", until=_after(40))
    yield _midgame("table_trick", until=_trick)
    yield _midgame("table_two_keys", "NEXT", until=_after(40))
    yield _midgame("table_which_pile", "NEXT OK", until=_after(40))
    yield _midgame("table_fire", until=_burning, seed="FIRE22", fire=True)
    yield _midgame("table_expert", until=_after(30), level="expert_reduced")
    yield _midgame("table_last", until=lambda game: not game.draw, seed="S5")
    yield _midgame("menu", "OK OK BACK", until=_after(40))
    yield _midgame("menu_end", "OK OK BACK UP", until=_after(40))
    yield _midgame("give_up", "BACK UP OK", until=_after(40))
    yield _midgame("running", "BACK UP UP OK DOWN OK OK", until=_after(40))
    yield _midgame("burn", until=None)
    yield _over("S5", "over_excellent")
    yield _over("S5", "over_sealed", "OK")
    yield _over("S194", "over_win")
    yield _over("S1", "over_plain")
    yield _over("FIRE2", "over_burned", fire=True)
    yield Scene("history_empty", "DOWN OK")
    yield Scene("history", "DOWN OK", _past())
    yield Scene("history_more", "DOWN OK UP", _past())
    yield Scene("games", "DOWN OK OK", _past())
    yield Scene("settings", "UP UP OK")
    yield Scene("about", "UP OK")
    for page in range(20):
        yield Scene("help_%02d" % (page + 1), "DOWN DOWN OK" + " NEXT" * page)


def play(scene: Scene, language: str, folder: Path) -> Image.Image:
    """The frame of a scene, on a board of its own in a scratch folder."""
    flash = folder / "scene.img"
    flash.unlink(missing_ok=True)
    image.install(flash, "pico_ssd1306")
    board = VirtualBoard(flash, live=False, clock=scene.clock)
    settings = {"language": language, **scene.settings}
    for path, data in {**scene.files, **demo.settings(**settings)}.items():
        board.write_file(path, data)
    with board:
        board.run(_BOOT_MS)
        for key in scene.keys.split():
            board.press(key)
        return board.frame()


def main() -> None:
    """Writes the pictures of all scenes."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screens")
    with tempfile.TemporaryDirectory() as scratch:
        for language in LANGUAGES:
            (target / language).mkdir(parents=True, exist_ok=True)
            for scene in scenes():
                play(scene, language, Path(scratch)).save(
                    target / language / (scene.name + ".png"))


if __name__ == "__main__":
    main()
