"""The lines that the texts on a glass are told in."""

import sys
from runpy import run_path
from types import ModuleType

import pytest

from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image
from tests.imports import ROOT


@pytest.fixture
def told(monkeypatch):
    """told((y, x, text, is it chosen?), ...) -> the lines"""
    modules = {name: ModuleType(name) for name in ("vm", "vm.channel")}
    modules["vm"].wire = modules["vm.channel"].channel = None
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    speech = run_path(str(ROOT / "host_tools" / "sim" / "vm" / "app_hooks.py"))

    def lines(*texts):
        speech["_texts"][:] = [(y, x, x + 9, y + 9, text, chosen) for y, x, text, chosen in texts]
        return speech["_lines"]().decode().split("\n")
    return lines


def test_texts_side_by_side_are_one_line(told):
    assert told((20, 9, "55", False), (0, 0, "Hand", False), (20, 0, "54", False)) == [
        "Hand", "54, 55"]


def test_what_is_chosen_together_is_one_thing(told):
    """"54, 55 <" was said of both cards as of one."""
    assert told((0, 0, "54", False), (0, 9, "55", True), (0, 18, "60", False)) == ["54, 55 <, 60"]
    assert told((0, 0, "54", True), (0, 9, "55", False)) == ["54 <, 55"]
    assert told((0, 0, "54", True), (0, 9, "55", True), (0, 18, "60", False)) == ["54 55 <, 60"]
    assert told((0, 0, "7", False), (0, 9, "Language", True), (0, 18, "English", True)) == [
        "7, Language English <"]


@pytest.mark.parametrize("board_id", ["picosystem", "pico_display", "pico_ssd1306"])
def test_a_card_on_its_way_takes_no_text_along(tmp_path, micropython, board_id):
    """Three cards are laid and two drawn: with motion the same is told as without."""
    said = []
    for motion in (True, False):
        flash = tmp_path / "flash.img"
        flash_image.install(flash, board_id)
        files.write(flash, {**samples.journal(samples.solo(1, "K7Q2MX"), []),
                                **samples.settings(language="en", motion=motion)})
        with VirtualBoard(flash, board_id, live=False, spoken=True) as board:
            board.run(1_600)
            texts = [board.text]
            for _ in range(5):
                board.press("OK", 40)
                board.run(1_500)
                texts.append(board.text)
        said.append(texts)
    assert said[0] == said[1] and len(set(said[0])) == len(said[0])
