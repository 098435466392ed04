"""What is wrong with a round of Martes 13, and what can be done about it."""

import pytest

from crupier.engine.scorepad.actions import ACCEPTED, OPEN, OVERRIDDEN, enter
from tests import eyes
from tests.firmware.hands import message
from tests.firmware.sheet import FULLEST, OF_THREE, TYPICAL, Sheet, entered, spoiled


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("rows, spanish, english, where", [
    (spoiled(TYPICAL, {(0, 0): 9}), "sobran 2 gatos", "2 cats too many", (0, 0)),
    (spoiled(TYPICAL, {(0, 1): 0, (1, 1): 0}), "faltan 3 espejos", "3 mirrors missing", (0, 1)),
    (spoiled(TYPICAL, {(0, 2): 6}), "sobra 1 escalera", "1 ladder too many", (0, 2)),
    (spoiled(TYPICAL, {(1, 3): 6}), "sobra 1 Martes 13", "1 Martes 13 too many", (1, 3)),
    (spoiled(FULLEST, {(0, 3): 8}), "pila vacía: gatos", "empty pile: cats", (0, 0)),
    (spoiled(FULLEST, {(0, 3): 8, (1, 3): 1}), "sobra 1 Martes 13", "1 Martes 13 too many",
     (0, 3)),
    (spoiled(OF_THREE, {(0, 0): 7, (0, 1): 6, (0, 2): 6}), "sobran 2 cartas", "2 cards too many",
     (0, 0)),
], ids=["cats", "mirrors", "ladders", "martes", "table", "deck and table",
        "three"])
def test_impossible_round_is_refused_in_words(tmp_path, language, rows, spanish, english, where):
    line, heading = {"es": (spanish, "Revisa la ronda"),
                     "en": (english, "Check this round")}[language]
    with Sheet(tmp_path, len(rows), actions=entered(rows), language=language) as sheet:
        assert (sheet.seen().line, sheet.seen().cursor) == (line, "button")
        sheet.press("OK")
        assert eyes.title(sheet.frame()) == heading
        told = eyes.SMALL.read(sheet.frame(), eyes.basic.MARGIN, eyes.basic.TITLE_H + 1, 24)
        assert told.startswith(line[0].upper() + line[1:] + ".")
        sheet.press("OK")
        assert sheet.seen().cursor == where
        assert sheet.game().status(1) == OPEN


def test_too_many_points_are_one_players(tmp_path):
    with Sheet(tmp_path, 3, "points", entered([(9,), (30,), (0,)])) as sheet:
        sheet.press("OK")
        told = eyes.SMALL.read(sheet.frame(), eyes.basic.MARGIN, eyes.basic.TITLE_H + 1, 24)
        assert told.rstrip("\0 ") == "Beto: sobra 1 punto."
        sheet.press("OK", "DOWN", "OK", "OK")      # Beto has 29
        assert sheet.game().rows(1) == [(9,), (29,), (0,)]


def test_points_that_two_cannot_share_are_questioned(tmp_path):
    with Sheet(tmp_path, 4, "points", entered([(25,), (30,), (0,), (0,)])) as sheet:
        sheet.press("OK")
        assert message(sheet.frame()) == "Sobran 3 puntos. Una ronda no da para tantos."
        sheet.press("DOWN", "OK")
        assert sheet.game().overridden() == [1]


def test_several_problems_are_counted(tmp_path):
    """The first one is named, below the sheet and above the two answers."""
    with Sheet(tmp_path, actions=entered(spoiled(TYPICAL, {(0, 0): 14, (0, 2): 13}))) as sheet:
        assert sheet.seen().line == "1/2 sobran 7 gatos"
        sheet.press("OK")
        told = [eyes.SMALL.read(sheet.frame(), eyes.basic.MARGIN, eyes.basic.DIALOG_Y
                                + i * eyes.basic.DIALOG_STEP, 24).rstrip("\0 ") for i in range(3)]
    assert " ".join(told) == "Sobran 7 gatos. La baraja solo tiene 14. Hay 1 fallo más."


def test_what_is_too_many_follows_the_count(tmp_path):
    rows = spoiled(TYPICAL, {(1, 1): 12})
    with Sheet(tmp_path, actions=entered(rows)) as sheet:
        sheet.press("LEFT")
        seen = []
        for keys in ([], ["DOWN"], ["DOWN"] * 3, ["DOWN"]):
            sheet.press(*keys)
            seen.append((sheet.seen().cursor, sheet.seen().line))
    assert seen == [((1, 1), "sobran 4 espejos"), ((1, 1), "sobran 3 espejos"),
                    ((1, 1), "Beto: espejos, quedan 0"), ((1, 1), "Beto: espejos, queda 1")]


def test_a_cell_is_missing_and_the_button_leads_there(tmp_path):
    actions = [action for action in entered(TYPICAL) if action != enter(1, 2, 1, 2)]
    with Sheet(tmp_path, actions=actions) as sheet:
        assert sheet.seen().cursor == (2, 1)
        sheet.press("LEFT", *["RIGHT"] * 8)
        assert (sheet.seen().line, sheet.seen().cursor) == ("falta 1 por rellenar", "button")
        sheet.press("OK")
        assert sheet.seen().cursor == (2, 1)


BARE = [(2, 2, 3, 4), (12, 5, 1, 2), (0, 2, 4, 1), (0, 2, 4, 1)]


def test_a_pile_without_a_card_is_said(tmp_path):
    """OK goes down the suit that was captured whole, then the Martes 13."""
    with Sheet(tmp_path, actions=entered(BARE), language="en") as sheet:
        assert sheet.seen().line == "empty pile: cats"
        sheet.press("OK")
        assert message(sheet.frame()) == (
            "Empty pile: cats. One must stay: 1 cat or Martes 13 too many.")
        seen = []
        for _ in range(9):
            sheet.press("OK")
            seen.append(sheet.seen().cursor)
    assert seen == [(1, 0), (2, 0), (3, 0), (0, 0), (0, 3), (1, 3), (2, 3), (3, 3), "button"]


def test_two_keys_look_at_what_is_probably_wrong_first(tmp_path):
    """NEXT leads there from the complaint, and to every cell; then OK chooses one."""
    with Sheet(tmp_path, actions=entered(BARE), language="en") as sheet:
        seen = []
        for _ in range(17):
            sheet.press("NEXT")
            seen.append(sheet.seen().cursor)
        assert seen[:8] == [(1, 0), (2, 0), (3, 0), (0, 0), (0, 3), (1, 3), (2, 3), (3, 3)]
        assert len({*seen}) == 17 and seen[-1] == "button"
        sheet.press("NEXT", "OK")
        assert (sheet.seen().cursor, sheet.seen().line) == ((1, 0), "hold NEXT: lower")
        sheet.press("OK")                       # it is right
        assert (sheet.seen().cursor, sheet.seen().looks) == ((2, 0), True)
        sheet.press("NEXT", "NEXT", "NEXT", "OK")
        sheet.board.press("NEXT", 500)
        sheet.press("OK", "OK")
        game = sheet.game()
    assert (game.rows(1)[0], game.status(1)) == ((2, 2, 3, 3), ACCEPTED)


def test_a_round_that_is_saved_anyway_is_marked(tmp_path):
    rows = spoiled(TYPICAL, {(0, 0): 9})
    with Sheet(tmp_path, actions=entered(rows)) as sheet:
        sheet.press("OK", "DOWN", "OK")
        game = sheet.game()
        assert (game.rows(1), game.status(1), game.overridden()) == (rows, OVERRIDDEN, [1])
