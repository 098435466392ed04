"""The boards in the browser itself: the page of `make demo`, served on this computer."""

import functools
import http.server
import importlib.util
import subprocess
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlencode

from platformdirs import user_cache_path

from crupier.build import payload
from crupier.errors import PORT_BUSY, Trouble
from crupier.play.links import HOST

_PORT = 8412        # always the same one: the browser keeps games by the address of their page
_FIRST = "index.html"
# What a browser insists on. Windows lets any program say something else.
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm",
          ".css": "text/css", ".html": "text/html", ".json": "application/json"}


class _Host(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **_TYPES}

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Who plays does not want to read that."""


def folder() -> Path:
    """Where the page is: in the package (`make wheel`), or made by npm once for this version.
    Raises Trouble.
    """
    web = importlib.util.find_spec("crupier.web")
    packed = Path(web.origin).with_name("site") if web and web.origin else Path()
    made = user_cache_path("crupier") / "demo" / payload.firmware_version()
    for place in (packed, made):
        if (place / _FIRST).exists():
            return place
    print("Making the page, once ...", file=sys.stderr)
    done = subprocess.run([sys.executable, "-m", "crupier.web.build", "--play", str(made)],
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        why = done.stderr.strip().rpartition("\n")[2].removeprefix("make demo: ")
        raise Trouble("no MicroPython can be installed on this computer, and the page that brings "
                      f"one for browsers cannot be made: {why}")
    return made


def play(place: Path, board_id: str | None, port: int | None, opens: bool) -> None:
    """Serves the page until Ctrl-C. Raises Trouble."""
    handler = functools.partial(_Host, directory=str(place))
    port = _PORT if port is None else port
    try:
        server = http.server.ThreadingHTTPServer((HOST, port), handler)
    except OSError as error:
        raise Trouble(f"port {port} cannot be used ({error.strerror}); choose another one with "
                      "--http-port, where the page has other games.", PORT_BUSY) from error
    with server:
        query = f"?{urlencode({'board': board_id})}" if board_id else ""
        url = f"http://{HOST}:{server.server_port}/{query}"
        print(f"Crupier is on {url}", "There is no MicroPython for this computer, so the boards "
              "run in your browser, which keeps the games.", "Ctrl-C ends it.", sep="\n",
              flush=True)
        if opens:
            webbrowser.open(url)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return
