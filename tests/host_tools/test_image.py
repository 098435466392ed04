"""UF2 files, and images of a flash with the product."""

import errno
import json
import struct
from pathlib import Path

import pytest

from crupier import cli
from crupier.build import payload
from crupier.errors import ERROR, INTEGRITY, USAGE, Trouble
from crupier.install import images
from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from crupier.sim.virtual.flash import SIZE
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import BOARD, NEW, contents, crupier, find
from tests.host_tools.uf2_lab import FILES_AT, FILES_SIZE, FLASH, program, uf2_file

_ = crupier     # a fixture


# ---- the format

def test_blocks_are_as_the_format_says():
    pages = images.cut(0x10000000, bytes(range(256)) * 2)
    data = images.write_pages(pages)
    assert len(data) == 2 * 512
    first = struct.unpack("<8I", data[:32])
    assert first == (0x0A324655, 0x9E5D5157, 0x2000, 0x10000000, 256, 0, 2, 0xE48BFF56)
    assert data[32:288] == bytes(range(256)) and not any(data[288:508])
    assert data[508:512] == struct.pack("<I", 0x0AB16F30)
    assert struct.unpack("<8I", data[512:544])[3:7] == (0x10000100, 256, 1, 2)
    assert images.read_pages(data) == pages


def test_blocks_for_others_are_skipped():
    ours = images.write_pages(images.cut(FLASH, bytes(256)))
    theirs = bytearray(images.write_pages(images.cut(FLASH + 256, bytes(256))))
    theirs[28:32] = struct.pack("<I", 0xE48BFF59)       # RP2350
    assert images.read_pages(bytes(theirs) + ours) == {FLASH: bytes(256)}
    with pytest.raises(ValueError, match="nothing for an RP2040"):
        images.read_pages(bytes(theirs))


@pytest.mark.parametrize("spoil", [
    lambda data: data[:-1], lambda data: data[512:], lambda data: data[:600],
    lambda data: b"\0" + data[1:], lambda data: data[:511] + b"\0" + data[512:],
    lambda data: data[:16] + b"\1" + data[17:], lambda data: b""])
def test_damaged_files_are_refused(spoil):
    data = images.write_pages(images.cut(FLASH, bytes(1024)))
    with pytest.raises(ValueError):
        images.read_pages(spoil(data))


# ---- what a firmware says about itself

@pytest.mark.parametrize("offset", [0, 32, 192])
def test_firmware_is_understood(tmp_path, offset):
    found = images.read_firmware(uf2_file(tmp_path / "x.uf2", offset=offset))
    assert (found.version, found.files_at, found.files_size) == ("v1.29.0", FILES_AT, FILES_SIZE)


@pytest.mark.parametrize("about", [
    {"name": "CircuitPython"}, {"files": ("other", FILES_AT, FILES_SIZE)}])
def test_another_program_is_refused(tmp_path, about):
    with pytest.raises(Trouble, match="no MicroPython for an RP2040 or RP2350") as told:
        images.read_firmware(uf2_file(tmp_path / "x.uf2", **about))
    assert told.value.exit_code == INTEGRITY


def test_a_program_where_the_files_go_is_refused(tmp_path):
    """As with much frozen into it; MicroPython would erase itself at its first start."""
    source, image = uf2_file(tmp_path / "x.uf2"), tmp_path / "image.uf2"
    firmware = images.read_firmware(source)
    source.write_bytes(images.write_pages({**firmware.pages, **images.cut(FILES_AT, bytes(256))}))
    with pytest.raises(Trouble, match="reaches into the place of its files"):
        images.read_firmware(source)
    image.write_bytes(images.uf2_image(firmware, BOARD))    # files may be there
    assert images.read_firmware(image).files_at == FILES_AT


_OTHER = "no MicroPython for an RP2040 or RP2350"


@pytest.mark.parametrize("data, said", [
    (b"", "no UF2 file"), (b"text" * 200, "no UF2 file"),
    (images.write_pages(images.cut(FLASH, bytes(512))), _OTHER),
    (images.write_pages(images.cut(FLASH, program()[:0x400])), _OTHER),
    (images.write_pages(images.cut(FLASH + 4096, bytes(256))), _OTHER)])
def test_other_files_are_refused(tmp_path, data, said):
    path = tmp_path / "x.uf2"
    path.write_bytes(data)
    with pytest.raises(Trouble, match=said):
        images.read_firmware(path)


# ---- images

