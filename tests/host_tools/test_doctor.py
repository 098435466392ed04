"""`crupier doctor`: every finding about a board, provoked on a virtual one."""

import json
import re

import pytest

from crupier import cli
from crupier.build import manifest, payload
from crupier.device import repl
from crupier.device.repl import Device
from crupier.engine.lines import seal
from crupier.errors import DEVICE_ERROR, ERROR, NO_DEVICE, OK, PORT_BUSY
from crupier.install import install
from pictures import samples
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
from tests.host_tools.posing import posing

_ = crupier     # a fixture
EXIT_CODES = {"no_port": NO_DEVICE, "bootsel": NO_DEVICE, "busy": PORT_BUSY,
              "no_answer": DEVICE_ERROR}


@pytest.fixture
def doctor(own_folders, capsys):
    """doctor(port) -> {code: finding}; checks that the exit code says whether it is serious."""
    def run(port=None):
        status = cli.main(["doctor", "--json", *(["--port", port] if port else [])])
        said = json.loads(capsys.readouterr().out)
        serious = [finding["code"] for finding in said["findings"] if finding["serious"]]
        assert status == (EXIT_CODES.get(serious[0], ERROR) if serious else OK)
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
        else:       # until its program has ended, or waits for a key
            eventually(lambda: any(said in there.board.log for said in (b">>>", b"No display"))
                       or there.board.frame().getbbox())
        return doctor(there.board.port)
    return run


def test_a_board_that_is_well(bench, crupier):
    there = bench(new_version(), flash_lab.scores())
    there.runs()
    before = contents(there.board.image)
    said = crupier("doctor", "--port", there.board.port).splitlines()
    size = sum(map(len, new_version().values()))
    assert said[0] == f"No problems found on {there.board.port}."
    assert re.fullmatch(rf"Crupier {NEW} is {size:,} bytes in \d+ blocks, and the version of this "
                        r"tool\.", said[1])
    assert re.match(r"\d\d\d KB are free, \d\d\d of 352 blocks of 4,096 bytes; 2 records are on "
                    r"the board, about \d\d\d more fit \(655 bytes of flash each; "
                    r"128 KB stay for the game in progress\)\. Run "
                    r"`crupier pull` before the flash is full: the board lets only those go of "
                    r"which it knows that a PC has them\.$", said[2])
    assert said[3:] == ["In progress: The Game."]
    assert there.runs() == NEW                          # started again
    assert uncounted(there.contents()) == uncounted(before)


@pytest.mark.parametrize("layer, said", [
    ({}, "When the flash fills up, old ones that have been pulled make room."),
    (flash_lab.scores() | {"/data/ack": seal("99").encode()},
     "All have been pulled: when the flash fills up, old ones make room.")])
def test_what_becomes_of_games_when_the_flash_fills_up(bench, crupier, layer, said):
    """Right after a pull some were said to fit "until they must be pulled"."""
    there = bench(new_version(), layer)
    there.runs()
    assert f" {said}\n" in crupier("doctor", "--port", there.board.port)


def test_people_are_told_what_why_and_what_to_do(bench, capsys):
    there = bench(old_version())
    there.runs()
    assert cli.main(["doctor", "--port", there.board.port]) == 0
    assert capsys.readouterr().out.startswith(
        f"- The board has Crupier 0.0.9, this tool brings {NEW}.\n"
        "  Why it matters: Board and tool work best together.\n"
        "  What to do: Run `crupier flash`.\n")


def test_several_findings_have_an_order(bench, capsys):
    there = bench(old_version(), {"/data/game.lost": b"?", "/crupier.selftest": b"?"})
    there.runs()
    cli.main(["doctor", "--port", there.board.port])
    said = capsys.readouterr().out
    assert said.count("What to do: ") > 1
    assert "first: do that, then run `crupier doctor` again." in said


# ---- the connection

@pytest.fixture
def quick_link(monkeypatch):
    """No application answers, so do not wait for it."""
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)
    monkeypatch.setattr(install, "_START_S", 0.1)


def test_old_micropython(found, quick_link):
    old = found({"/boot.py": posing(version=(1, 22, 0))}, wait=False)["old_micropython"]
    assert "1.22.0" in old["what"] and "--uf2" in old["todo"]


def test_no_micropython_for_a_board(found, quick_link):
    assert "not_micropython" in found(
        {"/boot.py": b"import sys\nsys.modules['machine'] = 0\n"}, wait=False)


def test_not_installed(found, quick_link):
    missing = found(wait=False)
    assert list(missing) == ["not_installed"]
    assert f"`crupier flash --board ID` with one of: {payload.board_ids()[0]}" in (
        missing["not_installed"]["todo"])       # nobody has said yet which one it is


def test_another_program(found, quick_link):
    findings = found(new_version(), {"/main.py": b"print('hello')\n"}, wait=False)
    assert "/main.py" in findings["foreign"]["what"] and findings["no_start"]["serious"]


@pytest.mark.parametrize("boot", [None, b"print('mine')\n"])
def test_boot_py_is_gone_or_another_one(found, quick_link, boot):
    """Crupier's folder is not in sys.path then; it plays all the same."""
    files = {path: content for path, content in new_version().items() if path != "/boot.py"}
    findings = found(files, {"/boot.py": boot} if boot else {}, wait=False)
    assert set(findings) == {"foreign" if boot else "damaged_files"}


