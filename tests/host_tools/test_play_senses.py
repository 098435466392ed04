"""What the page tells those who are new, who cannot see, who can hear, and who must not see."""

import pytest
from PIL import Image

from crupier.play.links import invite
from crupier.sim.virtual.bus import Holder
from tests.host_tools.browser import PHONE, says, served, shows
from tests.host_tools.fake_board import FakeBoard, FakeRack, done, pattern

pytestmark = pytest.mark.browser

TABLE = Image.new("L", (128, 64), 90)


@pytest.fixture
def page(chromium, url):
    with chromium.new_page(locale="en-GB") as page:
        page.goto(url)
        page.wait_for_selector("[data-key]")
        yield page


@pytest.mark.parametrize(("options", "words"), [({}, "Arrow keys"), (PHONE, "Tap or hold")])
def test_the_first_visit_says_which_keys_there_are(chromium, board, url, options, words):
    with chromium.new_context(locale="en-GB", **options) as context:
        page = context.new_page()
        page.goto(url)
        says(page, "#status", words)
        page.keyboard.press("ArrowUp")
        done(board, "down UP", "up UP")
        page.wait_for_selector("#status:empty", state="attached")
        page.reload()
        page.wait_for_selector("[data-key]")
        page.wait_for_selector("#status:empty", state="attached")       # or they would stay


def test_the_texts_on_the_glass_are_told(board, page):
    for text, told in (("Crupier\nThe Game <\nRules", ["Crupier", "The Game (chosen)", "Rules"]),
                       ("Sure?\nNo <, Yes", ["Sure?", "No (chosen), Yes"])):
        board.say(text)
        says(page, "#spoken", told[-1])
        assert page.locator("#spoken[aria-live=polite] p").all_text_contents() == told
    page.click("#power")
    done(board, "power off")
    page.wait_for_selector("#spoken:empty", state="attached")


HEARD = """() => {
    window.heard = [];
    const note = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
        window.heard.push([value, time]);
        return note.call(this, value, time);
    };
}"""


def test_the_buzzer_is_heard_once_a_key_has_been_pressed(board, page):
    page.evaluate(HEARD)
    page.keyboard.press("ArrowUp")
    done(board, "down UP", "up UP")
    page.wait_for_function("() => window.crupier.speaker.audio?.state === 'running'")
    for ms, hertz in ((500, 880), (540, 1320), (600, 0)):
        board.sound(ms, hertz)
    page.wait_for_function("() => window.heard.length === 5")
    heard = page.evaluate("window.heard")
    (_, on), _, (_, higher), _, (silent, off) = heard
    assert [value for value, _ in heard if value > 1] == [880, 1320] and silent == 0
    assert (round(higher - on, 3), round(off - on, 3)) == (0.04, 0.1)


def test_a_finger_feels_the_key(chromium, url, board):
    with chromium.new_context(locale="en-GB", **PHONE) as context:
        page = context.new_page()
        page.add_init_script("window.felt = []; navigator.vibrate = (ms) => window.felt.push(ms)")
        page.goto(url)
        page.wait_for_selector("[data-key=OK]")
        page.locator("[data-key=OK]").tap()
        done(board, "down OK", "up OK")
        assert page.evaluate("window.felt") == [10]
        page.keyboard.press("Enter")
        done(board, "down OK", "up OK")
        assert page.evaluate("window.felt") == [10]


def test_the_page_covers_what_is_not_its_players(chromium):
    board, invited = FakeBoard(), invite(2, False)
    board.deal(Holder(0, True, "Ana"), pattern())
    with served(FakeRack(board), links=invited) as urls, \
            chromium.new_page(locale="en-GB") as ana, chromium.new_page(locale="es-ES") as ben:
        ana.goto(urls[0])
        shows(ana, pattern())
        says(ana, "#about", "Seat 1 of 2")
        ben.goto(urls[1])
        says(ben, "#cover", "Juega Ana")
        assert ben.locator("#spoken p").all_text_contents() == ["Juega Ana"]
        assert not any(ben.locator(each).is_visible()
                       for each in ("#power", "#reset", "#board", "#console"))
        assert ana.locator("#power").is_visible() and not ana.locator("#cover").is_visible()
        board.deal(Holder(1, False, "Ben"), TABLE)
        shows(ben, TABLE)
        assert not ben.locator("#cover").is_visible()
        says(ana, "#status", "Ben is next")
        board.deal(Holder(1, True, "Ben", "1\u21925"), pattern())
        says(ana, "#status", "Ben: 1\u21925")
        shows(ana, TABLE)
        board.deal(Holder(1, False, "Ben"), TABLE)
        shows(ben, TABLE)
        for page in (ana, ben):
            page.keyboard.press("Enter")
        done(board, "down OK", "up OK")
