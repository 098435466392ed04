"""Whole games on the chip by key presses, and power cuts in the middle of one."""

import pytest

from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import decode, replay, verify
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import eyes, pilot
from tests.silicon.console import BOARDS, BOOT_MS, Console
from tests.silicon.test_boards import same, step

HEAD = samples.solo(1, "K7Q2MX")


class Recorder(pilot.Device):
    """The virtual board with the small glass, which the pilot can read; remembers the keys."""

    def __init__(self, board: VirtualBoard):
        self._board = board
        self.frame = board.frame
        self.keys: list[str] = []

    def press(self, key: str) -> None:
        self.keys.append(key)
        self._board.press(key)
        self._board.run(100)


@pytest.fixture
def short_game(tmp_path, make_flash):
    """(keys from the table to the end of a game, its actions)"""
    flash = make_flash("recorder.img", "pico_ssd1306", samples.journal(HEAD, []), language="en")
    with VirtualBoard(flash, live=False, clock=None) as board:
        board.run(BOOT_MS)
        recorder = Recorder(board)
        actions = pilot.play(recorder, pilot.choose_badly)
    assert len(actions) > 3
    return recorder.keys, actions


@pytest.mark.parametrize("name", BOARDS)
def test_whole_game_by_keys(make_board, short_game, name):
    keys, actions = short_game
    with make_board(name, samples.journal(HEAD, []), language="en") as board:
        console = Console(board)
        board.run(BOOT_MS)
        console.press(*keys, "BACK")
        board.power_off()
        (head, recorded), = records(board)
    assert recorded == actions
    verify(head, recorded)


def records(board):
    """The sealed games on the flash of a board without power."""
    return [decode(unseal(line)) for path in board.list_files("/data/records")
            for line in board.read_file(path).splitlines(keepends=True)]


def test_chips_deal_different_games(make_board):
    """The seed of a random deal comes from the chip's oscillator."""
    dealt = set()
    for seed in (1, 2):
        with make_board(language="en", seed=seed) as board:
            board.run(BOOT_MS)
            Console(board).press("OK", "OK")
            dealt.add(tuple(eyes.table(board.frame()).hand))
    assert len(dealt) == 2


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("cut", [
    pytest.param(lambda board: board.cut_after(1, 0.4), id="in the first flash operation"),
    pytest.param(lambda board: board.cut_after(2, 0.7), id="in the second one"),
    pytest.param(lambda board: board.at(55, board.power_cut), id="while the card is drawn"),
])
def test_power_cut_during_play(make_board, tmp_path, cut, name):
    """What had been done is there, and the glass shows just that again."""
    with make_board(name, samples.journal(HEAD, []), language="en") as board:
        console = Console(board)
        board.run(BOOT_MS)
        console.press("OK", step(board.description), "OK")
        board.power_off()
        before = journal(board)
        assert before
        board.power_on()
        board.run(BOOT_MS)
        cut(board)
        for key in ("OK", step(board.description)) * 3:
            if board.powered:
                console.press(key)
        assert not board.powered
        after = journal(board)
        replay(HEAD, after)
        copy = tmp_path / "copy.img"
        copy.write_bytes(board.image.read_bytes())
        board.power_on()
        board.run(BOOT_MS)
        with VirtualBoard(copy, name, live=False, clock=None) as virtual:
            virtual.run(BOOT_MS)
            assert same(board.frame(), virtual.frame())
    assert after[:len(before)] == before


def journal(board) -> list[int]:
    """The actions on the flash of a board without power; only the last line may be torn."""
    lines = [line for path in sorted(board.list_files("/data/game"))
             for line in board.read_file(path).splitlines(keepends=True)]
    try:
        unseal(lines[-1])
    except BadLine:
        del lines[-1]
    return [int(unseal(line).split()[1]) for line in lines[1:]]
