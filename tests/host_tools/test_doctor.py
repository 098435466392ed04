"""`crupier doctor`: every finding provoked on a virtual board, or on a port of this computer."""

import json
import os
import subprocess
import sys
import tty
from importlib import import_module

import pytest

from crupier import cli
from crupier.build import manifest, payload
from crupier.device import find
from crupier.errors import USAGE
from crupier.install import connection
from crupier.pictures import demo
from tests.host_tools import flash_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import (
    BOARD,
    NEW,
    contents,
    crupier,
    new_version,
    old_version,
    uncounted,
)
from tests.host_tools.test_flash import posing

_ = crupier     # a fixture


@pytest.fixture
def doctor(own_folders, capsys):
    """doctor(port) -> {code: finding}; checks that the exit code says whether it is serious."""
    def run(port=None):
        status = cli.main(["doctor", "--json", *(["--port", port] if port else [])])
        said = json.loads(capsys.readouterr().out)
        assert status == any(finding["serious"] for finding in said["findings"])
        for finding in said["findings"]:
            assert set(finding) == {"code", "what", "why", "todo", "serious"}
            for key in ("what", "why", "todo"):
                assert finding[key].endswith(".") or key == "todo", finding
        return {finding["code"]: finding for finding in said["findings"]}
    return run


@pytest.fixture
def found(bench, doctor):
    """found(*layers) -> the findings about a board with these files that has started."""
    def run(*layers, wait=True):
        there = bench(*layers)
        if wait:
            there.runs()
        return doctor(there.board.port)
    return run


def test_a_board_that_is_well(bench, crupier):
    there = bench(new_version(), flash_lab.scores())
    there.runs()
    before = contents(there.board.image)
    said = crupier("doctor", "--port", there.board.port)
    assert said == f"The board on {there.board.port} is well.\n"
    assert there.runs() == NEW                          # started again
    assert uncounted(there.contents()) == uncounted(before)


def test_people_are_told_what_why_and_what_to_do(bench, capsys):
    there = bench(old_version())
    there.runs()
    assert cli.main(["doctor", "--port", there.board.port]) == 0
    assert capsys.readouterr().out == (
        f"- The board has Crupier 0.0.9, this tool brings {NEW}.\n"
        "  Why it matters: Board and tool work best together.\n"
        "  What to do: Run `crupier flash`.\n")


# ---- the connection

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


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who uses a port")
def test_port_in_use_and_by_whom(bench, doctor):
    there = bench(new_version())
    with subprocess.Popen([sys.executable, "-c", HOLDER, there.board.port], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout.readline() == "held\n"
        busy = doctor(there.board.port)["busy"]
        assert f"(process {holder.pid})" in busy["what"] and "Thonny" in busy["todo"]
        assert (holder.pid, "python") in [
            (pid, name[:6]) for pid, name in connection.users_of(there.board.port)]
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
        assert "usermod -aG" in forbidden["todo"] and "udev" in forbidden["todo"]


def test_bootsel(doctor, monkeypatch, tmp_path):
    (tmp_path / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    drives = find.drives
    monkeypatch.setattr(find, "drives", lambda: drives([tmp_path]))
    monkeypatch.setattr(find, "ports", list)
    monkeypatch.delenv(find.ENVIRONMENT, raising=False)
    findings = doctor()
    assert list(findings) == ["bootsel"] and str(tmp_path) in findings["bootsel"]["what"]
    assert "--uf2" in findings["bootsel"]["todo"]


# ---- what runs on it

def test_something_that_does_not_answer(doctor, monkeypatch):
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 0.1)
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)
    master, slave = os.openpty()
    tty.setraw(slave)
    try:
        assert "BOOTSEL" in doctor(os.ttyname(slave))["no_answer"]["todo"]
    finally:
        os.close(master)
        os.close(slave)


@pytest.fixture
def quick_link(monkeypatch):
    """No application answers, so do not wait for it."""
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)


def test_old_micropython(found, quick_link):
    old = found({"/main.py": posing(version=(1, 22, 0))}, wait=False)["old_micropython"]
    assert "1.22.0" in old["what"] and "--uf2" in old["todo"]


def test_no_micropython_for_a_board(found, quick_link):
    assert "not_micropython" in found(
        {"/main.py": b"import sys\nsys.modules['machine'] = 0\n"}, wait=False)


def test_not_installed(found, quick_link):
    assert list(found(wait=False)) == ["not_installed"]


def test_another_program(found, quick_link):
    findings = found(new_version(), {"/main.py": b"print('hello')\n"}, wait=False)
    assert "/main.py" in findings["foreign"]["what"] and not findings["silent"]["serious"]


def test_interrupted_update(found):
    findings = found(old_version(), {"/crupier.new/crupier/app.mpy": b"half"})
    assert set(findings) == {"interrupted", "outdated"}


