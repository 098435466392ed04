"""A game or a record that is whole and that no board has written must stop nobody."""

import json

import pytest

from crupier.engine.lines import seal
from crupier.engine.records import dumps, encode, outcome, replay
from pictures import pads, samples
from storage.history import History
from storage.journal import Journal
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose

HEAD = pads.martes13(1, 3, 2)
LEFT = {"result": "ENDED", "left": 7, "rating": "excellent"}
SOLO = dict(samples.solo(1, "K7Q2MX"), result=LEFT)
WON = {"result": "FINISHED", "totals": [7, 9, 8], "winners": [0], "overridden": []}


def without(head):
    """The same, without one of the options that figures go by."""
    return [{**head, "options": {name: value for name, value in head["options"].items()
                                 if name != missing}} for missing in ("level", "fire")]


@pytest.mark.parametrize("head", [
    {**HEAD, "names": ["Ana"]}, {**HEAD, "names": []}, {**HEAD, "devices": ["easy"]},
    {**HEAD, "names": [], "players": None}, {**HEAD, "begun": "1"}, {**HEAD, "game": []},
    {**HEAD, "names": ["", "A", "B"]}, {**HEAD, "time": {"clock": 1.5}},
    samples.head(1, "martes13", 3, "S3"), *without(samples.solo(1, "K7Q2MX")),
    {**HEAD, "options": 7}])
def test_a_game_that_cannot_be_shown_is_set_aside(tmp_path, head):
    """It crashed at every start."""
    journal = {"/data/game/000001.000": seal(json.dumps(head)).encode()}
    with Console(tmp_path, journal) as console:
        assert b"Traceback" not in console.board.log
        console.press("OK")
        assert eyes.title(console.frame()) == "Crupier"
        console.board.power_off()
        assert console.board.read_file("/data/game/damaged/000001.000")


@pytest.mark.parametrize("seq", ["1", 2, True, None])
def test_a_game_of_another_number_is_set_aside(tmp_path, seq):
    """It crashed when it was given up, again and again."""
    journal = seal(dumps({**HEAD, "seq": seq})).encode()
    with Console(tmp_path, {"/data/game/000001.000": journal}) as console:
        console.press("OK")
        assert eyes.title(console.frame()) == "Crupier"


@pytest.mark.parametrize("said", [
    7, [7], [[0, 4, 0, 0]], [[0, 0, 2, 0]], [[0, -1, 0, 0]], [[0, 0, 0, "0"]], [[0, 0.5, 0, 0]],
    [[0, 0, 0]], {"0": 1}, "4444"])
def test_marks_that_nobody_leaves(tmp_path, said):
    """Those of a pile that is none crashed at every start."""
    journal = Journal(str(tmp_path))
    journal.start(HEAD)
    (tmp_path / "marks").write_text(seal(json.dumps([HEAD["seq"], said])))
    assert journal.load_marks() == []


@pytest.mark.parametrize("changed", [
    {"names": ["Ana"]}, {"devices": ["easy"]}, {"result": {**WON, "totals": [7]}},
    {"result": {}}, {"result": 7}, {"time": None}, {"game": []}, {"seed": None}, {"options": 7}])
def test_a_record_that_cannot_be_counted(changed, capsys):
    history = History([{**HEAD, "result": WON}, {**HEAD, "seq": 2, "result": WON, **changed}])
    assert history.total_games == 1 and history.last() == [1]


@pytest.mark.parametrize("head", without(SOLO))
def test_a_record_that_does_not_say_what_was_chosen(head):
    history = History([SOLO, {**head, "seq": 2}])
    assert history.total_games == 1 and history.kinds_of("the_game") == [(1, "standard", False)]


def record(head, actions, **changed):
    """Files of /data: a record that says something else than its actions."""
    text = encode({**head, "result": outcome(replay(head, actions)), **changed}, actions)
    return {"/data/records/000001": seal(text).encode()}


@pytest.mark.parametrize("head, claim", [
    (samples.head(1, "galloneta", 2, "S3"), {"result": "WIN", "winner": 0}),
    (samples.solo(1, "K7Q2MX"), {"points": [1], "result": "WIN"})])
def test_what_is_shown_of_a_record_is_what_the_rules_say(tmp_path, head, claim):
    """Without "by", or "left", the board crashed."""
    pictures = []
    for changed in ({}, {"result": claim}):
        actions = samples.at_random(head)
        with Console(tmp_path, record(head, actions, **changed)) as console:
            choose(console, "Historial", "Últimas")
            console.press("OK", "OK", "OK")
            pictures.append(console.frame().tobytes())
            assert b"Traceback" not in console.board.log
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("head", [SOLO, {**HEAD, "result": WON}])
def test_a_record_that_cannot_be_replayed_says_so(tmp_path, head):
    """OK on one crashed the board."""
    files = {"/data/records/000001": seal(encode(head, [1 << 29])).encode()}
    with Console(tmp_path, files) as console:
        choose(console, "Historial", "Últimas")
        console.press("OK")
        before = console.frame()
        console.press("OK")
        assert eyes.title(console.frame()) == "Aviso"
        console.press("OK")
        assert console.frame().tobytes() == before.tobytes()
        assert b"Traceback" not in console.board.log
