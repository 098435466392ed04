"""Wherever a worn board begins anew, the same is on the display afterwards: the cursor, too."""

import pytest

from crupier.pictures import demo, screens
from crupier.pictures.scenes import scenes
from crupier.sim.virtual import VirtualBoard, files
from tests import flash_image

_BOOT_MS, _SETTLE_MS, _TRAVEL_MS, _LEFT_MS = 1_700, 40, 700, 1_200
PIN = 28                        # free on all boards: says when the board is worn
WORN = f"""
import memory
from machine import Pin
memory.Modules.worn = property(lambda self: Pin({PIN}, Pin.IN, Pin.PULL_DOWN).value())
"""
_BEGINS = {"home", "home_waiting", "table_trick", "table_end", "table_fire", "match",
           "match_points", "hand_over", "line_pass", "piles_pass", "board_pass", "device_table",
           "device_twists", "free", "lesson_right", "lesson_wrong"}
_STAYS = {"menu", "settings", "history", "table", "table_hint", "table_which_pile", "replay_card",
          "seats", "seats_look", "line_place", "piles_take", "board_target", "match_at_menu",
          "match_live", "match_past", "live", "entry_six", "over_win"}


def begins_anew(scene, size, tmp_path):
    """Does the board at the end of this scene? Whatever it does, the display may not change."""
    flash = tmp_path / "flash.img"
    flash.write_bytes(screens.installed(screens.SIZES[size]))
    files.write_all(flash, {**demo.settings(**{"language": "en", **scene.settings}),
                            **scene.files})
    flash_image.import_first(flash, "worn", WORN.encode())
    board = VirtualBoard(flash, screens.SIZES[size], live=False, clock=scene.clock)
    board.description["KEYS"] += screens.missing_keys(board.description)
    with board:
        board.run(_BOOT_MS)
        for key in scene.keys.split():
            board.press(key)
            board.run(_SETTLE_MS)
        board.run(_TRAVEL_MS)
        shown = board.frame()
        board.drive(PIN, 1)
        board.run(_LEFT_MS)
        board.drive(PIN, 0)
        begun = b"soft reboot" in board.log
        if begun:
            board.run(_BOOT_MS)
            assert board.frame().tobytes() == shown.tobytes()
        return begun


@pytest.mark.parametrize("size", ["128x64", "240x240"])
@pytest.mark.parametrize("scene", [scene for scene in scenes() if scene.name in _BEGINS | _STAYS],
                         ids=lambda scene: scene.name)
def test_the_same_is_on_the_display(tmp_path, micropython, scene, size):
    if not scene.sizes or size in scene.sizes:
        assert begins_anew(scene, size, tmp_path) == (scene.name in _BEGINS)


@pytest.mark.long
@pytest.mark.parametrize("scene", [
    scene for scene in scenes()
    if not (scene.walk or scene.alone or scene.name in _BEGINS | _STAYS | {"crash"})],
    ids=lambda scene: scene.name)
def test_the_same_is_on_the_display_everywhere(tmp_path, micropython, scene):
    begins_anew(scene, scene.sizes[0] if scene.sizes else "240x240", tmp_path)
