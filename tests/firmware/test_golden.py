"""Every screen in every language looks as it did when somebody last looked at it.

`make golden` accepts the present pictures; look at them before you commit.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from host_tools import screens
from tests import eyes

GOLDEN = Path(__file__).parent.parent / "golden" / "128x64"
CASES = [(language, scene) for language in screens.LANGUAGES
         for scene in screens.scenes(language)]


@pytest.mark.parametrize("language, scene", CASES,
                         ids=[f"{language}-{scene.name}" for language, scene in CASES])
def test_screen_is_as_golden(language, scene, tmp_path, request):
    frame = screens.render(scene, language, tmp_path)
    if scene.name == "about":           # figures that change with every change
        blank = Image.new("L", (50, 30))
        frame.paste(blank, (78, eyes.basic.TITLE_H))
    golden = GOLDEN / language / (scene.name + ".png")
    if request.config.getoption("--accept-golden"):
        golden.parent.mkdir(parents=True, exist_ok=True)
        frame.convert("1").save(golden, optimize=True)
    assert golden.exists(), "no golden frame: look at the screen, then 'make golden'"
    wanted = Image.open(golden).convert("L")
    difference = ImageChops.difference(frame, wanted).getbbox()
    assert difference is None, f"differs within {difference}:\n{drawn(frame)}"


def drawn(frame: Image.Image) -> str:
    """A frame as text, two pixel rows a line."""
    pixels = frame.load()
    blocks = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    return "\n".join("".join(blocks[pixels[x, y] > 127, pixels[x, y + 1] > 127]
                             for x in range(frame.width)) for y in range(0, frame.height, 2))


def test_no_golden_frame_is_left_over():
    known = {(language, scene.name) for language, scene in CASES}
    assert {(path.parent.name, path.stem) for path in GOLDEN.glob("*/*.png")} == known