def test_the_file_system_runs(tmp_path, micropython):
    flash = tmp_path / "flash.img"
    flash.write_bytes(images.file_system("pico_ssd1306"))
    assert contents(flash) == payload.device_files(BOARD)
    with VirtualBoard(flash) as board:
        assert eventually(lambda: find.hello(board.port)[0])["version"] == NEW
        assert b"formatted" not in board.log


def test_uf2_with_micropython_and_the_product(tmp_path, crupier):
    source = uf2_file(tmp_path / "RPI_PICO.uf2")
    target = tmp_path / "crupier.uf2"
    facts = json.loads(crupier("image", "--uf2", source, "--board", BOARD, "-o", target,
                               "--json"))
    assert facts == {"output": str(target), "board": BOARD,
                     "bytes": target.stat().st_size}
    pages = images.read_pages(target.read_bytes())
    assert images.cut(FLASH, program()) == {
        at: page for at, page in pages.items() if at < FILES_AT}
    flash = tmp_path / "flash.img"
    flash.write_bytes(b"".join(pages[at] for at in range(FILES_AT, FILES_AT + FILES_SIZE, 256)))
    assert flash.stat().st_size == SIZE
    assert contents(flash) == payload.device_files(BOARD)


def test_size_of_the_file_system_is_that_of_the_firmware(tmp_path):
    """As on a Feather with 8 MB of flash."""
    source = uf2_file(tmp_path / "x.uf2", files=("MicroPython", FLASH + 0x100000, 7 * 1024 * 1024))
    pages = images.read_pages(images.uf2_image(images.read_firmware(source), "pico_ssd1306"))
    assert max(pages) == FLASH + 0x800000 - 256


@pytest.mark.parametrize("size", [0, 512 << 10, 4 << 30])
def test_a_file_system_that_does_not_do(tmp_path, crupier, size):
    """An internal error."""
    source = uf2_file(tmp_path / "x.uf2", files=("MicroPython", FLASH + 0x100000,
                                                 min(size, 0xFFFFF000)))
    said = crupier("image", "--uf2", source, "--board", BOARD, "-o", tmp_path / "y.uf2",
                   code=ERROR)
    assert "KB for files, and should have" in said and not (tmp_path / "y.uf2").exists()


def test_command_warns_of_the_scores(tmp_path, capsys, own_folders):
    target = tmp_path / "files.img"
    assert cli.main(["image", "--littlefs", "--board", BOARD, "-o", str(target)]) == 0
    said = capsys.readouterr()
    assert "1,441,792 bytes" in said.out
    assert "erases everything in its flash, the scores too" in said.err
    with files.mounted(target) as fs:
        assert files.get(fs, "/main.py") == payload.device_files(BOARD)["/main.py"]


def test_half_a_folder_does_not_stay(tmp_path, crupier, monkeypatch):
    """It was in the way of the next try."""
    target, write = tmp_path / "files", Path.write_bytes

    def until_full(path, data):
        write(path, data[:100])
        if path.name == "board.py":
            raise OSError(errno.ENOSPC, "no room")

    with monkeypatch.context() as full:
        full.setattr(Path, "write_bytes", until_full)
        assert "no room" in crupier(
            "image", "--folder", "--board", BOARD, "-o", target, code=ERROR)
    assert not list(target.iterdir())
    crupier("image", "--folder", "--board", BOARD, "-o", target)


def test_command_says_what_is_wrong(tmp_path, crupier):
    assert "cannot be read" in crupier(
        "image", "--uf2", tmp_path / "none.uf2", "--board", BOARD, "-o", tmp_path / "x",
        code=ERROR)
    assert "cannot write" in crupier(
        "image", "--littlefs", "--board", BOARD, "-o", tmp_path / "no" / "x", code=ERROR)
    assert "choose your board" in crupier("image", "--littlefs", "-o", tmp_path / "x", code=USAGE)
    assert "abacus" in crupier(
        "image", "--littlefs", "--board", "abacus", "-o", tmp_path / "x", code=USAGE)


def test_a_full_disk_leaves_no_half_image(tmp_path, crupier, monkeypatch):
    target = tmp_path / "x.img"
    target.write_bytes(b"the one before")

    def full(number):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert "No space left" in crupier("image", "--littlefs", "-o", target, "--board", BOARD,
                                      code=ERROR)
    assert target.read_bytes() == b"the one before"
    assert [path.name for path in tmp_path.iterdir()] == ["x.img"]
