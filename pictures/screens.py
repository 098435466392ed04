"""Every screen of the device as pictures:  python -m pictures.screens [folder] [options]

The golden frames of the tests and the pictures of the README are made of the same scenes
(pictures/scenes). With --only, each frame that fits is a picture of its own in the
folder.
"""

import argparse
import re
import runpy
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path

from PIL import Image, ImageOps

from crupier.build import payload
from crupier.sim.virtual import files, image
from crupier.sim.virtual.board import VirtualBoard
from crupier.sim.virtual.flash import BLOCK, BLOCKS
from crupier.words import languages
from pictures import device_picture, dichromat, moving, samples, wiring
from pictures.scenes import scenes
from pictures.scenes.scene import WAIT, Scene

LANGUAGES = moving.LANGUAGES     # of documents and golden frames; --only shows all of them
# Sizes of display, and a board with each.
SIZES = {"128x64": "pico_ssd1306", "64x128": "waveshare_oled13", "240x135": "pico_display",
         "240x240": "picosystem"}
# Pictures of the README: name, scenes.
README = {
    "solo": ("home", "table_daily", "table_trick", "table_fire", "burn", "over_win"),
    "dealt": ("seats_look", "seats", "line_place", "line_twist", "board_target", "board_duel"),
    "martes13": ("new_match_names", "match", "entry_six", "live", "round", "podium"),
}
_README_SIZE = "240x240"
# What there is to tell apart by colour.
_COLOURFUL = ("table", "table_fire", "table_ready", "live", "live_martes13", "entry_six",
              "aces_entry_full", "settings")
# Pixels per dot of the display in the picture of a board.
_BOARD_SCALE = {"128x64": 3, "64x128": 3, "240x135": 2, "240x240": 2}
_KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "NEXT")
_LIT, _DARK, _BEZEL = (0xD6, 0xE8, 0xFF), (4, 6, 10), (0x20, 0x22, 0x28)
_BOOT_MS = 1700                 # a flame that flickers is lit then
_SETTLE_MS = 40
_TRAVEL_MS = 700                # cards that are under way have arrived
_ALONE_MS = 12_000               # of what happens without a key
_LONGEST_WALK = 60              # frames
_SHEET = 1600                   # pixels that a contact sheet is wide, at most


def render(scene: Scene, language: str, size: str, folder: Path,
           before: Sequence[Scene] = ()) -> dict[str, Image.Image]:
    """The frames of a scene by name, on a board of its own in a scratch folder.

    before: scenes on the way to it, whose frames are wanted, too; see ways().
    """
    flash = folder / "scene.img"
    flash.write_bytes(installed(SIZES[size]))
    board = VirtualBoard(flash, SIZES[size], live=False, clock=scene.clock)
    board.description["KEYS"] += missing_keys(board.description)
    settings = {"language": language, **scene.settings}
    board.write_files({**samples.settings(**settings), **scene.files})
    if scene.free is not None:
        fill(flash, scene.free)
    with board:
        board.run(_BOOT_MS)
        frames: dict[str, Image.Image] = {}
        shown: list[Image.Image] = []       # before each key
        pressed = 0
        for each in (*before, scene):
            keys = each.keys.split()
            for key in keys[pressed:]:
                if scene.walk:
                    shown.append(board.frame())
                _press(board, key)
            pressed = len(keys)
            if keys:
                board.run(_TRAVEL_MS)
            if each.alone:
                if "usb" in board.description.get("BATTERY", {}):
                    board.drive(board.description["BATTERY"]["usb"], 1)
                board.advance(each.alone)
                board.run(_ALONE_MS)
            if each.walk:
                frames.update(_walk(board, each, shown[-each.end]))
            else:
                frames[each.name] = board.frame()
        if b"Traceback" in board.log and scene.name != "crash":
            raise RuntimeError(f"{scene.name}: {board.log.decode()}")
        return frames


def _press(board: VirtualBoard, key: str) -> None:
    if key == WAIT:
        board.run(_TRAVEL_MS)
        return
    board.press(key)
    board.run(_SETTLE_MS)


def _walk(board: VirtualBoard, scene: Scene, end: Image.Image) -> Iterator[tuple]:
    """Name and frame of all screens up to the one that looks like `end`."""
    steps = cycle(scene.walk.split(","))
    for number in range(1, _LONGEST_WALK):
        frame = board.frame()
        if frame == end:
            return
        yield f"{scene.name}_{number:02d}", frame
        for key in next(steps).split():
            _press(board, key)
    raise RuntimeError(f"{scene.name} does not lead back")


@cache
def installed(board_id: str) -> bytes:
    """A flash image with the firmware, for a board that has every logical key.

    Boards lack some, and all screens can be reached without them; but so one list of scenes
    shows all sizes.
    """
    with tempfile.TemporaryDirectory() as folder:
        flash = Path(folder, "flash.img")
        image.install(flash, board_id)
        source = files.read(flash, "/crupier/board.py")
        missing = missing_keys(VirtualBoard(flash, board_id).description)
        files.write(flash, {"/crupier/board.py": source + f"\nKEYS += {missing!r}\n".encode()})
        return flash.read_bytes()


