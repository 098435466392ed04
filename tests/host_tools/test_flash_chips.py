"""`crupier flash` on chips that say they are others: what it compiles, and what it refuses."""

import json
import re

import pytest

from crupier.build import boards, chips, manifest, payload
from crupier.errors import ERROR
from crupier.install import images
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import BOARD, crupier
from tests.host_tools.posing import posing
from tests.host_tools.uf2_lab import FLASH, program
from tests.test_docs import text

_ = crupier     # a fixture
NATIVE = "/pixels_native.mpy"
PICO_W = "Raspberry Pi Pico W with RP2040"
PICO2_W = "Raspberry Pi Pico 2 W with RP2350"


@pytest.fixture
def pretending(bench):
    """pretending(**as in posing()): a bench whose board calls itself something else."""
    def make(**said):
        there = bench({"/boot.py": posing(**said)})
        eventually(lambda: b">>>" in there.board.log)
        return there
    return make


def dry(crupier, there, *args, code=0):
    printed = crupier("flash", "--port", there.board.port, "--dry-run", *args,
                      *(["--json"] if not code else []), code=code)
    return printed if code else json.loads(printed)


# ---- machine code

@pytest.mark.parametrize("name, mpy, processor", [
    ("Raspberry Pi Pico with RP2040", 0x1306, "armv6m"), (PICO_W, 0x1306, "armv6m"),
    ("Raspberry Pi Pico2 with RP2350", 0x1F06, "armv6m"), (PICO2_W, 0x1F06, "armv6m"),
    ("Raspberry Pi Pico2 with RP2350-RISCV", 0x2F06, "rv32imc"),
    ("Raspberry Pi Pico with RP2040", 6, "")])
def test_machine_code_is_for_the_chip_that_micropython_names(
        pretending, crupier, monkeypatch, name, mpy, processor):
    asked, make = [], payload.device_files
    monkeypatch.setattr(payload, "device_files", lambda *args, processor: (
        asked.append(processor), make(*args))[1])
    facts = dry(crupier, pretending(machine=name, mpy=mpy, heap=400_000), "--board", BOARD)
    assert facts["machine"] == name and payload.PACK in facts["sent"]
    assert asked == [processor]


def test_a_module_as_each_processor_takes_it():
    """py/persistentcode.h: the third byte is 4 * architecture + 3, the version of machine code."""
    for chip, architecture in ((chips.RP2040, 4), (chips.RP2350, 4), (chips.RISCV, 11)):
        packed = payload.packed_files(BOARD, processor=chip.processor)
        assert packed[NATIVE][:4] == bytes((ord("M"), 6, 4 * architecture + 3, 31))
        assert packed["/app.mpy"][2] == 0
        assert "/pixels.mpy" in packed, "for a MicroPython that does not take it"


def test_no_machine_code_where_micropython_takes_none():
    with_it, without = (payload.packed_files(BOARD, processor=name) for name in ("armv6m", ""))
    gone = set(with_it) - set(without)
    assert gone == {path for path in with_it if path.endswith("native.mpy")}
    assert set(without) < set(with_it)


def test_only_what_is_machine_code_differs():
    one, other = (payload.packed_files(BOARD, processor=chip.processor)
                  for chip in (chips.RP2040, chips.RISCV))
    assert set(one) == set(other)
    assert {path for path in one if one[path] != other[path]} == {
        path for path in one if path.endswith("native.mpy")}


def test_an_rp2350_takes_all_that_an_rp2040_takes():
    """So a pack made for the one, in an image or a backup, runs on the other."""
    assert chips.processor("rp2", 4) == chips.processor("rp2", 7) == chips.RP2040.processor
    assert chips.processor("rp2", 11) == "rv32imc"
    assert chips.processor("rp2", 0) == "" and chips.processor("esp32", 0) is None


def test_a_virtual_board_takes_the_code_of_its_pc():
    assert [chips.processor("linux", number) for number in (0, 1, 2, 7)] == ["", "x86", "x64", ""]


@pytest.mark.parametrize("machine, platform, mpy, word", [
    ("Generic ESP32 module with ESP32", "esp32", 0x2B06, "xtensawin"),
    ("PYBv1.1 with STM32F405RG", "pyboard", 0x1F06, "armv7emsp"),
    ("Something new with RP9999", "rp2", 0x3F06, "architecture 15")])
def test_other_chips_are_refused_with_the_reason(
        pretending, crupier, machine, platform, mpy, word):
    there = pretending(machine=machine, platform=platform, mpy=mpy)
    error = dry(crupier, there, "--board", BOARD, code=ERROR)
    assert machine in error and f"machine code for {word}, but" in error
    assert "armv6m and rv32imc" in error and "crupier boards" in error


# ---- the radio of a Pico W

