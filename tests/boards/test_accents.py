"""Letters with accents are higher than others: nothing of them stays on the display at the table
of The Game, as hands.py sees to.
"""

import pytest

from pictures import samples
from tests.boards import each_board
from tests.boards.hands import Hands
from tests.boards.test_seats import head_of

PEOPLE = ["Ñu", "Ángela", "Óscar", "Úrsula", "Íñigo"]
DEVICES = {0: "Kibot", 1: "Zubot", 3: "Wobot"}
_KEYS = 24                      # round the hand, and all that stands beside it
every = pytest.mark.parametrize("board_id", each_board("pico_ssd1306", "picosystem"))


def seated(folder, board_id, devices):
    seats = range(len(PEOPLE))
    head = dict(head_of(5, "ACCENTS"), names=[devices.get(i, PEOPLE[i]) for i in seats])
    if devices:
        head["devices"] = ["easy" if i in devices else None for i in seats]
    return Hands(folder, board_id, samples.settings(language="es", names=PEOPLE)
                 | samples.journal(head, []))


@every
def test_those_of_the_others_beside_a_hand(tmp_path, micropython, board_id):
    with seated(tmp_path, board_id, {}) as hands:
        for _ in range(2):
            hands.press("OK")
            hands.press(*[hands.on] * _KEYS)
        assert not hands.complaints()


@every
def test_those_of_people_while_devices_play(tmp_path, micropython, board_id):
    with seated(tmp_path, board_id, DEVICES) as hands:
        hands.press(*[hands.on] * _KEYS)
        assert not hands.complaints()
