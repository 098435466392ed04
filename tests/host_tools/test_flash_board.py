"""`crupier flash` and a board.py that somebody has edited, or a board that is another one."""

import json
import sys

import pytest

from crupier import cli
from crupier.build import payload
from crupier.device import find
from crupier.errors import ERROR, USAGE
from crupier.install import backups, bootsel, install
from crupier.install.plan import BOARD as FILE
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import BOARD, NEW, OLD, crupier, data, product, uncounted
from tests.host_tools.pty_session import PtySession
from tests.host_tools.uf2_lab import uf2_file

_ = crupier     # a fixture
DEVICE = "e6614c311b7e6f2d"
EDITED = payload.board_file(BOARD).read_bytes() + b"# my wiring\n"
OTHER = "picosystem"


@pytest.fixture
def edited(bench):
    """An older version, scores, and a board.py of its owner."""
    there = bench(flash_lab.old_version(), {FILE: EDITED}, flash_lab.scores())
    assert there.runs() == OLD
    return there


def backed_up() -> dict[str, bytes]:
    return uncounted(backups.latest(DEVICE)[1].files)


# ---- edited

@pytest.mark.parametrize("named", [(), ("--board", BOARD)])
def test_it_stays_on_the_same_board(edited, crupier, named):
    """With its name it was replaced without a word."""
    said = crupier("flash", "--port", edited.board.port, *named)
    assert ("board.py was edited on the board and stays; `crupier flash --stock-board` puts that "
            f"of {BOARD} in its place.") in said
    assert edited.runs() == NEW
    found = edited.contents()
    assert product(found) == flash_lab.new_version() | {FILE: EDITED}
    assert data(found) == flash_lab.scores()
    assert backed_up() == flash_lab.scores() | {FILE: EDITED}


@pytest.mark.parametrize("named", [(), ("--board", BOARD)])
def test_the_one_of_the_board_comes_back(edited, crupier, named):
    args = ("flash", "--port", edited.board.port, "--stock-board", *named)
    dry = crupier(*args, "--dry-run")
    assert f"that of {BOARD} would take its place, and the backup would keep it." in dry
    assert edited.contents()[FILE] == EDITED and backups.latest(DEVICE) is None
    edited.board.power_on()
    said = crupier(*args)
    assert f"that of {BOARD} has taken its place, and the backup has it." in said
    assert product(edited.contents()) == flash_lab.new_version()
    assert backed_up() == flash_lab.scores() | {FILE: EDITED}


def test_the_flag_alone_changes_nothing_else(bench, crupier):
    there = bench(flash_lab.new_version())
    facts = json.loads(crupier("flash", "--port", there.board.port, "--stock-board", "--json"))
    assert facts["sent"] == [] and not facts["gone_board"] and not facts["kept_board"]


def test_a_board_py_without_a_manifest(bench, crupier):
    """Nobody knows where it is from; the board that it makes of this one is the same."""
    there = bench({FILE: EDITED, "/boot.py": flash_lab.new_version()["/boot.py"]})
    said = crupier("flash", "--port", there.board.port, "--board", BOARD)
    assert "edited on the board and stays" in said
    assert there.contents()[FILE] == EDITED and backed_up()[FILE] == EDITED


def test_an_id_of_its_owner_stays_with_it(bench, crupier):
    """flash said that the board was a my_own and is another one now."""
    mine = EDITED.replace(b'ID = "pico_ssd1306"', b'ID = "my_own"')
    there = bench(flash_lab.new_version(), {FILE: mine})
    args = ("flash", "--port", there.board.port)
    for more in ("--dry-run",), ():
        there.runs()
        said = crupier(*args, *more)
        assert "edited on the board and stays" in said and "my_own" not in said
    assert there.contents()[FILE] == mine
    there.board.power_on()
    assert "is a my_own and would become a pico_ssd1306.\n" in crupier(
        *args, "--stock-board", "--dry-run")        # which does not ask, unlike --board


