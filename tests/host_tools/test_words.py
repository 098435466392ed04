"""What the tools say, in every language."""

import re
from pathlib import Path

import pytest

import crupier
from crupier.build import payload
from crupier.commands import counted
from crupier.scores.views.game_report import REPORTS, report_of
from crupier.scores.views.tables import not_counted
from crupier.web import build, words_en, words_es
from crupier.words import FALLBACK, grouped, languages, of, spoken, words

TOOLS = Path(crupier.__file__).parent
OUTCOME = Path(build.__file__).with_name("board") / "outcome.js"
# What is on a chip or a board is called the same everywhere.
SYMBOL = r"[A-Z0-9_/.,+() ]*|(GP\d+ ?)+|(LCD|OLED|SSD|I2C|GPIO)\b.*|0x\w+|\d+x\d+"


@pytest.mark.parametrize("game", ["chess", *REPORTS])
def test_languages_have_the_same_texts(game):
    """What is in all reports, and over it what only one game says."""
    same({language: report_of(game, language).text for language in languages()})


@pytest.mark.parametrize("kind", ["TERMINAL", "PAGE"])
def test_languages_have_the_same_texts_of_the_virtual_board(kind):
    told = {language: getattr(of(language), kind) for language in languages()}
    same(told)
    assert all(text for texts in told.values() for key, text in texts.items() if key != "running")


def test_languages_have_the_same_texts_of_your_board():
    same({language: {key: text for key, text in each.TEXTS.items() if key != "pins"}
          for language, each in (("en", words_en), ("es", words_es))})


@pytest.mark.parametrize("board_id", payload.board_ids())
def test_wiring_is_in_spanish(board_id):
    """But for names: of a board, of its keys."""
    known, folder = words_es.TEXTS["pins"], payload.board_file(board_id).parent
    drawn = re.findall(r"<text[^>]*>([^<]*)<", (folder / "wiring.svg").read_text())
    heads, *rows = build._pins(board_id)
    assert len(rows) > 4
    for text in (*drawn[1:], *heads, *(cell for row in rows for cell in row)):
        assert (text in known or text.split()[0] in known
                or re.fullmatch(SYMBOL, text)), text


def test_your_board_has_words_for_every_finding():
    found = {code for path in (TOOLS / "install").glob("*.py")
             for code in re.findall(r'\b(?:Finding|Unsuitable)\("(\w+)"', path.read_text())}
    alike = set(re.findall(r'"(\w+)"', OUTCOME.read_text().split("const ALIKE")[1].split(";")[0]))
    told = {key.removeprefix("doctor.") for key in words_en.TEXTS if key.startswith("doctor.")}
    assert len(found) > 30 and found <= told | alike | {"permission", "bootsel"}


def test_your_board_has_words_for_every_progress_bar():
    bars = {what for room in ("install", "scores") for path in (TOOLS / room).rglob("*.py")
            for what in re.findall(r'\b(?:progress|bar)\("([^"]+)"', path.read_text())}
    assert len(bars) > 4 and bars <= words_en.TEXTS.keys()


def same(told):
    """The same keys and values: "%d", "%s", "{n}"."""
    for texts in told.values():
        assert texts.keys() == told[FALLBACK].keys()
        for key, text in texts.items():
            assert values(text) == values(told[FALLBACK][key]), key


def values(text):
    return sorted(re.findall(r"%[0-9]*[a-z]|{[a-z]+}", text))


def test_thousands():
    """Spanish had the comma of English, which is the decimal one there."""
    assert [grouped(1_234_567, words(language)) for language in ("en", "es")] == [
        "1,234,567", "1.234.567"]
    assert [not_counted(1234, words(language))[:5]
            for language in ("en", "es")] == ["1,234", "1.234"]


@pytest.mark.parametrize("language, one, some", [("en", "1 left", "2 left"),
                                                 ("es", "queda 1", "quedan 2")])
@pytest.mark.parametrize("result", ["ENDED", "BURNED", "ABANDONED"])
@pytest.mark.parametrize("rating", ["excellent", "plain"])
def test_a_single_card_that_is_left(language, one, some, result, rating):
    for left, told in ((1, one), (2, some)):
        said = report_of("the_game", language).result_text(
            {"result": result, "rating": rating, "left": left})
        assert told in said and "quedan 1" not in said


@pytest.mark.parametrize("number, said", [(0, "0 games"), (1, "1 game"), (2, "2 games"),
                                          (1234, "1,234 games")])
def test_one_and_some(number, said):
    assert counted(number, "game") == said


def test_months():
    for language in languages():
        assert len(words(language)["months"].split()) == 12


@pytest.mark.parametrize("environment, language", [
    ({"LANG": "es_ES.UTF-8"}, "es"), ({"LANG": "en_GB.UTF-8"}, "en"), ({"LANG": "de_DE"}, "en"),
    ({"LC_ALL": "en_US.UTF-8", "LANG": "es_ES.UTF-8"}, "en"),
    ({"LC_ALL": "", "LC_MESSAGES": "es_MX", "LANG": "C"}, "es"), ({}, "en")])
def test_the_language_of_this_computer(monkeypatch, environment, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert spoken() == language


@pytest.mark.parametrize("said, language", [
    ("Spanish_Mexico", "es"), ("es-ES", "es"), ("Estonian_Estonia", "en"), ("English", "en")])
def test_the_language_as_windows_says_it(monkeypatch, said, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (said, "1252"))
    assert spoken() == language
