"""The boot picture: on the display until the first frame, and gone without a trace."""

import pytest
from PIL import Image

from crupier.build import art
from crupier.errors import Trouble
from tests.boot_picture import FOLDER, WITHOUT, close, drawn
from tests.firmware.driver_stage import BOARDS, COLOUR, DISPLAYS, MONO, installed, stage

_ = installed, stage        # fixtures
BAND = ["pico_ssd1306"]         # only a few lines are driven, each for longer
GREET = "display.greet(*pack.data('boot'))\n"
LIT = GREET + "at(200)\ndisplay.light_up()\nat(210)\ndisplay.light_up()\n"


@pytest.mark.parametrize("name", BOARDS)
def test_it_is_all_that_is_seen_before_the_first_frame(stage, name):
    """Whatever the memory of the controller holds at power-on."""
    board = stage(name, LIT + "at(500)\nclear(3)\ndisplay.show()\n")
    wanted = drawn(name) if name not in WITHOUT else Image.new("RGB", board.frame().size)
    for _ in range(22):
        board.run(10)
        assert not board.frame().getbbox() or close(board.frame(), wanted)
    board.run(200)
    assert close(board.frame(), wanted)
    assert board.display_on or name in WITHOUT
    model = board._hardware.bus.display
    assert not model.unknown and not getattr(model, "early", ())
    board.run(200)
    assert board.frame().getextrema() in ((255, 255), ((255, 255),) * 3)


@pytest.mark.parametrize("name", BOARDS)
def test_the_first_frame_can_come_at_any_time(stage, name):
    """The page after a crash does not wait for the light."""
    board = stage(name, GREET + "clear(3)\ndisplay.show()\n")
    board.run(400)
    assert board.frame().getextrema() in ((255, 255), ((255, 255),) * 3)
    model = board._hardware.bus.display
    assert not model.unknown and not getattr(model, "early", ())


@pytest.mark.parametrize("name", BOARDS)
def test_it_leaves_nothing_in_memory(stage, name):
    board = stage(name, """
import gc
where = pack.data('boot')
display._bus.reset()        # which opens an I2C
for _ in range(2):
    display.fb.fill(0)          # as every screen begins
    gc.collect()
    free = gc.mem_free()
    display.greet(*where)
    gc.collect()
    print("TAKEN", free - gc.mem_free())
""")
    board.run(400)
    first, second = [int(line.split()[1]) for line in board.log.splitlines()
                     if line.startswith(b"TAKEN")]
    assert first <= 64 and not second       # which window is set


@pytest.mark.parametrize("name", COLOUR)
def test_it_does_not_wait_for_the_light(stage, name):
    board = stage(name, """
import time
begun = time.ticks_ms()
display.greet(*pack.data('boot'))
display.light_up()
display.light_up()
print("TOOK", time.ticks_ms() - begun)
""")
    board.run(400)
    assert b"TOOK 0" in board.log and not board.display_on


@pytest.mark.parametrize("name", MONO)
def test_all_of_the_display_is_driven_afterwards(stage, name):
    """And as brightly as somebody has asked for in the meantime."""
    board = stage(name, GREET + """
display.contrast(180)
at(300)
clear(0)
fill(0, 0, 8, 8, 3)
fill(display.width - 8, display.height - 8, 8, 8, 3)
display.show()
""")
    board.run(200)
    assert board.contrast < 60 or name not in BAND
    board.run(200)
    spec = DISPLAYS[name]
    assert board.frame().getbbox() == (0, 0, spec["width"], spec["height"])
    assert board.frame().getpixel((0, 0)) == 255 and board.frame().getpixel((8, 8)) == 0
    assert 175 <= board.contrast <= 185


def test_every_size_of_display_has_one():
    assert ({file.stem for file in FOLDER.iterdir()}
            == {f"w{spec['width']}h{spec['height']}" for spec in DISPLAYS.values()})


@pytest.mark.parametrize("text", ["boot r=RED\nrr\nr\n", "boot r=RED\nrq\n"])
def test_a_picture_that_cannot_be_is_refused(tmp_path, text):
    (tmp_path / "ui/boot").mkdir(parents=True)
    (tmp_path / "ui/boot/w128h64.txt").write_text(text)
    with pytest.raises(Trouble):
        art.boot_picture(tmp_path, "w128h64", False)
