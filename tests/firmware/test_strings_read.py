"""Texts are read from the file of a language one by one; those of the open screen are held."""

import re
import subprocess
import sys
import zlib
from io import BytesIO
from types import SimpleNamespace

import pytest

from crupier.build import texts
from crupier.errors import Trouble
from tests.pure import FIRMWARE, load

strings = load("ui/strings/__init__")
GAME = "martes13_table"
KEYS = {"OK": "{OK}", "BACK": "{BACK}", "NEXT": "{NEXT}", "RIGHT": "→"}      # nothing is replaced


class File(BytesIO):
    """Counts what is read from it."""

    reads = 0

    def read(self, size=-1):
        self.reads += 1
        return super().read(size)


@pytest.fixture(autouse=True)
def inflate_of_the_pc(monkeypatch):
    def inflated(file, raw, window):
        return BytesIO(zlib.decompressobj(-window).decompress(file.read()))

    monkeypatch.setitem(sys.modules, "deflate", SimpleNamespace(RAW=None, DeflateIO=inflated))


def opened(code="en", narrow=False, keys=KEYS):
    file = File(b"before it" + texts.pack(texts.collect(FIRMWARE, code, narrow)))
    return strings.Strings(code, file, 9, keys), file


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("code", ["es", "en"])
def test_every_text_comes_back(code, narrow):
    text, _ = opened(code, narrow)
    for key, there in texts.collect(FIRMWARE, code, narrow).items():
        game, _, kind = key.partition(":")
        if kind == "pages":
            assert text.pages(game) == [page[:2] for page in parts(there)]
        elif kind == "lesson":
            assert text.lesson(game) == parts(there)
            assert text.has_lesson(game)
        else:
            assert text.find(key) == bare(there)


def parts(text):
    return [part[:-1].split("\n") for part in bare(text).split("\f")[1:]]


def bare(text):
    """Arrows stand for themselves."""
    return re.sub("{([←→↑↓]+)}", r"\1", text)


def test_a_text_is_read_once_per_screen():
    text, file = opened()
    file.reads = 0
    assert text("row.home") == "Save and leave" and text("value.seconds", 12) == "12 s"
    assert file.reads == 4      # two of each: where the text is, and the text
    assert text("row.home") == "Save and leave" and file.reads == 4
    text.forget()
    assert text("row.home") == "Save and leave" and file.reads == 6


def test_half_a_checksum_is_not_enough():
    """Two keys with the same lower half, both there; and a third that is missing."""
    halves = {}
    for number in range(100_000):
        halves.setdefault(zlib.crc32(b"k%d" % number) & 0xFFFF, []).append(f"k{number}")
    one, other, missing = next(keys for keys in halves.values() if len(keys) >= 3)[:3]
    text = strings.Strings("en", BytesIO(texts.pack({one: "one", other: "other"})))
    assert (text(one), text(other), text.find(missing)) == ("one", "other", None)


def test_a_game_has_words_of_its_own_and_the_common_ones():
    text, _ = opened()
    of_game = text.of(GAME)
    assert of_game("live.hand", 7) == "7 in hand"
    assert of_game("row.home") == "Save and leave"
    title, page = text.pages(GAME)[0]
    assert title and len(page) > 40
    assert not text.has_lesson("scorepad") and text.lesson("scorepad") == []


def test_narrow_displays_have_shorter_ones():
    text, _ = opened(narrow=True)
    assert text("title.win") == "You won!" and text.of(GAME)("row.live") == "Card by card"
    assert text("title.home") == "Crupier" and text.of(GAME)("row.leave") == "Leave the table"


def test_what_nobody_has_written_is_a_key_error():
    text, _ = opened()
    for ask in text, text.of(GAME):
        with pytest.raises(KeyError):
            ask("row.nonsense")


def test_a_language_has_an_end():
    with pytest.raises(Trouble, match="65535 are possible"):
        texts.pack({"page.long": "x" * 70_000})


@pytest.mark.parametrize("name, cut", [("Encarnación", "Encarnació"), ("José", "José")])
def test_a_name_is_cut_between_its_letters(micropython, name, cut):
    """MicroPython cut it between two bytes: the board crashed where Encarnación had won."""
    said = subprocess.check_output(
        [micropython, "-c", "from ui.strings import _filled\n"
         f"print(_filled('¡Gana %.10s!', ('{name}',)).encode().decode())"], cwd=FIRMWARE)
    assert said.decode() == f"¡Gana {cut}!\n"


def test_a_percent_sign_before_a_full_stop_cuts_nothing():
    assert strings._filled("Memory is %d%%. full", (89,)) == "Memory is 89%. full"


@pytest.mark.parametrize("name, cut", [
    ("Maximiliano", "Maximil"), ("Jugador 2", "J2"), ("Jugador 12", "J12"),
    ("Ana Maria", "Ana Mar"), ("Ana", "Ana"), ("X 123456789", "X 12345"),
    ("123456789", "1234567")])
def test_a_name_that_is_cut_keeps_its_number(name, cut):
    assert strings._filled("%.7s wins", (name,)) == f"{cut} wins"
