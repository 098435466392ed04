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
    for key, cost in (("say.takes", "0-12"), ("say.takes_one", "0-1")):
        said, price = text_of(size, GAME, code, key), f"{cost} {points}"
        if at.PILL[0]:
            w, h = at.PILL_SIZE
            assert max(pixels(at.SAY_FONT, each) for each in (said, price)) <= w + 2
            assert font(at.SAY_FONT).ascent - 2 <= h // 2
        else:
            assert pixels(at.SAY_FONT, f"{said}: {price}") < at.HEADER[0] - 1
