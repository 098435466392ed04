"""The lessons: what they ask for can be done, and is right; their texts fit."""

import re

import pytest

from crupier.build import texts
from tests.firmware.sizes import SIZES, Size
from tests.pure import FIRMWARE, font, load

GAME_UIS = load("games/__init__").GAME_UIS
CODES = [code for code, _ in load("ui/strings/__init__").LANGUAGES]
LESSONS = {game: ui.partition(".")[0] for game, ui in GAME_UIS.items()
           if texts.of_ui(FIRMWARE, ui, "en")["LESSON"]}
_TABLES = ("the_game", "martes13_match", "take_that_match", "galloneta")


def lesson(game):
    return load(f"games/{LESSONS[game]}/lesson")


def steps(game):
    """(the position, the actions that are right, {mistake: line}) of every step."""
    own = lesson(game)
    return [(own.game(*step[:-2]), *step[-2:]) for step in own.STEPS]


def test_every_dealt_game_has_a_lesson():
    assert tuple(LESSONS) == _TABLES


@pytest.mark.parametrize("game", _TABLES)
def test_the_answers_can_be_played_and_so_can_something_else(game):
    found = steps(game)
    assert 5 <= len(found) <= 10
    for position, right, mistakes in found:
        legal = position.legal_actions()
        assert right and set(right) <= set(legal)
        assert set(mistakes) <= {*legal, None} - set(right)
        assert position.current_player() == 0
        for action in right:
            position.clone().apply_action(action)


@pytest.mark.parametrize("game", [game for game in _TABLES if hasattr(lesson(game), "FIRST")])
def test_the_cursor_begins_on_what_can_be_done(game):
    for (position, right, _), first in zip(steps(game), lesson(game).FIRST, strict=True):
        legal = position.legal_actions()
        assert first in legal
        assert first not in right or legal == [first]


@pytest.mark.parametrize("game", _TABLES)
def test_every_step_has_all_its_lines(game):
    own = lesson(game)
    for code in CODES:
        told = texts.of_ui(FIRMWARE, GAME_UIS[game], code)["LESSON"]
        assert [len(lines) for lines in told] == [
            max([2, *step[-1].values()]) + 1 for step in own.STEPS], code


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
@pytest.mark.parametrize("code", CODES)
def test_texts_fit_above_their_buttons(size, code):
    at, drawn = size.at, font(size.at.DIALOG_TEXT)
    button = at.ROW_H if at.COLOUR else 12
    for game in LESSONS:
        for lines in texts.of_ui(FIRMWARE, GAME_UIS[game], code)["LESSON"]:
            for i, text in enumerate(size.named(code, line) for line in lines):
                assert set(text) <= drawn.glyphs.keys()
                buttons = 2 if at.NARROW and i == 0 else 1
                bottom = size.height - at.MARGIN // 2 - buttons * (button + 1)
                room = 1 + (bottom - at.DIALOG_Y - drawn.ascent - drawn.descent) // at.DIALOG_STEP
                shown = Size.wrap_in(at.DIALOG_TEXT, text, size.width - 2 * at.MARGIN)
                assert len(shown) <= room, (game, text)