# ---- another board

def test_another_board_is_asked_about_before_anything_is_written(edited, crupier):
    before = edited.contents()
    edited.board.power_on()
    args = ("flash", "--port", edited.board.port, "--board", OTHER)
    error = crupier(*args, code=USAGE)
    assert f"the board is a {BOARD}, and --board says {OTHER}; nothing was changed" in error
    assert "repeat with --yes" in error
    said = crupier(*args, "--dry-run")
    assert f"The board is a {BOARD} and would become a {OTHER}; that is asked" in said
    assert uncounted(edited.contents()) == uncounted(before)
    assert backups.latest(DEVICE) is None


def test_with_yes_it_becomes_the_other_one(edited, crupier, monkeypatch):
    """The glass of this one stays dark: that is why both are named."""
    monkeypatch.setattr(flash_lab.install, "running", lambda port: {"version": NEW})
    said = crupier("flash", "--port", edited.board.port, "--board", OTHER, "--yes")
    assert f"The board was a {BOARD} and is a {OTHER} now." in said
    assert f"that of {OTHER} has taken its place, and the backup has it." in said
    found = edited.contents()
    assert product(found) == payload.device_files(OTHER, processor=flash_lab.PROCESSOR)
    assert data(found) == flash_lab.scores()
    assert backed_up() == flash_lab.scores() | {FILE: EDITED}


def test_what_runs_counts_and_not_as_what_it_was_installed(bench, crupier):
    """Somebody has copied the board.py of another board, as hello says."""
    mine = EDITED.replace(b'ID = "pico_ssd1306"', b'ID = "my_own"')
    there = bench(flash_lab.new_version(), {FILE: mine})
    there.runs()
    assert find.hello(there.board.port)[0]["board"] == "my_own"
    error = crupier("flash", "--port", there.board.port, "--board", BOARD, code=USAGE)
    assert f"the board is a my_own, and --board says {BOARD}" in error
    assert there.contents()[FILE] == mine


def test_a_terminal_asks(edited, own_folders, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(own_folders / "user_data"))
    before = edited.contents()
    edited.board.power_on()
    command = [sys.executable, "-m", "crupier", "flash", "--port", edited.board.port,
               "--board", OTHER]
    for answer in ("\n", "n\n"):
        with PtySession(command) as asked:
            asked.wait_for_text(f"Make it a {OTHER}? [y/N]")
            assert f"The board is a {BOARD}, and --board says {OTHER}." in asked.text()
            asked.send(answer)
            assert asked.wait_for_end() == USAGE
    assert uncounted(edited.contents()) == uncounted(before)
    edited.board.power_on()
    with PtySession(command) as asked:
        asked.wait_for_text("[y/N]")
        asked.send(" y \n")
        asked.wait_for_end()
        assert f"The board was a {BOARD} and is a {OTHER} now." in asked.text()
    assert edited.contents()[FILE] == payload.board_file(OTHER).read_bytes()


def test_ctrl_c_while_the_answer_is_awaited(edited, own_folders, capsys, monkeypatch):
    """The board is another one by then; only "interrupted" was said."""
    def impatient(port):
        raise KeyboardInterrupt
    edited.board.power_on()
    monkeypatch.setattr(install, "running", impatient)
    assert cli.main(["flash", "--port", edited.board.port, "--board", OTHER, "--yes"]) == ERROR
    said = capsys.readouterr()
    assert f"The board was a {BOARD} and is a {OTHER} now." in said.err
    assert said.err.endswith("crupier: interrupted.\n") and not said.out


def test_not_even_another_micropython_comes_before_the_question(edited, crupier, tmp_path,
                                                                monkeypatch):
    monkeypatch.setattr(bootsel, "enter", None)
    error = crupier("flash", "--port", edited.board.port, "--board", OTHER, "--uf2",
                    uf2_file(tmp_path / "RPI_PICO.uf2"), code=USAGE)
    assert BOARD in error and OTHER in error
