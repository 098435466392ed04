"""Progress bars: for people at a terminal only."""

import sys

from crupier import meter
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


def test_nothing_is_drawn_for_programs(capsys):
    with meter.bar("Sending", 100) as advance:
        advance(50)
    assert capsys.readouterr() == ("", "")


def test_nothing_is_drawn_for_nothing(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with meter.bar("Sending", 0) as advance:
        advance(0)
    assert capsys.readouterr() == ("", "")
