"""A board whose flash fills up: it makes room by itself, warns before, and says what helps."""

import pytest

from crupier.engine.lines import seal
from crupier.engine.records import replay
from crupier.pictures import demo
from crupier.sim.virtual import files, image
from crupier.sim.virtual.flash import BLOCKS
from tests import eyes
from tests.firmware.console import Console
from tests.host_tools import flash_lab

GAMES = 400
LAST = 20


@pytest.fixture
def board(tmp_path, micropython):
    """board(free, acked): with so many free blocks and GAMES records."""
    def make(free: int, acked: int, more: tuple = (), games: int = GAMES) -> Console:
        flash = tmp_path / "flash.img"
        image.install(flash, "pico_ssd1306")
        layers = {path: data for path, data in flash_lab.many_scores(games).items()
                  if path.startswith("/data/records/")}
        files.write_all(flash, {**layers, **dict(more), "/data/ack": seal(str(acked)).encode()})
        flash_lab.fill(flash, left=free)
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


def about(console: Console) -> tuple[int, int]:
    """(KB free, results), from a start on."""
    console.board.power_off()
    console.board.power_on()
    console.boot()
    if eyes.table(console.frame()):
        console.press("BACK", "UP", "UP", "OK")     # home
    console.press("UP", "OK")
    console.board.run(300)
    rows = eyes.rows(console.frame())
    console.press("BACK", "DOWN")
    return tuple(int(next(row for row in rows if row.startswith(label)).split()[place])
                 for label, place in (("Flash ", -2), ("Resultados", -1)))


def begin(console: Console) -> str:
    """A solo game, from the home screen -> the title on the glass."""
    console.press("OK", "OK")
    return eyes.title(console.frame())


@pytest.mark.parametrize("left, games", [(65, GAMES), (1, GAMES)])
def test_it_makes_room_and_goes_on_counting(board, left, games):
    with board(left, acked=games) as console:
        before = segments(console)
        assert about(console)[1] == games
        begin(console)
        assert eyes.table(console.frame())
        after = segments(console)
        assert 0 < len(after) < len(before) and before[-len(after):] == after
        assert int(after[0][-6:]) <= games - LAST
        if left > 60:
            assert free(console) >= BLOCKS // 5
        assert about(console)[1] == games
        assert not console.board.log


def test_it_counts_free_blocks_as_the_pc_does(board):
    with board(90, acked=0) as console:
        told = about(console)[0]
        assert free(console) * 4 == told


def test_it_warns_once_and_a_pull_helps(board):
    with board(40, acked=0) as console:
        assert begin(console) == "Aviso"
        console.press("OK")
        assert eyes.table(console.frame())
        console.press("BACK", "UP", "UP", "OK")     # home: the game goes on
        console.press("DOWN", "OK", "OK", "DOWN", "OK")   # a new one instead
        assert eyes.table(console.frame())
        assert len(segments(console)) > 40
        console.board.write_file("/data/ack", seal(str(GAMES)))
        about(console)
        console.press("DOWN", "OK", "OK", "DOWN", "OK")
        assert eyes.table(console.frame())
        assert len(segments(console)) < 40 and free(console) > 60


def test_it_refuses_until_a_pull(board):
    with board(20, acked=0) as console:
        assert begin(console) == "Aviso"
        console.press("OK")
        assert eyes.title(console.frame()) == "Crupier"
        assert segments(console) and not any(
            "/game/" in path for path in console.board.list_files("/data"))
        console.board.write_file("/data/ack", seal(str(GAMES)))
        about(console)
        begin(console)
        assert eyes.table(console.frame())


def test_other_files_are_no_matter_of_a_pull(board):
    with board(20, acked=0, games=12) as console:
        assert begin(console) == "Aviso"
        assert len(segments(console)) < 4


def test_the_result_of_a_game_makes_room_for_itself(tmp_path, board):
    """Not one block is free when the game ends."""
    head = demo.new_head(GAMES + 1, "K7Q2MX")
    actions = demo.play(head).history()
    with board(0, GAMES, demo.journal(head, actions)) as console:
        before = segments(console)
        console.board.power_on()
        console.boot()
        console.press("OK", "OK")
        records = console.records()
        assert records[-1] == (dict(head, result=replay(head, actions).result()), actions)
        assert len(segments(console)) < len(before)
        assert about(console)[1] == GAMES + 1
