"""The web demo on a plain static host, and a virtual board to compare it with."""

import fcntl
import functools
import hashlib
import http.server
import os
import threading
from collections import Counter
from contextlib import contextmanager

import pytest

from crupier.errors import INTEGRITY, Trouble
from crupier.sim.virtual.board import VirtualBoard
from crupier.web import build
from tests.boards import hands as hands_of_boards
from tests.boards.hands import Hands

FOLDER = "some/folder"          # of the host
_APART_MS = 10                  # the clocks of both, at most
_REST_MS = 800                  # no card is on its way any more
STARTED = "window.crupier?.link.started"


class Host(http.server.SimpleHTTPRequestHandler):
    """Lets files be kept for some minutes, as hosts do. asked: how often, by path."""

    asked: Counter[str] = Counter()

    def end_headers(self):
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def log_message(self, *_):
        self.asked[self.path] += 1


@pytest.fixture(scope="session")
def root(tmp_path_factory):
    """Folder of a static host, with the demo somewhere in it; one for all workers."""
    base = tmp_path_factory.getbasetemp()
    root = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "host"
    with open(f"{root}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            if not root.exists():
                build.write(root / FOLDER)
        except Trouble as trouble:
            if trouble.exit_code == INTEGRITY:
                raise
            pytest.skip(str(trouble))       # no npm, or no network
    return root


@contextmanager
def served(root):
    """URL of the demo on a plain static server."""
    handler = functools.partial(Host, directory=root)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
        server.shutdown()
        thread.join()


class Recorded(VirtualBoard):
    """Notes what is done, and what the glass showed whenever time had passed, unless something
    moved: the two clocks differ by a few ms, as a watchdog takes none of the browser's.
    """

    def start(self):
        self.orders, self.digests = [], []
        self._since = None      # where the last look is in orders, until a key is pressed
        super().start()

    def key_down(self, key):
        self.orders.append(["press", key])
        self._since = None
        super().key_down(key)

    def key_up(self, key):
        self.orders.append(["release", key])
        super().key_up(key)

    def run(self, ms):
        seen = [self._shown_after(part) for part in (ms - 2 * _APART_MS, _APART_MS, _APART_MS)]
        if self._since is not None and seen[0] != self.digests[-1]:
            del self.orders[self._since], self.digests[-1]      # it stood still between two steps
        self._since = None
        self.orders.append(["run", ms - _APART_MS])
        if len(set(seen)) == 1:
            self._since = len(self.orders)
            self.orders.append(["look", ""])
            self.digests.append(seen[0])
        self.orders.append(["run", _APART_MS])

    def _shown_after(self, ms):
        super().run(ms)
        return hashlib.sha256(self.frame().convert("RGB").tobytes()).hexdigest()

    def forget(self):
        """What has been noted, until all has come to rest -> (orders, digests)"""
        self.run(_REST_MS)
        noted = self.orders, self.digests
        self.orders, self.digests = [], []
        self._since = None
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
