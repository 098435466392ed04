"""The web demo in a real headless Chromium."""

import json
import shutil

import pytest

from crupier.build import payload
from crupier.engine import games
from crupier.engine.records import decode, verify
from crupier.scores.export.dump import Entry, entries
from pictures import samples
from tests.boards.pilot import Player
from tests.boards.test_whole_games import deal, worst
from tests.host_tools import pull_lab
from tests.host_tools.browser import PHONE, centre, says
from tests.host_tools.demo_site import (  # noqa: F401
    FOLDER,
    STARTED,
    Host,
    differing,
    hands,
    served,
)

pytestmark = pytest.mark.browser

IDS = payload.board_ids()


@pytest.fixture(scope="module")
def url(root):
    with served(root) as url:
        yield url


@pytest.fixture
def context(chromium):
    """context(**options) -> a browser without memories, as Playwright names its options."""
    contexts = []

    def make(**options):
        contexts.append(chromium.new_context(**{"locale": "en-GB", **options}))
        return contexts[-1]

    yield make
    for made in contexts:
        for page in made.pages:
            assert page.complaints == []
        made.close()


def visit(context, url, query=""):
    """A page that notes errors, and requests to other hosts."""
    page = context.new_page()
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.on("request", lambda request: page.complaints.append(request.url)
            if not request.url.startswith((url, "blob:")) else None)
    page.goto(url + query)
    return page


def started(page):
    page.wait_for_function(STARTED)
    return page


def restart(page, *orders):
    """Power off and on, and what else is to be done between."""
    page.click("#power")
    page.wait_for_selector("body:not(.on)")
    for order in orders:
        order()
    page.click("#power")
    started(page)


def follow(page, noted):
    """Does what was done on the virtual board; the glass showed the same all the time."""
    orders, digests = noted
    shown = page.evaluate("orders => window.crupier.link.play(orders)", orders)
    assert page.evaluate("window.crupier.link.log") == ""
    assert not differing(shown, digests)


def save(page, path):
    """The file of scores, and what `crupier import` reads in it."""
    with page.expect_download() as download:
        page.click("#save")
    assert download.value.suggested_filename == "crupier.json"
    download.value.save_as(path)
    return [decode(entry.record) for entry in entries(path.read_bytes(), path.name)[0]]


# A display with colours is compared picture by picture in the test of less motion, too.
@pytest.mark.parametrize("board_id", [
    board_id if board_id == "waveshare_oled13"
    else pytest.param(board_id, marks=pytest.mark.long) for board_id in IDS])
def test_a_whole_game_as_on_the_virtual_board(tmp_path, hands, context, url, board_id):       # noqa: F811
    """Picture by picture, with a power cut on the way; then the scores leave, and come back."""
    page = started(visit(context(), url, f"?stepped&board={board_id}"))
    with hands(board_id) as reference:
        board = reference.board
        player = Player(games.create(deal(reference)), reference)
        for _ in range(3):
            player.act(worst(player.game))
        assert len(set(board.digests)) > 10
        follow(page, board.forget())
        reference.restart()
        restart(page)
        follow(page, board.forget())
        player = Player(player.game, reference)
        while not player.game.is_terminal():
            player.act(worst(player.game))
        reference.press("BACK")
        follow(page, board.forget())
        (head, actions), = reference.records()
    (saved, done), = save(page, tmp_path / "scores.json")
    assert (saved["result"], done) == (head["result"], actions)
    verify(saved, done)
    other = started(visit(context(), url, f"?stepped&board={board_id}"))
    other.set_input_files("#load input", tmp_path / "scores.json")
    says(other, "#status", "Games restored: 1.")
    assert save(other, tmp_path / "again.json") == [(saved, done)]


def test_a_reload_resumes_a_game(hands, context, url):       # noqa: F811
    page = started(visit(context(), url, "?stepped&board=pico_ssd1306"))
    with hands("pico_ssd1306") as reference:
        deal(reference)
        follow(page, reference.board.forget())
        reference.restart()
        page.reload()
        follow(started(page), reference.board.forget())


@pytest.mark.parametrize("options", [{}, {"reduced_motion": "reduce"}])
def test_less_motion_for_who_asks_the_system_for_it(hands, context, url, options):     # noqa: F811
    page = started(visit(context(**options), url, "?stepped&board=picosystem"))
    with hands("picosystem") as reference:
        deal(reference)
        follow(page, reference.board.forget())
    laid, shown = page.evaluate("orders => window.crupier.link.play(orders)", [
        ["press", "OK"], ["run", 40], ["release", "OK"], ["run", 40], ["look", ""],
        ["run", 800], ["look", ""]])
    assert (laid == shown) == bool(options)


def test_a_damaged_file_of_scores_changes_nothing(tmp_path, context, url):
    page = started(visit(context(), url, "?stepped&board=pico_ssd1306"))
    game = {"record": "{}", "pulled_at": "2026-01-01T00:00:00", "checksum": "00000000"}
    for text in ("no JSON", "{}", json.dumps({"format": "crupier games", "version": 1, "count": 1,
                                              "games": [game]})):
        (tmp_path / "scores.json").write_text(text)
        page.set_input_files("#load input", tmp_path / "scores.json")
        says(page, "#status", "not an intact file")
        started(page)
        assert save(page, tmp_path / "saved.json") == []


