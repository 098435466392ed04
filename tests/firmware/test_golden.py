"""Every screen in every size and language looks as it did when somebody last looked at it.

`make golden` accepts the present pictures; look at them before you commit.
"""

import re
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from pictures import screens
from pictures.scenes import basics, scenes, ways
from pictures.scenes.scene import COLOUR, TITLE
from tests import eyes
from tests.pure import layout

GOLDEN = Path(__file__).parent.parent / "golden"
CASES = [(size, language, scene) for size in screens.SIZES for language in screens.LANGUAGES
         for scene in scenes(size)]
# Of the lessons, each table in one size; the others are looked at in the long run.
_LESSONS = {("128x64", "how_to"), ("128x64", "lesson_galloneta"), ("64x128", "lesson_the_game"),
            ("240x135", "lesson_take_that"), ("240x240", "lesson_martes13"),
            ("240x240", "lesson_wrong")}
_OF_LESSONS = {scene.name for scene in basics.lessons()}
# On each of the table themes.
IN_CONTRAST = "home", "table", "match", "line_twist", "board_duel", "history"
IN_ENGLISH = {("128x64", name) for names in screens.README.values() for name in names}


# The default run sees a scene in one size with colours and in one without: every third in these,
# each another one.
_THIRDS = {"64x128": 0, "240x135": 1}
_OTHERS = {"128x64": 0, "240x240": 1}
_NUMBERS = {scene.name: number for number, scene in enumerate(scenes())}


def usual(size, language, scene):
    """The default run sees all in Spanish, whose texts are longer, in one size with colours and
    one without; some in English.
    """
    place = size, scene.name
    if scene.name in _OF_LESSONS:
        return (language == "es" and place in _LESSONS) or place in IN_ENGLISH
    third = _NUMBERS[scene.name] % 3
    chosen = third == _THIRDS[size] if size in _THIRDS else third != _OTHERS[size]
    return (language == "es" and (chosen or bool(scene.sizes))) or place in IN_ENGLISH


def cases():
    """Scenes on the way to another one are seen on the same board."""
    for size, language in product(screens.SIZES, screens.LANGUAGES):
        for marks, wanted in ((), True), (pytest.mark.long, False):
            for way in ways(scene for scene in scenes(size)
                            if usual(size, language, scene) == wanted):
                names = "+".join(scene.name for scene in way)
                yield pytest.param(size, language, way, marks=marks,
                                   id=f"{size}-{language}-{names}")


@pytest.mark.parametrize("size, language, way", list(cases()))
def test_screens_are_as_golden(size, language, way, tmp_path, request):
    folder = GOLDEN / size / language
    shown = screens.render(way[-1], language, size, tmp_path, way[:-1])
    wrong = []
    for scene in way:
        frames = {name: frame for name, frame in shown.items()
                  if re.fullmatch(pattern(scene), name)}
        if scene.changing:
            hide_values(frames[scene.name], size, scene.changing)
        if request.config.getoption("--accept-golden"):
            accept(folder, scene, frames)
        wrong += differences(folder, scene, frames)
    assert not wrong, "\n".join(wrong)


def differences(folder, scene, frames):
    """What to say of frames that are not as golden; nothing if all are."""
    if {name for name in kept(folder) if re.fullmatch(pattern(scene), name)} != frames.keys():
        yield f"{scene.name}: a frame more or less: look at the screens, then 'make golden'"
        return
    for name, frame in frames.items():
        wanted = Image.open(folder / f"{name}.png").convert(frame.mode)
        difference = ImageChops.difference(frame, wanted).getbbox()
        if difference is not None:
            yield f"{name} differs within {difference}:\n{drawn(frame)}"


@cache
def kept(folder):
    """Names of all golden frames there."""
    return [path.stem for path in folder.glob("*.png")]


def pattern(scene):
    """Names of its golden frames, as a regular expression."""
    return scene.name + (r"_\d\d" if scene.walk else "")


