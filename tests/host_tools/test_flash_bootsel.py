"""BOOTSEL: a drive that takes a UF2 file."""

import pytest

from crupier import cli
from crupier.device import find, running
from crupier.errors import ERROR, INTEGRITY, NO_DEVICE, USAGE, Trouble
from crupier.install import bootsel, images
from crupier.install.images import read_firmware
from tests.host_tools import flash_lab
from tests.host_tools.bootsel_lab import firmware, rom
from tests.host_tools.flash_lab import NEW, crupier, data, new_version, product
from tests.host_tools.uf2_lab import uf2_file

_ = crupier, firmware, rom      # fixtures


def test_new_board_in_bootsel(rom, crupier, firmware, capsys):
    there, chip = rom(powered=False)
    chip.offer()
    printed = crupier("flash", "--uf2", firmware, "--board", flash_lab.BOARD)
    assert f"The board runs Crupier {NEW}" in printed
    assert chip.received == [firmware.read_bytes()]
    assert product(there.contents()) == new_version()
    # The next new board needs no --uf2.
    there.board.power_off()
    chip.offer()
    assert f"The board runs Crupier {NEW}" in crupier("flash", "--board", flash_lab.BOARD)
    assert len(chip.received) == 2


@pytest.fixture
def neighbour(monkeypatch, tmp_path):
    """The port of another board, which runs Crupier beside the one of rom()."""
    port = tmp_path / "ttyACM0"
    port.touch()
    there, hello = find.ports, {"board": "picosystem", "device": "e6614c311b7eabcd",
                                "version": NEW}
    monkeypatch.setattr(find, "ports", lambda: [
        find.Candidate(str(port), "Board in FS mode", "2E8A:0005", hello), *there()])
    return port


def test_a_new_board_beside_another_one(rom, crupier, firmware, request):
    """MicroPython came to the new one, and Crupier to the other."""
    there, chip = rom(powered=False)
    request.getfixturevalue("neighbour")
    chip.offer()
    printed = crupier("flash", "--uf2", firmware, "--board", flash_lab.BOARD)
    assert f"The board runs Crupier {NEW}" in printed and len(chip.received) == 1
    assert product(there.contents()) == new_version()


@pytest.mark.parametrize("how", ["--port", "CRUPIER_PORT"])
def test_the_port_of_another_board_than_that_in_bootsel(rom, crupier, firmware, request, how,
                                                        monkeypatch):
    """The one in BOOTSEL was written to, which nobody had named."""
    _, chip = rom(powered=False)
    port = request.getfixturevalue("neighbour")
    chip.offer()
    named = ["--port", port] if how == "--port" else []
    if not named:
        monkeypatch.setenv(how, str(port))
    error = crupier("flash", "--uf2", firmware, *named, code=USAGE)
    assert f"one in BOOTSEL as {chip.drive}, and one on {port}" in error
    crupier("flash", *named, code=NO_DEVICE)        # that port, which is none
    assert not chip.received


def test_board_in_bootsel_without_a_uf2(rom, crupier):
    _, chip = rom(powered=False)
    chip.offer()
    error = crupier("flash", code=ERROR)
    assert "BOOTSEL" in error and "--uf2" in error and "micropython.org" in error
    assert not chip.received


def test_another_micropython_for_a_board_that_runs(rom, crupier, firmware, monkeypatch):
    """Only when it is asked for; the scores are backed up before."""
    # A real port vanishes with the board; a pseudo-terminal has to be waited for.
    monkeypatch.setattr(bootsel, "_LEAVE_S", 0.1)
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 0.5)
    there, chip = rom(flash_lab.old_version(), flash_lab.scores())
    printed = crupier("flash", "--uf2", firmware, "--port", there.board.port)
    assert f"The board runs Crupier {NEW}" in printed and len(chip.received) == 1
    assert data(flash_lab.backups.latest("e6614c311b7e6f2d")[1].files) == flash_lab.scores()
    found = there.contents()
    assert product(found) == new_version() and data(found) == flash_lab.scores()


def test_a_board_that_runs_is_not_sent_to_bootsel(rom, crupier):
    there, chip = rom(flash_lab.old_version())
    crupier("flash")
    assert not chip.received and b"bootloader" not in there.board.log


def test_dry_run_copies_nothing(rom, crupier, firmware):
    _, chip = rom(powered=False)
    chip.offer()
    printed = crupier("flash", "--uf2", firmware, "--dry-run")
    assert f"MicroPython v1.29.0 for RPI_PICO ({firmware}) would be put" in printed
    assert not chip.received and not bootsel.cached().exists()


