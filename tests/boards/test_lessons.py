"""Every lesson from its first step to its last by keys alone; and a mistake."""

import pytest

from pictures import samples
from tests.boards import test_galloneta, test_martes13_dealt, test_take_that
from tests.boards.hands import Hands
from tests.boards.test_seats import head_of
from tests.pure import font, layout, load, width

_HELP = 7                       # stop on the home screen
_ROWS = {"the_game": 0, "martes13": 2, "take_that": 4, "galloneta": 6}      # of its menu
# Keys of each answer: with two keys, and with arrows. The last one chooses.
_ANSWERS = {
    "waveshare_oled13": {
        "the_game": ("N7 O", "N6 O", "N7 O", "N O", "N O", "N O"),
        "martes13": ("N4 O", "N O", "N O", "N O", "N O", "N O"),
        "take_that": ("N O", "N O", "O", "N O", "N2 O", "N O"),
        "galloneta": ("N O2", "N O2", "N2 O2", "N O N3 O", "N O3", "N2 O3", "N O2", "N O2", "N O2",
                      "N2 O3"),
    },
    "picosystem": {
        "the_game": ("L O", "L2 O", "L O", "R O", "D O", "R O"),
        "martes13": ("L O", "R O", "L D2 O", "R O", "L O", "L O"),
        "take_that": ("R O", "R O", "O", "R O", "L O", "D O"),
        "galloneta": ("R O2", "R O2", "U O2", "U O D O", "D O3", "U O3", "R O2", "R O2", "R O2",
                      "U O3"),
    },
}
# What OK alone leads to from where the cursor begins, up to a wrong answer; else a single OK is
# one. The attack that ties asks whether it is meant; with two keys a pile is asked for.
_BLIND = {"galloneta": ("O2",) * 4 + ("O2 N O",) + ("O2",) * 5}
_PILE = "the_game", 4
_FORCED = "take_that", 2        # nothing else can be done
_HELP_ROW = 2                   # down in the pause, past the rows that only tell something
_KEYS = {"N": "NEXT", "O": "OK", "L": "LEFT", "R": "RIGHT", "U": "UP", "D": "DOWN"}


def _heads() -> dict[str, dict]:
    """Of games that have just been dealt, in which the first turn is that of the only person."""
    return {"the_game": samples.solo(1, "BACK")} | {
        game: dict(head, devices=[None] + ["easy"] * (head["players"] - 1)) for game, head in (
            ("martes13", test_martes13_dealt.head_of(3, "BACK")),
            ("take_that", test_take_that.head_of(2, "BACK")),
            ("galloneta", test_galloneta.head_of("BACK")))}


def keys(answer: str) -> list[str]:
    return [_KEYS[each[0]] for each in answer.split() for _ in range(int(each[1:] or 1))]


def to_menu(hands: Hands, game: str) -> None:
    """From the stop of the home screen where help is."""
    hands.press("OK")
    hands.choose(_ROWS[game])


def skipped(hands: Hands, steps: int) -> list:
    """The first pages of so many steps, and then the form of a game."""
    pages = [hands.frame()]
    for _ in range(steps):
        hands.press("NEXT", "OK")
        pages.append(hands.frame())
    return pages


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("picosystem", marks=pytest.mark.long)])
def test_all_lessons_by_keys(tmp_path, board_id):
    with Hands(tmp_path, board_id, samples.settings(language="en")) as hands:
        hands.press(*[hands.on] * _HELP)
        for game, answers in _ANSWERS[board_id].items():
            to_menu(hands, game)
            menu = hands.frame()
            hands.press("OK")
            pages = skipped(hands, len(answers))
            *pages, form = pages
            assert form != menu
            hands.press("OK")       # there is the lesson, too: the cursor stands on it
            for at, answer in enumerate(answers):
                assert hands.frame() == pages[at], (game, at)
                if not at:
                    hands.press("OK")
                    assert hands.frame() not in pages
                    hands.press("BACK")
                    assert hands.frame() == pages[0], game
                    hands.press("BACK")
                    assert hands.frame() == form, game
                    hands.press("OK")
                hands.press("OK")
                table = hands.frame()
                if (game, at) != _FORCED:
                    blind = _BLIND.get(game)
                    asked = hands.two_keys and (game, at) == _PILE
                    hands.press(*keys(blind[at] if blind else "O2" if asked else "O"))
                    assert hands.frame() not in (table, *pages), (game, at)
                    hands.press("OK")           # once more
                    assert hands.frame() == table, (game, at)
                hands.press(*keys(answer))
                assert hands.frame() not in (table, *pages), (game, at)
                hands.press("OK")
            assert hands.frame() != form, game
            hands.press(*[hands.down] * (1 + hands.two_keys))   # it was on what deals
            assert hands.frame() == form, game
            hands.press("BACK")
        assert b"Traceback" not in hands.board.log
        hands.board.power_off()
        assert not [path for path in hands.board.list_files("/data") if "games" in path]


