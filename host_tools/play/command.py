"""The subcommand `crupier play`."""

import argparse
import asyncio
import os
import signal
import sys
import threading
import webbrowser
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from platformdirs import user_data_path

from crupier.build import payload
from crupier.errors import USAGE, Trouble

EXAMPLES = """\
  crupier play                    a page in your browser
  crupier play --terminal         no browser: this terminal
  crupier play --board feather_oled   another board; the page can change it, too
  crupier play --data demo        boards with scores of their own, in the folder demo
"""

_COLOURFUL, _SMALL = "picosystem", "pico_ssd1306"


def add_arguments(parser):
    parser.add_argument("--terminal", action="store_true",
                        help="show the display in this terminal instead of a page")
    parser.add_argument("--board", choices=payload.board_ids(),
                        help=f"which board (default: {_COLOURFUL}; in a terminal {_SMALL})")
    parser.add_argument("--data", type=Path, metavar="DIR",
                        help="folder of the board's flash, where the scores are kept "
                             "(default: your user data folder)")
    parser.add_argument("--http-port", type=_port, metavar="N",
                        help="port of the page on 127.0.0.1 (default: 8413 or the next free one)")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is no port, a number from 0 to 65535")
    return int(text)


def run(args):
    """Plays until the person leaves."""
    if args.terminal and (args.no_open or args.http_port is not None):
        raise Trouble("--no-open and --http-port are about the page; leave them out, or "
                      "leave --terminal out.", USAGE)
    if sys.platform == "win32":
        raise Trouble("the virtual board needs Linux or macOS; on Windows, run crupier inside WSL "
                      "(where MICROPYTHON can name an interpreter of your own).")
    with _terminal() if args.terminal else _page(args.http_port, args.no_open) as play:
        board_id = args.board or (_SMALL if args.terminal else _COLOURFUL)
        _on_rack(_folder(args.data), board_id, play)


def _on_rack(folder, board_id, play):
    from crupier.play.rack import Rack
    with Rack(folder) as rack:
        rack.start(board_id)
        play(rack)


def _folder(wanted: Path | None) -> Path:
    folder = wanted or user_data_path("crupier") / "virtual"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"cannot keep the board's flash in {folder} ({error.strerror}); "
                      "choose another folder with --data.") from error
    return folder


@contextmanager
def _terminal():
    """-> play(rack)"""
    from crupier.play import terminal
    terminal.require()
    yield lambda rack: terminal.play(rack.board)


@contextmanager
def _page(port, no_open):
    """-> play(rack). The port comes before the board: a taken one starts nothing."""
    from crupier.play import server
    with server.listen(port) as listener:
        yield lambda rack: asyncio.run(_serve(server, rack, listener, port, no_open))


async def _serve(server, rack, listener, port, no_open):
    over = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, over.set)
    async with server.serving(rack, listener) as following:
        url = server.url_of(listener)
        if port is None and listener.getsockname()[1] != server.DEFAULT_PORT:
            print(f"Port {server.DEFAULT_PORT} is taken, so this is another one.")
        rack.on_start = partial(_tell, url)
        _tell(url, rack.board)
        if not no_open and _has_display():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
        await asyncio.wait((following, asyncio.ensure_future(over.wait())),
                           return_when=asyncio.FIRST_COMPLETED)


def _tell(url, board):
    print(f"Crupier is on {url}",
          f"  board    {board.description['NAME']}",
          f"  console  mpremote connect {board.port}",
          f"  flash    {board.image}",
          "Ctrl-C ends it; your game is kept.", sep="\n", flush=True)


def _has_display() -> bool:
    return sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
