"""Hints on the chip: memory suffices in the middle of a game, and any key ends the thinking."""

import pytest

from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests.host_tools import flash_lab
from tests.silicon.console import BOARDS, BOOT_MS
from tests.silicon.test_boards import same

THINK_MS = 2_000
PLAYED = 24                     # games in the history, which takes memory, too
LOOK_MS = 90_000                # for the turn at which a game was lost
HEAD = samples.solo(1, "K7Q2MX")


def midgame(actions: int) -> dict[str, bytes]:
    played = samples.play(HEAD, lambda game: len(game.history()) >= actions)
    return samples.journal(HEAD, played.history())


@pytest.mark.parametrize("name", [*BOARDS, "waveshare_lcd13"])
def test_two_turns_by_hints_as_on_the_virtual_board(make_board, tmp_path, name):
    """From the menu; then OK alone."""
    chip = make_board(name, midgame(60), language="en")
    copy = tmp_path / "copy.img"
    copy.write_bytes(chip.image.read_bytes())
    with chip, VirtualBoard(copy, name, live=False, clock=None) as virtual:
        for board in (chip, virtual):
            board.run(BOOT_MS)
        for count, key in enumerate(["BACK", *["OK"] * 15]):
            for board in (chip, virtual):
                board.press(key)
                board.run(THINK_MS)
            assert same(chip.frame(), virtual.frame()), f"after {count} times OK"
        assert not chip.log


@pytest.mark.parametrize("name", BOARDS)
def test_a_key_ends_the_thinking(make_board, name):
    with make_board(name, midgame(60), language="en") as board:
        board.run(BOOT_MS)
        for key in ("DOWN", "DOWN"):
            board.press(key)
            board.run(300)
        before = board.frame()
        board.press("OK")
        board.run(60)                   # it has hardly begun
        board.press("UP")
        board.run(800)
        assert same(board.frame(), before)
        board.press("OK")
        board.run(THINK_MS)
        assert not same(board.frame(), before)
        assert not board.log


@pytest.mark.parametrize("name", [*BOARDS, "waveshare_lcd13"])
def test_the_worst_turn_is_the_same_as_on_the_virtual_board(make_board, tmp_path, name):
    head = dict(samples.solo(1, "T4"), seq=PLAYED + 1)
    played = samples.journal(head, samples.play(head).history())
    chip = make_board(name, flash_lab.records_of_every_kind(PLAYED) | played, language="en")
    copy = tmp_path / "copy.img"
    copy.write_bytes(chip.image.read_bytes())
    with chip, VirtualBoard(copy, name, live=False, clock=None) as virtual:
        for board in (chip, virtual):
            board.run(BOOT_MS)
            for key in ("RIGHT", "RIGHT", "OK"):
                board.press(key)
                board.run(400)
            board.run(LOOK_MS)
        assert same(chip.frame(), virtual.frame())
        assert not chip.log
