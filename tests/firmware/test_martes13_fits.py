"""What the table of Martes 13 says fits, in every language and size."""

import pytest

from tests.firmware.sizes import SIZES
from tests.firmware.test_strings import CODES, text_of
from tests.pure import font, width

GAME = "martes13_match"


def pixels(name: str, text: str) -> int:
    return width(font(name), text) - 1


@pytest.mark.parametrize("size", [size for size in SIZES if not size.at.COLOUR],
                         ids=lambda size: size.folder)
@pytest.mark.parametrize("code", CODES)
def test_what_a_card_would_take_is_said_in_words(size, code):
    """Below all piles, or in two lines within one; how many, and what they cost."""
    at, points = size.part("martes13"), text_of(size, "", code, "check.points")
    said, price = text_of(size, GAME, code, "say.takes"), f"0-12 {points}"
    if at.PILL[0]:
        w, h = at.PILL_SIZE
        assert max(pixels(at.SAY_FONT, each) for each in (said, price)) <= w + 2
        assert font(at.SAY_FONT).ascent - 2 <= h // 2
    else:
        assert pixels(at.SAY_FONT, f"{said}: {price}") < at.HEADER[0] - 1


@pytest.mark.parametrize("size", [size for size in SIZES if size.at.COLOUR],
                         ids=lambda size: size.folder)
@pytest.mark.parametrize("code", CODES)
def test_how_many_cards_are_taken_fits_the_pill(size, code):
    """The word, and a square for the number."""
    at = size.part("martes13")
    w, h = at.PILL_SIZE
    said = pixels(at.PILL_FONTS[-1], text_of(size, GAME, code, "act.take"))
    assert said + 4 + h - 4 <= w - 4
