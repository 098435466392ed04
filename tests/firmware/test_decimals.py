"""Decimals on the display: a comma in Spanish, a point in English."""

import pytest

from pictures import pads, samples
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose
from tests.pure import FIRMWARE, font

_WAYS = {"es": ("Historial", "Galloneta, puntos"), "en": ("History", "Galloneta, score")}


@pytest.mark.parametrize("language, mark", [("es", ","), ("en", ".")])
def test_each_language_has_its_mark(tmp_path, language, mark):
    head = pads.galloneta(5, 3)
    past = samples.record(head, pads.played(head, 3))
    with Console(tmp_path, past, language=language) as console:
        choose(console, *_WAYS[language])
        assert eyes.rows(console.frame())[0].split() == ["Ana", "1/1", f"1{mark}5"]


@pytest.mark.parametrize("name", sorted(path.stem for path in (FIRMWARE / "ui/fonts").glob("*")))
def test_every_font_has_both_marks_of_one_width(name):
    """Or a number would fit in one language alone."""
    point, comma = (font(name).glyphs[mark] for mark in ".,")
    assert point.rows != comma.rows and comma.rows
    assert name == "G7" or point.advance == comma.advance
