"""The home screen: its stops, what it says of the games, and whether that fits."""

import pytest

from benchmarks import memory
from crupier.engine.lines import seal, unseal
from crupier.engine.records import decode
from crupier.words import languages
from pictures import pads, samples
from pictures.scenes.scene import past
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose
from tests.firmware.sizes import SIZES, Size
from tests.pure import font, layout, load, width, words

SHELF = load("games/__init__").SHELF
ICONS = "home.day", "home.pad", "row.history", "home.help", "row.settings"
STOPS = [*[entry[0] for entry in SHELF], "Deal of the day", "Any game", "History", "Rules",
         "Settings"]
TEXTS = {code: load("ui/strings/" + code).TEXTS for code in languages()}
NARROW = {code: load("ui/strings/" + code).NARROW for code in languages()}


def home(tmp_path, files=None, **options) -> Console:
    return Console(tmp_path, {**samples.settings(language="en"), **(files or {})}, **options)


@pytest.mark.parametrize("there", ["NEXT", "RIGHT", "DOWN"])
def test_one_key_leads_to_all_stops_and_round(tmp_path, there):
    """On 128x64, where DOWN has no lines to change."""
    with home(tmp_path) as console:
        seen = []
        for _ in range(len(STOPS) + 1):
            seen.append(eyes.home(console.frame()))
            console.press(there)
    assert seen == [*STOPS, STOPS[0]]


@pytest.mark.parametrize("state", memory.STATES)
def test_the_tour_of_the_benchmark_of_memory_comes_home_from_every_screen(tmp_path, state):
    make, _, stop = memory.STATES[state]
    with home(tmp_path, make()) as console:
        for way in memory.tour(state):
            for keys in way:
                console.press(*keys)
            assert eyes.home(console.frame()) == STOPS[stop], way


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("folder, lines", [("w128h64", 1), ("w64h128", 2)])
def test_what_a_game_is_about_fits(folder, lines, code):
    """Below its name, on displays of one colour: the others have no room for words."""
    look = layout(folder, "home")
    for entry in [*SHELF, load("games/__init__").FREE]:
        text = words(entry[1], code).TEXTS["home.goal"]
        room = look.PANEL[2] - look.NAME[0]
        assert len(Size.wrap_in(look.WORD_FONTS[-1], text, room)) <= lines, text


def test_who_has_not_played_finds_the_lesson_first(tmp_path):
    """Later it is among the last rows of the form."""
    lesson = TEXTS["en"]["row.lesson"]
    for files, row in (None, 1), (past(), 5):
        with home(tmp_path, files) as console:
            console.press("OK", *["DOWN"] * row)
            frame = console.frame()
            assert eyes.rows(frame)[eyes.chosen_row(frame)] == lesson


def test_the_way_back(tmp_path):
    with home(tmp_path) as console:
        console.press("LEFT")
        assert eyes.home(console.frame()) == "Settings"
        console.press("UP")
        assert eyes.home(console.frame()) == "Rules"
        console.press("BACK")
        assert eyes.home(console.frame()) == "Rules"
        console.press("OK")
        assert eyes.title(console.frame()) == "How to play"
        console.press("BACK")
        assert eyes.home(console.frame()) == "Rules"


def test_stops_lead_where_they_say(tmp_path):
    titles = ["The Game", "Martes 13", "Take That", "Galloneta", None, "Any game",
              "History", "How to play", "Settings"]
    with home(tmp_path) as console:
        for i, title in enumerate(titles):
            if title:
                console.press(*["NEXT"] * i, "OK")
                assert eyes.title(console.frame()) == title
                console.press("BACK", *["LEFT"] * i)


def test_the_deal_of_the_day(tmp_path):
    with home(tmp_path) as console:
        console.press(*["LEFT"] * 5, "OK")
        dealt = eyes.table(console.frame())
        assert dealt.draw == 90
        console.press("OK", "BACK", "UP", "OK", "DOWN", "OK")   # a card, then given up
        (head, _), = console.records()
    assert head["seed"] == "2026-11-21"


@pytest.mark.parametrize("chosen, deal", [
    ({}, "The Game"), ({"level": "expert_reduced", "fire": True}, "The Game, Exp7+F")])
def test_before_it_is_dealt_the_deal_of_the_day_says_what_it_is(tmp_path, chosen, deal):
    with home(tmp_path, samples.settings(language="en", **chosen)) as console:
        console.press(*["LEFT"] * 5)
        console.board.run(1000)
        assert eyes.home(console.frame()) == "Deal of the day"
        x, y = eyes.home_at.NAME[0], eyes.home_at.LINE[0] + 2
        assert eyes.written(console.frame(), deal, x, y, eyes.home_at.WORD_FONTS[-1])


def test_the_deal_of_the_day_goes_on_once_it_has_begun(tmp_path):
    with home(tmp_path) as console:
        console.press(*["LEFT"] * 5, "OK", "OK")
        table = console.frame()
        console.press("BACK")
        choose(console, "Save", "Deal of the day")
        assert console.frame() == table


