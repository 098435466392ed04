"""`crupier doctor` about a board that has crashed."""

from tests.host_tools.flash_lab import crupier, new_version
from tests.host_tools.test_doctor import doctor

_ = crupier, doctor     # fixtures
LOG = "/data/crash.txt"
CRASH = b"Traceback (most recent call last):\n  File \"app.py\"\nValueError: a bug\n"


def test_a_crash_is_told_until_a_backup_has_it(bench, doctor, crupier):
    """It was told for ever. The log stays on the board, and the next one is told again."""
    there = bench(new_version(), {LOG: CRASH})
    there.runs()
    told = doctor(there.board.port)["crash"]
    assert "ValueError: a bug" in told["what"] and not told["serious"]
    assert "`crupier backup`" in told["todo"]
    crupier("backup", "--port", there.board.port)
    assert "crash" not in doctor(there.board.port)
    assert there.contents()[LOG] == CRASH
    there.board.power_off()
    there.board.write_file(LOG, CRASH.replace(b"a bug", b"another one"))
    there.board.power_on()
    there.runs()
    assert "another one" in doctor(there.board.port)["crash"]["what"]
