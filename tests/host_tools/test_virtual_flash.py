"""The flash chip, the file system on it, and what happens when the power fails."""

import random
import re
import signal

import pytest

from crupier.sim.virtual import files
from crupier.sim.virtual.files import ImageDamaged
from crupier.sim.virtual.flash import BLOCK, SIZE, Flash, PowerFailed, tear
from crupier.sim.virtual.image import install
from crupier.sim.virtual.lock import ImageBusy, ImageLock
from tests.host_tools.board_tools import WRITER, eventually


@pytest.fixture
def flash(tmp_path):
    chip = Flash(tmp_path / "flash.img")
    yield chip
    chip.close()


# The chip

def test_programming_clears_bits_and_erasing_sets_them(flash):
    assert flash.blank()
    flash.program(5000, b"\xf0\x0f")
    flash.program(5000, b"\xaa\xaa")
    assert flash.read(4999, 4) == b"\xff\xa0\x0a\xff"
    flash.program(BLOCK, b"\x00")
    flash.erase(1)
    assert flash.blank()
    assert (flash.erases, flash.programs) == (1, 3)


def test_power_fails_in_the_wanted_operation(flash):
    flash.program(0, bytes(BLOCK))
    flash.cut_after(3, torn=0.5)
    flash.program(BLOCK, bytes(256))
    flash.program(BLOCK + 256, bytes(256))
    with pytest.raises(PowerFailed):
        flash.erase(0)
    bits = sum(byte.bit_count() for byte in flash.read(0, BLOCK))
    assert 0.45 < bits / (8 * BLOCK) < 0.55
    flash.erase(0)      # the power is back
    assert flash.read(0, BLOCK) == b"\xff" * BLOCK


@pytest.mark.parametrize("done", [0, 0.3, 1])
def test_torn_operation_changes_only_bits_it_would_have_changed(done):
    rng = random.Random(7)
    old, new = rng.randbytes(512), rng.randbytes(512)
    torn = tear(old, new, done, random.Random(8))
    assert all((a ^ t) & ~(a ^ b) == 0 for a, b, t in zip(old, new, torn, strict=True))
    assert torn == tear(old, new, done, random.Random(8))
    assert (torn == old, torn == new) == (done == 0, done == 1)


# Files

def test_files_of_the_pc_are_files_of_the_board(make_board):
    board = make_board("import os\nprint(open('/a/b/c').read(), os.statvfs('/')[:3])\n"
                       "f = open('/a/d', 'w')\nf.write('back ñ')\nf.close()")
    board.write_file("/a/b/c", "there ñ")
    with board:
        board.run(10)
        assert board.log.decode().startswith("there ñ (4096, 4096, 352)\n")
        with pytest.raises(RuntimeError, match="no power"):
            board.read_file("/a/d")
        board.power_off()
        assert board.read_file("/a/d").decode() == "back ñ"
        assert board.list_files() == ["/a/b/c", "/a/d", "/main.py"]
        assert board.list_files("/a/b") == ["/a/b/c"]
        board.write_file("/main.py", "print('new')")
        board.power_on()
        board.run(10)
        assert b"new" in board.log
    with pytest.raises(FileNotFoundError):
        board.read_file("/nothing")


def test_damaged_image_is_told_by_the_pc_and_formatted_by_the_board(make_board):
    board = make_board("print('gone')")
    board.image.write_bytes(random.Random(1).randbytes(SIZE))
    before = board.image.read_bytes()
    with pytest.raises(ImageDamaged, match=r"flash\.img"):
        board.read_file("/main.py")
    with pytest.raises(ImageDamaged):
        install(board.image, "pico_ssd1306")
    assert board.image.read_bytes() == before
    with board:         # as MicroPython does on a real board
        board.run(10)
        assert b"[virtual board] flash formatted" in board.log and b"gone" not in board.log
        board.power_off()
        assert board.list_files() == []


# The firmware on it