def test_damaged_and_missing_files(found):
    files = {path: content for path, content in new_version().items()
             if path != "/crupier/screens/date.mpy"}
    damaged = found(files, {"/crupier/screens/about.mpy": b"?"})["damaged_files"]
    assert "/crupier/screens/about.mpy" in damaged["what"]
    assert "/crupier/screens/date.mpy" in damaged["what"] and "crupier flash" in damaged["todo"]


# ---- files that get in the way

@pytest.mark.parametrize("path", [
    "/crupier/about.py", "/crupier/screens/old.mpy"])
def test_idle_files_in_our_folder(found, path):
    findings = found(new_version(), {path: b"x = 1\n"})
    assert list(findings) == ["leftover"] and path in findings["leftover"]["what"]
    assert "crupier flash" in findings["leftover"]["todo"]


@pytest.mark.parametrize("path", ["/app.py", "/lib/ui/canvas.py", "/engine/records.mpy"])
def test_copies_elsewhere(found, path):
    idle = found(new_version(), {path: b"raise ValueError\n"})["leftover"]
    assert not idle["serious"] and f"mpremote fs rm :{path}" in idle["todo"]


@pytest.mark.parametrize("path", [
    "/crupier/app.py", "/crupier/app/x.py", "/asyncio.py", "/asyncio/__init__.py"])
def test_shadows_are_told_and_are_real(bench, doctor, quick_link, path):
    """With the file, another program runs."""
    there = bench(new_version(), {path: b"raise ValueError\n" if "x.py" not in path else b""})
    eventually(lambda: b">>> " in there.board.log)
    assert find.hello(there.board.port) == (None, None)
    shadow = doctor(there.board.port)["shadow"]
    assert shadow["serious"] and path in shadow["what"]
    assert ("crupier flash" if "crupier" in path else "mpremote fs rm") in shadow["todo"]


# ---- board and flash

def test_board_py_with_a_wrong_display(found, quick_link):
    text = payload.board_file(BOARD).read_text()
    findings = found(new_version(), {"/crupier/board.py": text.replace("0x3C", "0x3D").encode()},
                     wait=False)
    assert "display" in findings and "--board" in findings["display"]["todo"]
    assert not findings["board_edited"]["serious"]


def test_board_py_that_is_no_python(found, quick_link):
    findings = found(new_version(), {"/crupier/board.py": b"KEYS = (\n"}, wait=False)
    assert "SyntaxError" in findings["display"]["what"]


def test_flash_full(bench, doctor):
    there = bench(new_version(), flash_lab.scores())
    there.restart_with(lambda image: flash_lab.fill(image, left=20))
    there.runs()
    full = doctor(there.board.port)["full"]
    assert "/big" in full["todo"] and "crupier pull" in full["todo"]


def test_clock_unset(own_folders, doctor, micropython):
    image = flash_lab.prepare(own_folders / "unset.img", new_version())
    with flash_lab.VirtualBoard(image, clock=None) as board:
        eventually(lambda: find.hello(board.port)[0])
        findings = doctor(board.port)
    assert list(findings) == ["clock"] and "crupier time" in findings["clock"]["todo"]


# ---- what was kept

def test_damaged_records(found):
    good = demo.archive([demo.new_head(1, "ONE")])["/data/records/000001"]
    records = good + b"{spoiled} *00000000\n" + good[:-20]
    lost = found(new_version(), {"/data/records/000001": records})["damaged_data"]
    assert "/data/records/000001 (2 lines)" in lost["what"] and "backup" in lost["todo"]


def test_damaged_journal_that_the_board_has_set_aside(found):
    journal = {path: content.replace(b"\n3 ", b"\n4 ", 1)
               for path, content in flash_lab.scores().items() if "/game/" in path}
    aside = found(new_version(), demo.settings(language="es"), journal)["set_aside"]
    assert not aside["serious"] and "/data/game/damaged/" in aside["what"]


def test_damaged_journal_that_nobody_has_seen_yet(found, quick_link):
    journal = {path: content.replace(b"\n3 ", b"\n4 ", 1)
               for path, content in flash_lab.scores().items() if "/game/" in path}
    assert "(1 lines)" in found(new_version(), journal, {"/main.py": b""},
                                wait=False)["damaged_data"]["what"]


def test_torn_last_line_of_a_journal_is_no_damage(found, quick_link):
    journal = {path: content[:-3] for path, content in flash_lab.scores().items()
               if "/game/" in path}
    assert "damaged_data" not in found(new_version(), journal, {"/main.py": b""}, wait=False)


def test_unreadable_settings(found, quick_link):
    assert "/data/settings" in found(new_version(), {"/data/settings": b"?", "/main.py": b""},
                                     wait=False)["damaged_data"]["what"]


def test_crash(found):
    crash = b"Traceback (most recent call last):\n  File \"app.py\"\nValueError: a bug\n"
    told = found(new_version(), {"/data/crash.txt": crash})["crash"]
    assert "ValueError: a bug" in told["what"] and not told["serious"]


def test_installed_by_an_older_tool_without_a_manifest(found):
    files = {path: content for path, content in new_version().items() if path != manifest.PATH}
    assert "not_installed" in found(files)
