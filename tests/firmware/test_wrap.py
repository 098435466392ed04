"""Texts are broken into lines, lines into pages."""

import pytest

from tests.pure import load

wrap = load("ui/wrap").wrap


@pytest.mark.parametrize("text, room, lines", [
    ("16: se lleva 2", 12, ["16: se", "lleva 2"]),
    ("Guardar y salir", 11, ["Guardar", "y salir"]),
    ("ya hay una carta al menos.", 20, ["ya hay una carta", "al menos."]),
    ("The Game, score", 11, ["The Game,", "score"]),     # would leave "The" alone
    ("38 left, PAST6A", 12, ["38 left,", "PAST6A"]),
    ("turno, pierdes.", 9, ["turno,", "pierdes."]),
    ("one two three", 13, ["one two three"]),
    ("End\nnow", 20, ["End", "now"]),                   # another paragraph
])
def test_a_last_word_does_not_stand_alone(text, room, lines):
    assert wrap(text, room) == lines


def test_a_title_keeps_as_many_words_as_fit():
    assert wrap("16: se lleva 2", 12, even=False) == ["16: se lleva", "2"]


@pytest.mark.parametrize("lines, most, ends", [
    ("a. b c", 5, [3]), ("a b c. d e f", 5, [3, 6]), ("a b c d. e f", 5, [4, 6]),
    ("a b. c d e f g", 5, [2, 7]), ("a. b c d e f", 5, [3, 6]),
    ("a b c d e f g h i j k l", 5, [4, 8, 12]), ("", 5, [])])
def test_a_page_ends_with_a_sentence_if_one_ends_there(lines, most, ends):
    assert load("ui/wrap").pages_of(lines.split(), most) == ends