def test_galloneta_shows_nothing_before_it_is_explained():
    """Steps aside, and where none can be, from the fourth; what an ace makes of equipment, by
    where the cursor begins, from the ninth.
    """
    for at, (position, right, _) in enumerate(steps("galloneta")):
        moved = {action // 100 % 100 for action in right if action // 10000 == 5}
        aside = [action for action in position.legal_actions() if action // 10 ** 8 == 8]
        assert at >= 3 or not [each for each in aside if each // 10 ** 6 % 100 in moved]
        first = lesson("galloneta").FIRST[at]
        assert at >= 8 or first // 10000 != 3 or first % 100 > 3
        assert at >= 8 or all(not piece.equipment for piece in position.board.cells
                              if piece and piece.rank() == 1)


def test_only_who_moves_the_king_is_told_of_being_close():
    """Not who places a figure."""
    position, right, mistakes = steps("galloneta")[5]
    (start, _), = [(each // 100 % 100, each) for each in right]
    assert list(mistakes) == [each for each in position.legal_actions()
                              if each // 100 == 500 + start and each % 100 > start]


def test_texts_name_no_key_that_a_board_may_lack():
    """OK they all have; arrows are told as what leads on where there are none."""
    for game in LESSONS:
        for code in CODES:
            for lines in texts.of_ui(FIRMWARE, GAME_UIS[game], code)["LESSON"]:
                for text in lines:
                    assert not re.search(r"\b(BACK|NEXT|UNDO)\b", text), (game, text)


# What the texts say of the positions


def test_the_game_says_what_is_true():
    first, falls, trick, plan, end, last = [position for position, _, _ in steps("the_game")]
    skips = {card: min(card - 1, 100 - card) for card in first.hands[0]}
    assert skips.pop(5) - 1 == 3 < min(skips.values()) - 1
    assert min(100 - card for card in falls.hands[0]) == 100 - 94 == 6
    assert falls.tops()[2] == 100 not in falls.tops()[3:]
    assert [play for play in trick.legal_actions() if trick.is_trick(play % 100, play // 100)] == [
        37]
    for card in plan.hands[0]:
        if plan.fits(card) and 0 in plan.fits(card):
            then = plan.clone()
            then.apply_action(card)
            assert (card - 10 in then.hands[0]) == (card == 41)
    assert not any(plan.is_trick(play % 100, play // 100) for play in plan.legal_actions())
    assert end.placed == end.minimum() == 2
    assert {play % 100 for play in last.legal_actions()} == {81, 97}
    assert last.would_end(97)["result"] == "ENDED" and last.would_end(81) is None


def test_martes_13_says_what_is_true():
    taken = [{play: match.preview(play)[1] for play in match.legal_actions()}
             for match, _, _ in steps("martes13_match")]
    safe = [[play for play in each if not each[play]] for each in taken]
    assert safe[0] == [15] and safe[2] == [144, 344]
    wild = steps("martes13_match")[2][0]
    assert [play for play in wild.legal_actions() if wild.preview(play)[0] == 13] == [344]
    assert len(safe[1]) > 2 and max(play % 10 for play in safe[1]) == 7
    assert not any(safe[3:]) and min(taken[3], key=taken[3].get) == 35 and taken[3][35] == 2
    assert taken[4] == {15: 2, 25: 2} and taken[5] == {15: 3, 24: 2}
    *_, martes, most = [match.deal for match, _, _ in steps("martes13_match")]
    assert [44 in pile for pile in martes.table.piles] == [False, True, False]
    counts = most.table.counts()
    assert counts[0][0] > max(each[0] for each in counts[1:])
    assert counts[0][1] + 2 < max(each[1] for each in counts[1:])


def test_take_that_says_what_is_true():
    near, pair, stuck, new, keep, end = [
        position for position, _, _ in steps("take_that_match")]
    assert near.legal_actions() == [0, 28, 45] and near.deal.line[-1] == 35
    assert pair.legal_actions() == [0, 38, 194]
    assert stuck.legal_actions() == [0] and len(stuck.deal.line) == 3
    hand = new.deal.hands[0]
    assert [card for card in hand
            if any(0 < abs(card - other) <= 10 for other in hand)] == [71, 78]
    assert {16, 61} <= set(keep.deal.hands[0]) and keep.legal_actions() == [0, 61, 66]
    assert end.would_end(112) and not end.would_end(12)


def test_galloneta_says_what_is_true():
    arms, aside, duels, mage, danger, buys, ace = [
        steps("galloneta")[i][0] for i in (1, 3, 4, 5, 6, 7, 9)]
    assert all(action // 100 == 318 for action in arms.legal_actions()
               if 30000 <= action < 40000 and action % 100 == 5)
    aside.apply_action(812132245)
    assert aside.limits == [3, 5] and not aside.hands[0]
    # (power, against, fate, other) in half points; engine/galloneta/board.py
    assert duels.preview(61317) == (12, 6, 0, 3) and duels.preview(61216) == (10, 10, 3, 3)
    assert mage.preview(60816) == (12, 10, 1, 3)
    mage.apply_action(50812)
    assert mage.preview(61216)[:3] == (8, 10, 3)
    assert ace.preview(62226)[:2] == (12, 10)
    ace.apply_action(62226)
    assert ace.result()["winner"] == 0
    assert [action for action in buys.legal_actions() if action >= 900000000] == [900000084]
    danger.apply_action(0)
    danger.apply_action(1)
    attack = next(action for action in danger.legal_actions() if action // 10000 == 6)
    assert danger.preview(attack)[3] == 3