def test_something_else_than_micropython(rom, crupier, tmp_path):
    _, chip = rom(powered=False)
    chip.offer()
    other = uf2_file(tmp_path / "other.uf2", name="blink")
    assert "no MicroPython" in crupier("flash", "--uf2", other, code=INTEGRITY)
    assert not chip.received and not bootsel.cached().exists()


@pytest.fixture
def image(tmp_path, firmware):
    path = tmp_path / "crupier.uf2"
    path.write_bytes(images.uf2_image(read_firmware(firmware), flash_lab.BOARD))
    return path


def test_an_image_of_a_whole_flash_is_no_micropython(rom, crupier, image):
    """All games of a board were gone, without a word."""
    there, chip = rom(flash_lab.old_version(), flash_lab.scores())
    for more in [], ["--dry-run"]:
        error = crupier("flash", "--uf2", image, "--port", there.board.port, *more, code=ERROR)
        assert "all games and settings of the board would be lost. Nothing was changed." in error
    assert not chip.received and data(there.contents()) == flash_lab.scores()
    assert not bootsel.cached().exists()


def test_a_micropython_with_its_files_elsewhere(rom, crupier, tmp_path, monkeypatch, capsys):
    """As that with the radio has them: the games were gone, without a word."""
    monkeypatch.setattr(bootsel, "_LEAVE_S", 0.1)
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 0.5)
    radio = uf2_file(tmp_path / "RPI_PICO_W.uf2", files=("MicroPython", 0x1012C000, 848 * 1024))
    there, chip = rom(flash_lab.old_version(), flash_lab.scores())
    args = "flash", "--uf2", radio, "--port", there.board.port
    error = crupier(*args, code=ERROR)
    backup, _ = flash_lab.backups.latest("e6614c311b7e6f2d")
    assert "which would be empty" in error and f"`crupier restore {backup}`" in error
    assert not chip.received and data(there.contents()) == flash_lab.scores()
    there.board.power_on()
    assert cli.main([*map(str, args), "--yes"]) == 0 and chip.received
    assert f"The board will be empty: run `crupier restore {backup}` then." in (
        capsys.readouterr().err)


def test_a_virtual_board_takes_no_micropython(rom, crupier, firmware, tmp_path):
    """It was sent to BOOTSEL, and its drive awaited; by a link it still was."""
    there, chip = rom(flash_lab.old_version())
    link = tmp_path / "link"
    link.symlink_to(there.board.port)
    announcement = running.Announcement(there.board.port, "Pico")
    for port in there.board.port, link:
        error = crupier("flash", "--uf2", firmware, "--port", port, code=USAGE)
        assert f"{port} is a virtual board, which takes no MicroPython" in error
        assert "press Power or Reset on the page" in running.wake(str(port), "")
    announcement.end()
    assert not chip.received and b"bootloader" not in there.board.log


def test_several_boards_in_bootsel(monkeypatch, tmp_path, crupier):
    monkeypatch.setattr(find, "drives", lambda: [tmp_path / "a", tmp_path / "b"])
    assert "only one" in crupier("flash", code=USAGE)


def test_drive_that_never_comes(monkeypatch, capsys):
    monkeypatch.setattr(find, "drives", list)
    monkeypatch.setattr(bootsel, "_DRIVE_S", 0.05)
    with pytest.raises(Trouble, match="mount the drive") as told:
        bootsel.wait_for_drive()
    assert told.value.exit_code == NO_DEVICE
    assert capsys.readouterr().err.startswith("Waiting for the drive of BOOTSEL to appear, 0 s")


def test_board_that_does_not_come_back(monkeypatch, capsys):
    monkeypatch.setattr(bootsel, "_START_S", 0.05)
    with pytest.raises(Trouble, match="no board answers"):
        bootsel.wait_for_port("/dev/nowhere")
    assert "Waiting for MicroPython to start on the board" in capsys.readouterr().err


def test_drive_that_cannot_be_written(monkeypatch, tmp_path, firmware):
    monkeypatch.setattr(find, "drives", lambda: [tmp_path / "gone"])
    with pytest.raises(Trouble, match="cannot be copied"):
        bootsel.copy(firmware, tmp_path / "gone")
    # The drive of a board that has restarted already is gone, and that is no error.
    monkeypatch.setattr(find, "drives", list)
    bootsel.copy(firmware, tmp_path / "gone")
