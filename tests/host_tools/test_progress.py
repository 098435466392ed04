"""Progress bars: for people at a terminal only."""

import re
import sys

import pytest

from crupier import terminal
from tests.host_tools.flash_lab import NEW
from tests.host_tools.pty_session import PtySession


def test_flash_in_a_terminal_shows_its_progress(bench, tmp_path):
    there = bench()
    with PtySession([sys.executable, "-m", "crupier.cli", "flash", "--port", there.board.port,
                     "--board", "pico_ssd1306"],
                    env={"XDG_DATA_HOME": str(tmp_path)}) as terminal:
        assert terminal.wait_for_end() == 0
        assert b"Sending" in terminal.raw and "kB" in terminal.raw.decode(errors="replace")
        text = terminal.text()
    assert f"runs Crupier {NEW}" in text and "Sending" not in text      # it goes when it is done


@pytest.mark.parametrize("what, told", [("count", " 3/12 "), ("bar", "3/12 bytes")])
def test_things_and_bytes(what, told):
    program = (f"from crupier import terminal\n"
               f"with terminal.{what}('Games', 12) as advance: advance(3)")
    with PtySession([sys.executable, "-c", program]) as terminal:
        assert terminal.wait_for_end() == 0
        assert "Games" in terminal.raw.decode() and told in plain(terminal.raw.decode())


def plain(drawn):
    """Without escape sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", drawn)


@pytest.mark.parametrize("drawn", [terminal.bar, terminal.count])
def test_nothing_is_drawn_for_programs(capsys, drawn):
    with drawn("Sending", 100) as advance:
        advance(50)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("drawn", [terminal.bar, terminal.count])
def test_nothing_is_drawn_for_nothing(monkeypatch, capsys, drawn):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with drawn("Sending", 0) as advance:
        advance(0)
    assert capsys.readouterr() == ("", "")
