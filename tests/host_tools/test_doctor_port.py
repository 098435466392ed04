"""`crupier doctor` and the way to a board: every finding provoked on a port of this computer."""

import os
import subprocess
import sys
import tty
from importlib import import_module

import pytest

from crupier.device import find
from crupier.errors import USAGE
from crupier.install import doctor as examination
from tests.host_tools.flash_lab import (
    crupier,
    new_version,
)
from tests.host_tools.test_doctor import doctor, found, quick_link

_ = crupier, doctor, found, quick_link      # fixtures


def test_no_port(doctor):
    missing = doctor("/dev/nowhere")["no_port"]
    assert "/dev/nowhere" in missing["what"] and "Plug the board in" in missing["todo"]


def test_no_board(doctor, monkeypatch):
    monkeypatch.setattr(find, "ports", list)
    monkeypatch.setattr(find, "drives", list)
    monkeypatch.delenv(find.ENVIRONMENT, raising=False)
    assert "carries data" in doctor()["no_port"]["todo"]


def test_several_boards_are_not_guessed(monkeypatch, crupier):
    monkeypatch.setattr(find, "ports", lambda: [
        find.Candidate(f"/dev/tty{n}", "Pico", "2E8A:0005") for n in range(2)])
    monkeypatch.delenv(find.ENVIRONMENT, raising=False)
    assert "/dev/tty1" in crupier("doctor", code=USAGE)


HOLDER = """
import sys, serial
port = serial.Serial(sys.argv[1], exclusive=True)
print("held", flush=True)
sys.stdin.read()
"""

USERS = """
import sys
from crupier.device.others import users_of
print([pid for pid, _ in users_of(sys.argv[1])])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who uses a port")
def test_port_in_use_and_by_whom(bench, doctor):
    there = bench(new_version())
    with subprocess.Popen([sys.executable, "-c", HOLDER, there.board.port], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout.readline() == "held\n"
        busy = doctor(there.board.port)["busy"]
        assert f"(process {holder.pid})" in busy["what"] and "Thonny" in busy["todo"]
        # The board itself, a virtual one, is no user of its port.
        assert subprocess.check_output(
            [sys.executable, "-c", USERS, there.board.port], text=True
        ) == f"[{holder.pid}]\n"
        holder.stdin.close()
    assert "busy" not in doctor(there.board.port)


@pytest.mark.skipif(os.name != "posix", reason="permissions of files")
def test_port_that_you_may_not_use(doctor):
    """As nobody, where the tests run as root."""
    doctor("/dev/nowhere"), import_module("grp")    # nobody may not be able to read modules
    master, slave = os.openpty()
    os.chmod(os.ttyname(slave), 0)
    me = os.geteuid()
    try:
        if me == 0:
            os.seteuid(65534)
        forbidden = doctor(os.ttyname(slave))["permission"]
    finally:
        os.seteuid(me)
        os.close(master)
        os.close(slave)
    if sys.platform == "linux":
        assert "usermod" not in forbidden["todo"] and "udev" in forbidden["todo"]


@pytest.mark.skipif(sys.platform != "linux", reason="groups of ports")
@pytest.mark.parametrize("group, mode, joins", [(20, 0o660, True), (0, 0o660, False),
                                                (20, 0o600, False)])
def test_the_group_to_join(monkeypatch, group, mode, joins):
    """Nobody is sent into the group of root, or into one that may do nothing."""
    known = import_module("grp").getgrgid(20).gr_name
    monkeypatch.setattr(examination.os, "stat", lambda port: os.stat_result(
        (mode, 1, 1, 1, 0, group, 0, 0, 0, 0)))
    todo = examination._forbidden("/dev/ttyACM0").todo
    assert (f"usermod -aG {known}" in todo) == joins and "udevadm" in todo
    assert joins or "usermod" not in todo


def test_bootsel(doctor, monkeypatch, tmp_path):
    (tmp_path / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    drives = find.drives
    monkeypatch.setattr(find, "drives", lambda: drives([tmp_path]))
    monkeypatch.setattr(find, "ports", list)
    monkeypatch.delenv(find.ENVIRONMENT, raising=False)
    findings = doctor()
    assert list(findings) == ["bootsel"] and str(tmp_path) in findings["bootsel"]["what"]
    assert "--uf2" in findings["bootsel"]["todo"] and findings["bootsel"]["serious"]
    assert "nobody can see what it has" in findings["bootsel"]["why"]
    assert findings["bootsel"]["todo"].startswith("Unplug it"), "it may have all it needs"


def test_a_board_that_is_well_beside_one_in_bootsel(bench, monkeypatch, tmp_path, crupier):
    """The other one made it end as if something were wrong with this one."""
    (tmp_path / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    drives = find.drives
    monkeypatch.setattr(find, "drives", lambda: drives([tmp_path]))
    there = bench(new_version())
    there.runs()
    said = crupier("doctor", "--port", there.board.port)
    assert f"- A board waits in BOOTSEL as the drive {tmp_path}, beside the one on" in said


# ---- what runs on it

def test_something_that_does_not_answer(doctor, monkeypatch):
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 0.1)
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)
    master, slave = os.openpty()
    tty.setraw(slave)
    try:
        todo = doctor(os.ttyname(slave))["no_answer"]["todo"]
        assert "BOOTSEL" in todo
        # A program that ignores Ctrl-C is still there after a new MicroPython.
        assert "crupier image --uf2" in todo and "erases all files" in todo
    finally:
        os.close(master)
        os.close(slave)


@pytest.mark.parametrize("pack", [b"", b"cut off"])
def test_a_damaged_pack_is_no_matter_of_wires(found, quick_link, pack):
    findings = found(new_version(), {"/crupier/crupier.romfs": pack}, wait=False)
    assert set(findings) == {"no_start", "damaged_pack"}
