"""A board whose flash fills up: it makes room by itself, warns before, and says what helps."""

import pytest

from crupier.engine.lines import seal
from crupier.engine.records import replay
from crupier.sim.virtual import files
from crupier.sim.virtual.flash import BLOCKS
from pictures import samples
from tests import eyes, flash_image
from tests.campaign import flash
from tests.firmware.console import Console
from tests.host_tools import flash_lab

GAMES = 400
LAST = 20


@pytest.fixture
def board(tmp_path, micropython):
    """board(free, acked): with so many free blocks and GAMES records."""
    def make(free: int, acked: int, more: tuple = (), games: int = GAMES) -> Console:
        path = tmp_path / "flash.img"
        flash_image.install(path, "pico_ssd1306")
        layers = {name: data for name, data in flash_lab.many_scores(games).items()
                  if name.startswith("/data/records/")}
        files.write(path, {**layers, **dict(more), "/data/ack": seal(str(acked)).encode()})
        flash_lab.fill(path, left=free)
        return Console(tmp_path)
    return make


def free(console: Console) -> int:
    """Blocks, as the PC counts them; the power goes off for it."""
    console.board.power_off()
    with files.mounted(console.board.image) as fs:
        return BLOCKS - fs.used_block_count


def segments(console: Console) -> list[str]:
    """The power goes off for it."""
    console.board.power_off()
    return console.board.list_files("/data/records")


def games(console: Console) -> int:
    """How many count in the figures; the power goes off for it."""
    console.board.power_off()
    return flash.read(console.board.image).games


def again(console: Console, files: dict[str, bytes]) -> None:
    """A start without a game in progress, and with these files."""
    console.board.power_off()
    console.board.write_files({**files, **{path: b"" for path in console.board.list_files("/data")
                                           if path.startswith("/data/game/")}})
    console.board.power_on()
    console.boot()


def begin(console: Console) -> str:
    """A solo game, from the home screen -> the title on the display."""
    console.press("OK", "OK")
    while reading(console):
        console.board.run(250)
    return eyes.title(console.frame())


def reading(console: Console) -> bool:
    """Does the board say that it reads its games?"""
    return eyes.title(console.frame()).startswith("Leyendo")


@pytest.mark.parametrize("left, count", [(65, GAMES), (1, GAMES)])
def test_it_makes_room_and_goes_on_counting(board, left, count):
    with board(left, acked=count) as console:
        before = segments(console)
        again(console, {})
        assert not begin(console) and eyes.table(console.frame())
        after = segments(console)
        assert 0 < len(after) < len(before) and before[-len(after):] == after
        assert int(after[0][-6:]) <= count - LAST + 1      # the first of the last 20
        if left > 60:
            assert free(console) >= BLOCKS // 5
        assert games(console) == count
        assert not console.board.log


def test_it_starts_where_damaged_files_cannot_be_set_aside(board):
    """The figures of older games, and a game in progress that nobody can go on with."""
    head = {**samples.solo(GAMES + 1, "K7Q2MX"), "game": "chess"}
    spoiled = {"/data/sums": seal("[1,5,5,1]").encode() + b"?\n", **samples.journal(head, [1])}
    with board(0, acked=0, more=tuple(spoiled.items())) as console:
        for _ in range(2):
            assert eyes.title(console.frame()) == "Aviso"       # of the game
            console.press("OK")
            console.press("LEFT", "LEFT", "LEFT", "OK")         # asks for the figures
            console.board.run(2_000)
            assert eyes.title(console.frame()) == "Historial"
            console.board.power_off()
            assert console.board.read_file("/data/sums") == spoiled["/data/sums"]
            assert "/data/crash.txt" not in console.board.list_files("/data")
            console.board.power_on()
            console.boot()


def test_it_counts_free_blocks_as_the_pc_does(board):
    with board(90, acked=0) as console:
        console.board.power_off()
        main = console.board.read_file("/main.py").decode()
        look = "from storage.room import free_blocks; print('free', free_blocks(), 'blocks')"
        console.board.write_file("/main.py", main.replace(
            "import start", look + "\n        import start"))
        again(console, {})
        assert f"free {free(console)} blocks" in console.board.log.decode()


PULLED = {"/data/ack": seal(str(GAMES)).encode()}


def test_it_warns_once_and_a_pull_helps(board):
    with board(40, acked=0) as console:
        assert begin(console) == "Aviso"
        console.press("OK")
        assert eyes.table(console.frame())
        console.press("BACK", "UP", "OK")       # given up
        assert not begin(console) and eyes.table(console.frame())
        assert len(segments(console)) > 40
        again(console, PULLED)
        assert not begin(console) and eyes.table(console.frame())
        assert len(segments(console)) < 40 and free(console) > 60


def test_it_refuses_until_a_pull(board):
    with board(20, acked=0) as console:
        assert begin(console) == "Aviso"
        console.press("OK")
        assert segments(console) and not any(
            "/game/" in path for path in console.board.list_files("/data"))
        again(console, PULLED)
        assert not begin(console) and eyes.table(console.frame())


def test_whoever_does_not_wait_has_not_begun_a_game(board):
    with board(20, acked=GAMES) as console:
        before = segments(console)
        again(console, {})
        console.press("OK", "OK", "OK")     # the last one is somebody's impatience
        assert reading(console)
        console.press("BACK")
        assert eyes.home(console.frame())
        console.board.run(20_000)
        assert segments(console) == before and not any(
            "/game/" in path for path in console.board.list_files("/data"))


def test_the_games_are_read_before_the_history_counts_them(board):
    with board(90, acked=0) as console:
        history = "LEFT", "LEFT", "LEFT", "OK"
        console.press(*history)
        seen = set()
        while reading(console):
            seen.add(eyes.title(console.frame()))
            console.board.run(250)
        assert seen and eyes.title(console.frame()) == "Historial"
        assert any(row.startswith("Ana ") for row in eyes.rows(console.frame()))
        console.press("OK")
        assert eyes.title(console.frame()) == "Últimas partidas"
        console.restart()
        console.press(*history)
        assert reading(console)
        console.press("BACK")
        assert eyes.home(console.frame())


def test_other_files_are_no_matter_of_a_pull(board):
    with board(20, acked=0, games=12) as console:
        assert begin(console) == "Aviso"
        assert len(segments(console)) < 4


def test_the_result_of_a_game_makes_room_for_itself(tmp_path, board):
    """Not one block is free when the game ends."""
    head = samples.solo(GAMES + 1, "K7Q2MX")
    actions = samples.play(head).history()
    with board(0, GAMES, samples.journal(head, actions)) as console:
        before = segments(console)
        console.board.power_on()
        console.boot()
        console.board.run(2000)                 # the result is read
        console.press("OK", "OK")
        records = console.records()
        assert records[-1] == (dict(head, result=replay(head, actions).result()), actions)
        assert len(segments(console)) < len(before)
        assert games(console) == GAMES + 1
