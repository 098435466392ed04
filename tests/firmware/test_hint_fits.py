"""Why a hint says what it says fits in its place over the table, in every language and size."""

import pytest

from tests.firmware.sizes import SIZES, Size
from tests.firmware.test_strings import CODES, TEXTS, text_of
from tests.pure import font, width

PARTS = {"martes13_match": "martes13", "take_that_match": "take_that", "galloneta": "galloneta"}
_TIE = 21       # what stands before it, but on narrow displays


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", PARTS)
def test_reasons_fit(size, code, game):
    _, _, w, h, *_, name = size.part(PARTS[game]).HINT
    room = w - (4 if size.at.NARROW else _TIE)
    for key in TEXTS[game, code]:
        if key.startswith(("hint.", "remark.")):
            lines = Size.wrap_in(name, text_of(size, game, code, key), room)
            assert max(width(font(name), line) - 1 for line in lines) <= room, (key, lines)
            high = len(font(name).glyphs["0"].rows)
            assert len(lines) * (high + 1) < h, (key, lines)