def test_a_mistake_is_explained_and_tried_again(tmp_path):
    with Hands(tmp_path, "pico_ssd1306", samples.settings(language="en")) as hands:
        hands.press(*["RIGHT"] * _HELP)
        to_menu(hands, "the_game")
        hands.press("OK", "OK")
        table = hands.frame()
        hands.press("OK")
        told = hands.frame()
        hands.press("OK")
        assert table == hands.frame() != told
        hands.press("LEFT", "OK")
        assert hands.frame() not in (told, table)


def test_after_a_lesson_ok_deals_no_cards(tmp_path):
    with Hands(tmp_path, "pico_ssd1306", samples.settings(language="en")) as hands:
        hands.press("OK", "DOWN")
        form = hands.frame()
        hands.press("OK")
        page = hands.frame()
        hands.press("BACK")
        assert hands.frame() == form
        hands.press("OK")
        assert hands.frame() == page


def test_a_lesson_offers_no_hint(tmp_path):
    """Whoever asks for one has given no wrong answer."""
    with Hands(tmp_path, "pico_ssd1306", samples.settings(language="en")) as hands:
        hands.press("OK", "DOWN", "OK", "OK")
        table = hands.frame()
        hands.press("DOWN")
        assert hands.frame() == table
        hands.press("UP", "DOWN", "DOWN")
        assert hands.frame() == table


def test_a_price_is_not_shown_before_it_is_explained(tmp_path):
    """The first table of Martes 13: how many cards one would take, but no points yet."""
    with Hands(tmp_path, "pico_ssd1306", samples.settings(language="en")) as hands:
        hands.press("RIGHT", "OK", "DOWN", "OK", "OK")
        at = layout("w128h64", "martes13")
        below = hands.frame().convert("1").crop((0, at.PILL[1], at.HEADER[0], at.PILL[1] + 10))
        _, _, right, _ = below.getbbox()
        assert right == width(font("G7"), "take 3")


def test_a_game_in_progress_waits_for_the_end_of_a_lesson(tmp_path):
    head = head_of(3, "ROUND")
    files = samples.journal(head, []) | samples.settings(language="en")
    with Hands(tmp_path, "pico_ssd1306", files) as hands:
        waits = hands.frame()
        hands.press("OK", "BACK", *["UP"] * 6, "OK")
        menu = hands.frame()
        hands.press("OK", "OK", "OK", "OK", "BACK", "BACK")
        assert hands.frame() == menu
        hands.press("BACK")
        assert hands.frame() == waits


def list_of(hands):
    """The glass without the table, which lies behind the pause until another screen opens."""
    frame = hands.frame()
    x, y, w, h = layout("w240h240", "pause").PANEL if frame.mode == "RGB" else (
        0, 0, *frame.size)
    return frame.crop((x, y, x + w, y + h))


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("picosystem", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", _ROWS)
def test_back_from_a_lesson_to_the_menu_of_the_game(tmp_path, board_id, game):
    """Whoever asks for the lesson in a game finds the game again by BACK."""
    head = _heads()[game]
    contents = samples.settings(language="en") | samples.journal(head, [])
    with Hands(tmp_path, board_id, contents) as hands:
        hands.rest()
        hands.press("BACK")
        menu = list_of(hands)
        row = _HELP_ROW + (hands.two_keys and game == "the_game")    # other piles
        hands.choose(row)
        ways = hands.frame()
        hands.press("BACK", "BACK", "BACK")
        assert list_of(hands) == menu
        hands.choose(row)
        hands.press("OK")
        assert list_of(hands) != menu and hands.frame() != ways
        for way in ("BACK",), ("OK", "BACK", "BACK"):
            hands.press(*way)
            assert hands.frame() == ways, way
            hands.press("OK")
        hands.press(*["NEXT" if hands.two_keys else "RIGHT", "OK"] * len(_ANSWERS[board_id][game]))
        assert hands.frame() == ways
        hands.press("BACK")
        assert list_of(hands) == menu
        hands.press("BACK")
        assert list_of(hands) != menu and hands.frame() != ways
        assert b"Traceback" not in hands.board.log


@pytest.mark.parametrize("tile", [0, 3])
def test_the_form_keeps_what_was_chosen_before_the_lesson(tmp_path, tile):
    """On the form of The Game: two players, one by a typed name."""
    with Hands(tmp_path, "pico_ssd1306", samples.settings(language="en")) as hands:
        hands.press(*["RIGHT"] * tile, "OK")
        seat = 2
        if tile == 0:
            hands.press(*["DOWN"] * 5, "RIGHT", *["UP"] * 5)
            seat = 6
        letters = load("ui/strings/en").TEXTS
        hands.press(*["DOWN"] * seat, "OK", "OK")
        hands.type("Luis", letters["letters.first"], letters["letters.rest"], True)
        seats = hands.frame()
        hands.press(*["UP"] * (seat - 1))
        hands.press("OK", "BACK", *["DOWN"] * (seat - 1))
        assert hands.frame() == seats
