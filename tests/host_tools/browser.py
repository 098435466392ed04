"""A headless Chromium for tests, and a server to look at with it."""

import asyncio
import base64
import io
import os
import shutil
import threading
from contextlib import contextmanager

import pytest
from PIL import Image

from crupier.play.server import listen, serving, url_of

_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic",
         # Two pages of its own for each window: more work than the page that is tested.
         "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"]

PHONE = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 3, "is_mobile": True,
         "has_touch": True}


def find(playwright) -> str:
    """Path of a Chromium: $CHROMIUM, Debian's, Playwright's own; skips the test without one."""
    candidates = (os.environ.get("CHROMIUM"), "chromium", playwright.chromium.executable_path)
    for candidate in filter(None, candidates):
        found = shutil.which(candidate)
        if found:
            return found
    pytest.skip("no Chromium: install it (apt install chromium, or playwright install chromium), "
                "or set CHROMIUM to its path")


@contextmanager
def launched():
    """A headless Chromium (Playwright's Browser)."""
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=_ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")     # asyncio.run() elsewhere needs it to be over
def chromium():
    """launched() for the tests of a module."""
    with launched() as browser:
        yield browser


@contextmanager
def served(rack, port=0, links=None):
    """The page of a rack from a server in its own thread: gives the URL, or those of the links."""
    listener = listen(port)
    started, ended = threading.Event(), None

    async def serve():
        nonlocal ended
        ended = asyncio.Event()
        async with serving(rack, listener, *[links] * bool(links)):
            loop.call_soon(started.set)
            await ended.wait()

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert started.wait(10)
    try:
        yield [url_of(listener, link) for link in links] if links else url_of(listener)
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()


def pixels(page) -> Image.Image:
    """The glass in the page, mode RGB."""
    seen = page.evaluate("window.crupier.pixels()")
    size = seen["width"], seen["height"]
    return Image.frombytes("RGB", size, base64.b64decode(seen["data"]))


def shows(page, image):
    """Waits until the glass in the page equals `image`."""
    data = base64.b64encode(image.convert("RGB").tobytes()).decode()
    page.wait_for_function("""([columns, rows, wanted]) => {
        const { width, height, data } = window.crupier.pixels();
        return width === columns && height === rows && data === wanted;
    }""", arg=[*image.size, data], timeout=60_000)


def image_of(png: bytes) -> Image.Image:
    """As it was saved, which is what the board showed."""
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def says(page, selector, text):
    """Waits until the element has the text."""
    page.locator(selector, has_text=text).wait_for()


def centre(page, selector):
    """Where a mouse or a finger hits the element."""
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
