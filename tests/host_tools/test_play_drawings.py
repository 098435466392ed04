"""How the boards are drawn: what the drawings say, the pictures, and the page beside them."""

from collections import Counter
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageFilter

from crupier.build import payload
from crupier.errors import Trouble
from crupier.play import drawing
from pictures import device_picture
from tests.host_tools.browser import image_of, served
from tests.host_tools.fake_board import FakeBoard, FakeRack, colours, description, pattern

BOARDS = payload.board_ids()
BLUR = ImageFilter.GaussianBlur(4)
THUMB = 40              # CSS pixels
LEAST = 1               # CSS pixels per unit, see view.js
# Width, height, pixels of the screen per CSS pixel.
WINDOWS = [(320, 568, 2), (740, 360, 2), (800, 312, 3), (1280, 800, 1)]
LOW = 340               # CSS pixels: a phone held sideways, where dots may be smaller
MORE_WINDOWS = [(360, 640, 3), (1920, 1080, 1)]


def frame_of(board):
    display = board["DISPLAY"]
    size = display["width"], display["height"]
    return pattern(size) if "lit" in drawing.load(board) else colours(size)


def views(drawn, dot, unit):
    return [drawing.View(drawn, dot, unit, number) for number in range(len(drawn["frame"]))]


def boxes(drawn, view):
    """What must not overlap: the glass, and all that a finger may press, with its side."""
    yield tuple(view.at("l t r b"))
    for key in drawn["keys"]:
        x, y = view.at(key["at"])
        w, h = (side * view.unit / 2 for side in key.get("base", key)["size"])
        yield x - w, y - h, x + w, y + h


def apart(one, other):
    return any(a[2 + i] <= b[i] + 0.01 for a, b in ((one, other), (other, one)) for i in (0, 1))


# ---- what the drawings say

@pytest.mark.parametrize("board_id", BOARDS)
def test_every_key_is_drawn_once_where_its_pin_is(board_id):
    board = description(board_id)
    drawn = [key for key in drawing.load(board)["keys"] if "key" in key]
    assert Counter((key["key"], key["pin"]) for key in drawn) == Counter(board["KEYS"])


@pytest.mark.parametrize("board_id", BOARDS)
def test_the_rest_is_that_of_the_board(board_id):
    board = description(board_id)
    drawn = drawing.load(board)
    assert ("lit" in drawn) == (FakeBoard(board_id).mode == "L")
    assert ("led" in drawn) == ("LED" in board)


@pytest.mark.parametrize("board_id", BOARDS)
def test_nothing_overlaps_or_sticks_out_at_any_size(board_id):
    drawn = drawing.load(description(board_id))
    for dot in (1, 4 / 3, 2, 3, 5, 8):
        if max(drawn["width"], drawn["height"]) * dot < 200:
            continue            # of use to nobody
        for unit in (LEAST, max(LEAST, drawn["unit"] * dot)):
            for view in views(drawn, dot, unit):
                width, height = view.size
                for box in boxes(drawn, view):
                    assert box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height
                for one, other in combinations(boxes(drawn, view), 2):
                    assert apart(one, other), (dot, unit, one, other)


@pytest.mark.parametrize("board_id", BOARDS)
def test_keys_are_as_large_as_a_thumb(board_id):
    for key in drawing.load(description(board_id))["keys"]:
        assert min(key.get("base", key)["size"]) * LEAST >= THUMB


def test_a_board_without_some_keys_is_drawn_without_them():
    board = {**description("pico_ssd1306"), "KEYS": (("NEXT", 14), ("OK", 15))}
    assert {key["key"] for key in drawing.load(board)["keys"]} == {"NEXT", "OK"}


# ---- pictures

@pytest.mark.parametrize("board_id", BOARDS)
@pytest.mark.parametrize("scale", [1, 2])
def test_the_glass_in_a_picture_is_the_frame(board_id, scale):
    board = description(board_id)
    frame, drawn = frame_of(board), drawing.load(board)
    picture = device_picture.picture(board_id, frame, scale)
    view = drawing.View(drawn, scale, drawn["unit"] * scale)
    assert picture.size == tuple(round(side) for side in view.size)
    left, top = map(round, view.at("l t"))
    glass = picture.crop((left, top, left + frame.width * scale, top + frame.height * scale))
    shown = glass.convert("RGB").resize(frame.size, Image.Resampling.NEAREST)
    assert shown.tobytes() == device_picture.display(frame, 1, drawn.get("lit")).tobytes()
    assert glass.tobytes() == glass.resize(frame.size, Image.Resampling.NEAREST).resize(
        glass.size, Image.Resampling.NEAREST).tobytes()