def test_pins_of_the_radio(pretending, crupier):
    """The PicoSystem has a key on GP23, where a Pico W has its radio."""
    there = pretending(machine=PICO2_W, mpy=0x1F06, heap=456_888)
    error = dry(crupier, there, "--board", "picosystem", code=ERROR)
    assert "key UP is on GP23, which is the radio's on a Pico W" in error


def test_no_board_that_carries_a_pico_uses_them():
    free = {board_id: boards.problems(
        boards.read(payload.board_file(board_id).read_text()), radio=True) == []
        for board_id in payload.board_ids()}
    assert {board_id for board_id in free if not free[board_id]} == {"picosystem"}


BATTERY = re.search("^ +(BATTERY = .*)$", text("docs/speed.md"), re.MULTILINE)[1]
LIGHT = "LED = dict(red=25, green=6, blue=8, active_low=False)"


@pytest.mark.parametrize("line", [BATTERY, LIGHT])
def test_battery_and_light_of_a_plain_pico(line):
    """Its own LED, and the third of VSYS that it measures, are behind the radio of a Pico W."""
    source = payload.board_file(BOARD).read_text() + line + "\n"
    assert boards.problems(boards.read(source)) == []
    with pytest.raises(boards.BadBoard, match="radio's"):
        boards.require(source.encode(), "a Pico W", radio=True)


def test_names_with_a_radio():
    assert chips.has_radio(PICO_W) and chips.has_radio(PICO2_W)
    assert not chips.has_radio("Raspberry Pi Pico with RP2040")
    assert not chips.has_radio("Adafruit Feather RP2040 with RP2040")


# ---- memory: what RPI_PICO_W leaves

def test_a_radio_leaves_too_little(pretending, crupier):
    there = pretending(machine=PICO_W, heap=205_184)
    error = dry(crupier, there, "--board", BOARD, code=ERROR)
    assert "(Raspberry Pi Pico W with RP2040) leaves 205,184 bytes" in error
    assert "needs 230,000; put the image RPI_PICO on it" in error and "a Pico W runs" in error
    assert manifest.PATH not in there.contents()


def test_the_radio_of_an_rp2350_leaves_enough(pretending, crupier):
    there = pretending(machine=PICO2_W, mpy=0x1F06, heap=456_888)
    assert dry(crupier, there, "--board", "waveshare_lcd13")["sent"]


# ---- UF2 files

def rp2350_file(path, chip=chips.RP2350):
    """As picotool writes them: first a block for the whole address space (RP2350-E10)."""
    first = bytearray(images.write_pages({0x10FFFF00: b"\xef" * 256}))
    first[24:32] = (2).to_bytes(4, "little") + (0xE48BFF57).to_bytes(4, "little")
    pages = images.cut(FLASH, program(offset=256))
    path.write_bytes(bytes(first) + images.write_pages(pages, chip))
    return path


@pytest.mark.parametrize("chip", [chips.RP2350, chips.RISCV])
def test_micropython_for_an_rp2350(tmp_path, crupier, chip):
    """binary_info may be anywhere in the first 1024 bytes there."""
    source = rp2350_file(tmp_path / "x.uf2", chip)
    found = images.read_firmware(source)
    assert found.version == "v1.29.0" and found.chip == chip
    target = tmp_path / "crupier.uf2"
    crupier("image", "--uf2", source, "--board", BOARD, "-o", target)
    made = images.read_pages(target.read_bytes(), chip)
    with pytest.raises(ValueError, match="nothing for an RP2040"):
        images.read_pages(target.read_bytes())
    files = b"".join(made[page] for page in sorted(made) if page >= found.files_at)
    native = payload.packed_files(BOARD, processor=chip.processor)[NATIVE]
    assert len(files) == found.files_size
    # One of the two: between blocks littlefs puts numbers of its own.
    assert native[:64] in files or native[-64:] in files


@pytest.mark.parametrize("drive, image", [("RPI-RP2", "RPI_PICO"), ("RP2350", "RPI_PICO2")])
def test_a_file_for_the_other_chip(tmp_path, crupier, monkeypatch, drive, image):
    """The boot ROM would take it without a word, and go on waiting."""
    (tmp_path / "INFO_UF2.TXT").write_text(f"Board-ID: {drive}\n")
    monkeypatch.setattr("crupier.install.bootsel.drive", lambda: tmp_path)
    chip = chips.RISCV if drive == "RPI-RP2" else chips.RP2040
    wrong = tmp_path / "wrong.uf2"
    wrong.write_bytes(images.write_pages(images.cut(FLASH, program()), chip)
                      if chip == chips.RP2040 else rp2350_file(wrong, chip).read_bytes())
    error = crupier("flash", "--uf2", wrong, code=ERROR)
    assert f"wrong.uf2 is for an {chip.name}, and the board in BOOTSEL has" in error
    assert f"download/{image}." in error
    error = crupier("flash", code=ERROR)
    assert f"download/{image} " in error
    assert "remembers" not in error, "the wrong one is not kept for next time"
