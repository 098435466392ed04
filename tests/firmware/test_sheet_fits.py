"""What stands on the score sheet, under results, in figures: it fits everywhere."""

from types import SimpleNamespace

import pytest

from tests.firmware.sizes import SIZES, Size
from tests.firmware.test_strings import CODES, form_of
from tests.pure import font, load, width

FONT = SimpleNamespace(width=lambda text: 6 * len(text))
GAMES = [game for game in load("games/__init__").GAME_UIS if game.endswith("_table")]
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
everywhere = pytest.mark.parametrize("code", CODES)
# "": a picture.
BUTTONS = (("back",), ("go_on", "correct"), ("final", "correct"), ("again", "home", ""),
           *[("again", "home", more, "") for more in ("correct", "points", "facts")])
OF = {"points": "martes13_match", "facts": "galloneta"}


def wide(name: str, text: str) -> int:
    """Pixels, without what is empty behind the last letter."""
    return width(font(name), text) - 1


@every_size
@everywhere
@pytest.mark.parametrize("keys", BUTTONS)
def test_buttons(size: Size, code: str, keys):
    at = size.part("result")
    for key, (_, _, w, _) in zip(keys, at.BUTTONS[len(keys) - 1], strict=True):
        text = key and form_of(size, OF.get(key, ""), code, "button." + key)
        assert min(wide(name, text) for name in at.BUTTON_FONTS) <= w - 4, text


@every_size
@everywhere
@pytest.mark.parametrize("game", GAMES)
def test_lines_of_the_sheet(size: Size, code: str, game: str):
    at = size.part("sheet")
    for key in ("row.podium", "title.menu", "row.result", "row.enter") + (
            ("row.live",) if game.startswith("martes") else ()):
        text = form_of(size, game, code, key)
        if at.LEFT:
            assert wide(at.FOOT_FONT, text) <= size.width - at.MENU_W - 2, text
        else:
            lines = size.wrap_in(at.FOOT_FONT, text, size.width - 2)
            assert len(lines) <= at.FOOT_LINES, lines
    if at.LEFT:
        beside = 2 * at.PAD + 13 if game.startswith("martes") else 0
        text = form_of(size, game, code, "row.enter")
        assert wide(at.BODY, text) <= size.width - at.LEFT - 4 - beside - 6, text


@every_size
@everywhere
def test_who_deals_next_fits_with_names_of_four_letters(size: Size, code: str):
    """Longer ones are cut: they stand in full above their columns."""
    text = form_of(size, "", code, "page.next") % ("Mari", "Albe")
    at, result = size.part("sheet"), size.part("result")
    lines = size.wrap_in(at.FOOT_FONT, text, size.width - (at.MENU_W if at.LEFT else 0) - 2)
    assert len(lines) <= (1 if at.LEFT else at.FOOT_LINES), lines
    if result.LINES:
        assert len(size.wrap_in(result.FOOT_FONT, text, size.width - 2)) <= result.LINES


@every_size
@everywhere
def test_figures(size: Size, code: str):
    at = size.part("statistics")
    for key in ("played", "won", "best", "mean"):
        text = form_of(size, "", code, "statistics." + key)
        assert wide(at.SMALL, text) <= at.NUMBER_W, text
    if at.HEADER_H:
        taken = wide(at.TITLE_FONT, "The Game, score") + 2 * at.TITLE[0] + 8
        text = size.named(code, form_of(size, "", code, "statistics.list"))
        assert wide(at.SMALL, text) <= size.width - taken, text
    if at.LAST:
        text = form_of(size, "", code, "statistics.last") % 30
        assert wide(at.LAST_FONT, text) <= at.LAST[2], text
        assert wide(at.LAST_DIGITS, "98.0") <= at.LAST[2]


@every_size
@everywhere
def test_the_step_of_a_replay(size: Size, code: str):
    at = size.part("replay")
    beside = 0 if at.AT_DOWN else wide(at.SMALL, "188/188") + 4
    for key, values in (("step", (100, 22, -78)), ("trick", (88, 98)), ("turn", ())):
        text = form_of(size, "", code, "replay." + key)
        assert wide(at.SMALL, text % values if values else text) <= size.width - 6 - beside, text


def test_guests_keep_their_numbers():
    """Names are cut at their ends."""
    short_name = load("game_ui/names").short_name
    for room, shown in ((60, "Player 2"), (47, "P2"), (12, "P2"), (6, "P")):
        assert short_name("Player 2", FONT, room) == shown
    assert short_name("Ana", FONT, 12) == "An" and short_name("7", FONT, 6) == "7"


def test_names_of_five_letters_fit_a_narrow_result():
    """Beside a mark, points and totals of two digits."""
    at = next(size for size in SIZES if size.at.NARROW).part("result")
    mark, total, points = at.MARKS[0][2], wide(at.DIGITS[0], "88"), wide(at.POINTS_FONTS[-1], "88")
    room = at.TOTAL - total - 4 - points - 1 - mark - at.NAME_X - 2
    for name in ("Zubot", "Kibot", "Íñigo", "Marta"):
        assert wide(at.NAMES[-1], name) <= room, name


def test_accents_sort_as_their_letters():
    sorting = load("game_ui/names").sorting
    names = ["Luis", "Íñigo", "ana", "Ñora", "Bea", "Ángel", "Oto"]
    assert sorted(names, key=sorting) == ["ana", "Ángel", "Bea", "Íñigo", "Luis", "Ñora", "Oto"]