def test_the_deal_of_the_day_asks_for_the_day(tmp_path):
    with home(tmp_path, clock=None) as console:
        console.press(*["LEFT"] * 5, "OK")
        assert eyes.title(console.frame()) == "Today's date"


@pytest.mark.parametrize("day, says", [("2026-11-21", True), ("2026-11-20", False)])
def test_todays_deal_says_what_was_left_of_it(tmp_path, day, says):
    """Once it has been played; the deal of another day says nothing."""
    files = samples.archive([samples.solo(1, day)])
    left = decode(unseal(next(iter(files.values())).decode()))[0]["result"]["left"]
    with home(tmp_path, files) as console:
        console.press(*["LEFT"] * 5)
        frame = console.frame()
        assert eyes.home(frame) == "Deal of the day"
    assert told(frame, "best", left) == says


def test_at_midnight_todays_deal_is_another_one(tmp_path):
    files = samples.archive([samples.solo(1, "2026-11-21")])
    left = decode(unseal(next(iter(files.values())).decode()))[0]["result"]["left"]
    with home(tmp_path, files, clock=1_795_219_200 + 24 * 3600 - 20) as console:
        console.press(*["LEFT"] * 5)
        assert told(console.frame(), "best", left)
        console.board.run(25_000)
        assert eyes.home(console.frame()) == "Deal of the day"
        assert not told(console.frame(), "best", left)


def told(frame, word: str, value: int) -> bool:
    """A word and a number, below the name of what is chosen."""
    (y, _), left, name = eyes.home_at.LINE, eyes.home_at.NAME[0], eyes.home_at.WORD_FONTS[0]
    number = eyes.home_at.NUMBER_FONTS[0]
    return (eyes.written(frame, word, left, y + font(number).cap - font(name).cap, name)
            and eyes.written(frame, str(value), left + room(name, word) - 1 + 3, y, number))


def test_ok_goes_on_with_the_game_in_progress(tmp_path):
    head = pads.martes13(1, 4)
    with home(tmp_path, samples.journal(head, pads.played(head, 2))) as console:
        console.press("BACK")
        choose(console, "Save")
        assert eyes.home(console.frame()) == "Martes 13"
        choose(console, "Martes 13", "Go on")
        assert eyes.round_to_play(console.frame()) == 3


def test_a_stop_that_no_home_has(tmp_path):
    """Whatever a file says of where the cursor was."""
    with home(tmp_path, {"/data/home": seal("99").encode()}) as console:
        assert eyes.home(console.frame()) == STOPS[0]


def test_it_says_the_best_so_far(tmp_path):
    heads = [decode(unseal(data.decode()))[0] for data in past().values()]
    best = min(head["result"]["left"] for head in heads
               if (head["options"]["level"], head["options"]["fire"]) == ("standard", False))
    with home(tmp_path, past()) as console:
        assert told(console.frame(), "best", best)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
@pytest.mark.parametrize("code", languages())
def test_all_fits(size, code):
    at = size.part("home")
    text = {**TEXTS[code], **(NARROW[code] if size.at.NARROW else {})}
    names = [entry[0] for entry in SHELF]
    stops = [text[key] for key in ICONS]
    said = [("56", text["home.left"]), ("98", text["home.best"]), ("6/6", text["home.round"])]
    if at.STRIP:
        for name in names:
            assert room(at.NAME_FONT, name) <= at.TILE_W
        for name, (_, _, w, _) in zip(stops[1:], at.ICONS[1:], strict=True):
            assert room(at.LABEL_FONT, name) <= w
        for title in (stops[0], text["home.today"] % 98):
            assert at.BOW_AT[0] + room(at.TITLE_FONT, title) < at.LEAF[0]
        for number, form in said:
            assert room(at.NUMBER_FONTS[-1], number) <= at.STATE[2] - 10
            assert room(at.WORD_FONTS[-1], form.replace("%s", "").strip()) <= at.STATE[2]
    else:
        wide = at.PANEL[0] + at.PANEL[2] - at.NAME[0]
        for name in names + stops:      # in one line, or in two low ones above a number
            lines = Size.wrap_in(at.WORD_FONTS[0], name, wide)
            assert room(at.NAME_FONT, name) <= wide or (
                len(lines) == 2 and at.NAME[1] + 16 <= at.LINE[0]
                and max(room(at.WORD_FONTS[0], line) for line in lines) <= wide), name
        for number, form in said:
            words = form.replace("%s", "").strip()
            wide = 12 + room(at.NUMBER_FONTS[0], number) + room(at.WORD_FONTS[0], words)
            beside = max(room(at.NAME_FONT, name) for name in names) if at.LINE[1] else 0
            assert at.NAME[0] + beside + wide <= at.PANEL[0] + at.PANEL[2]


def room(name: str, text: str) -> int:
    return width(font(name), text)


def test_home_after_a_game_was_given_up_is_on_that_game(tmp_path):
    """The board has started at its table; the cursor came home to the first tile."""
    head = pads.martes13(1, 3)
    with home(tmp_path, samples.journal(head, pads.played(head, 1))) as console:
        console.press("BACK")
        choose(console, "Give up")
        console.press("DOWN", "OK")
        assert eyes.home(console.frame()) == "Martes 13"
