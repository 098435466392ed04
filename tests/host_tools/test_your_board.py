"""The page of one's own board in a real headless Chromium, with virtual boards on its cable."""

import json
from contextlib import contextmanager
from functools import partial

import pytest

from crupier.scores import pull
from crupier.sim.virtual.board import DEVICE_ID, VirtualBoard
from tests.host_tools import pull_lab
from tests.host_tools.demo_site import root, served  # noqa: F401
from tests.host_tools.tab_cable import STAND_IN, Cables

pytestmark = pytest.mark.browser

READY = "window.crupier?.ready"
FREE = "!document.querySelector('#connect').disabled && document.querySelector('#busy').hidden"


@pytest.fixture(scope="module")
def url(root):      # noqa: F811
    with served(root) as url:
        yield url


@pytest.fixture
def visit(chromium, url):
    """visit(**options) -> the page, ready, in a browser without memories."""
    contexts = []

    def make(**options):
        # What looks at the page may evaluate text, the page may not.
        context = chromium.new_context(**{"locale": "en-GB", "bypass_csp": True, **options})
        context.add_init_script(STAND_IN)
        contexts.append(context)
        return opened(context, url)

    yield make
    for context in contexts:
        for page in context.pages:
            assert page.complaints == []
        context.close()


def opened(context, url, query=""):
    page = context.new_page()
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.goto(f"{url}board.html{query}")
    page.wait_for_function(READY, timeout=90_000)
    return page


@pytest.fixture
def cables():
    with Cables() as cables:
        yield cables


def connect(page, address):
    page.evaluate("address => { navigator.serial.offered = [address]; }", address)
    with waiting(page):
        page.click("#connect")


@contextmanager
def waiting(page):
    """Until what the block begins has been done."""
    before = page.evaluate("window.crupier.orders")
    yield
    page.wait_for_function(f"before => window.crupier.orders > before && {FREE}", arg=before,
                           timeout=90_000)


def do(page, name, *answers):
    """Presses a button, and answers -> how it ended."""
    with waiting(page):
        page.click(f"#{name}")
        for selector in answers:
            page.click(selector)
    return page.inner_text("#outcome")


def given(page, name, path):
    with waiting(page):
        page.set_input_files(f"#{name} input", path)
    return page.inner_text("#outcome")


def saved(page, name, path):
    with waiting(page), page.expect_download() as download:
        page.click(f"#{name}")
    download.value.save_as(path)
    return path.read_bytes()


def test_an_empty_board_becomes_one_of_ours(tmp_path, visit, cables):
    page = visit()
    with VirtualBoard(tmp_path / "flash.img") as board:
        connect(page, cables.url(board.port))
        assert "without Crupier" in page.inner_text("#state")
        assert "runs Crupier" in do(page, "flash", "#choice button[value=pico_ssd1306]")
        assert "SSD1306" in page.inner_text("#which")
        pull_lab.started(board)
        assert "No problems found" in do(page, "doctor")


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
