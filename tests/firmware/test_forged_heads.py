"""A game or a record that is whole and that no board has written must stop nobody."""

import pytest

from crupier.pictures import demo, demo_dealt, demo_match
from storage.history import History
from tests import eyes
from tests.firmware.console import Console

HEAD = demo_match.new_head(1, 3, 2)
WON = {"result": "FINISHED", "totals": [7, 9, 8], "winners": [0], "overridden": []}


@pytest.mark.parametrize("head", [
    {**HEAD, "names": ["Ana"]}, {**HEAD, "names": []}, {**HEAD, "devices": ["easy"]},
    {**HEAD, "names": [], "players": None}, {**HEAD, "begun": "1"},
    demo_dealt.head(1, "martes13", 3, "S3")])
def test_a_game_that_cannot_be_shown_is_set_aside(tmp_path, head):
    """It crashed at every start."""
    with Console(tmp_path, demo.journal(head, [])) as console:
        assert b"Traceback" not in console.board.log
        console.press("OK")
        assert eyes.title(console.frame()) == "Crupier"
        console.board.power_off()
        assert console.board.read_file("/data/game/damaged/000001.000")


@pytest.mark.parametrize("changed", [
    {"names": ["Ana"]}, {"devices": ["easy"]}, {"result": {**WON, "totals": [7]}},
    {"result": {}}, {"result": 7}, {"time": None}])
def test_a_record_that_cannot_be_counted(changed, capsys):
    history = History([{**HEAD, "result": WON}, {**HEAD, "seq": 2, "result": WON, **changed}])
    assert history.count == 1 and [head["seq"] for head in history.last()] == [1]
