"""Every board: its data can be true, and its README says the same."""

import re
import runpy
from pathlib import Path

import pytest

from crupier.build import boards, payload

ROOT = Path(__file__).parent.parent.parent
IDS = payload.board_ids()
# GP -> pin of a Raspberry Pi Pico (its datasheet, figure 4)
PHYSICAL = {0: 1, 1: 2, 2: 4, 3: 5, 4: 6, 5: 7, 6: 9, 7: 10, 8: 11, 9: 12, 10: 14, 11: 15, 12: 16,
            13: 17, 14: 19, 15: 20, 16: 21, 17: 22, 18: 24, 19: 25, 20: 26, 21: 27, 22: 29,
            26: 31, 27: 32, 28: 34}


def source(board_id):
    return payload.board_file(board_id).read_text(encoding="utf-8")


def readme(board_id):
    return (ROOT / "boards" / board_id / "README.md").read_text(encoding="utf-8")


def test_there_are_boards_of_every_size():
    sizes = {(display["width"], display["height"])
             for display in (boards.read(source(board))["DISPLAY"] for board in IDS)}
    assert sizes == {(128, 64), (64, 128), (240, 135), (240, 240)}


@pytest.mark.parametrize("board_id", IDS)
def test_board_can_be_right(board_id):
    board = boards.read(source(board_id))
    assert boards.problems(board) == []
    assert board["ID"] == board_id and len(board["NAME"]) <= 50


@pytest.mark.parametrize("board_id", IDS)
def test_read_as_data_is_what_python_makes_of_it(board_id):
    ran = runpy.run_path(str(payload.board_file(board_id)))
    assert boards.read(source(board_id)) == {
        name: value for name, value in ran.items() if not name.startswith("__")}


@pytest.mark.parametrize("board_id", IDS)
def test_board_says_where_it_is_from(board_id):
    head = source(board_id).split("ID =")[0]
    assert head.startswith("# ") and "data only" in head.lower()
    assert re.search(r"datasheet|\.(py|cpp|hpp|h|c)\b", head)


@pytest.mark.parametrize("board_id", IDS)
def test_wiring_table_has_every_pin(board_id):
    board = boards.read(source(board_id))
    rows = re.findall(r"^\| ([\w ]+?) \| GP(\d+) \| (.+?) \|$", readme(board_id), re.MULTILINE)
    wired = [(part, int(pin)) for part, pin, _ in rows]
    glass = "LCD" if board["DISPLAY"]["driver"] in boards.LCDS else "OLED"
    expected = [(re.sub("^DISPLAY (.*)", lambda found: f"{glass} {found[1].upper()}", what)
                 .removesuffix(" pin"), pin) for what, pin in boards.pins(board)]
    assert sorted(wired) == sorted(expected)
    if "Physical pin" in readme(board_id):
        assert [int(where) for *_, where in rows] == [PHYSICAL[pin] for _, pin in wired]


@pytest.mark.parametrize("board_id", IDS)
def test_readme_is_complete(board_id):
    text = readme(board_id)
    board = boards.read(source(board_id))
    assert text.startswith(f"# {board['NAME']}") or "on a breadboard" in text
    assert "\nSources: " in text and "safe mode" in text
    assert f"`crupier flash --board {board_id}`" in text
    for name in {name for name, _ in board["KEYS"]}:
        assert name in text
    picture = ROOT / "boards" / board_id / "picture.png"
    assert picture.exists() == ("](picture.png)" in text)


@pytest.mark.parametrize("board_id", IDS)
def test_longest_lines_of_the_readme(board_id):
    assert max(map(len, readme(board_id).splitlines())) <= 140
