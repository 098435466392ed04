"""`crupier doctor --selftest` on virtual boards, with a robot in place of the person."""

import pytest

from crupier import meter
from crupier.selftest import run
from tests.host_tools.flash_lab import BOARD, bench, data, new_version, own_folders, scores
from tests.robot import Robot

_ = bench, own_folders      # fixtures


def test_whole(bench):
    there = bench(new_version(), scores())
    there.runs()
    robot = Robot(there.board)
    made = run.selftest(there.board.port, robot, [], meter.bar, wanted_cuts=2, clock_s=0)
    print("\n".join(robot.told)); print(made.markdown()); print(made.facts())
    assert not made.faults
