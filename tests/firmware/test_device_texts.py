"""What is said while the device plays fits, and so do its seats in the form of a new game."""

from functools import partial

import pytest

from tests.firmware.longest import GALLONETA
from tests.firmware.sizes import SIZES
from tests.firmware.test_strings import CODES, fits, form_of, text_of
from tests.firmware.test_table_texts import pixels
from tests.pure import font, width

SAID = {
    "seats": ("the_game", ("pass.trick", "device.draws", "device.draws_one", "device.ends"),
              ("89→99 +10",)),
    "take_that": ("take_that_match", ("pass.place", "pass.twist", "pass.take"), ()),
    "galloneta": ("galloneta", tuple(key for key in GALLONETA if key.startswith("pass.")
                                     and key != "pass.acts"), ()),
}
every = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
languages = pytest.mark.parametrize("code", CODES)


@every
@languages
@pytest.mark.parametrize("part", SAID)
def test_what_a_device_does_fits(size, code, part):
    game, keys, others = SAID[part]
    at, look = size.part(part), size.part("device")
    x, y, w, h = at.DEVICE
    assert x + w <= size.width and y + h <= size.height
    said = [text_of(size, game, code, key) for key in keys]
    for text in [*said, *others, text_of(size, "", code, "device.thinks")]:
        assert pixels(look.SAID_FONTS[-1], text) <= w - 2 * look.PAD - 4, text


@every
@languages
@pytest.mark.parametrize("suit", range(3))
def test_what_a_device_takes_fits(size, code, suit):
    look, form = size.part("device"), partial(form_of, size, "martes13_match", code)
    called = form(f"say.suit_{suit}")
    for said in (form("say.martes") % called, f"{called} 7"):
        text = form("device.takes" if size.at.COLOUR else "device.plus") % (said, 9)
        room = size.part("martes13").DEVICE[2] - 2 * look.PAD - 2
        assert pixels(look.SAID_FONTS[-1], text) <= room, text


@every
@languages
def test_seats_of_devices_fit_the_form(size, code):
    """In a single line the number of a seat may be alone."""
    label = text_of(size, "", code, "label.seat") + " 6" if size.two_lines else "6"
    for level in ("easy", "normal", "hard"):
        value = text_of(size, "", code, "device." + level)
        if size.two_lines:
            assert width(font(size.at.BODY), value) <= size.width - 2 * size.at.MARGIN, value
        else:
            fits(size, label, value)
