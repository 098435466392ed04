"""The pages in Chromium: what the demo takes to start, to answer a key, and of memory; what the
page of one's own board takes to start, to install and to bring games home, beside the command.

Its interpreter has objects of 32 bits, as large as those of a board.
"""

import functools
import http.server
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.device import BOARD, GAME, HEAP, HEAP_BUDGET, KEYS
from benchmarks.figure import Figure
from crupier.errors import Trouble
from crupier.sim.virtual.board import VirtualBoard
from crupier.web import build
from tests.host_tools import pull_lab
from tests.host_tools.tab_cable import STAND_IN, Cables

_ARGS = ["--no-sandbox", "--disable-gpu"]
# ms from the first click until what they begin has been done.
_CLICKED = """(selectors) => new Promise((resolve) => {
    const began = performance.now(), { orders } = window.crupier;
    const look = () => {
        if (window.crupier.orders > orders) return void resolve(performance.now() - began);
        const found = document.querySelector(selectors[0]);
        if (found) {
            found.click();
            selectors.shift();
        }
        setTimeout(look, 2);
    };
    look();
})"""
_FREE = "!document.querySelector('#connect').disabled"
_LIT = "() => window.crupier && /[^A]/.test(window.crupier.pixels().data)"
_STARTED = "window.crupier?.link.started"
_FIRST_FRAME = f"""new Promise((resolve) => {{
    const look = () => ({_LIT})() ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
}})"""
_ANSWER = """(key) => new Promise((resolve) => {
    const { pictures, link } = window.crupier, began = performance.now();
    const look = () => {
        if (window.crupier.pictures === pictures) return void requestAnimationFrame(look);
        resolve(performance.now() - began);
    };
    link.send(`down ${key}`);
    setTimeout(() => link.send(`up ${key}`), 50);
    look();
})"""
# 60 presses a second for 2 s, then how long pictures go on coming: [their number, ms].
_HURRY = """(async () => {
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const { link, pictures } = window.crupier;
    const began = performance.now();
    for (let i = 0; i < 120; i += 1) {
        const key = i % 2 ? "UP" : "DOWN";
        link.send(`down ${key}`);
        link.send(`up ${key}`);
        await wait(began + (i + 1) * 1000 / 60 - performance.now());
    }
    const number = window.crupier.pictures - pictures, up = performance.now();
    let last = up, seen = window.crupier.pictures;
    while (performance.now() - up < 1000) {
        await wait(4);
        if (window.crupier.pictures > seen) last = performance.now();
        seen = window.crupier.pictures;
    }
    return [number, last - up];
})()"""
_FILES = """([board, files]) => window.crupier.link.records.flash.write(board,
    Object.fromEntries(Object.entries(files).map(([path, text]) => (
        [path, new TextEncoder().encode(text)]))))"""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def run() -> list[Figure]:
    chromium = shutil.which("chromium")
    try:
        from playwright.sync_api import sync_playwright
        with tempfile.TemporaryDirectory() as folder:
            made = build.write(Path(folder))
            if not chromium:
                raise Trouble("there is no chromium: apt install chromium.")
            with _served(folder) as url, sync_playwright() as api:
                browser = api.chromium.launch(executable_path=chromium, args=_ARGS)
                figures = [*_start(browser, url), *_memory(browser, url),
                           *_your_board(browser, url)]
                browser.close()
    except (ImportError, Trouble) as reason:
        print(f"  not measured: {reason}")
        return []
    return [Figure("size of the demo", sum(map(len, made.values())), "bytes"), *figures]


