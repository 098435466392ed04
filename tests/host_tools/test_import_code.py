"""`crupier import --code`: codes from displays, as pictures and as texts."""

import json
import random
from pathlib import Path

import pytest
from PIL import Image, ImageFilter

from crupier import cli
from crupier.engine.codes import code_of
from crupier.engine.records import decode
from crupier.scores.library import Library
from pictures import screens
from tests.host_tools import scores

GOLDEN = Path(__file__).parent.parent / "golden"
_DOT = 12       # pixels of a photograph's original for each pixel of a display


def photo(size, shrunk, turned, blur, gaps):
    """The code on a display as a phone sees it. shrunk: pixels of the photo for each of the
    display; gaps: dark lines between its pixels, in twelfths."""
    glass = Image.open(GOLDEN / size / "es/code.png").convert("L")
    large = glass.resize((glass.width * _DOT, glass.height * _DOT), Image.Resampling.NEAREST)
    for x in range(0, large.width, _DOT):
        large.paste(10, (x, 0, x + gaps, large.height))
    for y in range(0, large.height, _DOT):
        large.paste(10, (0, y, large.width, y + gaps))
    large = large.rotate(turned, expand=True, fillcolor=15)
    seen = large.resize((int(large.width * shrunk / _DOT), int(large.height * shrunk / _DOT)),
                        Image.Resampling.LANCZOS).filter(ImageFilter.GaussianBlur(blur))
    noise = Image.effect_noise(seen.size, 12)
    return Image.blend(seen, noise, 0.06)


@pytest.fixture
def imported(tmp_path, capsys):
    """imported(code): (exit status, error, games in the library)."""
    def run(code):
        target = tmp_path / "library.sqlite"
        status = cli.main(["import", "--code", str(code), "--library", str(target), "--json"])
        out, error = capsys.readouterr()
        if status:
            return status, error, 0
        with Library(target) as library:
            assert all(game.verified for game in library.games())
            return status, json.loads(out), library.count()
    return run


def test_a_text_and_a_link_are_imported_once(imported):
    for code, new in zip(scores.sample()[:3], (1, 1, 1), strict=True):
        text = code_of(*decode(code))
        assert imported(text)[1]["new"] == new
        assert imported(f" https://example.org/#{text}\n")[1]["known"] == 1
    assert imported(text)[2] == 3


@pytest.mark.parametrize("size", screens.SIZES)
def test_a_picture_of_each_display_is_read(imported, size):
    assert imported(GOLDEN / size / "es/code.png")[2] == 1


@pytest.mark.parametrize("size, shrunk, least", [
    ("240x240", 2.1, 4), ("240x135", 3.0, 4), ("128x64", 4.6, 3), ("64x128", 4.6, 3)])
def test_photographs_are_read(imported, tmp_path, size, shrunk, least):
    """Of four; where a module is one pixel, some may fail."""
    path, read = tmp_path / "photo.png", 0
    for turned, blur, gaps in ((0, 0.8, 1), (4, 1.5, 1), (-9, 1.5, 3), (13, 2.2, 3)):
        photo(size, shrunk, turned, blur, gaps).save(path)
        read += imported(path)[0] == 0
    assert read >= least


def test_what_is_no_code_says_what_to_do(imported, tmp_path):
    code = code_of(*decode(scores.sample()[0]))
    letters = list(code)
    random.Random(1).shuffle(letters)
    blank, torn = tmp_path / "blank.png", tmp_path / "torn.png"
    Image.new("L", (300, 300), 200).save(blank)
    torn.write_bytes(blank.read_bytes()[:60])
    for source, status, said in ((code[:-1], 6, "whole text"), ("".join(letters), 6, "whole text"),
                                 ("", 6, "no code"), ("123456", 6, "no code"),
                                 ("9" * 5000, 6, "whole text"),
                                 (blank, 1, "sharper picture"), (torn, 1, "not a picture")):
        found = imported(source)
        assert found[0] == status and said in found[1], source
