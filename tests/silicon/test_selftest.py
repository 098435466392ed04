"""`crupier doctor --selftest` on the chip; the report of one board is in the docs."""

import time

import pytest

from crupier import meter
from crupier.device import repl, wire
from crupier.device import link
from crupier.install import archive, doctor, install
from crupier.selftest import board as selftest_board
from crupier.selftest import measures, run
from tests.robot import Robot
from tests.silicon.cable import Cable, patched


@pytest.fixture
def tested(make_board, tmp_path, monkeypatch):
    """tested(board, ...) -> its report"""
    def test(name, **how):
        monkeypatch.setattr(archive, "user_data_path", lambda _: tmp_path / "user_data")
        board = make_board(name, language="en")
        with Cable(board) as cable:
            patched(monkeypatch, cable, repl, wire, link, measures, selftest_board, install)
            robot = Robot(board, lock=cable.lock)
            findings = doctor.examine(board.port, meter.bar)[1]
            print("doctor", cable.seconds(), time.monotonic())
            made = run.selftest(board.port, robot, findings, meter.bar, **how)
            print("selftest", cable.seconds(), time.monotonic())
        print("\n".join(robot.told))
        return made
    return test


@pytest.mark.parametrize("name", ["picosystem"])
def test_it(tested, name):
    begun = time.monotonic()
    made = tested(name, wanted_cuts=2)
    print(made.markdown(), time.monotonic() - begun)
    assert not made.faults
