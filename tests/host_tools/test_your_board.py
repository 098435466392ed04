"""The page of one's own board in a real headless Chromium, with virtual boards on its cable."""

import base64
import json
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from crupier.engine.codes import DIGITS, code_of
from crupier.engine.records import decode
from crupier.install import images
from crupier.scores import pull
from crupier.sim.virtual.board import VirtualBoard
from tests.campaign.page import Table
from tests.host_tools import flash_lab, pull_lab, scores
from tests.host_tools.browser import PHONE, says
from tests.host_tools.demo_site import served
from tests.host_tools.tab_cable import Cables
from tests.host_tools.uf2_lab import FILES_AT, uf2_file
from tests.host_tools.your_board import (
    CAMERA,
    FORGET,
    READY,
    connect,
    context_of,
    do,
    given,
    kept,
    opened,
    saved,
    waiting,
)

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture(scope="module")
def url(root):
    with served(root) as url:
        yield url


@pytest.fixture(scope="module")
def shared(chromium, url):
    context = context_of(chromium)
    yield opened(context, url)
    context.close()


@pytest.fixture
def page(shared):
    """In English, with an empty library and no board."""
    if shared.is_visible("#disconnect"):        # of a test that has failed
        shared.reload()
        shared.wait_for_function(READY, timeout=90_000)
    shared.evaluate(FORGET)
    yield shared
    assert shared.complaints == []


@pytest.fixture
def cables():
    with Cables() as cables:
        yield cables


def test_an_empty_board_becomes_one_of_ours(tmp_path, chromium, url, cables):
    """In Spanish."""
    context = context_of(chromium, locale="es-ES")
    page = opened(context, url)
    assert page.inner_text("#connect") == "Conectar"
    with VirtualBoard(tmp_path / "flash.img") as board:
        connect(page, cables.url(board.port))
        assert "sin Crupier" in page.inner_text("#state")
        cables.restarts = True
        do(page, "flash", "#choice button[value=pico_ssd1306]")
        assert page.inner_text("#headline") == (
            f"La placa tiene Crupier {flash_lab.NEW}: sigue en su pantalla")
        assert "SSD1306" in page.inner_text("#which")
        assert "ningún problema" in do(page, "doctor")
        page.click("#wiring")
        assert "tecla BACK\tGP9\t12" in page.inner_text("#sheet table")
        page.wait_for_function("document.querySelector('#sheet img').naturalWidth")
    assert page.complaints == []
    context.close()


def test_one_file_for_the_drive_of_a_new_board(tmp_path, page):
    """No cable: the bytes are those of `crupier image`."""
    pico = uf2_file(tmp_path / "RPI_PICO.uf2")
    page.set_input_files("#image input", pico)
    with waiting(page), page.expect_download() as download:
        page.click("#choice button[value=picosystem]")
    assert download.value.suggested_filename == "crupier-picosystem.uf2"
    download.value.save_as(tmp_path / "made.uf2")
    assert (tmp_path / "made.uf2").read_bytes() == images.uf2_image(
        images.read_firmware(pico), "picosystem")
    assert "drag crupier-picosystem.uf2 onto" in page.inner_text("#outcome")
    larger = uf2_file(tmp_path / "W.uf2", files=("MicroPython", FILES_AT, 1600 * 1024))
    for file, said in ((larger, "take RPI_PICO"),
                       (__file__, "no MicroPython, which is a file .uf2")):
        page.set_input_files("#image input", file)
        with waiting(page):
            page.click("#choice button[value=pico_ssd1306]")
        assert said in page.inner_text("#outcome")


def test_the_library_is_that_of_the_command(tmp_path, page, cables, crupier, monkeypatch):
    """Both export the same, to the byte."""
    with pull_lab.playing(tmp_path / "board", pull_lab.segments(pull_lab.texts(12))) as board:
        connect(page, cables.url(board.port))
        assert "games to bring home: 12" in page.inner_text("#state")
        assert page.get_attribute("#pull", "class") == "first"
        assert "New games: 12" in do(page, "pull")
        assert "no new games" in page.inner_text("#state")
        assert page.get_attribute("#report", "class") == "first"
        exported = saved(page, "json", tmp_path / "tab.json")
        at = json.loads(exported)["games"][0]["pulled_at"]
        page.click("#disconnect")
        assert page.is_hidden("#outcome") and page.is_hidden(".device")
        monkeypatch.setattr(pull, "Pulled", partial(pull.Pulled, at=at))
        pull_lab.pulled(board.port, tmp_path / "pc.sqlite")
    crupier("export", "--records", str(tmp_path / "pc.json"), library=tmp_path / "pc.sqlite")
    assert (tmp_path / "pc.json").read_bytes() == exported
    assert "New games: 0\nHere already: 12" in given(page, "import", tmp_path / "pc.json")
    picture = GOLDEN / "240x240/es/code.png"
    assert "no file with games" in given(page, "import", picture).splitlines()[0]


