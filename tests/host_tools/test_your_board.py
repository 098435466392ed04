"""The page of one's own board in a real headless Chromium, with virtual boards on its cable."""

import base64
import json
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from crupier.engine.codes import code_of
from crupier.engine.records import decode
from crupier.install import images
from crupier.scores import pull
from crupier.sim.virtual.board import DEVICE_ID, VirtualBoard
from tests.campaign.page import Table
from tests.host_tools import flash_lab, pull_lab, scores
from tests.host_tools.browser import PHONE, says
from tests.host_tools.demo_site import root, served  # noqa: F401
from tests.host_tools.tab_cable import Cables
from tests.host_tools.uf2_lab import FILES_AT, uf2_file
from tests.host_tools.your_board import (
    READY,
    connect,
    context_of,
    do,
    given,
    opened,
    saved,
    waiting,
)

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture(scope="module")
def url(root):      # noqa: F811
    with served(root) as url:
        yield url


@pytest.fixture
def visit(chromium, url):
    """visit(**options) -> the page, ready, in a browser without memories."""
    contexts = []

    def make(**options):
        contexts.append(context_of(chromium, **options))
        return opened(contexts[-1], url)

    yield make
    for context in contexts:
        for page in context.pages:
            assert page.complaints == []
        context.close()


@pytest.fixture
def cables():
    with Cables() as cables:
        yield cables


def test_an_empty_board_becomes_one_of_ours(tmp_path, visit, cables):
    page = visit(locale="es-ES")
    assert page.inner_text("#connect") == "Conectar"
    with VirtualBoard(tmp_path / "flash.img") as board:
        connect(page, cables.url(board.port))
        assert "sin Crupier" in page.inner_text("#state")
        cables.restarts = True
        do(page, "flash", "#choice button[value=pico_ssd1306]")
        assert page.inner_text("#headline") == (
            f"La placa tiene Crupier {flash_lab.NEW}: sigue en su pantalla")
        assert "SSD1306" in page.inner_text("#which")
        assert "No problems found" in do(page, "doctor")


def test_one_file_for_the_drive_of_a_new_board(tmp_path, visit):
    """No cable: the bytes are those of `crupier image`."""
    page, pico = visit(), uf2_file(tmp_path / "RPI_PICO.uf2")
    page.set_input_files("#image input", pico)
    with waiting(page), page.expect_download() as download:
        page.click("#choice button[value=picosystem]")
    assert download.value.suggested_filename == "crupier-picosystem.uf2"
    download.value.save_as(tmp_path / "made.uf2")
    assert (tmp_path / "made.uf2").read_bytes() == images.uf2_image(
        images.read_firmware(pico), "picosystem")
    assert "drag crupier-picosystem.uf2 onto" in page.inner_text("#outcome")
    larger = uf2_file(tmp_path / "W.uf2", files=("MicroPython", FILES_AT, 1600 * 1024))
    for file, said in ((larger, "take RPI_PICO"), (__file__, "no MicroPython for an RP2040")):
        page.set_input_files("#image input", file)
        with waiting(page):
            page.click("#choice button[value=pico_ssd1306]")
        assert said in page.inner_text("#outcome")


def test_the_library_is_that_of_the_command(tmp_path, visit, cables, crupier, monkeypatch):
    """Both export the same, to the byte."""
    page = visit()
    with pull_lab.playing(tmp_path / "board", pull_lab.segments(pull_lab.texts(12))) as board:
        connect(page, cables.url(board.port))
        assert "12 games to bring home" in page.inner_text("#state")
        assert "12 new games" in do(page, "pull")
        exported = saved(page, "json", tmp_path / "tab.json")
        at = json.loads(exported)["games"][0]["pulled_at"]
        page.click("#disconnect")
        monkeypatch.setattr(pull, "Pulled", partial(pull.Pulled, at=at))
        pull_lab.pulled(board.port, tmp_path / "pc.sqlite")
    crupier("export", "--records", str(tmp_path / "pc.json"), library=tmp_path / "pc.sqlite")
    assert (tmp_path / "pc.json").read_bytes() == exported
    assert "0 new, 12 known" in given(page, "import", tmp_path / "pc.json")
    page.reload()
    page.wait_for_function(READY, timeout=90_000)
    assert page.locator("#games tbody tr").count() == 12
    assert DEVICE_ID[-4:] in page.inner_text("#games")


def test_a_board_loses_all_and_gets_it_back(tmp_path, visit, cables):
    """Backup, wipe, install, restore; then a version of before is brought up to date."""
    page = visit()
    games = pull_lab.segments(pull_lab.texts(5))
    with pull_lab.playing(tmp_path / "board", games) as board:
        connect(page, cables.url(board.port))
        kept = tmp_path / "kept.zip"
        saved(page, "backup", kept)
        assert "5 games" in page.inner_text("#outcome")
        page.click("#disconnect")
    with VirtualBoard(tmp_path / "empty.img") as board:
        connect(page, cables.url(board.port))
        assert "runs Crupier" in do(page, "flash", "#choice button[value=pico_ssd1306]")
        assert "Put back: 5 games" in given(page, "restore", kept)
        assert "5 new games" in do(page, "pull")
        assert "5" in page.inner_text("#games tbody")
        page.click("#disconnect")
    image = flash_lab.prepare(tmp_path / "old.img", flash_lab.old_version(), games)
    with VirtualBoard(image) as board:
        connect(page, cables.url(board.port))
        assert f"Update to {flash_lab.NEW}" in page.inner_text("#flash")
        assert f"runs Crupier {flash_lab.NEW}" in do(page, "flash")


