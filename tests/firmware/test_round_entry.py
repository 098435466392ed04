"""A round of Martes 13 keyed in on the sheet, from the match screen; presses are counted."""

import pytest

from crupier.engine.scorepad.actions import (
    ACCEPTED,
    accept,
    enter,
    erase,
    override,
)
from tests import eyes
from tests.firmware.sheet import (
    FULLEST,
    OF_SIX,
    OF_THREE,
    SPREAD,
    TYPICAL,
    Seen,
    Sheet,
    by_arrows,
    by_next,
    entered,
    spoiled,
)


@pytest.mark.parametrize("count, most", [(by_arrows, 80), (by_next, 90)])
@pytest.mark.parametrize("rows", [TYPICAL, SPREAD, FULLEST], ids=["typical", "spread", "fullest"])
def test_four_players(tmp_path, rows, count, most):
    with Sheet(tmp_path) as sheet:
        assert sheet.seen() == Seen([(None,) * 4] * 4, [None] * 4, "↑↓ cuentan, OK sigue", (0, 0))
        sheet.presses = 0
        sheet.key_in(rows, count)
        seen = sheet.seen()
        sheet.press("OK")
        assert sheet.presses <= most
        game = sheet.game()
    assert (game.rows(1), game.status(1)) == (list(rows), ACCEPTED)
    assert game.history() == entered(rows) + [accept(1)]       # one action per cell
    assert seen == Seen(list(rows), game.score(1)["points"], "OK: aceptar la ronda", "button")


@pytest.mark.parametrize("rows", [OF_THREE, OF_SIX], ids=["three", "six"])
def test_three_and_six_players(tmp_path, rows):
    with Sheet(tmp_path, len(rows), language="en") as sheet:
        sheet.key_in(rows, by_arrows)
        seen = sheet.seen()
        sheet.press("OK")
        game = sheet.game()
    assert (game.rows(1), game.status(1)) == (list(rows), ACCEPTED)
    assert seen == Seen(list(rows), game.score(1)["points"], "OK: accept the round", "button")


def test_points_only(tmp_path):
    rows = [(7,), (0,), (12,), (3,)]
    with Sheet(tmp_path, mode="points") as sheet:
        sheet.key_in(rows, by_arrows)
        assert sheet.seen().cells == rows
        sheet.press("OK")
        game = sheet.game()
    assert (game.rows(1), game.totals()) == (rows, [7, 0, 12, 3])


def test_points_are_known_when_nothing_is_missing(tmp_path):
    """They would be others with what is still to come."""
    with Sheet(tmp_path, actions=entered(TYPICAL)[:-1]) as sheet:
        assert sheet.seen().points == [None] * 4
        sheet.press("OK", *["UP"] * 14)
        assert sheet.seen().points == [None] * 4      # it is only being counted
    with Sheet(tmp_path, actions=entered(TYPICAL)) as sheet:
        assert None not in sheet.seen().points


def test_counting_wraps_through_no_entry(tmp_path):
    with Sheet(tmp_path, actions=[enter(1, 0, 0, 14)]) as sheet:
        sheet.press("LEFT")
        shown = []
        for key in ("NEXT", "NEXT", "NEXT", "DOWN", "DOWN", "UP", "DOWN", "DOWN", "DOWN"):
            sheet.press(key)
            shown.append(sheet.seen().cells[0][0])
        assert shown == [None, 0, 1, 0, None, 1, 0, None, 0]


def test_ok_alone_enters_nothing(tmp_path):
    """It goes from cell to cell, then to the last line, which says what is left to fill in."""
    with Sheet(tmp_path, actions=entered(TYPICAL)[:14]) as sheet:
        seen = []
        for _ in range(4):
            seen.append(sheet.seen().cursor)
            sheet.press("OK")
        assert seen == [(3, 2), (3, 3), "button", (3, 2)]
        assert sheet.game().history() == entered(TYPICAL)[:14]


def test_two_keys_correct_a_value_while_others_are_missing(tmp_path):
    with Sheet(tmp_path, actions=entered(TYPICAL)[:14]) as sheet:
        sheet.press("OK", "OK", "NEXT")         # past what is missing, and round to the first cell
        seen = []
        for _ in range(3):
            seen.append(sheet.seen().cursor)
            sheet.press("OK")
        sheet.press("NEXT", "OK")
        assert seen == [(0, 0), (0, 1), (0, 2)]
        assert sheet.seen().cursor == (3, 2)    # on to what is missing
        assert sheet.game().history() == [*entered(TYPICAL)[:14], enter(1, 0, 3, 2)]


