"""The languages of reports."""

import pytest

from crupier.scores.views.faces import FACES, face
from crupier.scores.views.words import LANGUAGES, spoken, words


@pytest.mark.parametrize("game", ["chess", *FACES])
def test_languages_have_the_same_texts(game):
    """What is in all reports, and over it what only one game says."""
    english, spanish = (face(game, language).text for language in ("en", "es"))
    assert english.keys() == spanish.keys()
    for key, text in english.items():
        assert text.count("%") == spanish[key].count("%"), key


def test_months():
    for language in LANGUAGES:
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