def fill(flash: Path, free: int) -> None:
    """Leaves about so many bytes free."""
    with files.mounted(flash) as fs:
        left = (BLOCKS - fs.used_block_count) * BLOCK
        files.put(fs, "/data/big", bytes(left - free))


def missing_keys(board: dict) -> tuple[tuple[str, int], ...]:
    """The logical keys that a board lacks, on pins that it does not use."""
    parts = (board["DISPLAY"], dict(board["KEYS"]),
             *(board.get(name, {}) for name in ("LED", "BUZZER", "BATTERY")))
    used = {value for part in parts for value in part.values()}
    present = {key for key, _ in board["KEYS"]}
    return tuple(zip([key for key in _KEYS if key not in present],
                     [pin for pin in range(29) if pin not in used], strict=False))


def enlarged(frame: Image.Image, scale: int) -> Image.Image:
    """A frame with crisp pixels, one of an OLED in its colours, and a margin."""
    panel = frame.resize((frame.width * scale, frame.height * scale), Image.Resampling.NEAREST)
    picture = Image.new("RGB", (panel.width + 8 * scale, panel.height + 8 * scale), _BEZEL)
    if panel.mode == "L":
        panel = ImageOps.colorize(panel, black=_DARK, white=_LIT)
    picture.paste(panel, (4 * scale, 4 * scale))
    return picture


def sheet(pictures: list[Image.Image], columns: int) -> Image.Image:
    """Pictures of one size side by side."""
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    whole = Image.new("RGB", (columns * width, rows * height), _BEZEL)
    for i, picture in enumerate(pictures):
        whole.paste(picture, (i % columns * width, i // columns * height))
    return whole


def few_colours(picture: Image.Image) -> Image.Image:
    """The same with a palette, which makes small files. At most 256 colours."""
    data = picture.tobytes()
    pixels = [data[i:i + 3] for i in range(0, len(data), 3)]
    number = {colour: i for i, colour in enumerate(sorted(set(pixels)))}
    few = Image.frombytes("P", picture.size, bytes([number[colour] for colour in pixels]))
    few.putpalette(b"".join(number))
    return few


def write_all(target: Path) -> None:
    """Contact sheets of all sizes and languages, and the pictures of documents and boards."""
    for size in SIZES:
        for language in LANGUAGES:
            frames = dict(_frames(size, language, ""))
            small = frames["home"].width < 200
            pictures = {name: enlarged(frame, 2 if small else 1)
                        for name, frame in frames.items()}
            columns = _SHEET // pictures["home"].width
            _save(sheet(list(pictures.values()), columns), target / f"all_{size}_{language}.png")
            if size == _README_SIZE:
                for name, chosen in README.items():
                    _save(sheet([pictures[scene] for scene in chosen], 3),
                          target / f"{name}_{language}.png")
        if frames["home"].mode == "RGB":
            seen = [pictures[name] for name in _COLOURFUL]
            simulated = dichromat.seen(few_colours(sheet(seen, len(seen)))).convert("RGB")
            _save(sheet([sheet(seen, len(seen)), simulated], 1), target / f"seen_{size}.png")
        _write_boards(size, frames["table"])
    wiring.write_all()
    moving.write_all(target)


def _write_boards(size: str, frame: Image.Image) -> None:
    """boards/<id>/picture.png of all boards with this size of display."""
    for board_id in payload.board_ids():
        folder = payload.board_file(board_id).parent
        display = runpy.run_path(str(folder / "board.py"))["DISPLAY"]
        if size == f"{display['width']}x{display['height']}":
            picture = device_picture.picture(board_id, frame, _BOARD_SCALE[size])
            picture.save(folder / "picture.png", optimize=True)


def _save(picture: Image.Image, path: Path) -> None:
    few_colours(picture).save(path, optimize=True)


def _frames(size: str, language: str, only: str) -> Iterator[tuple[str, Image.Image]]:
    """Name and picture of all frames whose scene's name holds the pattern."""
    with tempfile.TemporaryDirectory() as scratch:
        for scene in scenes(size):
            if re.search(only, scene.name):
                yield from render(scene, language, size, Path(scratch)).items()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pictures.screens")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs"))
    parser.add_argument("--only", metavar="PATTERN", help="only scenes with such a name (regular "
                        "expression), each frame as <folder>/<size>_<language>_<name>.png")
    parser.add_argument("--size", choices=SIZES, help="only this size (with --only)")
    parser.add_argument("--language", choices=languages(), help="only this one (with --only)")
    parser.add_argument("--scale", type=int, default=4, help="of single frames")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if chosen.only is None:
        write_all(chosen.folder)
        return
    for size in [chosen.size] if chosen.size else SIZES:
        for language in [chosen.language] if chosen.language else languages():
            for name, frame in _frames(size, language, chosen.only):
                path = chosen.folder / f"{size}_{language}_{name}.png"
                enlarged(frame, chosen.scale).save(path)
                print(path)


if __name__ == "__main__":
    main()