def test_a_doctor_who_finds_faults(tmp_path, visit, cables):
    faults = {"/data/records/000001": b"no record\n", "/data/crash.txt": b"ValueError: so\n",
              f"{flash_lab.STAGE}/boot.py": b""}
    page = visit()
    image = flash_lab.prepare(tmp_path / "flash.img", flash_lab.new_version(), faults)
    with VirtualBoard(image) as board:
        connect(page, cables.url(board.port))
        found = do(page, "doctor")
    for said in ("cannot be read", "has crashed", "interrupted", "“Back up”",
                 f"“Update to {flash_lab.NEW}”"):
        assert said in found
    assert "`crupier" not in found


def test_a_cable_that_is_pulled_says_so_and_nothing_is_lost(tmp_path, visit, cables):
    """python -m tests.campaign page: anywhere."""
    table = Table(visit(), cables, tmp_path)
    for step, at, battery in (("flash", 0.3, False), ("pull", 0.5, True), ("restore", 0.6, True)):
        assert table.cut(step, at, battery)


def test_what_the_page_may_not_and_cannot(visit, chromium, url):
    """A second tab, a browser without a cable, without a network, on a phone; nobody else is
    asked for anything."""
    page = visit(**PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    second = page.context.new_page()
    second.goto(url + "board.html")
    says(second, "#cannot", "another tab")
    second.close()
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()           # what was loaded before there was a service worker is kept now
    page.wait_for_function(READY, timeout=90_000)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_function(READY, timeout=90_000)
    assert page.is_enabled("#import input")
    page.context.set_offline(False)
    context = chromium.new_context(locale="en-GB")      # with its policy
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'serial', {}); "
                            "delete Navigator.prototype.serial")
    strict, asked = context.new_page(), []
    strict.on("request", lambda request: asked.append(request.url))
    strict.goto(url + "board.html")
    says(strict, "#cannot", "reaches no cable")
    strict.wait_for_selector("#import input:enabled", state="attached", timeout=90_000)
    assert strict.is_hidden("#outcome")
    assert all(address.startswith((url, "blob:")) for address in asked)
    context.close()


# What stands before the camera, as a picture; or the name of the error that there is instead.
CAMERA = """([picture, error]) => {
  navigator.mediaDevices.getUserMedia = async () => {
    if (error) throw new DOMException("so", error);
    const canvas = document.createElement("canvas"), image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    Object.assign(canvas, { width: 2 * image.width, height: 2 * image.height });
    const { width, height } = canvas, context = canvas.getContext("2d");
    const paint = () => context.drawImage(image, 0, 0, width, height);
    setInterval(paint, 50);
    paint();
    return canvas.captureStream();
  };
}"""


def test_a_code_before_the_camera(visit):
    page = visit(locale="es-ES")
    picture = base64.b64encode((GOLDEN / "240x240/es/code.png").read_bytes()).decode()
    for error, said in (("NotAllowedError", "Permítela"), ("NotFoundError", "no hay cámara"),
                        ("NotReadableError", "otro programa"), ("", "")):
        page.evaluate(CAMERA, [picture, error])
        page.click("#code")
        page.click("#camera")
        if error:
            says(page, "#outcome", said)
            assert "inglés" not in page.inner_text("#outcome")
    page.wait_for_selector("#paper[open]")
    assert page.inner_text("#paper-title").startswith("Verificada: ")
    page.click("#paper button[value='']")
    page.evaluate(CAMERA, [base64.b64encode((GOLDEN / "240x240/es/home.png").read_bytes())
                           .decode(), ""])
    page.click("#code")
    page.click("#camera")
    page.wait_for_function("document.querySelector('video').currentTime")
    page.click("#reading button[value='']")     # nothing to be seen: it is let go
    page.wait_for_function("!document.querySelector('video').srcObject")


def test_a_code_is_read_shown_and_kept(visit, tmp_path):
    page = visit()
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
    page.click("#code")
    page.fill("#reading textarea", code_of(*decode(scores.sample()[0])))
    page.click("#reading button[value=read]")
    page.wait_for_selector("#paper[open]")
    with waiting(page):
        page.click("#keep-game")
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
    for wrong, why in (("NO CODE", "no code"), ("0" * 90, "version"), (forged, "forged"),
                       (whole[:-1], "damaged"), (whole[::-1], "whole text")):
        page.click("#code")
        page.fill("#reading textarea", wrong)
        with waiting(page):
            page.click("#reading button[value=read]")
        assert "no game in this code" in (said := page.inner_text("#outcome").lower())
        assert why in said
    torn = tmp_path / "torn.png"
    torn.write_bytes((GOLDEN / "240x240/es/code.png").read_bytes()[:60])
    for picture in (GOLDEN / "240x240/es/home.png", torn):
        with waiting(page):
            page.click("#code")
            page.set_input_files("#picture input", picture)
        assert "no code to be seen" in page.inner_text("#outcome")
    assert page.locator("#games tbody tr").count() == 2
