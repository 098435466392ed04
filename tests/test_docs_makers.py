"""What makers are told is so: parts and their prices, hours, forms to fill in, workflows."""

import re

import pytest

from crupier.build import boards, payload
from tests.test_docs import ROOT, SHELF, text

BOARDS = payload.board_ids()
WORKFLOWS = sorted(path.name for path in (ROOT / ".github/workflows").iterdir())
FORMS = ("board_report", "rule_dispute")
_USABLE = 0.8


def test_hours_follow_from_the_currents():
    page = text("docs/power.md")
    assert "four fifths" in page
    head = re.search(r"^\| Board \|.*", page, re.MULTILINE)[0]
    batteries = [int(mah) for mah in re.findall(r"(\d+) mAh", head)]
    rows = re.findall(r"^\| (\w+) \| (\d+) \+ (\d+) = (\d+) \|(.*)\|$", page, re.MULTILINE)
    assert sorted(row[0] for row in rows) == BOARDS and batteries == [500, 1200, 2000]
    for board_id, chip, glass, both, cells in rows:
        assert int(chip) + int(glass) == int(both)
        for mah, cell in zip(batteries, cells.split("|"), strict=True):
            if hours := re.match(r" (\d+) h", cell):
                own = re.search(r"(\d+) mAh", cell)
                mah = int(own[1]) if own else mah
                assert int(hours[1]) == int(_USABLE * mah / int(both)), (board_id, mah)


def test_currents_have_their_source():
    page = text("docs/power.md")
    stated = set(re.findall(r"^\| [^|]+ \| (\d+) \| [^|]{9,} \|$", page, re.MULTILINE))
    used = set(re.findall(r"(\d+) \+ (\d+) =", page))
    assert stated == {current for both in used for current in both}


@pytest.mark.parametrize("board_id", BOARDS)
def test_prices_add_up(board_id):
    page = text(f"boards/{board_id}/README.md")
    prices = [(part, int(price)) for part, price in
              re.findall(r"^\| ([^|]+) \| (\d+) € \|", page, re.MULTILINE)]
    parts, (word, total) = prices[:-1], prices[-1]
    assert len(parts) >= 2 and word == "together"
    assert total == sum(price for _, price in parts)


@pytest.mark.parametrize("board_id", BOARDS)
def test_power_is_told_on_every_page(board_id):
    page = text(f"boards/{board_id}/README.md")
    assert "](../../docs/power.md)" in page
    board = boards.read(text(f"boards/{board_id}/board.py"))
    assert ("has its own cell" in page) == ("BATTERY" in board)


@pytest.mark.parametrize("form", FORMS)
def test_forms_have_what_the_host_wants(form):
    words = text(f".github/ISSUE_TEMPLATE/{form}.yml")
    assert all(re.search(rf"^{key}: \S", words, re.MULTILINE)
               for key in ("name", "description", "title", "labels"))
    kinds = re.findall(r"^  - type: (\w+)$", words, re.MULTILINE)
    ids = re.findall(r"^    id: (\w+)$", words, re.MULTILINE)
    assert set(kinds) <= {"markdown", "input", "textarea", "dropdown", "checkboxes"}
    assert len(ids) == len(set(ids)) == len(kinds) - kinds.count("markdown")


def options(form: str) -> list[str]:
    """Choices of its first list."""
    found = re.search(r"options:\n((?: {8}- .*\n)+)", text(f".github/ISSUE_TEMPLATE/{form}.yml"))
    return re.findall(r"- (.*)", found[1])


def test_forms_offer_all_boards_and_games():
    assert options("board_report") == [*BOARDS, "another one"]
    assert set(options("rule_dispute")) == {title for title, *_ in SHELF}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_workflows_call_what_there_is(name):
    words = text(f".github/workflows/{name}")
    assert "permissions:\n  contents: read\n" in words
    for target in re.findall(r"run: make ([a-z-]+)$", words, re.MULTILINE):
        assert re.search(rf"^{target}:", text("Makefile"), re.MULTILINE), target
    for script in re.findall(r"run: (\.\S+)$", words, re.MULTILINE):
        assert (ROOT / script).stat().st_mode & 0o100


def test_a_workflow_freezes_every_board_for_its_port():
    told = dict(re.findall(r"\{board: (\w+), port: (\w+)\}", text(".github/workflows/frozen.yml")))
    named = {board: re.search(r"`(ADAFRUIT_\w+)`", text(f"boards/{board}/README.md"))
             for board in BOARDS}
    assert told == {board: found[1] if found else "RPI_PICO" for board, found in named.items()}
