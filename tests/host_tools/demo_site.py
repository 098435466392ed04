"""The web demo on a plain static host, and a virtual board to compare it with."""

import functools
import hashlib
import http.server
import threading
from contextlib import contextmanager

import pytest

from crupier.demo import build
from crupier.errors import INTEGRITY, Trouble
from crupier.sim.virtual import VirtualBoard
from tests.boards import hands as hands_of_boards
from tests.boards.hands import Hands

FOLDER = "some/folder"          # of the host
STARTED = "window.crupier?.link.started"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """Folder of a static host, with the demo somewhere in it."""
    root = tmp_path_factory.mktemp("host")
    try:
        build.write(root / FOLDER)
    except Trouble as trouble:
        if trouble.exit_code == INTEGRITY:
            raise
        pytest.skip(str(trouble))       # no npm, or no network
    return root


@contextmanager
def served(root):
    """URL of the demo on a plain static server."""
    handler = functools.partial(Quiet, directory=root)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
        server.shutdown()
        thread.join()


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

    def forget(self):
        """What has been noted -> (orders, digests)"""
        noted = self.orders, self.digests
        self.orders, self.digests = [], []
        return noted


@pytest.fixture
def hands(tmp_path, monkeypatch, micropython):
    """hands(board_id) -> a virtual board to compare with."""
    monkeypatch.setattr(hands_of_boards, "VirtualBoard", Recorded)
    return lambda board_id: Hands(tmp_path, board_id)


def differing(shown, digests):
    """What to say of the pictures that are not the same; nothing if all are."""
    if len(shown) != len(digests):
        return f"{len(shown)} pictures, not {len(digests)}"
    differ = [at for at, digest in enumerate(digests) if shown[at] != digest]
    return f"{len(differ)} of {len(digests)}: {differ[:10]}" if differ else ""
