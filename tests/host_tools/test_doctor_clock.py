"""`crupier doctor` about the clock of a board."""

import re

from crupier.cli import main
from crupier.device import find
from crupier.device.link import Link, local_time
from crupier.errors import OK
from tests.host_tools import flash_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import new_version, own_folders
from tests.host_tools.test_doctor import doctor

_ = doctor, own_folders     # fixtures


def test_a_clock_that_is_not_set_or_wrong(own_folders, doctor, micropython, capsys):
    image = flash_lab.prepare(own_folders / "unset.img", new_version())
    with flash_lab.VirtualBoard(image, clock=None) as board:
        eventually(lambda: find.hello(board.port)[0])
        findings = doctor(board.port)
        with Link(board.port) as link:
            link._ask("time", "4000000000")
        wrong = doctor(board.port)
        with Link(board.port) as link:      # as in autumn, or on a journey
            link._ask("time", str(local_time() - 3590))
        late = doctor(board.port)
        pull = ["pull", "--port", board.port, "--library", str(own_folders / "library.sqlite")]
        assert main(pull) == OK and "clock is 59 min behind that of this" in (
            capsys.readouterr().out)
        assert main(["time", "--port", board.port]) == main(pull) == OK
        assert "behind that" not in capsys.readouterr().out
    assert list(findings) == list(wrong) == list(late) == ["clock"]
    assert "crupier time" in findings["clock"]["todo"]
    assert re.search(r"\d,\d{3} days ahead of that of this PC", wrong["clock"]["what"])


def test_a_processor_that_kept_its_clock_is_told_once(bench, doctor):
    """Its last start did not reach the first picture. The doctor's own restart does."""
    there = bench(new_version(), {"/data/clock": b""})
    there.runs()
    told = doctor(there.board.port)["slow"]
    assert "125 MHz, not at 200" in told["what"] and not told["serious"]
    assert "CLOCK = 125_000_000" in told["todo"]
    assert "slow" not in doctor(there.board.port)
