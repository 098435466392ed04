"""The languages of reports."""

import pytest

from host_tools.look.words import spoken, words


def test_languages_have_the_same_texts():
    english, spanish = words("en"), words("es")
    assert english.keys() == spanish.keys()
    for key, text in english.items():
        assert text.count("%") == spanish[key].count("%"), key
    for texts in (english, spanish):
        assert len(texts["months"].split()) == 12


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