def test_a_picture_is_clear_around_the_device():
    picture = device_picture.picture("picosystem", frame_of(description("picosystem")), 1)
    assert picture.getpixel((0, 0))[3] == 0 and picture.getpixel((picture.width // 2, 8))[3] == 255


def test_labels_have_the_language():
    frame = frame_of(description("pico_ssd1306"))
    spanish, english = (device_picture.picture("pico_ssd1306", frame, language=language)
                        for language in ("es", "en"))
    assert spanish.size == english.size and spanish.tobytes() != english.tobytes()


def test_the_lamp_lights_its_surroundings():
    board = description("pico_display")
    view = drawing.View(drawing.load(board), 2, 2)
    x, y = map(round, view.at(drawing.load(board)["led"]["at"]))
    dark, lit = (device_picture.picture("pico_display", frame_of(board), led=led)
                 for led in ((0, 0, 0), (255, 0, 0)))
    assert lit.getpixel((x, y))[:3] == (255, 0, 0)
    assert lit.getpixel((x, y + 14))[0] > dark.getpixel((x, y + 14))[0] + 40
    assert lit.getpixel((4, y)) == dark.getpixel((4, y))


def test_an_unknown_board_is_said():
    with pytest.raises(Trouble, match="no board"):
        device_picture.picture("toaster", pattern())


# ---- the page

@pytest.fixture(scope="module")
def site():
    """One page for all tests here: url, and the rack that it shows."""
    rack = FakeRack(FakeBoard())
    with served(rack) as url:
        yield url, rack


def choose(page, board_id):
    """Another board, as a person does it."""
    if page.input_value("#board") != board_id:
        page.select_option("#board", board_id)
    name = description(board_id)["NAME"]
    page.wait_for_function("name => document.title.endsWith(name)", arg=name)


@pytest.mark.browser
@pytest.mark.parametrize(("width", "height", "fine"), WINDOWS + [
    pytest.param(*window, marks=pytest.mark.long) for window in MORE_WINDOWS])
@pytest.mark.parametrize("locale", ["es-ES"])           # the longer one
def test_every_board_fits_the_window(chromium, site, width, height, fine, locale):
    context = chromium.new_context(viewport={"width": width, "height": height}, locale=locale,
                                   device_scale_factor=fine, is_mobile=width < 800,
                                   has_touch=width < 800)
    page = context.new_page()
    page.goto(site[0])
    page.wait_for_selector("[data-key]")
    for board_id in BOARDS:
        choose(page, board_id)
        page.wait_for_selector("#board:enabled")
        seen = page.evaluate("""() => {
            const box = (element) => {
                const { left, top, right, bottom } = element.getBoundingClientRect();
                return [left, top, right, bottom];
            };
            const all = (selector) => [...document.querySelectorAll(selector)].map(box);
            const { scrollWidth, scrollHeight } = document.documentElement;
            return { scroll: [scrollWidth, scrollHeight], display: all('#display')[0],
                     keys: all('.touch'),
                     others: all('header *, #device svg, nav a, summary') };
        }""")
        assert seen["scroll"] == [width, height], board_id
        for left, top, right, bottom in [*seen["keys"], *seen["others"], seen["display"]]:
            assert -0.5 <= left and right <= width + 0.5 and -0.5 <= top, board_id
            assert bottom <= height + 0.5, board_id
        for left, top, right, bottom in seen["keys"]:
            assert min(right - left, bottom - top) >= THUMB - 0.1, board_id
        display = description(board_id)["DISPLAY"]
        left, top, right, bottom = (edge * fine for edge in seen["display"])
        dots = (right - left) / display["width"]        # whole pixels of the screen
        assert dots == pytest.approx(round(dots), abs=1e-3)
        assert dots >= (fine if height > LOW else fine * 2 / 3)
        assert (bottom - top) == pytest.approx(round(dots) * display["height"], abs=0.05)
        assert left == pytest.approx(round(left), abs=0.05)
        assert top == pytest.approx(round(top), abs=0.05)
    context.close()


@pytest.mark.browser
def test_keys_are_there_and_apart_in_every_window(chromium, site):
    """From 280x480 and 480x280 on, in the window; what the page has around the device is that of
    the window. In smaller ones the page scrolls."""
    page = chromium.new_page(locale="es-ES")
    page.goto(site[0])
    page.wait_for_selector("[data-key]")
    for width, height in [(280, 480), (480, 280), (320, 480), (450, 600), (280, 653), (300, 900),
                          (320, 256), (200, 400)]:
        page.set_viewport_size({"width": width, "height": height})
        for board_id in BOARDS:
            choose(page, board_id)
            page.wait_for_selector("#board:enabled")
            seen = page.evaluate("""() => [...document.querySelectorAll('#display, .touch')].map(
                (element) => {
                    const { left, top, right, bottom } = element.getBoundingClientRect();
                    return [left + 0.5, top + 0.5, right - 0.5, bottom - 0.5];
                })""")
            for one, other in combinations(seen, 2):
                assert apart(one, other), (board_id, width, height, one, other)
            for left, top, right, bottom in seen if width * height >= 280 * 480 else ():
                assert min(left, top, width - right, height - bottom) >= -0.5, (
                    board_id, width, height)


@pytest.mark.browser
def test_the_page_draws_what_the_pictures_show(chromium, site):
    page = chromium.new_page()
    page.goto(site[0])
    page.evaluate("""() => {
        document.body.replaceChildren(document.querySelector('svg'));
        Object.assign(document.body.style, { display: 'block', background: 'white' });
    }""")
    for board_id in BOARDS:
        drawn = drawing.load(description(board_id))
        view = drawing.View(drawn, 2, 2 * drawn["unit"])
        width, height = map(round, view.size)
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("""async (drawn) => {
            const { Device } = await import('./device.js');
            const { View } = await import('./view.js');
            const svg = document.querySelector('svg');
            const words = { language: 'en', key: () => '' };
            new Device(svg, drawn, new View(drawn, 0, 2, 2 * drawn.unit), words).light([0, 0, 0]);
            svg.querySelector('rect').style.filter = 'none';
        }""", drawn)
        seen = image_of(page.screenshot()).convert("RGB")
        black = Image.new("L" if "lit" in drawn else "RGB", (drawn["width"], drawn["height"]))
        picture = device_picture.picture(board_id, black)
        wanted = Image.new("RGB", picture.size, "white")
        wanted.paste(picture, (0, 0), picture)
        for image in (seen, wanted):        # the page lays its glass over the drawing
            image.paste("black", tuple(map(round, view.at("l t r b"))))
        assert seen.size == wanted.size
        # Edges and fonts differ a little; a part that is missing or elsewhere is seen from afar.
        difference = ImageChops.difference(*(image.filter(BLUR) for image in (seen, wanted)))
        assert max(high for _, high in difference.getextrema()) < 40, board_id
    page.close()