def test_a_board_loses_all_and_gets_it_back(tmp_path, page, cables):
    """Backup, wipe, install, restore; then a version of before is brought up to date."""
    games = pull_lab.segments(pull_lab.texts(5))
    with pull_lab.playing(tmp_path / "board", games) as board:
        connect(page, cables.url(board.port))
        kept = tmp_path / "kept.zip"
        saved(page, "backup", kept)
        assert "finished ones: 5" in page.inner_text("#outcome")
        page.click("#disconnect")
    with VirtualBoard(tmp_path / "empty.img") as board:
        connect(page, cables.url(board.port))
        assert "has Crupier" in do(page, "flash", "#choice button[value=pico_ssd1306]")
        assert "put back: 5" in given(page, "restore", kept)
        assert "New games: 5" in do(page, "pull")
        page.click("#names")
        page.fill("#naming textarea", "Ana\nBartholomew the Great")
        with waiting(page):
            page.click("#naming button[value=save]")
        assert "“Bartholomew the Great” has 21 characters" in page.inner_text("#naming .said")
        page.fill("#naming textarea", "Ana\nLuis")
        with waiting(page):
            page.click("#naming button[value=save]")
        assert page.inner_text("#outcome") == "Names: Ana, Luis"
        page.click("#disconnect")
    image = flash_lab.prepare(tmp_path / "old.img", flash_lab.old_version(), games)
    with VirtualBoard(image) as board:
        connect(page, cables.url(board.port))
        assert f"Update to {flash_lab.NEW}" in page.inner_text("#flash")
        assert f"has Crupier {flash_lab.NEW}" in do(page, "flash")
        page.click("#disconnect")


def test_a_doctor_who_finds_faults(tmp_path, page, cables):
    faults = {"/data/records/000001": b"no record\n", "/data/crash.txt": b"ValueError: so\n",
              f"{flash_lab.STAGE}/boot.py": b""}
    image = flash_lab.prepare(tmp_path / "flash.img", flash_lab.new_version(), faults)
    with VirtualBoard(image) as board:
        connect(page, cables.url(board.port))
        found = do(page, "doctor")
        details = page.text_content("#outcome details")
        page.click("#disconnect")
    for said in ("needs your attention", "cannot be read", "has crashed", "cut off", "“Back up”",
                 f"“Install {flash_lab.NEW} again”"):
        assert said in found
    assert "ValueError" not in found and "/data" not in found       # these are folded
    assert "ValueError" in details and "`crupier" not in details


def test_a_cable_that_is_pulled_says_so_and_nothing_is_lost(tmp_path, page, cables):
    """python -m tests.campaign page: anywhere."""
    table = Table(page, cables, tmp_path)
    for step, at, battery in (("flash", 0.3, True), ("pull", 0.5, False), ("restore", 0.6, True)):
        assert table.cut(step, at, battery)


def test_games_stay_without_a_network_in_one_tab_at_a_time(page, url):
    kept(page, code_of(*decode(scores.sample()[0])))
    second = page.context.new_page()
    second.goto(url + "board.html")
    says(second, "#cannot", "another tab")
    second.close()
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    for offline in (False, True):       # what was there before the service worker is kept now
        page.context.set_offline(offline)
        page.reload()
        page.wait_for_function(READY, timeout=90_000)
    page.context.set_offline(False)
    assert page.is_enabled("#import input")
    assert page.locator("#games tbody tr").count() == 1


def test_a_browser_without_a_cable_asks_nobody_else_for_anything(chromium, url):
    """With the page's policy, on a phone."""
    context = chromium.new_context(locale="en-GB", **PHONE)
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'serial', {}); "
                            "delete Navigator.prototype.serial")
    page, asked = context.new_page(), []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url + "board.html")
    says(page, "#cannot", "reaches no cable")
    page.wait_for_selector("#import input:enabled", state="attached", timeout=90_000)
    assert page.is_hidden("#outcome")
    kept(page, code_of(*decode(scores.sample()[0])))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    said = page.locator("#games td", has_text="1 left, excellent").bounding_box()
    assert said["x"] + said["width"] < 360
    assert all(address.startswith((url, "blob:")) for address in asked)
    context.close()


