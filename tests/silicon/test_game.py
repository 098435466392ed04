"""Games on the chip by key presses, and a power cut in the middle of one."""

import pytest

from engine import games
from engine.records import decode, unseal, verify
from host_tools import demo
from tests import eyes, pilot
from tests.silicon.console import BOOT_MS, Console


def table(board) -> eyes.Table:
    found = eyes.table(board.frame())
    assert found, "the table is not on the glass"
    return found


def records(board):
    """The sealed games on the flash of a board without power."""
    return [decode(unseal(line)) for path in board.list_files("/data/records")
            for line in board.read_file(path).splitlines(keepends=True)]


def test_whole_game_by_keys(make_board):
    with make_board(language="en") as board:
        console = Console(board)
        board.run(BOOT_MS)
        console.press(*"OK OK".split())                 # a random deal
        actions = pilot.play(console, pilot.choose_badly)
        assert actions
        console.press("OK")
        board.power_off()
        (head, recorded), = records(board)
    assert recorded == actions
    verify(head, recorded)


def test_chips_deal_different_games(make_board):
    """The seed of a random deal comes from the chip's oscillator."""
    dealt = set()
    for seed in (1, 2):
        with make_board(language="en", seed=seed) as board:
            board.run(BOOT_MS)
            Console(board).press("OK", "OK")
            dealt.add(tuple(table(board).hand))
    assert len(dealt) == 2


@pytest.mark.parametrize("cut", [
    pytest.param(lambda board: board.cut_after(1, 0.4), id="in the first flash operation"),
    pytest.param(lambda board: board.cut_after(2, 0.7), id="in the second one"),
    pytest.param(lambda board: board.at(55, board.power_cut), id="while the card is drawn"),
])
def test_power_cut_during_play(make_board, cut):
    """The game goes on after the last action that was acknowledged, or after the one under way."""
    head = demo.new_head(1, "K7Q2MX")
    with make_board(files=demo.journal(head, []), language="en") as board:
        console = Console(board)
        board.run(BOOT_MS)
        game = games.create(head)
        for _ in range(6):
            action = pilot.choose(table(board))
            pilot.act(console, action)
            game.apply_action(action)
        before = seen(table(board))
        action = pilot.choose(table(board))
        pilot.aim(console, action)
        cut(board)
        board.press("OK")
        board.run(BOOT_MS)
        assert not board.powered
        board.power_on()
        board.run(BOOT_MS)
        after = seen(table(board))
    game.apply_action(action)
    assert after in (before, expected(game))


def seen(shown: eyes.Table) -> tuple:
    return shown.tops, shown.hand, shown.draw


def expected(game) -> tuple:
    view = game.observation(0)
    return view["tops"], view["hand"], view["draw"]
