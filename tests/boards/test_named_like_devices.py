"""People who are called like devices."""

import pytest

from pictures import samples
from tests.boards.hands import Hands

NAMES = ["Kibot", "Zubot", "Wobot", "Yabot", "Xebot", "Qubot"]


@pytest.mark.parametrize("line", ["pppppn", "nhehnp"])
def test_a_form_where_all_names_of_devices_are_taken(tmp_path, micropython, line):
    """A PC can send such names: no device found one, and the form crashed whenever it opened."""
    contents = samples.settings(language="en", names=NAMES, line=line)
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.choose(1)                         # Martes 13, for three to six
        hands.press("OK", "BACK")
        hands.board.run(500)
        log = hands.board.log
        assert not hands.complaints() and b"Traceback" not in log
