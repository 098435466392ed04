"""The drawn device in a real headless Chromium: fingers, colours, and keys by their names."""

import pytest

from tests.host_tools.browser import PHONE, centre, image_of, says, served, shows
from tests.host_tools.fake_board import FakeBoard, FakeRack, colours, done

pytestmark = pytest.mark.browser



@pytest.fixture
def window(chromium):
    """window(board_id, **options) -> (page, rack)"""
    opened = []

    def open_page(board_id, **options):
        rack = FakeRack(FakeBoard(board_id))
        serving = served(rack)
        url = serving.__enter__()
        context = chromium.new_context(**{"locale": "en-GB", **options})
        opened.append((serving, context))
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("[data-key]")
        return page, rack

    yield open_page
    for serving, context in opened:
        context.close()
        serving.__exit__(None, None, None)


class Fingers:
    """Several of them, as a touch screen reports them."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)
        self._down = {}

    def put(self, number, x, y):
        kind = "touchMove" if number in self._down else "touchStart"
        self._down[number] = {"x": x, "y": y, "id": number}
        self._send(kind, *self._down.values())

    def lift(self, number):
        self._send("touchEnd", self._down.pop(number))

    def cancel(self):
        """The system takes over: a call, a gesture."""
        self._down.clear()
        self._send("touchCancel")

    def _send(self, kind, *points):
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_two_fingers_hold_two_keys(window):
    page, rack = window("picosystem", **PHONE)
    fingers = Fingers(page)
    fingers.put(1, *centre(page, "[data-key=LEFT]"))
    done(rack.board, "down LEFT")
    fingers.put(2, *centre(page, "[data-key=OK]"))
    done(rack.board, "down OK")
    assert page.locator(".down").count() == 2
    fingers.lift(1)
    done(rack.board, "up LEFT")
    fingers.put(2, 5, 5)            # it slips off: the key is down until it lets go
    fingers.lift(2)
    done(rack.board, "up OK")
    assert page.locator(".down").count() == 0


def test_two_fingers_on_keys_that_mean_the_same(window):
    """The stick's press and A are both OK: one press, until the second lets go."""
    page, rack = window("waveshare_lcd13", **PHONE)
    stick, letter = ((box["x"] + 20, box["y"] + 20) for box in
                     (key.bounding_box() for key in page.locator("[data-key=OK]").all()))
    fingers = Fingers(page)
    fingers.put(1, *stick)
    fingers.put(2, *letter)
    fingers.lift(1)
    fingers.put(3, *centre(page, "[data-key=NEXT]"))
    fingers.lift(2)
    done(rack.board, "down OK", "down NEXT", "up OK")
    fingers.lift(3)
    done(rack.board, "up NEXT")


def test_no_key_stays_down_when_the_system_takes_the_fingers(window):
    page, rack = window("picosystem", **PHONE)
    fingers = Fingers(page)
    fingers.put(1, *centre(page, "[data-key=UP]"))
    fingers.put(2, *centre(page, "[data-key=BACK]"))
    done(rack.board, "down UP", "down BACK")
    fingers.cancel()
    done(rack.board, "up UP", "up BACK")


def test_turning_the_phone_draws_the_other_view_and_lets_go(window):
    page, rack = window("picosystem", **PHONE)
    Fingers(page).put(1, *centre(page, "[data-key=UP]"))
    done(rack.board, "down UP")
    before = page.locator("#display").bounding_box()
    page.set_viewport_size({"width": 640, "height": 360})
    done(rack.board, "up UP")
    keys = page.locator("[data-key=UP]").bounding_box()
    glass = page.locator("#display").bounding_box()
    assert before["x"] < 80 and keys["x"] + keys["width"] < glass["x"]  # now beside the glass


def test_the_letters_on_the_keys_can_be_typed(window):
    page, rack = window("pico_display")
    for typed, key in (("a", "OK"), ("B", "BACK"), ("x", "UP"), ("y", "DOWN"), ("n", "DOWN")):
        page.keyboard.press(typed)
        done(rack.board, "down " + key, "up " + key)


def test_a_key_that_is_not_there_is_a_long_press_of_ok(window):
    page, rack = window("waveshare_oled13")
    assert "hold KEY1 = Back" in page.inner_text(".keys")
    page.keyboard.down("Escape")
    done(rack.board, "down OK")
    page.keyboard.up("Escape")
    page.keyboard.press("ArrowDown")
    done(rack.board, "down NEXT", "up NEXT", "up OK")


@pytest.mark.parametrize("board_id", ["pico_display", "picosystem"])
def test_colours_reach_the_glass_as_they_are(window, board_id):
    page, rack = window(board_id)
    frame = colours(rack.board.frame().size)
    rack.board.show(frame)
    shows(page, frame)
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('#display')).opacity === '1'")
    seen = image_of(page.locator("#display").screenshot()).convert("RGB")
    dot = seen.width // frame.width
    assert seen.size == (frame.width * dot, frame.height * dot)
    assert seen.reduce(dot).tobytes() == frame.tobytes()


def test_the_lamp_glows(window):
    page, rack = window("picosystem")
    rack.board.pwm = {14: (65535, 1000)}
    page.wait_for_selector("circle[fill='rgb(255,0,0)']")
    rack.board.pwm = {}
    page.wait_for_selector("circle[fill='none']", state="attached")


def test_a_person_chooses_another_board(window):
    page, rack = window("pico_ssd1306")
    names = page.locator("#board option").all_inner_texts()
    assert names == list(rack.names.values()) and len(names) >= 6
    page.select_option("#board", "waveshare_lcd13")
    page.wait_for_function("() => document.title.includes('Pico-LCD-1.3')")
    shows(page, rack.board.frame())
    page.keyboard.press("a")                # the keyboard is the board's again
    done(rack.board, "down OK", "up OK")
    rack.broken["picosystem"] = "its flash is in use."
    page.select_option("#board", "picosystem")
    says(page, "#status", "The other board cannot start: its flash is in use.")
    assert page.input_value("#board") == "waveshare_lcd13"
