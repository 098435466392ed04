"""QR codes: as another encoder makes them, and as readers see them on displays."""

import random
from contextlib import contextmanager
from pathlib import Path

import pytest
import segno
import zxingcpp
from PIL import Image

from crupier.engine.codes import DIGITS, record_of
from crupier.engine.lines import seal
from crupier.engine.records import encode
from pictures import pads, samples, screens
from pictures.scenes import scenes
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose, message
from tests.host_tools import flash_lab
from tests.pure import layout, load

# Of cards that the device deals, of its matches, and of pads: where the history counts, too.
ENDS = "over_record", "over_win", "board_over", "line_over", "podium", "group_over_series"
GOLDEN = Path(__file__).parent.parent / "golden"
# Lengths whose data does not end with a byte: there segno adds one that the standard does not.
LENGTHS = 5, 24, 25, 48, 78, 100, 155, 196, 225, 300, 336, 468, 600, 800, 1000, 1200


@pytest.fixture(scope="module")
def qr():
    return load("ui/qr")


def cells(code):
    return [[code.dark(x, y) for x in range(code.size)] for y in range(code.size)]


def text(length):
    return "".join(random.Random(length).choices(DIGITS, k=length))


@pytest.mark.parametrize("length", LENGTHS)
def test_modules_are_those_of_another_encoder(qr, length):
    wanted = segno.make(text(length), error="l", mode="alphanumeric", mask=0, micro=False,
                        boost_error=False)
    version = qr.version_for("", text(length))
    assert cells(qr.QR("", text(length), version)) == [list(map(bool, row))
                                                       for row in wanted.matrix]


@pytest.mark.parametrize("length", range(1, 400, 23))
def test_an_address_and_a_text_are_read(qr, length):
    address = "https://example.org/crupier/#"
    version = qr.version_for(address, text(length))
    rows = cells(qr.QR(address, text(length), version))
    picture = Image.new("L", (len(rows) + 8,) * 2, 255)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            picture.putpixel((x + 4, y + 4), 0 if dark else 255)
    read, = zxingcpp.read_barcodes(picture.resize((picture.width * 3,) * 2, 0))
    assert read.text == address + text(length)


def test_what_is_too_long_has_no_version(qr):
    assert qr.version_for("", text(1249)) == qr.LARGEST and qr.version_for("", text(1300)) is None


@pytest.mark.parametrize("size", screens.SIZES)
def test_readers_see_the_code_on_the_display(size):
    head, _ = read(Image.open(GOLDEN / size / "es/code.png").convert("L"))
    assert head["game"] == "the_game" and head["seed"] == "PAST6A"


def read(picture):
    """The record that a display shows."""
    found, = zxingcpp.read_barcodes(picture.resize((picture.width * 3, picture.height * 3), 0))
    return record_of(found.text)


@contextmanager
def ended(folder, name, full=False):
    """A board at the end of a game that is not saved yet, with the cursor on the code."""
    scene = next(each for each in scenes("128x64") if each.name == name)
    console = Console(folder, scene.files, **scene.settings)
    if full:
        flash_lab.fill(console.board.image, left=0)
    with console:
        console.press(*scene.keys.split())
        console.board.run(6_000)
        console.press("LEFT")
        yield console
        assert not console.board.log


def result(console):
    """What stands above the buttons."""
    frame = console.frame()
    return frame.crop((0, 0, frame.width, layout("w128h64", "result").BUTTONS[0][0][1]))


def open_code(console):
    console.press("OK")
    if eyes.title(console.frame()) == "¿Seguro?":       # a pad, which nobody can correct then
        console.press("DOWN", "OK")
    console.board.run(4_000)
    return read(console.frame())


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("way", ["BACK", "RIGHT OK"])
def test_the_end_of_a_game_shows_its_code(tmp_path, name, way):
    """The game is saved with that, once, whether one goes home or plays again; its result stays
    as it was.
    """
    with ended(tmp_path, name) as console:
        before = result(console)
        shown = open_code(console)
        console.press("BACK")
        assert result(console) == before
        assert open_code(console) == shown
        console.press("OK")
        console.board.run(3_200)                # an OK right after that would not count
        console.press(*way.split())
        assert result(console) != before
        assert bool(eyes.home(console.frame())) == (way == "BACK")
        records = console.records()
        assert records.index(shown) == len(records) - 1


@pytest.mark.parametrize("name", ENDS)
def test_where_a_game_cannot_be_saved_its_end_stays(tmp_path, name):
    """With all that it offers, once the notice is closed."""
    with ended(tmp_path, name, full=True) as console:
        before = console.frame()
        console.press("OK")
        if eyes.title(console.frame()) == "¿Seguro?":
            console.press("DOWN", "OK")
        assert message(console.frame()).startswith("Memoria llena: no se ha guardado")
        console.press("OK")
        assert console.frame() == before


@pytest.mark.parametrize("record", [
    # Of a score pad: too many entries for a display of 128x64; with a result that does not follow.
    pytest.param(lambda: whole(pads.any_game(1, 6), 20), id="too long"),
    pytest.param(lambda: forged(samples.solo(1, "K7Q2MX")), id="forged")])
def test_where_there_is_no_code_a_notice_says_so(tmp_path, record):
    with Console(tmp_path, record()) as console:
        choose(console, "Historial", "Últimas")
        before = console.frame().tobytes()
        console.press("OK", "DOWN", "OK")
        console.board.run(3_000)
        assert eyes.title(console.frame()) == "Aviso"
        console.press("OK", "BACK")
        assert console.frame().tobytes() == before
        assert not console.board.log


def whole(head, rounds):
    return samples.record(head, pads.played(head, rounds))


def forged(head):
    """A record of another deal than that of its actions."""
    game = samples.play(head)
    text = encode(dict(head, seed="B0", result=game.result()), game.history())
    return {"/data/records/000001": seal(text).encode()}
