"""What answers the questions of a self-test may be no person."""

import io
import itertools
import time

import pytest

from crupier.selftest import prompts
from crupier.selftest.prompts import Prompts, Skipped


def typing(monkeypatch, pieces) -> list[int]:
    """Has somebody type these -> how many bytes were read, so far."""
    read = [0]

    def some() -> bytes:
        piece = next(pieces, b"")
        read[0] += len(piece)
        return piece

    monkeypatch.setattr(prompts, "_some", some)
    return read


def test_what_types_for_ever_waits(monkeypatch):
    """`yes | crupier doctor --selftest` took all the memory there was."""
    read = typing(monkeypatch, itertools.repeat(b"y\n" * 2048))
    somebody = Prompts(io.StringIO())
    assert somebody.line() == "y"
    time.sleep(0.2)
    there = read[0]
    time.sleep(0.2)
    assert read[0] == there < 100_000
    assert [somebody.line() for _ in range(3_000)] == ["y"] * 3_000    # 2,048 to a piece


def test_a_line_without_an_end_is_cut_off(monkeypatch):
    typing(monkeypatch, iter([b"y" * 4096] * 1000 + [b"\n", b" Skip \n"]))
    somebody = Prompts(io.StringIO())
    assert 0 < len(somebody.line()) <= prompts._LONGEST
    with pytest.raises(Skipped):
        somebody.line()
