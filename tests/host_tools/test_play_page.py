"""The page in a real headless Chromium, with a board that records what is done."""


import pytest
from PIL import Image

from tests.host_tools.browser import PHONE, centre, image_of, pixels, says, served, shows
from tests.host_tools.fake_board import FakeBoard, FakeRack, done, pattern

pytestmark = pytest.mark.browser

KEYS = "[...document.querySelectorAll('[data-key]')].map(element => element.dataset.key)"
DARK = Image.new("L", (128, 64))


@pytest.fixture
def window(chromium, url):
    """Opens the page: window(locale=..., viewport=...) as Playwright names them."""
    contexts = []

    def open_page(**options):
        context = chromium.new_context(**{"locale": "en-GB", **options})
        contexts.append(context)
        context.add_init_script("localStorage.setItem('keys', 'known')")
        page = context.new_page()
        page.complaints = []
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("request", lambda request: page.complaints.append(request.url)
                if not request.url.startswith((url, url.replace("http", "ws"))) else None)
        page.goto(url)
        page.wait_for_selector("body.on:not(.lost)")
        page.wait_for_selector("[data-key]")
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            assert page.complaints == []
        context.close()


def test_the_glass_equals_the_frame(board, window):
    board.show(pattern())
    page = window()
    shows(page, pattern())
    assert pixels(page).tobytes() == board.frame().convert("RGB").tobytes()
    board.show(pattern().point(lambda v: v // 3))       # shades are kept
    shows(page, board.frame())


def test_a_dimmed_glass_is_darker_but_legible(board, window):
    board.show(Image.new("L", (128, 64), 255))
    page = window()
    shows(page, board.frame())
    board.contrast = 1
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('#display')).opacity < .6")
    seen = image_of(page.locator("#display").screenshot()).convert("L")
    assert 60 < seen.getextrema()[1] < 200


def test_what_is_seen_is_the_frame_in_whole_pixels(board, window):
    """Read back from a screenshot: no smoothing, every dot as large as its neighbour."""
    board.show(pattern())
    page = window(viewport={"width": 1280, "height": 800})
    shows(page, pattern())
    seen = image_of(page.locator("#display").screenshot()).convert("L")
    dot = seen.width // 128
    assert seen.size == (128 * dot, 64 * dot) and dot >= 4
    for x, y in ((dot // 2, dot // 2), (dot - 1, dot - 1)):
        small = Image.new("L", (128, 64))
        small.putdata([seen.getpixel((column * dot + x, row * dot + y)) > 128 and 255
                       for row in range(64) for column in range(128)])
        assert small.tobytes() == pattern().tobytes()


TYPED = {"ArrowUp": "UP", "ArrowDown": "DOWN", "ArrowLeft": "LEFT", "ArrowRight": "RIGHT",
         "Enter": "OK", "Space": "OK", "Escape": "BACK", "Backspace": "BACK", "Tab": "NEXT",
         "n": "NEXT"}


def test_keyboard_down_and_up_reach_the_board(board, window):
    page = window()
    for typed, key in TYPED.items():
        page.keyboard.down(typed)
        done(board, "down " + key)
        page.keyboard.down(typed)           # what autorepeat sends
        page.keyboard.down(typed)
        page.keyboard.up(typed)
        done(board, "up " + key)
        assert page.evaluate("document.activeElement === document.body")


def test_control_z_takes_back_where_the_board_has_a_key_for_that(chromium):
    board = FakeBoard("picosystem")
    with served(FakeRack(board)) as url, chromium.new_page() as page:
        page.goto(url)
        page.locator("kbd", has_text="Ctrl+Z").wait_for()
        page.keyboard.press("Control+z")
        done(board, "down UNDO", "up UNDO")


def test_shortcuts_of_the_browser_stay_its_own(board, window):
    page = window()
    page.keyboard.press("Control+ArrowLeft")
    page.keyboard.press("Alt+n")
    page.keyboard.press("x")
    page.keyboard.press("ArrowUp")
    done(board, "down UP", "up UP")


def typed(page, **event):
    for way in ("keydown", "keyup"):
        page.evaluate("([way, event]) => dispatchEvent(new KeyboardEvent(way, event))",
                      [way, event])


def test_what_an_input_method_takes_is_not_for_the_board(board, window):
    """And a keyboard of other letters has those of the board where a Latin one has them."""
    page = window()
    typed(page, key="Enter", code="Enter", isComposing=True)
    typed(page, key="n", code="KeyN", keyCode=229)
    typed(page, key="т", code="KeyN")
    typed(page, key="ñ", code="Semicolon")
    done(board, "down NEXT", "up NEXT")


def test_the_mouse_holds_a_key_as_long_as_it_likes(board, window):
    page = window()
    page.mouse.move(*centre(page, "[data-key=OK]"))
    page.mouse.down()
    done(board, "down OK")
    page.wait_for_selector("[data-key=OK].down")
    page.mouse.move(2, 2)                   # it may slip off: the key is down until it lets go
    page.mouse.up()
    done(board, "up OK")
    page.wait_for_selector("[data-key=OK]:not(.down)")
    page.keyboard.press("Enter")            # the keyboard is still the board's
    done(board, "down OK", "up OK")


def test_a_touch_presses_a_key_once(board, window):
    page = window(**PHONE)
    for key in ("UP", "LEFT", "OK", "NEXT"):
        page.touchscreen.tap(*centre(page, f"[data-key={key}]"))
        done(board, "down " + key, "up " + key)


def test_two_ways_to_hold_a_key_are_one_press(board, window):
    page = window()
    page.mouse.move(*centre(page, "[data-key=OK]"))
    page.mouse.down()
    done(board, "down OK")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    done(board, "down UP", "up UP")
    page.mouse.up()
    done(board, "up OK")


def test_a_window_that_loses_the_focus_lets_go(board, window):
    page = window()
    page.keyboard.down("Enter")
    page.keyboard.down("ArrowUp")
    done(board, "down OK", "down UP")
    page.evaluate("dispatchEvent(new Event('blur'))")
    done(board, "up OK", "up UP")
    page.keyboard.down("ArrowUp")           # still held: autorepeat is no new press
    page.keyboard.up("ArrowUp")
    page.keyboard.press("ArrowDown")
    done(board, "down DOWN", "up DOWN")


def test_a_mac_tells_of_no_key_that_goes_up_while_cmd_is_down(board, window):
    page = window()
    page.keyboard.down("ArrowRight")
    page.keyboard.down("Meta")
    done(board, "down RIGHT", "up RIGHT")
    page.keyboard.up("Meta")
    page.evaluate("""dispatchEvent(new KeyboardEvent(
        "keydown", {key: "ArrowLeft", code: "ArrowLeft"}))""")
    done(board, "down LEFT")
    page.evaluate("dispatchEvent(new KeyboardEvent('keyup', {key: 'Meta', code: 'MetaLeft'}))")
    done(board, "up LEFT")


def test_a_closed_window_lets_go(board, window):
    page = window()
    page.keyboard.down("Enter")
    done(board, "down OK")
    page.close()
    done(board, "up OK")


def focused(page):
    return page.evaluate("document.activeElement.dataset.key ?? document.activeElement.id")


def tab_to(page, wanted, step="Tab"):
    """Moves the focus; gives what it met on its way."""
    seen = []
    while not seen or seen[-1] != wanted:
        assert len(seen) < 20, seen
        page.keyboard.press(step)
        seen.append(focused(page))
    return seen


def test_the_buttons_are_reached_without_a_mouse(board, window):
    page = window()
    seen = tab_to(page, "board", "Shift+Tab")
    assert {"png", "reset", "power", "NEXT", "BACK", "OK", "LEFT", "UP"} <= set(seen)
    tab_to(page, "LEFT")
    page.keyboard.press("Space")
    done(board, "down LEFT", "up LEFT")
    page.keyboard.press("Tab")              # moves the focus, is not NEXT
    page.keyboard.press("Enter")
    done(board, "down RIGHT", "up RIGHT")
    page.keyboard.press("Escape")           # gives the keyboard back to the board
    page.keyboard.press("Tab")
    done(board, "down NEXT", "up NEXT")


def test_the_power_switch(board, window):
    board.show(pattern())
    page = window()
    shows(page, pattern())
    page.click("#power")
    done(board, "power off")
    page.wait_for_selector("body:not(.on) #power[aria-checked=false]")
    shows(page, DARK)
    assert "off" in page.inner_text("#status")
    page.keyboard.press("Enter")            # the switch has not kept the focus
    done(board, "down OK", "up OK")
    page.click("#power")
    done(board, "power on")
    page.wait_for_selector("body.on #power[aria-checked=true]")
    shows(page, pattern())
    assert page.inner_text("#status") == ""


def test_a_program_that_ended_is_said(board, window):
    page = window()
    board.running = False
    says(page, "#status", "Press Reset to go on")
    page.click("#reset")
    page.wait_for_selector("#status:empty", state="attached")
    done(board, "reset")


def test_reset_and_the_picture(board, window):
    board.show(pattern())
    page = window()
    page.click("#reset")
    done(board, "reset")
    with page.expect_download() as download:
        page.click("#png")
    assert download.value.suggested_filename == "crupier.png"
    assert image_of(download.value.path().read_bytes()).size == (1024, 512)


def test_the_console_is_read_while_it_is_open(board, window):
    page = window()
    page.click("summary")
    says(page, "#console pre", ">>>")
    board.log += b"\r\nhello"
    says(page, "#console pre", "hello")


def test_a_second_window_mirrors_the_first_and_both_say_so(board, window):
    first = window()
    second = window()
    for page in (first, second):
        says(page, "#status", "2 windows")
    board.show(pattern())
    shows(first, pattern())
    shows(second, pattern())
    second.close()
    first.wait_for_selector("#status:empty", state="attached")


def test_it_comes_back_when_the_server_does(chromium, board):
    page = chromium.new_page(locale="en-GB")
    board.show(pattern())
    with served(FakeRack(board)) as url:
        page.goto(url)
        shows(page, pattern())
        page.keyboard.down("Enter")
        done(board, "down OK")
    done(board, "up OK")
    page.wait_for_selector("body.lost")
    assert "closed" in page.inner_text("#status")
    assert "`crupier play`" in page.inner_text("#status")     # nothing comes back without it
    assert page.locator("[data-key=OK].down").count() == 0
    page.keyboard.up("Enter")
    board.show(DARK)
    with served(FakeRack(board), int(url.rsplit(":", 1)[1].strip("/"))):
        page.wait_for_selector("body:not(.lost)")
        shows(page, DARK)
        page.keyboard.press("ArrowUp")
        done(board, "down UP", "up UP")
    page.close()


def test_a_board_with_two_keys_shows_two_keys(board, chromium):
    board.description = {**board.description, "KEYS": [("NEXT", 14), ("OK", 15)]}
    with served(FakeRack(board)) as url, chromium.new_page() as page:
        page.goto(url)
        page.wait_for_selector("[data-key]")
        assert sorted(page.evaluate(KEYS)) == ["NEXT", "OK"]


@pytest.mark.parametrize(("locale", "words"), [
    ("es-MX", ("Atrás", "Guardar imagen")), ("fr-FR", ("Back", "Save picture"))])
def test_the_page_speaks_the_language_of_the_browser(window, locale, words):
    page = window(locale=locale)
    assert all(word in page.inner_text("body") for word in words)
    assert page.get_attribute("html", "lang") == ("es" if locale.startswith("es") else "en")


def test_everything_that_can_be_used_has_a_name(window):
    page = window()
    names = page.evaluate("""[...document.querySelectorAll(
        'button, a, summary, canvas, select, [data-key]')].map(
        element => element.getAttribute('aria-label') || element.textContent.trim())""")
    assert len(names) > 10 and all(names)


def test_the_table_follows_the_colour_scheme(window):
    page = window(color_scheme="light")
    for scheme, dark in (("light", False), ("dark", True)):
        page.emulate_media(color_scheme=scheme)
        seen = image_of(page.screenshot()).convert("L")
        assert (seen.getpixel((5, 5)) < 60) is dark
