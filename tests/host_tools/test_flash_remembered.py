"""Which MicroPython a board in BOOTSEL gets, and whether it is for that kind of board."""

import re

from crupier import cli
from crupier.build import chips, payload
from crupier.commands import flash_steps
from crupier.errors import ERROR
from crupier.install import backups, bootsel
from tests.host_tools.bootsel_lab import firmware, rom
from tests.host_tools.flash_lab import BOARD, crupier, product
from tests.host_tools.uf2_lab import uf2_file

_ = crupier, firmware, rom      # fixtures

FEATHER = {"board": "adafruit_feather_rp2040",
           "files": ("MicroPython", 0x10100000, 7 * 1024 * 1024)}


def test_what_was_remembered_for_another_kind_of_board(rom, crupier, firmware, tmp_path):
    """A Feather got that of a Pico, without a word: its games lay elsewhere and were gone."""
    there, chip = rom(powered=False)
    chip.offer()
    crupier("flash", "--uf2", firmware, "--board", BOARD)
    there.board.power_off()
    chip.offer()
    for more in [], ["--yes"]:
        error = crupier("flash", "--board", "feather_oled", *more, code=ERROR)
        assert "download/ADAFRUIT_FEATHER_RP2040 and name it with --uf2" in error
        assert "that crupier remembers is for RPI_PICO" in error
    # Of each kind the last one is remembered.
    feather_image = chips.OWN["feather_oled"]
    feather = uf2_file(tmp_path / "feather.uf2", **FEATHER)
    bootsel.choose(feather)
    assert bootsel.choose(None, chip.drive, board="feather_oled")[1].board == feather_image
    crupier("flash", "--board", BOARD)
    assert chip.received == [firmware.read_bytes()] * 2


def test_what_is_remembered_for_who_knows_which_board(rom, crupier, firmware, monkeypatch,
                                                         capsys):
    """Without --board it went to whatever waited in BOOTSEL."""
    _, chip = rom(powered=False)
    chip.offer()
    bootsel.choose(firmware)
    backups.write(
        backups.new_path("e6614c311b7e6f2d", "feather_oled"),
        backups.Backup("e6614c311b7e6f2d", "2026-01-01", {}, "feather_oled"))
    assert cli.main(["flash"]) == ERROR and not chip.received
    error = capsys.readouterr().err
    assert f"gets MicroPython v1.29.0 for RPI_PICO ({bootsel.cached()}, as --uf2 named " in error
    assert "A feather_oled, of which this PC has backups, takes ADAFRUIT_FEATHER_RP2040" in error
    assert "games would be lost" in error and "nothing was changed" in error
    monkeypatch.setattr(flash_steps, "asked", lambda args, question: "n")
    assert cli.main(["flash"]) == ERROR and not chip.received
    monkeypatch.setattr(flash_steps, "asked", lambda args, question: "y")
    assert cli.main(["flash", "--board", BOARD]) == 0 and len(chip.received) == 1


def test_a_mute_micropython_that_is_remembered(rom, crupier, tmp_path):
    """Nobody knows which board that is for."""
    _, chip = rom(powered=False)
    chip.offer()
    bootsel.choose(uf2_file(tmp_path / "own.uf2", board=""))
    error = crupier("flash", "--board", BOARD, code=ERROR)
    assert "for a board that it does not name" in error and not chip.received
    assert f"A {BOARD} takes RPI_PICO: https://micropython.org/download/RPI" in error
    crupier("flash", "--board", BOARD, "--yes")
    assert len(chip.received) == 1


def test_a_micropython_that_is_named_for_a_board_of_another_kind(rom, crupier, firmware,
                                                                 monkeypatch, capsys):
    """Scripts may: they go on. Whoever sits there is asked."""
    _, chip = rom(powered=False)
    chip.offer()
    args = "flash", "--uf2", str(firmware), "--board", "feather_oled"
    monkeypatch.setattr(flash_steps, "alone", lambda args: False)
    monkeypatch.setattr(flash_steps, "asked", lambda args, question: "")
    assert cli.main([*args]) == ERROR and not chip.received
    monkeypatch.undo()
    assert "A feather_oled takes ADAFRUIT_FEATHER_RP2040: https" in capsys.readouterr().err


def test_a_script_that_names_such_a_micropython(rom, crupier, firmware):
    there, chip = rom(powered=False)
    chip.offer()        # crupier starts there, without a display that answers
    crupier("flash", "--uf2", firmware, "--board", "feather_oled")
    assert len(chip.received) == 1 and product(there.contents())


def test_which_micropython_each_board_takes():
    """As its page says."""
    for board in payload.board_ids():
        page = (payload.source_root() / "boards" / board / "README.md").read_text()
        own = re.search(r"`(ADAFRUIT_\w+)`", page)
        assert chips.images(board, "RPI-RP2") == (own[1] if own else "RPI_PICO",)
    assert chips.images("pico_display", "RP2350") == ("RPI_PICO2", "RPI_PICO2_W")
