"""What is said below a round that cannot be."""

import pytest

from pictures import samples
from tests import eyes
from tests.boards.hands import Hands
from tests.firmware.sheet import TYPICAL, entered, head
from tests.firmware.sizes import SIZES
from tests.firmware.test_strings import CODES, TEXTS, form_of, text_of
from tests.pure import layout


@pytest.mark.parametrize("code", CODES)
def test_what_is_amiss_fits_below_the_narrowest_round(code):
    size, = (size for size in SIZES if size.folder == "w64h128")
    for game in ("martes13_table", "take_that_table"):
        for noun in TEXTS[game, code]:
            if noun.startswith("noun.") and noun.endswith("_some"):
                for form in ("many", "few"):
                    said = form_of(size, game, code, f"check.{form}_some") % (
                        37, text_of(size, game, code, noun))
                    assert len(size.wrapped(said)) <= 2, said


def test_whose_cell_it_is_stands_whole_below_the_narrowest_round(tmp_path, micropython):
    """What needs more room stands without the name, which is above the cell."""
    at = layout("w64h128", "round")
    files = samples.settings(language="es") | samples.journal(head(4), entered(TYPICAL[:1]))
    with Hands(tmp_path, "waveshare_oled13", files) as hands:
        for lines in (("Beto: gatos,", "quedan 11"), ("Beto: espejos,", "quedan 12"),
                      ("escaleras,", "quedan 11"), ("Beto: Martes", "13, quedan 7")):
            frame = hands.frame()
            for i, line in enumerate(lines):
                assert any(eyes.written(frame, line, x, at.CHECK_Y + 8 * i, at.CHECK_FONT)
                           for x in range(20)), line
            hands.press("OK")
