"""What the pause of a game offers besides the game, and how it lies on the table."""

import re

import pytest
from PIL import Image

from crupier.build.fonts.device import gap
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples, screens
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.sizes import SIZES, Size
from tests.firmware.test_strings import CODES, TEXTS, text_of
from tests.pure import FIRMWARE, font, layout, width

HEAD = samples.solo(1, "K7Q2MX")
PICTURED = {key for room in ("games", "game_ui", "pads")
            for path in FIRMWARE.glob(room + "/**/*.py")
            for key in re.findall(
                r'(?:row\(\s*"\w+",|undo\(|key=)\s*"(\w+\.\w+)"', path.read_text())}
TO_SETTINGS = "BACK UP UP UP OK".split()
TO_PLAYED = "BACK UP UP UP UP OK".split()


@pytest.fixture
def console(tmp_path):
    played = samples.play(HEAD, lambda game: len(game.history()) >= 20)
    with Console(tmp_path, samples.journal(HEAD, played.history())) as console:
        yield console


def test_settings_of_the_board_and_back_to_the_same_table(console):
    table, contrast = console.frame(), console.board.contrast
    console.press(*TO_SETTINGS)
    assert eyes.title(console.frame()) == "Ajustes"
    console.press("RIGHT")
    assert console.board.contrast != contrast
    console.press("BACK", "BACK")
    assert console.frame().tobytes() == table.tobytes()


def test_who_keeps_playing_is_back_at_the_same_table(console):
    table = console.frame()
    console.press("BACK", "UP", "OK")
    assert eyes.title(console.frame()) == "¿Abandonar?"
    console.press("OK")
    assert console.frame().tobytes() == table.tobytes()


def test_played_cards_are_two_pages_and_lead_back(console):
    table = console.frame()
    console.press(*TO_PLAYED)
    first = console.frame()
    console.press("UP")                 # there is nothing before
    assert console.frame().tobytes() == first.tobytes()
    console.press("DOWN")
    second = console.frame()
    assert second.tobytes() != first.tobytes()
    console.press("UP")
    assert console.frame().tobytes() == first.tobytes()
    console.press("OK", "OK")
    assert eyes.title(console.frame()) == "Pausa"
    console.press("BACK")
    assert console.frame().tobytes() == table.tobytes()


