"""Displays that answer late or never, forget what they were told, or hold the bus."""

from base64 import b64decode

import pytest

from crupier.build import boards, payload
from crupier.device.link import parse
from crupier.engine.lines import seal
from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image
from tests.boards import each_board
from tests.link_session import Cable

BOARDS = payload.board_ids()
DESCRIBED = {board: boards.read(payload.board_file(board).read_text()) for board in BOARDS}
# By default one of each kind: OLED on I2C, OLED on SPI, LCD.
every = pytest.mark.parametrize("board_id", each_board(
    "pico_ssd1306", "waveshare_oled13", "picosystem"))
ON_I2C = [board for board in BOARDS if "i2c" in DESCRIBED[board]["DISPLAY"]]
START_MS, RENEWED_MS = 1_500, 2_500
LATE_MS = 0, 1, 5, 20, 100, 250, 1_000, 5_000
NEVER = 10**9
RECORDS = samples.archive([samples.solo(seq, f"PAST{seq}A") for seq in (1, 2, 3)])


@pytest.fixture
def make(tmp_path, micropython):
    """make(board, contents): a stepped board, spoken, in English; not yet under power."""
    def make(board_id, contents=None):
        path = tmp_path / f"{board_id}.img"
        flash_image.install(path, board_id)
        files.write(path, samples.settings(language="en", blank_s=60, dim_s=15) | RECORDS
                        | (contents or {}))
        return VirtualBoard(path, board_id, live=False, clock=None, spoken=True)
    return make


def move(board):
    keys = [name for name, _ in board.description["KEYS"]]
    press(board, next(name for name in ("DOWN", "NEXT") if name in keys))


def press(board, *keys):
    for key in keys:
        board.press(key)
        board.run(300)


def start(board, late=0):
    board.power_off()
    board.power_on()
    if late:
        board.delay_display(late)


def well(board):
    """Is the glass lit, as on a board on which nothing has gone wrong?"""
    model = board._hardware.bus.display
    return (board.display_on and len(board.frame().getcolors()) > 1
            and not model.unknown and not getattr(model, "early", ()))


def pulled(board):
    """The records, over the link."""
    with Cable(board) as cable:
        def ask(request):
            got = cable.talk(b"\n" + seal("@1 " + request).encode())
            (_, reply), = filter(None, map(parse, got.split(b"\n")))
            return reply.removeprefix("=")

        size = int(ask("list 0").split()[0].partition(":")[2])
        found = b""
        while len(found) < size:
            found += b64decode(ask(f"get 000001 {len(found)} 100"))
    return found


@every
@pytest.mark.parametrize("late", [
    pytest.param((250, 1_000), id="some"), pytest.param((NEVER,), id="never"),
    pytest.param(LATE_MS, id="all", marks=pytest.mark.long)])
def test_it_starts_whatever_its_display_does(make, board_id, late):
    """What answers can be played with at once; the link answers in any case."""
    with make(board_id) as board:
        for ms in late:
            start(board, ms)
            board.run(max(START_MS, min(ms, 8_000)))
            if ms != NEVER and "spi" in board.description["DISPLAY"]:
                board.run(RENEWED_MS)       # nobody can ask it
            elif ms != NEVER:
                board.run(150)
            text = board.text
            if ms != NEVER:
                assert well(board), ms
            move(board)
            assert board.text != text and board.display_on == (ms != NEVER)
            assert b"Traceback" not in board.log and b">>>" not in board.log
        assert pulled(board) == RECORDS["/data/records/000001"]
        told = b"No display answers" in board.log
        assert told == (board_id in ON_I2C)


@pytest.mark.parametrize("crashes", [1, 3])
def test_the_page_of_a_crash_waits_for_a_display(make, crashes):
    files = {"/data/crashes": seal(str(crashes)).encode(), "/data/crash.txt": b"ValueError: x"}
    with make("pico_ssd1306", files) as board:
        board.delay_display(1_000)
        board.run(START_MS + 200)
        assert well(board)
        press(board, "OK")
        assert (b">>>" in board.log) == (crashes == 3) and board.display_on


@every
def test_a_display_that_has_forgotten_its_settings(make, board_id):
    """It resets itself and still acknowledges: set up anew while no key is pressed, and as it is
    woken.
    """
    with make(board_id) as board:
        board.run(START_MS + 600)
        before = board.frame().tobytes()
        board.connect_display(True)
        assert not board.display_on
        board.run(RENEWED_MS)
        assert well(board) and board.frame().tobytes() == before
        board.run(20_000)           # dimmed, on an OLED also moved
        seen = board.frame().tobytes(), board.contrast
        board.connect_display(True)
        board.run(RENEWED_MS)
        assert (board.frame().tobytes(), board.contrast) == seen
        board.run(60_000)
        assert not board.display_on
        board.connect_display(True)
        board.run(20_000)
        assert not board.display_on
        press(board, "OK")
        assert well(board) and board.frame().tobytes() == before


@every
def test_nothing_flickers_while_a_display_is_set_up_anew(make, board_id):
    with make(board_id) as board:
        board.run(START_MS + 600)
        shown, model = set(), board._hardware.bus.display
        serve = board._hardware.bus.serve

        def look(request):
            answer = serve(request)
            shown.add((board._hardware.bus.lit, model.image().tobytes()))
            return answer

        sent = board.stats["i2c_bytes"] + board.stats["spi_bytes"]
        board._hardware.bus.serve = look
        board.run(RENEWED_MS)
        whole = board.frame().width * board.frame().height // (8 if board.frame().mode == "L"
                                                               else 0.5)
        assert board.stats["i2c_bytes"] + board.stats["spi_bytes"] - sent > whole
        assert len(shown) == 1 and well(board)


@pytest.mark.parametrize("board_id", ON_I2C)
@pytest.mark.parametrize("clocks", [1, 9])
def test_a_bus_that_the_display_holds(make, board_id, clocks):
    """The chip was reset in the middle of a byte: nine clocks at most free SDA."""
    with make(board_id) as board:
        start(board)
        board.hold_sda(clocks)
        board.run(START_MS)
        assert well(board) and b"No display" not in board.log
        board.hold_sda(clocks)
        move(board)
        board.run(300)
        assert well(board)


def test_a_bus_that_stays_held(make):
    """As by a short circuit: the game goes on unseen, and not in slow motion."""
    with make("pico_ssd1306") as board:
        start(board)
        board.hold_sda(10**9)
        board.run(START_MS)
        assert b"No display answers" in board.log
        text = board.text
        move(board)
        assert board.text != text
        assert pulled(board) == RECORDS["/data/records/000001"]
