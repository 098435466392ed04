"""What is said below a round that cannot be."""

import pytest

from tests.firmware.sizes import SIZES
from tests.firmware.test_strings import CODES, TEXTS, form_of, text_of


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
