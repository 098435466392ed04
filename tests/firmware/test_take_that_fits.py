"""What the table of Take That says fits, in every language and size."""

import pytest

from tests.firmware.sizes import SIZES, Size
from tests.firmware.test_strings import CODES, TEXTS, text_of
from tests.pure import font, width

GAME = "take_that_match"
every = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
languages = pytest.mark.parametrize("code", CODES)


def pixels(name: str, text: str) -> int:
    return width(font(name), text) - 1


@every
@languages
def test_sentences_fit_in_the_place_of_the_ruler(size, code):
    at = size.part("take_that")
    _, _, w, h = at.SAID
    for key in TEXTS[GAME, code]:
        if key.startswith("say."):
            lines = Size.wrap_in(at.SAY_FONT, text_of(size, GAME, code, key), w - 2)
            assert max(pixels(at.SAY_FONT, line) for line in lines) <= w - 2, key
            cap = len(font(at.SAY_FONT).glyphs["0"].rows)
            assert (len(lines) - 1) * at.SAY_STEP + cap <= h, (key, lines)


@every
@languages
def test_what_can_be_done_fits_its_buttons(size, code):
    at = size.part("take_that")
    for key, (_, _, w, _) in zip(("act.place", "act.twist", "act.take"), at.ACTS, strict=True):
        label = text_of(size, GAME, code, key)
        if key == "act.take" and not at.SUB_FONT:
            label += " -45"
        assert pixels(at.ACT_FONT, label) <= w - 2, label       # on a ground when it is chosen
        below = {"act.place": ("cost.place", "cost.far", "cost.any"), "act.take": ("cost.take",)}
        for each in below.get(key, ()) if at.SUB_FONT else ():
            assert pixels(at.SUB_FONT, text_of(size, GAME, code, each)) <= w - 2, each
    for key in ("act.pass", "act.on"):
        assert pixels(at.ACT_FONT, text_of(size, GAME, code, key)) <= at.ACTS[at.PASS][2]


@every
def test_numbers_in_the_row_keep_off_their_frames(size):
    at = size.part("take_that")
    assert pixels(at.OLD_FONT, "88") <= at.OLD_W - 4
    assert pixels(at.END_FONT, "88") <= at.END_W - at.END_GAP - 2


@every
def test_a_long_row_is_shown_whole(size):
    """Of 37 older cards, which one row in a hundred exceeds; 20 where the display is narrow. None
    of their numbers touches another one.
    """
    at = size.part("take_that")
    wide, high = at.LINE[2] - 2 * at.LINE_PAD - at.END_W, max(at.END_H, at.MANY_H)
    assert at.LINE_DOWN + high <= at.LINE[3]
    held = []
    for step, row, name in at.MANY:
        assert pixels(name, "88") <= step - 2 and len(font(name).glyphs["8"].rows) < row
        held.append(wide // step * ((high + 1) // row))
    assert held == sorted(held) and held[0] > (wide // at.OLD_W)
    assert held[-1] >= (20 if size.at.NARROW else 36)


@every
@languages
def test_what_has_been_done_fits_while_the_device_is_handed_over(size, code):
    at = size.part("hand_over")
    _, _, w, _ = at.LINE
    room = w - 2 * at.LINE_PAD
    for key in ("pass.place", "pass.twist", "pass.take"):
        said = text_of(size, GAME, code, key)
        more = pixels(at.LINE_FONT, " 9/9") + 30 if at.LINES == 1 else 0
        assert pixels(at.LINE_FONT, said) + more <= room, said
    assert pixels(at.KEY_FONT, "OK") + 12 + pixels(
        at.KEY_FONT, text_of(size, GAME, code, "pass.show")) <= at.BOX[2] - 4
    assert pixels(at.GIVE_FONT, text_of(size, GAME, code, "pass.give")) <= at.BOX[2] - 2