@contextmanager
def _served(folder: str) -> Iterator[str]:
    handler = functools.partial(_Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()       # else its thread goes on for ever


def _start(browser, url: str) -> Iterator[Figure]:
    page = browser.new_page()
    for visit in ("first", "second"):
        page.goto(url)
        yield Figure(f"to the first frame, {visit} visit", page.evaluate(_FIRST_FRAME), "ms",
                     "the PicoSystem, from this computer")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    answers = sorted(page.evaluate(_ANSWER, key) for key in ("DOWN", "UP") * 8)
    yield Figure("key to changed display, median", answers[8], "ms", f"most {answers[-1]:.0f}")
    number, late = page.evaluate(_HURRY)
    yield Figure("last picture after 60 presses a second", late, "ms",
                 f"{number} pictures in the 2 s before")
    page.close()


def _your_board(browser, url: str) -> Iterator[Figure]:
    """The same virtual boards, by the page and by the command."""
    with tempfile.TemporaryDirectory() as name, Cables() as cables:
        folder = Path(name)
        context = browser.new_context(bypass_csp=True)
        context.add_init_script(STAND_IN)
        page = context.new_page()
        for visit in ("first", "second", "third"):
            page.goto(url + "board.html")
            page.wait_for_function("window.crupier?.ready", timeout=120_000)
            yield Figure(f"to the tool, {visit} visit", page.evaluate("window.crupier.ready"),
                         "ms", "from this computer")
            page.evaluate("navigator.serviceWorker.ready.then(() => 0)")

        def by_page(port: str, *clicked: str) -> float:
            page.evaluate("address => { navigator.serial.offered = [address]; }",
                          cables.url(port))
            page.evaluate(_CLICKED, ["#connect"])
            page.wait_for_function(_FREE)
            took = page.evaluate(_CLICKED, clicked)
            page.wait_for_function(_FREE)
            page.click("#disconnect")
            return took

        def typed(port: str, *words: str) -> float:
            began = time.monotonic()
            subprocess.run([sys.executable, "-m", "crupier", *words, "--port", port], check=True,
                           capture_output=True, env={**os.environ, "XDG_DATA_HOME": name,
                                                     "XDG_CACHE_HOME": name})
            return 1000 * (time.monotonic() - began)

        # At first the browser compiles Python, and the command the pack.
        for turn in ("first", "second"):
            with VirtualBoard(folder / f"page_{turn}.img") as board:
                took = by_page(board.port, "#flash", f"#choice button[value={BOARD}]")
            with VirtualBoard(folder / f"command_{turn}.img") as board:
                command = typed(board.port, "flash", "--board", BOARD)
            yield _beside(f"install, {turn} time,", took, command)
        with pull_lab.playing(folder / "played", pull_lab.segments(pull_lab.texts(40))) as board:
            took = by_page(board.port, "#pull")
            command = typed(board.port, "pull")
        yield _beside("bring 40 games home", took, command)
        context.close()


def _beside(what: str, page: float, command: float) -> Figure:
    return Figure(f"{what} by the page", page, "ms",
                  f"{page / command:.2f} times the {command:.0f} ms of the command, as typed")


def _memory(browser, url: str) -> Iterator[Figure]:
    """The keys of benchmarks/device.py."""
    page = browser.new_page()
    address = f"{url}?stepped&board={BOARD}"
    page.goto(address)
    page.wait_for_function(_STARTED)
    # Until the first frame: else the next start takes the clock for the reason, and says so.
    page.evaluate("orders => window.crupier.link.play(orders)", [["run", 1500]])
    page.evaluate(_FILES, [BOARD, {path: data.decode() for path, data in GAME.items()}])
    page.reload()
    page.wait_for_function(_STARTED)
    orders = [["run", 1500]]
    for key in KEYS * 2:
        orders += [["press", key], ["run", 40], ["release", key], ["run", 40], ["weigh", ""]]
    live = page.evaluate("orders => window.crupier.link.play(orders)", orders)[len(KEYS):]
    log = page.evaluate("window.crupier.link.log")
    if log:
        raise RuntimeError(log)
    page.close()
    yield Figure("heap in use, worst moment of a game", max(live), "bytes",
                 f"32-bit objects; leaves {HEAP - max(live):,} on the board, "
                 f"budget {HEAP_BUDGET:,}")