@pytest.mark.parametrize("number", range(1, 9))
def test_ctrl_c_waits_until_an_image_is_whole(tmp_path, monkeypatch, interruptible, number):
    """littlefs took it: a sound image was called damaged, or lacked a file, and all went on."""
    image, read, count = tmp_path / "flash.img", Flash.read, iter(range(1, 10_000))
    files.write(image, {"/data/scores": b"s" * 3000})

    def interrupted(flash, at, size):
        if next(count) == number:
            signal.raise_signal(signal.SIGINT)
        return read(flash, at, size)

    with monkeypatch.context() as pressed, pytest.raises(KeyboardInterrupt):
        pressed.setattr(Flash, "read", interrupted)
        files.write(image, {"/more": b"m" * 9000})
    assert files.read(image, "/data/scores") == b"s" * 3000
    assert files.read(image, "/more") == b"m" * 9000


def test_install_respects_a_board_that_runs(tmp_path):
    (tmp_path / "link.img").symlink_to(tmp_path / "flash.img")
    with ImageLock(tmp_path / "flash.img"), pytest.raises(ImageBusy):
        ImageLock(tmp_path / "link.img")
    with ImageLock(tmp_path / "flash.img"), pytest.raises(ImageBusy):
        install(tmp_path / "flash.img", "pico_ssd1306")


def test_all_names_of_an_image_are_one_flash(tmp_path):
    image, other = tmp_path / "flash.img", tmp_path / "elsewhere" / "other.img"
    install(image, "pico_ssd1306")
    other.parent.mkdir()
    other.hardlink_to(image)
    with ImageLock(image):
        for _ in range(2):      # the first one has left no lock of its own
            with pytest.raises(ImageBusy, match=r"other\.img is in use"):
                ImageLock(other)
    with ImageLock(other), pytest.raises(ImageBusy, match=r"flash\.img is in use"):
        ImageLock(image)


# Power cuts: every line that was acknowledged is there afterwards, in order, and at most one more.

def check_log(board):
    """-> how many lines were acknowledged in this and earlier runs"""
    acknowledged = max(map(int, re.findall(rb"^kept (\d+)", board.log, re.MULTILINE)), default=-1)
    lines = board.read_file("/log").split(b"\n")[:-1] if "/log" in board.list_files() else []
    assert [int(line.split()[0]) for line in lines] == list(range(len(lines)))
    assert len(lines) - (acknowledged + 1) in (0, 1)
    return acknowledged + 1


@pytest.mark.parametrize("torn", [0, 0.1, 0.5, 0.9, 1])
def test_power_cut_inside_flash_operations(make_board, torn):
    safe = []
    for operation in range(1, 400, 27):
        with make_board(WRITER, image=f"{operation}.img") as board:
            board.cut_after(operation, torn)
            board.run(1000)
            assert not board.powered
            safe.append(check_log(board))
            stats = board.stats
            assert stats["flash_erases"] + stats["flash_programs"] == operation
            board.power_on()
            assert board.log.count(b"formatted") == 0
    assert safe == sorted(safe) and safe[-1] > 100


def test_power_cut_again_and_again_on_one_flash(make_board):
    program = WRITER.replace("n = 0", """
try:
    with open("/log") as f:
        n = len(f.read().split("\\n")) - 1
except OSError:
    n = 0""")
    rng = random.Random(3)
    with make_board(program) as board:
        safe = []
        for _ in range(25):
            board.cut_after(rng.randrange(1, 40), rng.random())
            board.run(1000)
            assert not board.powered
            safe.append(check_log(board))
            board.power_on()
        assert safe == sorted(safe) and safe[-1] > 100
        assert b"formatted" not in board.log


def test_power_cut_at_any_instant_of_a_live_board(make_board):
    with make_board(WRITER, live=True) as board:
        eventually(lambda: board.log.count(b"kept") > 20)
        board.power_off()
        assert not board.powered
        assert check_log(board) > 20
