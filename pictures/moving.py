"""The moving picture of the READMEs: a deal, two turns and the reverse trick on the PicoSystem.

    python -m pictures.moving [folder]

The keys that lead to the table are those of the scene "table_daily". Those of each action are
found by trying: the board's journal says which of a few ways has done it. So nothing here knows
where the cursor of the table stands.
"""

import argparse
import runpy
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw

from crupier.build import payload
from crupier.engine.lines import BadLine, unseal
from crupier.engine.the_game.game import TheGame
from crupier.play import drawing
from crupier.sim.virtual import image
from crupier.sim.virtual.board import VirtualBoard
from pictures import device_picture, samples
from pictures.scenes import scenes

BOARD = "picosystem"
LANGUAGES = ("es", "en")        # of the READMEs
_DATE = 1_795_996_800           # 2026-11-30, noon: the trick comes in the second turn of its deal
_SEED = "2026-11-30"
_ACTIONS = 6
# Ways to an action, the likely ones first.
_STEPS = (*(f"{key} " * count for count in range(1, 8) for key in ("RIGHT", "LEFT")),
          *(f"UP {key} " * count for count in range(1, 4) for key in ("RIGHT", "LEFT")))
_WAYS = ("OK", "NEXT", *(f"{steps}OK" for steps in _STEPS))
_SCALE = 2                      # pixels per dot of the display
_STEP_MS = 50                   # between two looks at the display
_BOOT_MS = 1700
_HELD_MS, _PAUSE_MS = 150, 250  # a key is down, and then up
_ACTION_MS = 900                # until the next action: a card travels, and eyes follow it
_LAST_MS = 2500
_GLOW = (255, 255, 255, 120)    # on the key that is pressed


class Film:
    """A board from power-on. frames: (display, key that is down, milliseconds)."""

    def __init__(self, folder: Path, language: str, watch: bool = True):
        flash = folder / "film.img"
        image.install(flash, BOARD)
        self.board = VirtualBoard(flash, BOARD, live=False, clock=_DATE)
        self.board.write_files(samples.settings(language=language))
        self.frames: list[tuple[Image.Image, str, int]] = []
        self._watch = watch

    def __enter__(self) -> "Film":
        self.board.start()
        self.board.run(_BOOT_MS)
        return self

    def __exit__(self, *_) -> None:
        self.board.stop()

    def press(self, keys: str) -> None:
        for key in keys.split():
            self.board.key_down(key)
            self.run(_HELD_MS, key)
            self.board.key_up(key)
            self.run(_PAUSE_MS)

    def run(self, ms: int, key: str = "") -> None:
        """Lets time pass, and looks at the display meanwhile."""
        for _ in range(ms // _STEP_MS):
            self.board.run(_STEP_MS)
            if self._watch:
                self._look(key)

    def _look(self, key: str) -> None:
        frame = self.board.frame()
        if self.frames and self.frames[-1][:2] == (frame, key):
            self.frames[-1] = frame, key, self.frames[-1][2] + _STEP_MS
        else:
            self.frames.append((frame, key, _STEP_MS))

    def actions(self) -> list[int]:
        """What the journal of the game has; the power goes off for it."""
        self.board.power_off()
        found = []
        for path in self.board.list_files("/data"):
            if path.startswith("/data/game/"):
                for line in self.board.read_file(path).splitlines(keepends=True):
                    try:
                        words = unseal(line).split()
                    except BadLine:
                        continue
                    if len(words) == 2 and words[0].isdigit():
                        found.append(int(words[1]))
        return found


def plan() -> list[int]:
    """The actions of the film."""
    game = TheGame(1, seed=_SEED)
    for _ in range(_ACTIONS):
        game.apply_action(samples.choose(game))
    return game.history()


@cache
def keys() -> tuple[str, ...]:
    """The keys of each of the actions."""
    found: list[str] = []
    wanted = plan()
    while len(found) < len(wanted):
        found.append(next(way for way in _WAYS
                          if _does([*found, way], wanted[:len(found) + 1])))
    return tuple(found)


def _does(ways: list[str], wanted: list[int]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        with Film(Path(folder), "en", watch=False) as film:
            _play(film, ways)
            return film.actions() == wanted


def _play(film: Film, ways: list[str] | tuple[str, ...]) -> None:
    film.press(next(scene.keys for scene in scenes() if scene.name == "table_daily"))
    film.run(_ACTION_MS)
    for way in ways:
        film.press(way)
        film.run(_ACTION_MS)


def shot(language: str) -> list[tuple[Image.Image, str, int]]:
    """Frames of the film: display, key that is down, milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        with Film(Path(folder), language) as film:
            film.run(_ACTION_MS)
            _play(film, keys())
            film.run(_LAST_MS)
            return film.frames


def write(path: Path, frames: list[tuple[Image.Image, str, int]], scale: int = _SCALE) -> None:
    """As an animated PNG, which browsers show like any picture."""
    pictures = list(_pictures(frames, scale))
    pictures[0].save(path, save_all=True, append_images=pictures[1:], loop=0,
                     duration=[ms for *_, ms in frames])


def _pictures(frames: list[tuple[Image.Image, str, int]], scale: int) -> Iterator[Image.Image]:
    """The board around each frame, and light on the key that is down."""
    drawn = drawing.load(runpy.run_path(str(payload.board_file(BOARD))))
    view = drawing.View(drawn, scale, drawn["unit"] * scale)
    left, top = map(round, view.at("l t"))
    device = device_picture.picture(BOARD, frames[0][0], scale)
    places = {key["key"]: (view.at(key["at"]), key["size"][0] * view.unit / 2)
              for key in drawn["keys"] if "key" in key}
    for frame, key, _ in frames:
        picture = device.copy()
        picture.paste(device_picture.display(frame, scale, drawn.get("lit")), (left, top))
        if key:
            (x, y), r = places[key]
            glow = Image.new("RGBA", picture.size)
            ImageDraw.Draw(glow).ellipse((x - r, y - r, x + r, y + r), _GLOW)
            picture.alpha_composite(glow)
        yield picture


def write_all(folder: Path) -> None:
    for language in LANGUAGES:
        write(folder / f"moving_{language}.png", shot(language))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pictures.moving")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs"))
    write_all(parser.parse_args().folder)


if __name__ == "__main__":
    main()
