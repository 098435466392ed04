"""Keys of a board whose loop is now and then busy: each press counts, and only once."""

import pytest

from tests.firmware.driver_stage import installed, stage
from tests.firmware.test_drivers import printed

_ = installed, stage        # fixtures

BUSY = """
keys = hardware.make_keys(board)
while True:
    key = keys.scan(time.ticks_ms())
    if key:
        print(key, end=" ")
    time.sleep_ms({} if key else {})
"""


def said(board):
    return printed(board)[0].split()


def tap(board, key, ms, pause):
    board.press(key, ms)
    board.run(pause)


def test_contacts_that_bounce_while_a_frame_is_painted(stage):
    """OK counts when the contact opens; what it bounces then must not be another press."""
    board = stage("pico_ssd1306", BUSY.format(60, 5))
    board.run(300)
    for after in range(1, 10):
        board.press("OK", 40)
        board.run(after)
        tap(board, "OK", 1, 200)
    assert said(board) == ["OK"] * 9


def test_contacts_that_bounce_when_they_close(stage):
    board = stage("pico_ssd1306", BUSY.format(60, 5))
    board.run(300)
    for after in range(1, 10):
        board.press("RIGHT", 1)
        board.run(after)
        tap(board, "RIGHT", 40, 200)
    assert said(board) == ["RIGHT"] * 9


@pytest.mark.parametrize("pause", [5, 23, 45, 90])
def test_quick_presses_while_the_loop_is_slow(stage, pause):
    """Between two scans there is a part of a press, or nothing, or two presses."""
    board = stage("pico_ssd1306", BUSY.format(pause, pause))
    board.run(300)
    for key in ("RIGHT", "OK"):
        for _ in range(30):
            tap(board, key, 25, 46)
        board.run(1000)
    assert said(board) == ["RIGHT"] * 30 + ["OK"] * 30


@pytest.mark.parametrize("pressed", [
    "DOWN OK", "OK DOWN", "UP NEXT", "NEXT UP", "OK RIGHT OK", "RIGHT OK RIGHT RIGHT",
    "LEFT RIGHT LEFT", "OK OK DOWN"])
def test_presses_that_a_pause_covers_come_in_their_order(stage, pressed):
    """A screen opens, and somebody who knows the way goes on without looking."""
    board = stage("pico_ssd1306", BUSY.format(5, 5).replace(
        "while True:", "time.sleep_ms(900)\nwhile True:"))
    board.run(300)
    for key in pressed.split():
        tap(board, key, 40, 60)
    board.run(1500)
    assert said(board) == pressed.split()


WORN = "board.SETTLE_MS = {}\n"


@pytest.mark.parametrize("settle, gaps", [
    ("", {3: 1, 10: 1, 16: 2, 20: 2}), (30, {3: 1, 14: 1, 16: 1, 25: 1, 31: 2})])
def test_worn_contacts_have_a_time_of_their_own(stage, settle, gaps):
    """Some ms after the release the contact closes once more, or it opens after the press."""
    program = BUSY.format(5, 5)
    board = stage("pico_ssd1306", WORN.format(settle) + program if settle else program)
    board.run(300)
    for gap, presses in gaps.items():
        for first, second in ((60, 2), (3, 60)):
            before = board.log.count(b"RIGHT")
            tap(board, "RIGHT", first, gap)
            tap(board, "RIGHT", second, 500)
            assert board.log.count(b"RIGHT") - before == presses, (gap, first)
    before = board.log.count(b"RIGHT")
    for _ in range(5):          # as fast as fingers can
        tap(board, "RIGHT", 40, 40)
    assert board.log.count(b"RIGHT") - before == 5


def test_two_keys_at_once(stage):
    board = stage("pico_ssd1306", BUSY.format(45, 45))
    board.run(300)
    for _ in range(5):
        board.key_down("LEFT")
        board.key_down("UP")
        board.run(30)
        board.key_up("LEFT")
        board.key_up("UP")
        board.run(200)
    assert sorted(said(board)) == ["LEFT"] * 5 + ["UP"] * 5


def test_a_long_press_that_a_pause_covers(stage):
    """Only the time that the loop has seen makes a press long; what is repeated has its pace."""
    board = stage("pico_ssd1306", BUSY.format(5, 5))
    board.run(300)
    tap(board, "OK", 590, 100)
    tap(board, "OK", 630, 100)
    tap(board, "RIGHT", 700, 100)
    assert said(board) == ["OK", "BACK"] + ["RIGHT"] * 4


def test_a_key_that_is_held_at_the_start(stage):
    """The board may have begun anew because of it: it would be pressed twice."""
    board = stage("pico_ssd1306", "at(100)\n" + BUSY.format(5, 5))
    for key in ("RIGHT", "OK"):
        board.key_down(key)
    board.run(1500)
    for key in ("RIGHT", "OK"):
        board.key_up(key)
        board.run(200)
    tap(board, "OK", 40, 200)
    tap(board, "RIGHT", 40, 200)
    assert said(board) == ["OK", "RIGHT"]



def test_pressed_again_sooner_than_fingers_can(stage):
    """As long as the contact stays closed, it is a press."""
    board = stage("pico_ssd1306", BUSY.format(5, 5))
    board.run(300)
    for key in ("RIGHT", "OK"):
        for _ in range(10):
            tap(board, key, 40, 20)
        board.run(200)
    assert said(board) == ["RIGHT"] * 10 + ["OK"] * 10