def test_a_card_that_is_laid_is_only_a_dot_and_one_in_the_hand_stands_out(console):
    """Of the cell of each number: how many of its pixels are lit."""
    def lit(card):
        at = card % 50
        left, top = 4 + at % 10 * 12, 2 + at // 10 * 12
        return sum(cells[card // 50].crop((left, top, left + 11, top + 11)).point(bool).tobytes())

    game = samples.play(HEAD, lambda game: len(game.history()) >= 20)
    cells = []
    console.press(*TO_PLAYED)
    cells.append(console.frame())
    console.press("NEXT")
    cells.append(console.frame())
    laid = {action % 100 for action in game.history()} - {0}
    for card in range(2, 100):
        if card in laid:
            assert lit(card) == 4
        elif card in game.hands[0]:
            assert lit(card) > 60
        else:
            assert 8 < lit(card) < 50


def test_it_begins_with_going_on(console):
    """A key too much costs nothing, and no game is marked as one with hints."""
    table = console.frame()
    console.press("BACK")
    assert eyes.rows(console.frame())[:2] == ["Seguir", "Pista (sin récord)"]
    console.press("OK")
    assert console.frame().tobytes() == table.tobytes()


def test_the_row_of_the_first_hint_says_what_it_means(console):
    """Once in a game."""
    console.press("BACK", "DOWN", "OK")
    console.board.run(3000)
    console.press("BACK")
    assert eyes.rows(console.frame())[:2] == ["Seguir", "Pedir una pista"]


@pytest.fixture
def colours(tmp_path):
    flash = tmp_path / "flash.img"
    flash.write_bytes(screens.installed("picosystem"))
    played = samples.play(HEAD, lambda game: len(game.history()) >= 20)
    board = VirtualBoard(flash, "picosystem", live=False)
    board.write_files(samples.settings(language="es") | samples.journal(HEAD, played.history()))
    with board:
        board.run(1500)
        yield board


def press(board: VirtualBoard, *keys: str) -> Image.Image:
    for key in keys:
        board.press(key)
        board.run(300)
    return board.frame()


def around(frame: Image.Image) -> dict[tuple[int, int], tuple[int, ...]]:
    """The pixels that the panel does not cover, with its edge and its corners."""
    x, y, w, h = layout("w240h240", "pause").PANEL
    return {(i, j): frame.getpixel((i, j)) for i in range(240) for j in range(240)
            if not (x - 2 <= i < x + w + 2 and y - 2 <= j < y + h + 2)}


def test_the_table_lies_in_the_dark_behind_it(colours):
    """Every fourth pixel stays, however far the list is scrolled."""
    table = around(colours.frame())
    dark = around(press(colours, "BACK"))
    kept = {place: ink for place, ink in table.items() if not (place[0] % 2 or place[1] % 2)}
    others = {ink for place, ink in dark.items() if place not in kept}
    assert all(dark[place] == ink for place, ink in kept.items())
    assert len(others) == 1 and len(set(kept.values())) > 3
    assert around(press(colours, *["DOWN"] * 9)) == dark
    assert around(press(colours, "BACK")) == table


def test_nothing_of_another_screen_stays_behind_it(colours):
    """Once that has been on the display."""
    table = colours.frame()
    press(colours, "BACK", "UP", "UP", "UP", "OK")
    frame = press(colours, "BACK")
    assert len(set(around(frame).values())) == 1
    assert press(colours, "BACK").tobytes() == table.tobytes()


def test_a_chosen_switch_stands_clear_of_a_long_label(colours):
    """Its arrows are left out where there is no room for them."""
    size = next(size for size in SIZES if size.folder == "w240h240")
    at, look = size.at, size.part("pause")
    frame = press(colours, "BACK", *["DOWN"] * 5)
    end = look.INSET + at.MARGIN + at.BADGE + at.ICON_GAP + pixels(at.BODY, "Entrenador")
    top = look.TOP + 5 * at.ROW_H
    beside = frame.crop((end + 1, top + 2, end + 4, top + at.ROW_H - 2))
    assert len(beside.getcolors()) == 1


def pixels(name: str, text: str) -> int:
    return width(font(name), text) - gap(font(name))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
@pytest.mark.parametrize("code", CODES)
def test_rows_fit_beside_their_pictures(size, code):
    at, look = size.at, size.part("pause")
    room = size.width - at.SCROLL_W - 2 * (look.INSET + at.MARGIN) - at.BADGE - at.ICON_GAP
    assert len(PICTURED) > 15
    for game, spoken in TEXTS:
        for key in PICTURED if spoken == code else ():
            if key in TEXTS[game, code]:
                lines = Size.wrap_in(at.BODY, text_of(size, game, code, key), room)
                assert len(lines) <= max(1, len(at.ROW_LINES_Y)), (game, key)
                assert max(pixels(at.BODY, line) for line in lines) <= room, (game, key)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
def test_a_seed_stands_in_the_header_or_has_a_row(size):
    """Beside the title; on one display there is no room. Those that are typed may be longer."""
    look = size.part("pause")
    title = max(pixels(size.at.BODY, text_of(size, "", code, "title.menu")) for code in CODES)
    room = look.RIGHT - look.TITLE[0] - title
    usual = [pixels(name, "K7Q2MX") for name in look.SEED_FONTS]
    assert bool(usual) == (size.folder != "w64h128") and all(each < room for each in usual)


@pytest.mark.parametrize("players", [2, 4])
def test_the_cursor_passes_over_what_only_tells_and_shows_it(tmp_path, players):
    head = samples.head(1, "take_that_match", players, "K7Q2MX", dealer=0, advanced=False,
                        rounds=1)
    with Console(tmp_path, samples.journal(head, []), language="en") as console:
        console.press("OK", "BACK")
        for key in "DOWN", "UP":
            chosen, seen = set(), set()
            for _ in range(12):
                rows = [" ".join(row.split()) for row in eyes.rows(console.frame())]
                seen.update(rows)
                chosen.add(rows[eyes.chosen_row(console.frame())])
                console.press(key)
            told = {row for row in seen if "down" in row}
            assert len(told) == players and not chosen & told