def scores(path, games):
    """A file with these records: (board or None, text)."""
    made = []
    for board, text in games:
        entry = Entry(text, "2026-01-01T00:00:00")
        made.append({**entry._asdict(), "checksum": entry.checksum, "board": board})
    path.write_text(json.dumps({"format": "crupier games", "version": 1, "count": len(made),
                                "games": made}))


def test_scores_come_back_to_their_boards(tmp_path, hands, context, url):      # noqa: F811
    """Of each number only one game came back, and ended a game in progress of that number."""
    page = started(visit(context(), url, "?stepped&board=pico_ssd1306"))
    with hands("pico_ssd1306") as reference:
        deal(reference)
        follow(page, reference.board.forget())
        games = [(board, pull_lab.text(seq, device * 16)) for board, device, seq in (
            ("picosystem", "a", 1), ("picosystem", "a", 2), (None, "b", 1), (None, "c", 1))]
        scores(tmp_path / "scores.json", games)
        page.set_input_files("#load input", tmp_path / "scores.json")
        says(page, "#status", "Games restored: 4.")
        assert save(page, tmp_path / "again.json") == [
            decode(text) for text in (games[2][1], games[3][1], games[0][1], games[1][1])]
        reference.board.power_off()     # whoever has played before is taught no more
        reference.board.write_files(samples.archive([samples.solo(2, "PAST")]))
        reference.restart()
        started(page)
        follow(page, reference.board.forget())      # goes on with its game


def test_a_browser_that_keeps_nothing_says_so(context, root):
    """The games went on, and were gone with the next visit."""
    full = root / "full"
    shutil.copytree(root / FOLDER, full)
    flash = (full / "flash.js").read_text()
    (full / "flash.js").write_text(flash.replace("change.commit?.();", "change.abort();"))
    with served(root) as url:
        page = started(visit(context(), url.replace(FOLDER, "full"), "?board=pico_ssd1306"))
        says(page, "#status", "has no room")


@pytest.mark.parametrize("stays", (False, True))
def test_games_are_to_stay_though_nobody_visits(context, url, stays):
    """Some browsers drop them after a week, unless they were asked not to."""
    browser = context()
    browser.add_init_script(f"""window.asked = 0; Object.defineProperty(navigator, "storage", {{
        value: {{persist: async () => {{ asked += 1; return {str(stays).lower()}; }}}}}})""")
    page = started(visit(browser, url, "?board=pico_ssd1306"))
    assert page.evaluate("asked") == 0, "before anybody plays"
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    page.wait_for_function("asked === 1")
    if not stays:
        says(page, "#status", "Save scores")
    assert ("Save scores" in page.inner_text("#status")) != stays


def test_a_browser_that_lets_nothing_be_remembered(context, url):
    """The page stayed blank; and the name of no board broke it on each visit after that."""
    browser = context()
    browser.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException(); }})")
    page = started(visit(browser, url, "?board=toString"))
    assert page.input_value("#board") == "picosystem"


def pictures(page):
    return page.evaluate("window.crupier.pictures")


def answered(page, before):
    page.wait_for_function("before => window.crupier.pictures > before", arg=before)


def test_it_works_without_a_network(context, root):
    with served(root) as url:
        Host.asked.clear()
        page = started(visit(context(), url, "?board=pico_ssd1306"))
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        page.wait_for_function("navigator.serviceWorker.controller")
        # What the page had got may have been of the version before: that one stayed for good.
        assert Host.asked[f"/{FOLDER}/play.js"] == 2
    page.goto(url + "?board=feather_oled")          # another board than before, and no server
    started(page)
    before = pictures(page)
    page.keyboard.press("ArrowDown")
    answered(page, before)


def test_a_second_tab_says_so_and_takes_over(context, url):
    browser = context()
    first = started(visit(browser, url, "?board=pico_ssd1306"))
    second = visit(browser, url, "?board=pico_ssd1306")
    says(second, "#status", "another tab")
    assert not second.evaluate(STARTED)
    first.close()
    started(second)
    before = pictures(second)
    second.keyboard.press("ArrowDown")
    answered(second, before)


def test_a_phone_shows_all_keys_and_takes_fingers(context, url):
    page = started(visit(context(**PHONE), url))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for key in ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "NEXT"):
        box = page.locator(f"[data-key={key}]").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["width"] >= 40
        assert box["y"] >= 0 and box["y"] + box["height"] <= 640
    says(page, "#status", "Tap or hold")
    before = pictures(page)
    page.touchscreen.tap(*centre(page, "[data-key=DOWN]"))
    answered(page, before)
    page.wait_for_function("!document.querySelector('#status').textContent.includes('Tap or')")


def test_the_board_that_was_chosen_last_comes_back(context, url):
    browser = context()
    page = started(visit(browser, url))
    assert page.input_value("#board") == "picosystem"
    page.select_option("#board", "pico_display")
    page.wait_for_selector("#device svg")
    page.wait_for_function("document.querySelector('#display').height === 135")
    page.reload()
    started(page)
    assert page.input_value("#board") == "pico_display"
