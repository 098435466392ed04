"""What the tools say, in every language."""

import re

import pytest

from crupier.commands import counted
from crupier.scores.views.game_report import REPORTS, report_of
from crupier.scores.views.tables import not_counted
from crupier.words import FALLBACK, grouped, languages, page, spoken, terminal, words


@pytest.mark.parametrize("game", ["chess", *REPORTS])
def test_languages_have_the_same_texts(game):
    """What is in all reports, and over it what only one game says."""
    same({language: report_of(game, language).text for language in languages()})


@pytest.mark.parametrize("of", [terminal, page])
def test_languages_have_the_same_texts_of_the_virtual_board(of):
    told = {language: of(language) for language in languages()}
    same(told)
    assert all(text for texts in told.values() for key, text in texts.items() if key != "running")


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