def test_a_code_before_the_camera(page):
    picture = base64.b64encode((GOLDEN / "240x240/es/code.png").read_bytes()).decode()
    page.click("#code")
    for error, said in (("NotAllowedError", "Allow it"), ("NotFoundError", "no camera"),
                        ("NotReadableError", "another program"), ("", "")):
        page.evaluate(CAMERA, [picture, error])
        page.click("#camera")
        if error:
            says(page, "#reading .said", said)
            assert "Details" not in page.inner_text("#reading")
    page.wait_for_selector("#paper[open]")
    assert page.inner_text("#paper-title").startswith("Verified: ")
    page.click("#paper button[value='']")
    page.evaluate(CAMERA, [base64.b64encode((GOLDEN / "240x240/es/home.png").read_bytes())
                           .decode(), ""])
    page.click("#code")
    page.click("#camera")
    page.wait_for_function("document.querySelector('video').currentTime")
    page.click("#reading button[value='']")     # nothing to be seen: it is let go
    page.wait_for_function("!document.querySelector('video').srcObject")


def test_a_code_is_read_shown_and_kept(page, tmp_path):
    with waiting(page):
        page.click("#code")
        page.set_input_files("#picture input", GOLDEN / "240x240/es/code.png")
    page.wait_for_selector("#paper[open]")
    assert page.inner_text("#paper-title") == "Verified: The Game · standard · 23 left"
    assert page.locator("#sheet li").count() > 30
    with page.expect_download() as download:
        page.click("#send-game")
    download.value.save_as(tmp_path / "sent.png")
    with Image.open(tmp_path / "sent.png") as sent:
        assert sent.size == (1200, 630) and sent.convert("L").getextrema()[1] > 200
    assert page.locator("#sheet table").count() == 0        # nobody else has played this deal
    page.click("#keep-game")
    page.wait_for_selector("#games tbody tr")
    kept(page, code_of(*decode(scores.sample()[0])))
    row = page.locator("#games tbody tr").first
    row.scroll_into_view_if_needed()
    box = row.bounding_box()        # all of it opens the game
    page.mouse.click(box["x"] + box["width"] - 5, box["y"] + 5)
    page.wait_for_selector("#paper[open]")
    page.click("#paper button[value='']")
    with waiting(page):
        page.click("#report")
    page.frame_locator("#sheet iframe").locator("h1").wait_for()
    page.click("#paper button[value='']")
    head, actions = decode(scores.sample()[0])
    page.click("#code")
    page.fill("#reading textarea", code_of({**head, "device": scores.OTHER_BOARD}, actions))
    page.click("#reading button[value=read]")
    page.wait_for_selector("#paper[open]")
    assert [line.split("\t")[:3] for line in page.locator("#sheet tr").all_inner_texts()] == [
        ["1", "Bboard ffff", "1 left, excellent"], ["1", "Bboard 6f2d", "1 left, excellent"]]
    page.click("#paper button[value='']")
    forged = code_of({**head, "result": {**head["result"], "left": 99}}, actions)
    whole = code_of(head, actions)
    at = DIGITS.index(whole[5])     # the version stays: a power of 43, eight times
    spoilt = whole[:5] + DIGITS[at - 8 if at >= 8 else at + 8] + whole[6:]
    page.click("#code")
    for wrong, why in (("123456", "no code of a game"), ("0" * 90, "no code of a game"),
                       ("7" * 90, "newer Crupier"), (forged, "missing or wrong"),
                       (spoilt, "missing or wrong"), (whole[:-1], "missing or wrong")):
        page.fill("#reading textarea", wrong)
        with waiting(page):
            page.click("#reading button[value=read]")
        said = page.inner_text("#reading .said")
        assert why in said.splitlines()[0]
        assert page.input_value("#reading textarea") == wrong
    torn = tmp_path / "torn.png"
    torn.write_bytes((GOLDEN / "240x240/es/code.png").read_bytes()[:60])
    for picture in (GOLDEN / "240x240/es/home.png", torn):
        with waiting(page):
            page.set_input_files("#picture input", picture)
        assert "no code to be seen" in page.inner_text("#reading .said")
    page.click("#reading button[value='']")
    assert page.locator("#games tbody tr").count() == 2
