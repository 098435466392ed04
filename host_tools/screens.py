"""Every screen of the device as pictures:  python -m host_tools.screens [folder]

A scene is a prepared flash and the keys that lead to a screen from power-on. The golden frames of
the tests and the pictures of the README are made of the same scenes.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image, ImageOps

from host_tools import demo, demo_match
from host_tools.virtual import VirtualBoard, image

LANGUAGES = ("es", "en")
# Pictures of the README: name, scenes.
README = {
    "solo": ("home", "new_game", "table", "table_trick", "table_fire", "over_excellent"),
    "martes13": ("new_match_names", "match", "entry_six", "entry_full", "round", "round_drops",
                 "round_next", "live", "podium"),
}
_LIT, _DARK, _BEZEL = (0xD6, 0xE8, 0xFF), (4, 6, 10), (0x20, 0x22, 0x28)
_BOOT_MS = 1700                 # a flame that flickers is lit then
_SETTLE_MS = 40
# Pages of "how to play", by the game's place in the list of help.
_HELP_PAGES = {"es": (13, 13), "en": (13, 15)}
_DATE = 1_795_219_200           # 2026-11-21, noon


@dataclass
class Scene:
    """keys: logical keys in order, one after the other."""

    name: str
    keys: str = ""
    files: dict[str, bytes] = field(default_factory=dict)
    clock: int | None = _DATE
    settings: dict = field(default_factory=dict)


def _midgame(name: str, keys: str = "", *, seed: str = "K7Q2MX", until: Callable | None,
             **options) -> Scene:
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
    return bool(game.burning()) and game.placed >= game.minimum()


def _damaged() -> dict[str, bytes]:
    """A game in progress with one spoiled line in its log."""
    head = demo.new_head(7, "K7Q2MX")
    files = demo.journal(head, demo.play(head, _after(40)).history())
    return {path: data.replace(b"30 ", b"3O ", 1) for path, data in files.items()}


def _match(name: str, keys: str = "", *, players: int = 4, rounds: int = 2, entered: int = 0,
           live: int = 0, **options) -> Scene:
    """A match with some rounds played, and of the next one some cells, or cards keyed live."""
    head = demo_match.new_head(7, players, **options)
    actions = demo_match.rounds(players, rounds)
    following = demo_match.entries(rounds + 1, demo_match.round_counts(players, rounds + 1))
    actions += following[:entered] + demo_match.plays(rounds + 1, players, live)
    return Scene(name, keys, demo.journal(head, actions))


def _match_scenes() -> Iterator[Scene]:
    yield Scene("new_match", "DOWN OK")
    yield Scene("new_match_names", "DOWN OK DOWN RIGHT RIGHT RIGHT DOWN",
                settings={"names": list(demo_match.NAMES)})
    yield Scene("new_match_more", "DOWN OK UP")
    yield Scene("name", "DOWN OK DOWN DOWN OK RIGHT OK")
    yield _match("match")
    yield _match("match_more", "UP")
    yield _match("match_over", rounds=4)
    yield _match("entry_empty", "OK")
    yield _match("entry_six", "OK", players=6, entered=9)
    yield _match("entry_full", "OK", entered=16)
    yield _match("entry_amiss", "OK LEFT LEFT" + " UP" * 7 + " OK", entered=16)
    yield _match("entry_impossible", "OK LEFT LEFT" + " UP" * 7 + " OK OK", entered=16)
    yield _match("entry_points", "OK", rounds=0, mode="points")
    yield _match("live_empty", "DOWN OK")
    yield _match("live", "DOWN OK RIGHT", live=22)
    yield _match("live_warning", "DOWN OK RIGHT RIGHT UP UP", live=22)
    yield _match("live_martes13", "DOWN OK LEFT UP", live=22)
    yield _match("live_few_left", "DOWN OK", live=46, players=6)
    yield _match("live_two_keys", "NEXT OK NEXT NEXT", live=22)
    yield _match("live_menu", "DOWN OK BACK", live=22)
    yield _match("live_counts", "DOWN OK", live=50)
    yield _match("live_counts_six", "DOWN OK", live=50, players=6)
    yield _match("round_menu", "DOWN DOWN DOWN DOWN DOWN OK")
    yield _match("round", "DOWN DOWN DOWN DOWN DOWN OK OK", players=6)
    yield _match("round_drops", "DOWN DOWN DOWN DOWN DOWN OK OK NEXT")
    yield _match("round_next", "DOWN DOWN DOWN DOWN DOWN OK OK NEXT NEXT")
    yield _match("standings", "DOWN DOWN DOWN DOWN OK")
    yield _match("podium", "OK", players=6, rounds=4)
    yield _match("podium_saved", "OK OK", rounds=4)
    yield Scene("players", "DOWN DOWN OK DOWN OK", _past_matches())
    yield Scene("games_match", "DOWN DOWN OK OK", _past_matches())


def _past_matches() -> dict[str, bytes]:
    files = {}
    for seq, players in ((1, 4), (2, 3)):
        files.update(demo.sealed(demo_match.new_head(seq, players),
                                 demo_match.rounds(players, 4)))
    return files


def scenes(language: str) -> Iterator[Scene]:
    """All scenes of a language."""
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
    yield _midgame("table_trick", seed="T1", until=_after(50))
    yield _midgame("table_two_keys", "NEXT", until=_after(40))
    yield _midgame("table_which_pile", "NEXT OK", until=_after(40))
    yield _midgame("table_fire", seed="B0", until=_after(61), fire=True)
    yield _midgame("table_expert", until=_after(30), level="expert_reduced")
    yield _midgame("table_last", until=lambda game: not game.draw, seed="S5")
    yield _midgame("menu", "OK OK BACK", until=_after(40))
    yield _midgame("menu_end", "OK OK BACK UP", until=_after(40))
    yield _midgame("give_up", "BACK UP OK", until=_after(40))
    yield _midgame("running", "BACK UP UP OK DOWN OK OK", until=_after(40))
    yield _midgame("end_game", "OK", seed="E0", until=_after(100))
    yield _midgame("burn", "LEFT LEFT OK", seed="B0", until=_burning, fire=True)
    yield _midgame("over_excellent", seed="S5", until=None)
    yield _midgame("over_sealed", "OK", seed="S5", until=None)
    yield _midgame("over_win", seed="S194", until=None)
    yield _midgame("over_plain", seed="S1", until=None)
    yield _midgame("over_burned", seed="F66", until=None, fire=True)
    yield Scene("history_empty", "DOWN DOWN OK")
    yield Scene("history", "DOWN DOWN OK", _past())
    yield Scene("history_more", "DOWN DOWN OK UP", _past())
    yield Scene("games", "DOWN DOWN OK OK", _past())
    yield from _match_scenes()
    yield Scene("settings", "UP UP OK")
    yield Scene("about", "UP OK")
    yield Scene("help", "DOWN DOWN DOWN OK")
    for place, game in enumerate(("the_game", "martes13")):
        for page in range(_HELP_PAGES[language][place]):
            yield Scene(f"help_{game}_{page + 1:02d}",
                        "DOWN DOWN DOWN OK" + " DOWN" * place + " OK" + " NEXT" * page)
    yield Scene("notice_damage", files=_damaged())
    yield Scene("notice_settings", files={"/data/settings": b"?"})
    yield Scene("notice_full", new + "OK", files={"/data/big": bytes(900_000)})
    yield Scene("crash", "UP OK",
                files={"/crupier/screens/about.py": b"raise ValueError('a bug')"})


def render(scene: Scene, language: str, folder: Path) -> Image.Image:
    """The frame of a scene, on a board of its own in a scratch folder."""
    flash = folder / "scene.img"
    flash.unlink(missing_ok=True)
    image.install(flash, "pico_ssd1306")
    board = VirtualBoard(flash, live=False, clock=scene.clock)
    settings = {"language": language, **scene.settings}
    for path, data in {**demo.settings(**settings), **scene.files}.items():
        board.write_file(path, data)
    with board:
        board.run(_BOOT_MS)
        for key in scene.keys.split():
            board.press(key)
            board.run(_SETTLE_MS)
        if b"Traceback" in board.log and scene.name != "crash":
            raise RuntimeError(f"{scene.name}: {board.log.decode()}")
        return board.frame()


def enlarged(frame: Image.Image, scale: int) -> Image.Image:
    """A frame with crisp pixels in the colours of an OLED, and a margin."""
    glass = frame.resize((frame.width * scale, frame.height * scale), Image.Resampling.NEAREST)
    picture = Image.new("RGB", (glass.width + 8 * scale, glass.height + 8 * scale), _BEZEL)
    lit = ImageOps.colorize(glass, black=_DARK, white=_LIT)
    picture.paste(lit, (4 * scale, 4 * scale))
    return picture


def sheet(pictures: list[Image.Image], columns: int) -> Image.Image:
    """Pictures of one size side by side."""
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    whole = Image.new("RGB", (columns * width, rows * height), _BEZEL)
    for i, picture in enumerate(pictures):
        whole.paste(picture, (i % columns * width, i // columns * height))
    return whole


def main() -> None:
    """Writes the contact sheet of all scenes, and the pictures of the README, per language."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for language in LANGUAGES:
            frames = {scene.name: render(scene, language, Path(scratch))
                      for scene in scenes(language)}
            pictures = {name: enlarged(frame, 2) for name, frame in frames.items()}
            sheet(list(pictures.values()), 6).save(target / f"all_{language}.png", optimize=True)
            for name, chosen in README.items():
                sheet([pictures[scene] for scene in chosen], 3).save(
                    target / f"{name}_{language}.png", optimize=True)


if __name__ == "__main__":
    main()
