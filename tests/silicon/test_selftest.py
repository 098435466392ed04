"""`crupier doctor --selftest` on the chip. The report of one board is kept in tests/data.

After a change of its words: pytest tests/silicon/test_selftest.py -m '' --accept-golden
"""

from pathlib import Path

import pytest

from crupier import terminal
from crupier.build import payload
from crupier.device import link, repl, transport
from crupier.install import backups, doctor, install
from crupier.selftest import board as selftest_board
from crupier.selftest import measures, run
from pictures import samples
from tests.robot import Robot, shape
from tests.silicon.cable import Cable

EXAMPLE = Path(__file__).parents[1] / "data/selftest_report.txt"
WAITING = link, repl, transport, measures, selftest_board, install
NOTE = ("<!-- Of an emulated RP2040, by tests/silicon/test_selftest.py; no real board was tried. "
        "-->\n\n")
HEAD = samples.solo(1, "K7Q2MX")


@pytest.fixture
def tested(make_board, tmp_path, monkeypatch):
    """tested(board, **how) -> its report; a game is in progress"""
    def tested(name, **how):
        monkeypatch.setattr(backups, "user_data_path", lambda _: tmp_path / "user_data")
        game = samples.play(HEAD, lambda game: len(game.history()) > 9)
        board = make_board(name, samples.journal(HEAD, game.history()), language="en")
        with Cable(board) as cable:
            for module in WAITING:
                monkeypatch.setattr(module, "time", cable.clock)
            findings = doctor.examine(board.port, terminal.bar)[1]
            return run.selftest(board.port, Robot(board, lock=cable.lock), findings, terminal.bar,
                                **how)
    return tested


def test_the_report_is_the_one_kept(tested, pytestconfig):
    made = tested("picosystem")
    assert [finding.code for finding in made.findings] == ["mute_display", "clock"]
    page = NOTE + made.markdown()
    if pytestconfig.getoption("--accept-golden"):
        EXAMPLE.write_text(page, encoding="utf-8")
    assert shape(EXAMPLE.read_text(encoding="utf-8")) == shape(page)
    assert "FAULT" not in page and "skipped" not in page


@pytest.mark.parametrize("name", [name if name == "pico_ssd1306" else pytest.param(
    name, marks=pytest.mark.long) for name in payload.board_ids() if name != "picosystem"])
def test_other_boards(tested, name):
    made = tested(name, wanted_cuts=2, clock_s=5)
    assert not made.faults, made.markdown()
    assert {result.verdict for result in made.results} == {"ok"}
