"""A whole solo game through each front end: from the first boot to the sealed record."""

import re
import signal
import subprocess
import sys
from contextlib import contextmanager

import pytest
from PIL import Image

from crupier.engine.lines import unseal
from crupier.engine.records import decode, verify
from crupier.sim.virtual import files
from tests import eyes, pilot
from tests.boards.sight import Sight
from tests.host_tools.browser import chromium, pixels  # noqa: F401
from tests.host_tools.pty_session import PtySession

CRUPIER = [sys.executable, "-m", "crupier.cli", "play"]
SIZE = (128, 64)
PATIENCE = 60                   # s, for a loaded machine

# A good player takes a minute or two; the short game shows the same way from end to end.
GAMES = [pytest.param(pilot.choose_badly, id="short"),
         pytest.param(pilot.choose, id="long", marks=pytest.mark.long)]


class Page(pilot.Device):
    """A front end."""

    KEYS = {"OK": "Enter", "BACK": "Escape", "NEXT": "Tab", "UP": "ArrowUp", "DOWN": "ArrowDown",
            "LEFT": "ArrowLeft", "RIGHT": "ArrowRight"}

    def __init__(self, page):
        self._page = page
        self._keys: list[str] = []

    def frame(self) -> Image.Image:
        return pixels(self._page).convert("L")

    def press(self, key: str) -> None:
        self._keys.append(key)
        self._page.keyboard.press(self.KEYS[key])

    def _pictures(self) -> int:
        return self._page.evaluate("window.crupier.pictures")

    def wait_until(self, shows) -> Image.Image:
        while True:
            before = self._pictures()
            frame = self.frame()
            if shows(frame):
                return frame
            self._wait_for_picture(before)

    def _wait_for_picture(self, before: int) -> None:
        try:
            self._page.wait_for_function("before => window.crupier.pictures > before", arg=before,
                                         timeout=PATIENCE * 1000)
        except Exception as timeout:
            frame = self.frame()
            raise AssertionError(f"no new picture after {' '.join(self._keys[-12:])}; there is "
                                 f"{eyes.title(frame)!r}, {eyes.table(frame)}") from timeout


class Terminal(pilot.Device):
    """The same in a terminal."""

    # Two ways to type each: the same one again would count as held.
    KEYS = {"OK": "\r ", "BACK": "b\x7f", "DOWN": ("\x1b[B", "\x1bOB"), "UP": ("\x1b[A", "\x1bOA"),
            "LEFT": ("\x1b[D", "\x1bOD"), "RIGHT": ("\x1b[C", "\x1bOC")}

    # What half a block shows in its upper and its lower row.
    UPPER = str.maketrans(" ▀▄█", "\x00\xff\x00\xff")
    LOWER = str.maketrans(" ▀▄█", "\x00\x00\xff\xff")

    def __init__(self, session: PtySession):
        self._session = session
        self._turn = 0

    def frame(self) -> Image.Image:
        lines = [line[:SIZE[0]] for line in self._session.screen.display[:SIZE[1] // 2]]
        rows = [line.translate(half).encode("latin-1", "replace")
                for line in lines for half in (self.UPPER, self.LOWER)]
        return Image.frombytes("L", SIZE, b"".join(rows))

    def press(self, key: str) -> None:
        self._turn = 1 - self._turn
        self._session.send(self.KEYS[key][self._turn])

    def wait_until(self, shows) -> Image.Image:
        self._session.wait_for(lambda: self._session.pictures() and shows(self.frame()), PATIENCE)
        return self.frame()


def whole_game(front: Page | Terminal, choice) -> tuple[list[int], int]:
    """Language, home, a deal with fire, to the saved result -> (actions, cards left)."""
    front.wait_until(lambda frame: eyes.title(frame) == "Idioma/Language")
    front.press("OK")
    front.wait_until(eyes.home)
    pilot.deal(front)
    actions = pilot.play(front, choice)
    left = Sight("w128h64").left(front.frame())
    front.press("BACK")
    front.wait_until(lambda frame: not pilot.over(frame))
    return actions, left


def check_record(folder, actions: list[int], left: int) -> None:
    """The engine on CPython replays the one record on the flash to the score on the glass."""
    image = folder / "pico_ssd1306.img"
    record, = [path for path in files.list_all(image, "/data/records")]
    head, recorded = decode(unseal(files.read(image, record)))
    assert recorded == actions
    verify(head, recorded)
    assert head["result"]["left"] == left


@contextmanager
def served_page(folder):
    """URL of a `crupier play` of its own."""
    process = subprocess.Popen([*CRUPIER, "--no-open", "--http-port", "0",
                                "--board", "pico_ssd1306", "--data", str(folder)],
                               stdout=subprocess.PIPE, text=True)
    try:
        yield re.search(r"http://\S+", process.stdout.readline())[0]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


@pytest.mark.browser
@pytest.mark.parametrize("choice", GAMES)
def test_whole_game_in_the_browser(tmp_path, chromium, choice):     # noqa: F811
    with served_page(tmp_path) as url, chromium.new_page() as page:
        page.goto(url)
        actions, left = whole_game(Page(page), choice)
    check_record(tmp_path, actions, left)


@pytest.mark.parametrize("choice", GAMES)
def test_whole_game_in_the_terminal(tmp_path, choice):
    with PtySession([*CRUPIER, "--terminal", "--data", str(tmp_path)], 128, 33) as session:
        actions, left = whole_game(Terminal(session), choice)
        session.send("q")
        assert session.wait_for_end() == 0
    check_record(tmp_path, actions, left)
