"""`crupier play` as a person starts it: the real firmware, the real page, a real terminal."""

import asyncio
import json
import os
import re
import select
import signal
import subprocess
import sys
from contextlib import contextmanager

import aiohttp
import pytest
from PIL import Image

from crupier import cli
from crupier.device import find
from crupier.play import server, text_view
from crupier.play.rack import Rack, _identity
from crupier.play.server import listen
from crupier.sim.virtual.board import DEVICE_ID, VirtualBoard
from crupier.sim.virtual.image import install
from tests.host_tools.board_tools import eventually
from tests.host_tools.browser import image_of, pixels, served, shows
from tests.host_tools.pty_session import PtySession

pytestmark = pytest.mark.usefixtures("micropython")

PATIENCE = 60           # s
CRUPIER = [sys.executable, "-W", "error", "-m", "crupier.cli", "play"]


def soon(check):
    """Waits for it, with patience for a loaded machine."""
    return eventually(check, seconds=PATIENCE)


@pytest.fixture
def rack(tmp_path):
    """The installed product on a board that runs in real time, and shows something."""
    with Rack(tmp_path) as rack:
        rack.start("pico_ssd1306")
        soon(lambda: rack.board.frame().getextrema()[1])
        yield rack


@contextmanager
def started(folder, *args):
    """`crupier play` in its own process: gives it and what it said at the start."""
    command = [*CRUPIER, "--no-open", "--data", str(folder), *args]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        said = ""
        while "Ctrl-C ends it" not in said:
            assert select.select([process.stdout], [], [], PATIENCE)[0], said
            data = os.read(process.stdout.fileno(), 4096)
            assert data, said + process.stderr.read().decode()
            said += data.decode()
        try:
            yield process, said
        finally:
            process.kill()


def same(page, board):
    """Waits until the page shows what the board shows, which may still be changing."""
    soon(lambda: pixels(page).tobytes() == board.frame().convert("RGB").tobytes())


async def first_seats(urls):
    """Numbers of the seats that windows have, by their links."""
    async with aiohttp.ClientSession() as http:
        found = []
        for url in urls:
            async with http.ws_connect(url + "socket") as ws:
                await ws.receive_str(timeout=PATIENCE)
                found.append(json.loads(await ws.receive_str(timeout=PATIENCE))["seat"]["number"])
        return found


def test_other_commands_find_the_running_board_and_phones_their_seats(tmp_path, monkeypatch,
                                                                      capsys):
    """Without being told its port, which is another one every time."""
    monkeypatch.delenv(find.ENVIRONMENT, raising=False)
    monkeypatch.setattr(find.list_ports, "comports", list)
    options = ("--http-port", "0", "--seats", "2", "--lan", "127.0.0.1")
    with started(tmp_path / "boards", *options) as (_, said):
        seats = dict(re.findall(r"  seat (\d)   (http://127\.0\.0\.1:\d+/[\w-]+/)\n", said))
        assert list(seats) == ["1", "2"]
        assert asyncio.run(first_seats(seats.values())) == [1, 2]
        port = re.search(r"mpremote connect (\S+)", said).group(1)
        soon(lambda: find.hello(port)[0])
        device = (tmp_path / "boards" / "picosystem.id").read_text()
        assert find.hello(port)[0]["device"] == device != DEVICE_ID
        for command in (["time"], ["doctor"], ["pull", "--library", str(tmp_path / "x.sqlite")]):
            assert cli.main([*command, "--json"]) == 0
        assert capsys.readouterr().out.count(port) >= 2
    assert find.ports() == []


def test_a_board_keeps_its_id(tmp_path):
    """One from before there were any has that of all of them."""
    image, older = tmp_path / "new.img", tmp_path / "older.img"
    older.write_bytes(b"")
    device = _identity(image)
    image.write_bytes(b"")
    assert _identity(image) == device and _identity(older) == DEVICE_ID != device
    image.with_suffix(".id").write_text("?")
    assert _identity(image) == DEVICE_ID


def test_another_start_at_the_same_moment_changes_no_id(tmp_path, micropython, monkeypatch):
    start = VirtualBoard.start

    def late(board):
        start(board)
        (tmp_path / "picosystem.id").write_text("0" * 16)

    monkeypatch.setattr(VirtualBoard, "start", late)
    with Rack(tmp_path) as rack:
        rack.start("picosystem")
        assert (tmp_path / "picosystem.id").read_text() != "0" * 16


def url_in(said):
    return re.search(r"http://127\.0\.0\.1:\d+/", said).group()


async def first_look(url):
    """Device, state and picture that a new window gets."""
    async with aiohttp.ClientSession() as http, http.ws_connect(url + "socket") as ws:
        device = json.loads(await ws.receive_str(timeout=PATIENCE))["device"]
        state = json.loads(await ws.receive_str(timeout=PATIENCE))
        while (said := await ws.receive(timeout=PATIENCE)).type != aiohttp.WSMsgType.BINARY:
            assert "tones" in json.loads(said.data)     # its buzzer may be heard first
        return device, state, image_of(said.data)


def test_it_says_where_it_is_and_ends_cleanly(tmp_path):
    with started(tmp_path, "--http-port", "0") as (process, said):
        assert str(tmp_path / "picosystem.img") in said
        device, state, picture = asyncio.run(first_look(url_in(said)))
        assert device["name"] == "Pimoroni PicoSystem"
        assert picture.size == (240, 240)
        assert f"mpremote connect {state['port']}" in said
        assert state["condition"] == "running"
        process.send_signal(signal.SIGINT)      # SIGTERM has its turn below
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == b""


