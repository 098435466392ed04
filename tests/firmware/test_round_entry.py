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
    # One action per cell; what can only be 0 comes last.
    assert sorted(game.history()) == sorted(entered(rows) + [accept(1)])
    assert seen == Seen(list(rows), game.score(1)["points"], "OK: aceptar", "button")


@pytest.mark.parametrize("rows", [OF_THREE, OF_SIX], ids=["three", "six"])
def test_three_and_six_players(tmp_path, rows):
    with Sheet(tmp_path, len(rows), language="en") as sheet:
        sheet.key_in(rows, by_arrows)
        seen = sheet.seen()
        sheet.press("OK")
        game = sheet.game()
    assert (game.rows(1), game.status(1)) == (list(rows), ACCEPTED)
    assert seen == Seen(list(rows), game.score(1)["points"], "OK: accept", "button")


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
        sheet.press(*["UP"] * 3)
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
        # DOWN from an empty cell: an equal share of 13, since one lies on a pile.
        assert shown == [None, 1, 2, 1, 0, 1, 0, None, 3]


@pytest.mark.parametrize("key, by", [("UP", 14), ("DOWN", 0)])
def test_a_key_held_down_stops_where_it_would_wrap(tmp_path, key, by):
    """The next press goes on."""
    with Sheet(tmp_path, actions=[enter(1, 0, 0, 3)]) as sheet:
        sheet.press("LEFT")
        sheet.board.press(key, 3000)
        sheet.board.run(100)
        held = sheet.seen().cells[0][0]
        sheet.press(key)
        assert (held, sheet.seen().cells[0][0]) == (by, None)


def test_nothing_is_proposed_that_does_not_follow(tmp_path):
    """Up to seven cards may lie on a pile: OK alone is 0 in the last row, too."""
    with Sheet(tmp_path, actions=entered(TYPICAL)[:11], language="en") as sheet:
        seen = []
        for _ in range(5):
            seen.append((sheet.seen().cursor, sheet.seen().line))
            sheet.press("OK")
        assert seen == [((2, 3), "Cruz: Martes 13, 5 left"), ((3, 0), "Dora: cats, 6 left"),
                        ((3, 1), "Dora: mirrors, 5 left"), ((3, 2), "Dora: ladders, 6 left"),
                        ((3, 3), "Dora: Martes 13, 5 left")]
        assert sheet.seen().cells[3] == (0, 0, 0, 0)
        assert sheet.seen().line == "2 Martes 13 missing"


# Seven of each suit lie on the piles, where no Martes 13 has room.
CERTAIN = [(3, 2, 3, 1), (2, 2, 1, 2), (1, 2, 2, 3), (1, 1, 1, 2)]


def test_a_value_that_follows_is_proposed_and_no_entry(tmp_path):
    with Sheet(tmp_path, actions=entered(CERTAIN)[:14], language="en") as sheet:
        assert sheet.seen().cells[3] == (1, 1, None, None)
        sheet.press("UP", "RIGHT")
        assert sheet.seen().line == "Martes 13, 2? 0 left"
        sheet.press("BACK")
        assert sheet.game().rows(1) == [*CERTAIN[:3], (1, 1, 1, None)]
        sheet.board.power_on()
        sheet.boot()
        sheet.press("OK", "OK")
        game = sheet.game()
    assert (game.rows(1), game.status(1)) == (CERTAIN, ACCEPTED)


def test_a_complete_suit_is_0_elsewhere(tmp_path):
    rows = [(14, 3, 2, 1), (0, 4, 5, 2), (0, 3, 3, 2), (0, 2, 2, 2)]
    with Sheet(tmp_path) as sheet:
        sheet.press(*["UP"] * 14, "OK", "OK", "OK", "OK")
        assert sheet.seen().cursor == (1, 1)
        sheet.press("LEFT")             # it can be reached all the same
        assert sheet.seen().cursor == (1, 0)
        assert sheet.game().rows(1) == [(14, 0, 0, 0), *[(None,) * 4] * 3]
    started = [enter(1, seat, column, value) for seat, row in enumerate(rows)
               for column, value in enumerate(row) if not seat or column][:-1]
    (tmp_path / "full").mkdir()
    with Sheet(tmp_path / "full", actions=started) as sheet:
        assert sheet.seen().cursor == (3, 3)
        sheet.press("UP", "UP", "OK")
        assert (sheet.seen().cursor, sheet.seen().cells) == ("button", rows)
        sheet.press("OK")
        assert sheet.game().status(1) == ACCEPTED


def test_ok_goes_down_a_column_that_cannot_be(tmp_path):
    rows = spoiled(TYPICAL, {(3, 2): 7})
    with Sheet(tmp_path, actions=entered(rows)) as sheet:
        sheet.press("LEFT")             # as OK and "change it" do
        seen = []
        for keys in (("OK",), ("OK",), ("UP", "OK"), ("DOWN", "DOWN", "OK"), ()):
            seen.append(sheet.seen().cursor)
            sheet.press(*keys)
        assert seen == [(3, 2), (0, 2), (1, 2), (2, 2), "button"]