def test_leaving_a_cell_enters_it_and_leaving_it_empty_erases_it(tmp_path):
    with Sheet(tmp_path, actions=[enter(1, 0, 0, 0)]) as sheet:
        assert sheet.seen().cursor == (0, 1)
        sheet.press("UP", "UP", "UP", "LEFT", "DOWN", "RIGHT")
        assert sheet.seen().cells[0] == (None, 3, None, None)
        game = sheet.game()
    assert game.history() == [enter(1, 0, 0, 0), enter(1, 0, 1, 3), erase(1, 0, 0)]


def test_back_keeps_everything_and_the_cursor_returns_to_the_first_gap(tmp_path):
    with Sheet(tmp_path, actions=entered(TYPICAL)[:5]) as sheet:
        sheet.press("UP", "UP")
        sheet.hold("OK")
        assert eyes.totals(sheet.frame())
        sheet.press("OK")
        assert sheet.seen().cells[1] == (2, 2, None, None)
        assert sheet.seen().cursor == (1, 2)


def test_power_off_keeps_every_confirmed_cell(tmp_path):
    with Sheet(tmp_path) as sheet:
        sheet.key_in(TYPICAL[:2], by_arrows)
        sheet.press("UP")              # a count that nobody has confirmed
        sheet.restart()
        sheet.press("OK")
        assert sheet.seen().cells == list(TYPICAL[:2]) + [(None,) * 4] * 2
        sheet.key_in(TYPICAL[2:], by_next)
        sheet.press("OK")
        assert sheet.game().history() == entered(TYPICAL) + [accept(1)]


@pytest.mark.parametrize("status, line", [(accept(1), "aceptada; OK: volver"),
                                          (override(1), "! contra las reglas")])
def test_a_round_that_counts_can_be_opened_again(tmp_path, status, line):
    rows = TYPICAL if status == accept(1) else spoiled(TYPICAL, {(0, 0): 9})
    with Sheet(tmp_path, actions=entered(rows) + [status]) as sheet:
        sheet.hold("OK")                                # the match goes on with round 2
        open_round_1(sheet)
        assert (sheet.seen().line, sheet.seen().cursor) == (line, "button")
        before = sheet.frame()
        sheet.press("OK")                               # nothing to accept: back it goes
        assert sheet.frame() != before
        assert sheet.game().history() == entered(rows) + [status]


def test_correction_makes_the_round_open_until_it_is_accepted(tmp_path):
    with Sheet(tmp_path, actions=entered(TYPICAL) + [accept(1)]) as sheet:
        sheet.hold("OK")
        open_round_1(sheet)
        # With two keys: past the button to the first cell, OK to the next one.
        sheet.press("NEXT", "OK", "NEXT", "OK")
        seen = sheet.seen()
        assert (seen.cells[0], seen.cursor) == ((3, 3, 3, 1), "button")
        assert seen.line == "OK: aceptar la ronda"
        sheet.press("OK")
        assert sheet.game().history() == (
            entered(TYPICAL) + [accept(1), enter(1, 0, 1, 3), accept(1)])


def test_next_held_down_counts_back(tmp_path):
    """A value that was passed over with two keys costs no tour of all others."""
    with Sheet(tmp_path) as sheet:
        sheet.press(*by_next(4))
        sheet.board.press("NEXT", 620)                  # one more, and then two less
        sheet.press("OK")
        sheet.press(*by_next(14), "NEXT")
        passed = sheet.seen()
        sheet.board.press("NEXT", 620)                  # 0, nothing, 14
        sheet.press("OK")
        seen = sheet.seen()
    assert (passed.cells[0][1], passed.line) == (None, "mantén NEXT: atrás")
    assert seen.cells[0] == (3, 14, None, None)


def open_round_1(sheet: Sheet) -> None:
    """From the second round on the score sheet, by the result of the first one."""
    while eyes.round_to_play(sheet.frame()) != 1:
        sheet.press("DOWN")
    sheet.press("OK", "DOWN", "OK")


def test_a_press_repaints_little(tmp_path):
    with Sheet(tmp_path) as sheet:
        sent = []
        for keys in (("UP",), ("UP",), ("OK",)):
            before = sheet.board.stats["i2c_bytes"]
            sheet.press(*keys)
            sent.append(sheet.board.stats["i2c_bytes"] - before)
    assert max(sent) < 300, sent                        # a whole frame is more than 1024
