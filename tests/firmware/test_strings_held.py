"""Texts are read from flash when a screen needs them, and let go when it does not."""

import pytest

from crupier.build import texts
from tests.pure import FIRMWARE, load

strings = load("ui/strings/__init__")
GAME = "martes13_table"


class Read(strings.Strings):
    """Notes the files that it reads."""

    files: list[str]

    def _load(self, name):
        self.files.append(name)
        module = type("Module", (), {})
        exec(texts.pack((FIRMWARE / "ui" / "strings" / (name + ".py")).read_bytes()),
             found := {})
        for key in found.keys() - {"__builtins__"}:
            setattr(module, key, found[key])
        return module


@pytest.fixture(params=[False, True], ids=["wide", "narrow"])
def text(request):
    made = Read("en", request.param)
    made.files = []
    return made


def read(text):
    """The files read since the last call, the shorter ones not among them."""
    files, text.files[:] = [name for name in text.files if name != "en_narrow"], []
    return files


def test_a_frame_reads_a_file_once_and_lets_it_go(text):
    assert read(text) == []
    assert text("row.home") == "Home screen"
    assert text("value.left", 12) == "12 left"
    assert read(text) == ["en"]
    text.rest()
    assert text("row.home") == "Home screen" and read(text) == []
    assert text("title.sure") == "Sure?" and read(text) == ["en"]


def test_another_screen_begins_with_nothing(text):
    text("row.home")
    assert text("title.sure") == "Sure?" and read(text) == ["en"]
    text.rest()
    text.renew()
    assert read(text) == ["en"]
    assert text("row.home") == "Home screen" and read(text) == []
    text.rest()
    assert text("title.sure") == "Sure?" and read(text) == ["en"]


def test_a_game_has_words_of_its_own_and_the_common_ones(text):
    of_game = text.of(GAME)
    assert read(text) == [GAME + "_en"]
    assert of_game("live.hand", 7) == "7 in hand" and read(text) == []
    assert of_game("row.home") == "Home screen" and read(text) == ["en"]
    text.rest()
    assert of_game("row.home") == "Home screen" and text.of(GAME)("live.hand", 1) == "1 in hand"
    assert read(text) == []


def test_narrow_displays_have_shorter_ones():
    made = Read("en", True)
    made.files = []
    assert made("title.win") == "You won!" and made.of(GAME)("row.live") == "Live"
    assert made("title.home") == "Crupier" and made.of(GAME)("row.leave") == "Leave the table"


def test_what_nobody_has_written_is_a_key_error(text):
    for ask in text, text.of(GAME):
        with pytest.raises(KeyError):
            ask("row.nonsense")