def test_two_keys_look_for_a_cell_and_change_nothing_before_ok(tmp_path):
    """From the last line back through the cells, on with NEXT held down, and round."""
    with Sheet(tmp_path, actions=entered(TYPICAL)) as sheet:
        seen = []
        for _ in range(3):
            sheet.press("NEXT")
            seen.append((sheet.seen().cursor, sheet.seen().looks, sheet.seen().line))
        assert seen == [((3, 3), True, "OK: cambiar"), ((3, 2), True, "OK: cambiar"),
                        ((3, 1), True, "OK: cambiar")]
        sheet.board.press("NEXT", 5000)
        sheet.board.run(100)
        assert (sheet.seen().cursor, sheet.seen().cells) == ("button", list(TYPICAL))
        sheet.press("NEXT", "NEXT", "OK")
        assert (sheet.seen().cursor, sheet.seen().looks) == ((3, 2), False)
        sheet.press("NEXT", "OK")
        assert sheet.seen().cursor == "button"
        assert sheet.game().rows(1)[3] == (2, 2, 5, 2)


def test_two_keys_go_back_in_the_middle_of_a_round(tmp_path):
    """A long OK, which is BACK there, looks at the cell before; the next one leaves."""
    with Sheet(tmp_path, actions=entered(TYPICAL)[:5]) as sheet:
        sheet.press("NEXT")
        sheet.hold("OK")
        assert (sheet.seen().cursor, sheet.seen().looks) == ((1, 0), True)
        sheet.press("NEXT", "OK", "NEXT", "OK")
        assert (sheet.seen().cursor, sheet.seen().cells[0]) == ((1, 2), (3, 2, 3, 2))
        sheet.hold("OK")
        sheet.hold("OK")
        assert eyes.totals(sheet.frame())
        assert sheet.game().rows(1)[1] == (2, 1, None, None)


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
        assert sheet.seen().cells == list(TYPICAL[:2]) + [(None,) * 4] * 2
        sheet.key_in(TYPICAL[2:], by_next, TYPICAL[:2])
        sheet.press("OK")
        assert sheet.game().history() == entered(TYPICAL) + [accept(1)]


@pytest.mark.parametrize("status, line", [(accept(1), "aceptada; OK: volver"),
                                          (override(1), "! contra las reglas")])
def test_a_round_that_counts_can_be_opened_again(tmp_path, status, line):
    rows = TYPICAL if status == accept(1) else spoiled(TYPICAL, {(0, 0): 9})
    with Sheet(tmp_path, actions=entered(rows) + [status]) as sheet:
        sheet.hold("OK")                                # the match goes on with round 2
        open_round_1(sheet)
        assert sheet.seen().cursor == (0, 0)
        sheet.press("UP", "DOWN", *["OK"] * 16)
        assert (sheet.seen().line, sheet.seen().cursor) == (line, "button")
        before = sheet.frame()
        sheet.press("OK")                               # nothing to accept: back it goes
        assert sheet.frame() != before
        assert sheet.game().history() == entered(rows) + [status]


def test_correction_makes_the_round_open_until_it_is_accepted(tmp_path):
    with Sheet(tmp_path, actions=entered(TYPICAL) + [accept(1)]) as sheet:
        sheet.hold("OK")
        while eyes.round_to_play(sheet.frame()) != 1:
            sheet.press("NEXT")
        sheet.press("OK", "NEXT", "OK")
        assert (sheet.seen().cursor, sheet.seen().looks) == ((3, 3), True)
        sheet.press("NEXT", "OK", "NEXT", "OK")
        seen = sheet.seen()
        assert (seen.cells[3], seen.cursor) == ((2, 2, 5, 2), "button")
        assert seen.line == "OK: aceptar"
        sheet.press("OK")
        assert sheet.game().history() == (
            entered(TYPICAL) + [accept(1), enter(1, 3, 2, 5), accept(1)])


def test_next_held_down_counts_back(tmp_path):
    """A value that was passed over with two keys costs no tour of all others: held for half a
    second, or a little longer, NEXT makes 7 a 6.
    """
    with Sheet(tmp_path) as sheet:
        sheet.press(*by_next(7))
        sheet.board.press("NEXT", 800)
        sheet.press("OK")
        sheet.press(*by_next(14), "NEXT")
        passed = sheet.seen()
        sheet.board.press("NEXT", 950)                  # all that are left, and one less
        sheet.press("OK")
        seen = sheet.seen()
    assert (passed.cells[0][1], passed.line) == (None, "mantén NEXT: baja")
    assert seen.cells[0] == (6, 13, None, None)


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
