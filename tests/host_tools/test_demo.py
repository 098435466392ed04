"""The web demo in a real headless Chromium."""

import functools
import hashlib
import http.server
import threading

import pytest

from crupier.build import payload
from crupier.demo import build
from crupier.engine import games
from crupier.errors import Trouble
from crupier.sim.virtual import VirtualBoard
from tests.boards import hands as hands_of_boards
from tests.boards.hands import BOOT_MS, Hands
from tests.boards.pilot import Player
from tests.boards.test_whole_games import deal, worst
from tests.host_tools.browser import chromium  # noqa: F401

pytestmark = pytest.mark.browser

IDS = payload.board_ids()
FOLDER = "some/folder"          # of a static host


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    """A plain static server; .url of the demo on it."""
    root = tmp_path_factory.mktemp("host")
    try:
        build.write(root / FOLDER)
    except Trouble as trouble:
        pytest.skip(str(trouble))
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=root))
    server.url = f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
    threading.Thread(target=server.serve_forever).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def visit(chromium, host):      # noqa: F811
    """visit(query, context=None) -> a page with a board that runs."""
    contexts = []

    def open_page(query="", context=None, **options):
        if context is None:
            context = chromium.new_context(**{"locale": "en-GB", **options})
            contexts.append(context)
        page = context.new_page()
        page.goto(host.url + query)
        page.wait_for_function("window.crupier?.link.started")
        return page

    yield open_page
    for context in contexts:
        context.close()


class Recorded(VirtualBoard):
    """Notes what is done, and what the glass showed whenever time had passed."""

    def start(self):
        self.orders, self.digests = [], []
        super().start()

    def key_down(self, key):
        self.orders.append(["press", key])
        super().key_down(key)

    def key_up(self, key):
        self.orders.append(["release", key])
        super().key_up(key)

    def run(self, ms):
        super().run(ms)
        self.orders += [["run", ms], ["look", ""]]
        self.digests.append(hashlib.sha256(self.frame().convert("RGB").tobytes()).hexdigest())


def play(page, orders):
    """Does what was done on the virtual board -> digests of what the glass showed."""
    return page.evaluate("orders => window.crupier.link.play(orders)", orders)


@pytest.mark.parametrize("board_id", IDS)
def test_a_whole_game_shows_the_frames_of_the_virtual_board(
        tmp_path, monkeypatch, micropython, visit, board_id):
    monkeypatch.setattr(hands_of_boards, "VirtualBoard", Recorded)
    with Hands(tmp_path, board_id) as hands:
        player = Player(games.create(deal(hands)), hands)
        while not player.game.is_terminal():
            player.act(worst(player.game))
        hands.press("OK")
        board = hands.board
        orders, digests = board.orders, board.digests
        (head, actions), = hands.records()
    page = visit(f"?stepped&board={board_id}")
    shown = play(page, orders)
    assert page.evaluate("window.crupier.link.log") == ""
    assert len(set(digests)) > 15
    differ = [at for at, (one, other) in enumerate(zip(shown, digests, strict=True)) if one != other]
    assert not differ, (len(differ), len(digests), differ[:10])