def test_boot_py_that_does_not_end(found, quick_link, monkeypatch):
    monkeypatch.setattr(repl, "_QUIET_S", 1.0)
    endless = b"import time\nprint('>>>')\nwhile True:\n    time.sleep(1)\n"
    assert set(found(new_version(), {"/boot.py": endless}, wait=False)) == {"foreign", "no_start"}


def test_a_board_that_a_pc_has_stopped_comes_back(bench, doctor, monkeypatch):
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)
    there = bench(new_version())
    there.runs()
    device = Device(there.board.port)
    device.__enter__()                  # as `mpremote` leaves a board: at its prompt
    device._transport.close()
    assert list(doctor(there.board.port)) == ["silent"]
    assert there.runs() == NEW


def test_interrupted_update(found):
    findings = found(old_version(), {"/crupier.new/crupier/crupier.romfs": b"half"})
    assert set(findings) == {"interrupted", "outdated"}


def test_interrupted_installation(found):
    findings = found({"/crupier.new/crupier/crupier.romfs": b"half"}, wait=False)
    assert set(findings) == {"begun"}


def test_self_test_that_was_cut_off_on_another_build_of_this_version(found):
    findings = found(flash_lab.packed(NEW, {"/ui/more.mpy": b""}),
                     {"/crupier.selftest/game/000001.000": b"half"})
    assert set(findings) == {"selftest", "outdated"}
    assert f"another build of Crupier {NEW}" in findings["outdated"]["what"]
    assert not any(finding["serious"] for finding in findings.values())


def test_missing_files(found, quick_link):
    files = {path: content for path, content in new_version().items()
             if path != "/crupier/board.py"}
    missing = found(files, wait=False)["damaged_files"]
    assert "/crupier/board.py" in missing["what"] and "crupier flash" in missing["todo"]


@pytest.mark.parametrize("spoiled", [
    lambda pack: pack[:-1], lambda pack: b"", lambda pack: pack + b"\0"])
def test_damaged_end_of_the_pack(found, quick_link, spoiled):
    content = spoiled(new_version()[payload.PACK])
    damaged = found(new_version(), {payload.PACK: content}, wait=False)["damaged_pack"]
    assert payload.PACK in damaged["what"] and "crupier flash" in damaged["todo"]


def test_pack_that_is_not_the_one_of_the_manifest(found):
    """Damaged in the middle, or of another version; here a whole one that runs."""
    other = found(new_version(), {payload.PACK: old_version()[payload.PACK]})["damaged_pack"]
    assert other["serious"] and "crupier flash" in other["todo"]


# ---- board and flash

def test_board_py_with_a_wrong_display(found, quick_link):
    text = payload.board_file(BOARD).read_text()
    findings = found(new_version(), {"/crupier/board.py": text.replace("0x3C", "0x3D").encode()},
                     wait=False)
    assert "display" in findings and "--board" in findings["display"]["todo"]
    assert not findings["board_edited"]["serious"]


def test_board_py_that_is_no_python(found, quick_link):
    findings = found(new_version(), {"/crupier/board.py": b"KEYS = (\n"}, wait=False)
    assert "cannot be read: board.py, line 1: " in findings["bad_board"]["what"]
    assert "display" not in findings


# ---- what was kept

def test_damaged_records(found):
    good = samples.archive([samples.solo(1, "ONE")])["/data/records/000001"]
    records = good + b"{spoiled} *00000000\n" + good[:-20]
    lost = found(new_version(), {"/data/records/000001": records})["damaged_data"]
    assert "/data/records/000001 (2 lines)" in lost["what"]
    assert "crupier pull" in lost["todo"] and "takes nothing away" in lost["todo"]


def test_damaged_journal_that_the_board_has_set_aside(found):
    journal = {path: content.replace(b"\n3 ", b"\n4 ", 1)
               for path, content in flash_lab.scores().items() if "/game/" in path}
    aside = found(new_version(), samples.settings(language="es"), journal)["set_aside"]
    assert not aside["serious"] and "/data/game/damaged/" in aside["what"]


def test_damaged_journal_that_nobody_has_seen_yet(found, quick_link):
    journal = {path: content.replace(b"\n3 ", b"\n4 ", 1)
               for path, content in flash_lab.scores().items() if "/game/" in path}
    assert "(1 line)" in found(new_version(), journal, {"/main.py": b""},
                                wait=False)["damaged_data"]["what"]


def test_torn_last_line_of_a_journal_is_no_damage(found, quick_link):
    journal = {path: content[:-3] for path, content in flash_lab.scores().items()
               if "/game/" in path}
    assert "damaged_data" not in found(new_version(), journal, {"/main.py": b""}, wait=False)


def test_unreadable_settings(found, quick_link):
    assert "/data/settings" in found(new_version(), {"/data/settings": b"?", "/main.py": b""},
                                     wait=False)["damaged_data"]["what"]


def test_a_board_whose_display_waits_for_a_key_after_a_crash(found, quick_link):
    findings = found(new_version(), samples.settings(language="es"), {
        "/data/crash.txt": b"ValueError: a bug\n", "/data/crashes": seal("1").encode()},
        wait=False)
    assert set(findings) == {"crash", "no_start"} and "press a key" in findings["no_start"]["todo"]


def test_installed_by_an_older_tool_without_a_manifest(found):
    files = {path: content for path, content in new_version().items() if path != manifest.PATH}
    findings = found(files)
    assert "--board pico_ssd1306`" in findings["no_manifest"]["todo"]
    assert not {"not_installed", "foreign"} & set(findings)