def accept(folder, scene, frames):
    folder.mkdir(parents=True, exist_ok=True)
    for name in kept(folder):
        if re.fullmatch(pattern(scene), name) and name not in frames:
            (folder / f"{name}.png").unlink()
    for name, frame in frames.items():
        picture = frame.convert("1") if frame.mode == "L" else screens.few_colours(frame)
        picture.save(folder / f"{name}.png", optimize=True)
    kept.cache_clear()


def hide_values(frame: Image.Image, size: str, rows: tuple[int, ...]) -> None:
    """Blackens the values of these rows of a menu."""
    at = layout(f"w{size.replace('x', 'h')}", "basic")
    for row in rows:
        x, y, w, h = values(at, frame.width, row)
        frame.paste(0, (x, y, x + w, y + h))


def values(at, width: int, row: int) -> tuple[int, int, int, int]:
    """Where the value of a row stands: on the right, or in the second line; or the title."""
    if row == TITLE:
        return 0, 0, width, at.TITLE_H
    y = at.TITLE_H + row * at.ROW_H
    if at.ROW_LINES_Y:
        return 0, y + at.ROW_LINES_Y[1], width, at.ROW_H - at.ROW_LINES_Y[1]
    label = width * 3 // 5
    return label, y, width - label, at.ROW_H


def drawn(frame: Image.Image) -> str:
    """A frame as text, two pixel rows a line."""
    grey = frame.convert("L")
    pixels = grey.load()
    blocks = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    return "\n".join("".join(blocks[pixels[x, y] > 127, y + 1 < grey.height and
                                    pixels[x, y + 1] > 127] for x in range(grey.width))
                     for y in range(0, grey.height, 2))


def in_contrast():
    """Some by default, in the long run all but those that say which theme it is, or have no
    settings; settings_contrast is golden itself.
    """
    for size in COLOUR:
        for scene in scenes(size):
            if "theme" not in scene.settings and "settings" not in scene.name:
                yield pytest.param(size, scene, id=f"{size}-{scene.name}",
                                   marks=() if scene.name in IN_CONTRAST else pytest.mark.long)


@pytest.mark.parametrize("size, scene", list(in_contrast()))
def test_the_other_theme_has_other_colours_and_nothing_else(size, scene, tmp_path):
    """So what golden frames show holds for both: each colour has become one other."""
    shown = screens.render(replace(scene, settings={**scene.settings, "theme": 1}), "es", size,
                           tmp_path)
    for name in [name for name in shown if re.fullmatch(pattern(scene), name)]:
        if scene.changing:
            hide_values(shown[name], size, scene.changing)
        golden = Image.open(GOLDEN / size / "es" / f"{name}.png").convert("RGB")
        before, after = ([data[i:i + 3] for i in range(0, len(data), 3)]
                         for data in (golden.tobytes(), shown[name].tobytes()))
        pairs = set(zip(before, after, strict=True))
        assert len(pairs) == len(set(before)) and set(before) != set(after), name


@pytest.mark.parametrize("name, asks", [
    ("end_game", "Sure?"), ("burn", "Cover the flame!"), ("give_up", "Give up?"),
    ("running", "Give up?"), ("board_left", "Sure?"), ("line_sure", "Sure?"),
    ("entry_impossible", "Check this round")])
def test_scenes_of_questions_show_them(name, asks):
    """The cursor may have come to stand on another card since."""
    assert eyes.title(Image.open(GOLDEN / f"128x64/en/{name}.png").convert("L")) == asks


def test_no_golden_frame_is_left_over():
    known: dict[Path, list[str]] = {}
    for size, language, scene in CASES:
        known.setdefault(GOLDEN / size / language, []).append(pattern(scene))
    for folder, patterns in known.items():
        wanted = re.compile("|".join(patterns))
        assert not [path for path in folder.iterdir() if not wanted.fullmatch(path.stem)]
    assert set(GOLDEN.glob("*/*")) == known.keys()
