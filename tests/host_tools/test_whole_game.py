"""A whole solo game through each front end: from the first boot to the sealed record."""

import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest
from PIL import Image

from engine.records import decode, unseal, verify
from host_tools.virtual import files
from tests import eyes, pilot
from tests.host_tools.browser import chromium, pixels  # noqa: F401
from tests.host_tools.pty_session import PtySession

CRUPIER = [sys.executable, "-m", "host_tools.cli", "play"]
SIZE = (128, 64)
_PATIENCE_S = 5.0              # s
_KEY_S = 0.2                    # a key typed into a terminal is down for half of this
_REST_S = 0.04                  # without a change, the glass has come to rest

# A good player takes a minute or two; the short game shows the same way from end to end.
GAMES = [pytest.param(pilot.choose_badly, id="short"),
         pytest.param(pilot.choose, id="long", marks=pytest.mark.long)]


class Front:
    """A front end as the pilot holds it: press() waits until the glass has answered."""

    def press(self, key: str) -> None:
        before = self.frame().tobytes()
        self.tap(key)
        self.wait_until(lambda: self.frame().tobytes() != before)
        self.wait_until(self.rests)

    def wait_until(self, condition) -> bool:
        """Waits for it, but not for ever."""
        deadline = time.monotonic() + _PATIENCE_S
        while not (met := condition()) and time.monotonic() < deadline:
            self.wait(0.01)
        return met

    def rests(self) -> bool:
        seen = self.frame().tobytes()
        self.wait(_REST_S)
        return self.frame().tobytes() == seen


class Page(Front):
    KEYS = {"OK": "Enter", "BACK": "Escape", "NEXT": "Tab", "UP": "ArrowUp", "DOWN": "ArrowDown",
            "LEFT": "ArrowLeft", "RIGHT": "ArrowRight"}

    def __init__(self, page):
        self._page = page

    def frame(self) -> Image.Image:
        return Image.frombytes("L", SIZE, pixels(self._page))

    def tap(self, key: str) -> None:
        self._page.keyboard.press(self.KEYS[key], delay=35)

    def wait(self, seconds: float) -> None:
        self._page.wait_for_timeout(seconds * 1000)


class Terminal(Front):
    KEYS = {"OK": "\r", "BACK": "b", "NEXT": "\t", "UP": "\x1b[A", "DOWN": "\x1b[B",
            "LEFT": "\x1b[D", "RIGHT": "\x1b[C"}

    # What half a block shows in its upper and its lower row.
    UPPER = str.maketrans(" ▀▄█", "\x00\xff\x00\xff")
    LOWER = str.maketrans(" ▀▄█", "\x00\x00\xff\xff")

    def __init__(self, session: PtySession):
        self._session = session
        self._seen = None           # how much had been written, and the frame then

    def frame(self) -> Image.Image:
        written = len(self._session.raw)
        if not self._seen or self._seen[0] != written:
            lines = [line[:SIZE[0]] for line in self._session.screen.display[:SIZE[1] // 2]]
            rows = [line.translate(half).encode("latin-1", "replace")
                    for line in lines for half in (self.UPPER, self.LOWER)]
            self._seen = written, Image.frombytes("L", SIZE, b"".join(rows))
        return self._seen[1]

    def tap(self, key: str) -> None:
        self._session.send(self.KEYS[key])
        self.wait(_KEY_S)           # the same key at once would count as held

    def wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self._session.pump(left)


def whole_game(front: Front, choice) -> tuple[list[int], int]:
    """Language, home, the deal of the day, to the saved result -> (actions, cards left)."""
    assert front.wait_until(lambda: eyes.title(front.frame()) == "Idioma/Language")
    for key in "OK OK DOWN DOWN DOWN OK UP UP UP OK".split():
        front.press(key)
    actions = pilot.play(front, choice)
    x, y, w, _ = eyes.table_at.OVER_CARD
    left = eyes.number(front.frame(), eyes.BIG, x, y + eyes.table_at.OVER_CARD_TEXT_Y, w)
    front.press("OK")
    assert eyes.title(front.frame()) == "Fin de partida" or left < 10
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
    process = subprocess.Popen([*CRUPIER, "--no-open", "--http-port", "0", "--data", str(folder)],
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