async def choose(url, board_id):
    async with aiohttp.ClientSession() as http, http.ws_connect(url + "socket") as ws:
        await ws.send_str("board " + board_id)
        while f'"starting": "{board_id}"' not in str((await ws.receive(timeout=PATIENCE)).data):
            pass


async def change(url, board_id):
    """-> the boards that a window hears of, up to that one or a refusal."""
    heard = []
    async with aiohttp.ClientSession() as http, http.ws_connect(url + "socket") as ws:
        await ws.send_str("board " + board_id)
        while board_id not in heard:
            said = str((await ws.receive(timeout=PATIENCE)).data)
            if said.startswith('{"device"'):
                heard.append(json.loads(said)["device"]["id"])
            assert '"refused": ""' in said or '"refused"' not in said, said
    return heard


def test_nobody_reads_what_it_prints(tmp_path):
    """`crupier play | head -1`: then the page took no other board, and its keys did nothing."""
    with started(tmp_path, "--http-port", "0") as (process, said):
        process.stdout.close()
        for board_id in ("feather_oled", "picosystem"):
            assert asyncio.run(change(url_in(said), board_id))[-1] == board_id
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        assert process.stderr.read() == b""


def test_it_ends_cleanly_while_another_board_starts(tmp_path):
    with started(tmp_path, "--http-port", "0") as (process, said):
        asyncio.run(choose(url_in(said), "feather_oled"))
        process.send_signal(signal.SIGTERM)
        rest, complaints = process.communicate(timeout=PATIENCE)
        assert (process.returncode, complaints) == (0, b"")
        assert "Adafruit Feather" in rest.decode()
    for board_id in ("picosystem", "feather_oled"):         # nothing holds them any more
        with VirtualBoard(tmp_path / f"{board_id}.img", board_id):
            pass


def test_a_taken_default_port_is_said_and_another_one_used(tmp_path):
    with listen():                      # 8413, or whoever has it takes it from all of us
        with started(tmp_path) as (_, said):
            assert said.startswith(f"Port {server.DEFAULT_PORT} is taken")
            assert url_in(said) != f"http://127.0.0.1:{server.DEFAULT_PORT}/"


def test_a_second_one_on_the_same_flash_is_refused(tmp_path):
    (tmp_path / "linked").mkdir()
    with started(tmp_path, "--http-port", "0"):
        (tmp_path / "linked" / "picosystem.img").hardlink_to(tmp_path / "picosystem.img")
        for folder in (tmp_path, tmp_path / "linked"):
            command = [*CRUPIER, "--no-open", "--data", str(folder), "--http-port", "0"]
            second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
            assert second.returncode == 4 and "is in use: close the other" in second.stderr
            assert "--data" in second.stderr and second.stderr.count("\n") == 1


def test_what_is_on_the_flash_stays(tmp_path):
    image = tmp_path / "pico_ssd1306.img"
    install(image, "pico_ssd1306")
    board = VirtualBoard(image)
    board.write_file("/data/keepsake", b"98 cards")
    with started(tmp_path, "--http-port", "0", "--board", "pico_ssd1306") as (process, _):
        process.terminate()
        assert process.wait(PATIENCE) == 0
    assert board.read_file("/data/keepsake") == b"98 cards"


@pytest.mark.browser
def test_the_page_plays_the_real_board(rack, chromium):
    board = rack.board
    with served(rack) as url, chromium.new_page() as page:
        page.goto(url)
        same(page, board)
        for press in ("ArrowDown", "Enter"):
            before = board.frame().tobytes()
            page.keyboard.press(press)
            soon(lambda before=before: board.frame().tobytes() != before)
            same(page, board)
        page.click("#power")
        soon(lambda: not board.powered)
        shows(page, Image.new("L", (128, 64)))
        page.click("#power")
        soon(lambda: any(pixels(page).tobytes()))
        boots = board.stats["boots"]
        page.click("#reset")
        soon(lambda: board.stats["boots"] == boots + 1)


@pytest.mark.browser
def test_the_page_takes_another_board_and_comes_back(rack, chromium):
    with served(rack) as url, chromium.new_page(locale="en-GB") as page:
        page.goto(url)
        same(page, rack.board)
        first = rack.board
        page.keyboard.press("ArrowDown")
        for board_id in ("feather_oled", "pico_ssd1306"):
            page.select_option("#board", board_id)
            page.wait_for_function("id => document.title.includes(id)",
                                   arg=rack.names[board_id], timeout=1000 * PATIENCE)
            soon(lambda: any(pixels(page).tobytes()))
            same(page, rack.board)
        assert rack.board is not first and rack.board.image == first.image
        assert first.image.with_name("feather_oled.img").exists()


def test_the_terminal_plays_the_real_board(tmp_path):
    with PtySession([*CRUPIER, "--terminal", "--data", str(tmp_path)], 128, 33) as session:
        picture = lambda: "".join(session.screen.display[:32])      # noqa: E731
        session.wait_for(lambda: "█" in picture())
        for typed in ("\x1b[B", "\x1b[A"):     # not OK: held while power comes on, it is safe mode
            before = picture()
            session.send(typed)
            session.wait_for(lambda before=before: picture().strip() and picture() != before)
        session.send("p")
        session.wait_for_text("The board is off")
        session.wait_for(lambda: not picture().strip())
        session.send("p")
        session.wait_for(lambda: "█" in picture())
        session.send("q")
        assert session.wait_for_end() == 0
        assert session.restored()


def test_the_terminal_shows_what_the_board_shows(rack):
    frame = rack.board.frame()
    lines = text_view.render(frame, text_view.CELLS[0])
    lit = sum(" ▀▄█".index(glyph).bit_count() for line in lines for glyph in line)
    assert lit == sum(value == 255 for value in frame.tobytes()) > 0
