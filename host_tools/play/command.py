"""The subcommand `crupier play`."""

import argparse
import asyncio
import os
import signal
import sys
import threading
import webbrowser
from contextlib import contextmanager, suppress
from functools import partial
from ipaddress import IPv4Address
from pathlib import Path

from platformdirs import user_data_path

from crupier.build import payload
from crupier.commands import file, positive
from crupier.errors import USAGE, Trouble
from crupier.play.links import SEATS

EXAMPLES = """\
  crupier play                    a page in your browser
  crupier play --terminal         no browser: this terminal
  crupier play --board feather_oled   another board; the page can change it, too
  crupier play --data demo        boards with scores of their own, in the folder demo
  crupier play --lan              a phone in your network joins: scan the code
  crupier play --seats 2          a window for each of two players, who see their own hands only
  crupier play --seats 2 --lan    a phone for each of them
"""

_COLOURFUL, _SMALL = "picosystem", "pico_ssd1306"


def add_arguments(parser):
    parser.add_argument("--terminal", action="store_true",
                        help="show the display in this terminal instead of a page")
    parser.add_argument("--board", choices=payload.board_ids(),
                        help=f"which board (default: {_COLOURFUL}; in a terminal {_SMALL})")
    parser.add_argument("--data", type=file, metavar="DIR",
                        help="folder of the board's flash, where the scores are kept; the boards "
                             "of a new folder have ids of their own (default: your user data "
                             "folder)")
    parser.add_argument("--http-port", type=_port, metavar="N",
                        help="port of the page (default: 8413 or the next free one)")
    parser.add_argument("--lan", nargs="?", const="", type=_address, metavar="ADDRESS",
                        help="let phones in your network open the page, by a secret link; your "
                             "address there is looked up, unless you give it")
    parser.add_argument("--seats", type=positive, choices=SEATS, metavar="N",
                        help="a window for each of N players, 2 to 6: it shows a hand only to "
                             "the player whose it is")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is no port, a number from 0 to 65535")
    return int(text)


def _address(text: str) -> str:
    """Of one computer: no link could lead to 0.0.0.0, or to all at once."""
    try:
        address = IPv4Address(text or "127.0.0.1")
        if address.is_unspecified or address.is_multicast or address.is_reserved:
            raise ValueError
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no address like 192.168.1.20") from error
    return text


def run(args):
    """Plays until the person leaves."""
    of_page = args.no_open, args.http_port is not None, args.lan is not None, args.seats
    if args.terminal and any(of_page):
        raise Trouble("--no-open, --http-port, --lan and --seats are about the page; leave them "
                      "out, or leave --terminal out.", USAGE)
    if not _has_interpreter():
        _demo(args, any(of_page[2:]))
        return
    with _terminal() if args.terminal else _page(args) as play:
        from crupier.play.rack import Rack
        board_id = args.board or (_SMALL if args.terminal else _COLOURFUL)
        with Rack(_folder(args.data), bool(args.seats)) as rack:
            rack.start(board_id)
            play(rack)


def _has_interpreter() -> bool:
    """Can there be a virtual board? One that MICROPYTHON names is meant, even where it is none."""
    if sys.platform == "win32":
        return False
    from crupier.sim.virtual import interpreter
    try:
        interpreter.find()
    except interpreter.InterpreterMissing:
        return "MICROPYTHON" in os.environ
    return True


def _demo(args, shared: bool) -> None:
    """The boards in the browser itself, where no MicroPython can be installed."""
    if shared or args.terminal or args.data:
        raise Trouble("--terminal, --data, --lan and --seats need a virtual board, and there is "
                      "no MicroPython for this computer (on Windows there is in WSL; elsewhere "
                      "MICROPYTHON can name one of your own). Without them the boards run in "
                      "your browser.", USAGE)
    from crupier.play import demo
    demo.play(demo.folder(), args.board, args.http_port, not args.no_open)


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

    def play(rack):
        if rack.note:
            print(rack.note, file=sys.stderr)
        terminal.play(rack.board)

    yield play


@contextmanager
def _page(args):
    """-> play(rack). The port comes before the board: a taken one starts nothing."""
    from crupier.play import links, server
    lan = args.lan is not None
    host = args.lan or links.lan_address() if lan else links.HOST
    with server.listen(args.http_port, host) as listener:
        yield lambda rack: asyncio.run(
            _serve(server, rack, listener, links.invite(args.seats, lan), args))


async def _serve(server, rack, listener, invited, args):
    over = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, over.set)
    async with server.serving(rack, listener, invited) as following:
        urls = [server.url_of(listener, link) for link in invited]
        if args.http_port is None and listener.getsockname()[1] != server.DEFAULT_PORT:
            print(f"Port {server.DEFAULT_PORT} is taken, so this is another one.")
        if args.lan is not None and sys.stdout.isatty():
            _draw(urls)
        rack.on_start = partial(_tell, urls, rack)
        _tell(urls, rack, rack.board)
        display = sys.platform == "darwin" or any(
            map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
        # The seats of phones are for those who hold them.
        if not args.no_open and display and not (args.seats and args.lan is not None):
            threading.Thread(target=lambda: list(map(webbrowser.open, urls)), daemon=True).start()
        await asyncio.wait((following, asyncio.ensure_future(over.wait())),
                           return_when=asyncio.FIRST_COMPLETED)


def _draw(urls):
    """The links, for the cameras of phones."""
    from crupier.play import links
    for number, url in enumerate(urls, 1):
        print(f"Seat {number}:" if urls[1:] else "For a phone:", links.drawn(url), sep="\n")


def _tell(urls, rack, board):
    """Prints where the page is; goes on when stdout is closed: `crupier play | head -1`."""
    lines = [f"Crupier is on {urls[0]}"]
    if urls[1:]:
        lines = ["Crupier is open, with a link for each player:",
                 *(f"  seat {number}   {url}" for number, url in enumerate(urls, 1))]
    lines += [f"  board    {board.description['NAME']}",
              f"  console  mpremote connect {board.port}",
              f"  flash    {board.image}",
              *filter(None, [rack.note]),
              "Ctrl-C ends it; your game is kept."]
    with suppress(OSError):
        print(*lines, sep="\n", flush=True)
