"""Files of one value and figures that no board has written, and names that a PC may send."""

import pytest

from crupier.engine.lines import seal
from crupier.engine.records import dumps
from crupier.engine.the_game.options import LEVELS
from crupier.sim.virtual.board import VirtualBoard
from pictures import pads, samples
from storage import files, settings
from storage.history import GameStats, History, Tally
from storage.sums import load
from tests import eyes, flash_image, pure
from tests.firmware.console import Console
from tests.firmware.disk import head
from tests.firmware.hands import choose


def kept(*values) -> bytes:
    return "".join(seal(dumps(value)) for value in values).encode()


@pytest.mark.parametrize("name", ["settings", "boots", "ack", "game/current", "game/marks",
                                  "game/stood"])
@pytest.mark.parametrize("value", ['"x"', "[1]", "true", "null", '{"a":1}', "1.5", "1" + 30 * "0",
                                   "-7"])
def test_a_file_of_another_value_stops_no_board(tmp_path, name, value):
    """Settings and boots did, at every start."""
    game = samples.journal(samples.solo(1, "K7Q2MX"), [])
    with Console(tmp_path, {**game, f"/data/{name}": seal(value).encode()}) as console:
        assert b"Traceback" not in console.board.log
        assert console.board.running


def test_a_value_that_is_longer_than_any_is_not_read_as_a_whole(tmp_path):
    """One of 500 KB took all memory at every start."""
    path = tmp_path / "boots"
    path.write_bytes(kept("x" * 4000))
    assert files.load_value(str(path), "") == "x" * 4000
    path.write_bytes(kept("x" * 5000))
    with pytest.raises(ValueError):
        files.load_value(str(path), "")


@pytest.mark.parametrize("name", ["settings", "boots", "ack", "sums", "crashes", "game/current",
                                  "game/marks", "game/stood", "game/000001.000", "records/000001"])
def test_a_folder_in_the_place_of_a_file_stops_no_board(tmp_path, name):
    files = {**samples.settings(language="en"), **samples.journal(samples.solo(1, "K7Q2MX"), [])}
    files.pop(f"/data/{name}", None)
    path = tmp_path / "flash.img"
    flash_image.install(path, "pico_ssd1306")
    there = VirtualBoard(path, live=False, clock=None)
    there.write_files({**files, f"/data/{name}/x": b""})
    with there:
        there.run(4000)
        assert b"Traceback" not in there.log and there.running


@pytest.mark.parametrize("forged", [
    {"language": "xx"}, {"level": "hard"}, {"contrast": 0}, {"contrast": 10**30},
    {"names": [None]}, {"names": [""]}, {"names": [["Ana"]]}, {"names": ["Ana", "Ana"]},
    {"options": []}, {"options": {"galloneta": 1}}])
def test_settings_that_nobody_can_choose(tmp_path, forged):
    path = tmp_path / "settings"
    path.write_bytes(kept({"v": 1, "fire": True, **forged}))
    found = settings.Settings(str(path))
    name, = forged
    assert (found[name], found["fire"]) == (settings.DEFAULTS[name], True)


def test_the_choices_are_those_of_the_screens():
    assert settings._CHOICES["level"] == LEVELS
    languages = pure.load("ui/strings/__init__").LANGUAGES
    assert settings._CHOICES["language"] == ("", *(code for code, _ in languages))


KIND = ["kind", "the_game", [1, "standard", False],
        [4, 0, 1, 0, 2, 3, 121, [0, 1, 0, 1, 1, 1], [3, 17]]]
PLAYER = ["player", "take_that_table", "Ana", [1, 1, -20]]
GIVEN_UP = ["given_up", "martes13_table", None, 1]


def figures(at: int, value) -> list:
    return [*KIND[:3], [*KIND[3][:at], value, *KIND[3][at + 1:]]]


@pytest.mark.parametrize("bad", [
    7, [7], figures(0, "x"), figures(5, "x"), figures(7, [1]), figures(8, ["x"]), figures(8, None),
    [*KIND[:3], []], [*KIND[:2], 7, KIND[3]], [*PLAYER[:3], [0, 0, 0]], [*PLAYER[:3], ["x", 1, 1]],
    [*PLAYER[:2], 7, PLAYER[3]], [*PLAYER[:2], "", PLAYER[3]], [*GIVEN_UP[:3], "x"]])
def test_figures_of_older_games_that_are_none(tmp_path, bad):
    """They crashed the home screen; what can be read of them counts."""
    path = tmp_path / "sums"
    path.write_bytes(kept([1, 5, 6, 3], PLAYER, bad, GIVEN_UP))
    for _ in range(2):
        history = History()
        assert load(str(path), history, GameStats, Tally) == 5
        assert history.tallies("take_that_table")[0][0] == "Ana" and not history.kinds
        assert [each.name for each in (tmp_path / "damaged").iterdir()] == ["sums"]


@pytest.mark.parametrize("first", [7, [1], [1, "x", 6, 0], [1, 5, None, 0], [1, 5, 6, "x"]])
def test_a_first_line_of_figures_that_is_none(tmp_path, first):
    path = tmp_path / "sums"
    path.write_bytes(kept(first))
    history = History([head(3, result={"result": "ENDED", "left": 7, "rating": "excellent"})],
                      str(path))
    assert history.total_games == 1


@pytest.mark.parametrize("name", ["50%", "A%d", "%s"])
@pytest.mark.parametrize("board", ["picosystem", "pico_ssd1306"])
def test_names_with_a_percent_sign(tmp_path, board, name):
    """`crupier names` may send one. Who won a match with it stopped the PicoSystem for good."""
    played = pads.take_that(1)
    played["names"] = [name + letter for letter, _ in zip("abc", played["names"], strict=False)]
    path = tmp_path / "flash.img"
    flash_image.install(path, board)
    there = VirtualBoard(path, board, live=False, clock=None)
    there.write_files({**samples.settings(language="en"), **samples.record(
        played, pads.played(played, played["options"]["rounds"]))})
    with there:
        there.run(4000)
        assert b"Traceback" not in there.log


@pytest.mark.parametrize("changed", [
    {"players": "x"}, {"options": {}}, {"options": {"level": 7, "fire": False}},
    {"time": {"clock": "x"}}, {"time": {"clock": 10**15}}])
def test_the_list_of_the_last_games_shows_an_odd_one(tmp_path, changed):
    result = {"result": "ENDED", "left": 7, "rating": "excellent"}
    odd = {**samples.solo(1, "K7Q2MX"), "result": result, **changed}
    with Console(tmp_path, {"/data/records/000001": seal(dumps(odd) + " 1").encode()},
                 language="en") as console:
        choose(console, "History", "Last games")
        assert b"Traceback" not in console.board.log
        assert len(eyes.rows(console.frame())) > 0


@pytest.mark.parametrize("name", ["+1", "+", "+hard"])
def test_a_name_with_a_plus_is_no_device(tmp_path, name):
    """The figures of a game crashed, whenever they were opened."""
    played = pads.take_that(1)
    played["names"] = [name, *played["names"][1:]]
    sealed = samples.record(played, pads.played(played, played["options"]["rounds"]))
    with Console(tmp_path, sealed, language="en") as console:
        choose(console, "History", "Take That, score")
        assert b"Traceback" not in console.board.log
        assert any(name + " " in row for row in eyes.rows(console.frame()))
