"""Noise and nonsense for both ends of the link: nothing crashes, nothing wrong is believed."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crupier.device.link import parse
from crupier.engine.lines import seal
from tests import portable

FRAMES = 100_000


@pytest.fixture
def fuzz(micropython, tmp_path):
    """fuzz(what, count, seed) -> what the board's end prints, in MicroPython."""
    def run(what, count, seed):
        line, = portable.run(micropython, "tests.firmware.linkfuzz", what, str(count), str(seed),
                             str(tmp_path))
        print(line)
        words = line.split()
        return {words[0]: int(words[1]), words[2]: int(words[3])}

    return run


def test_the_board_takes_what_was_sent_whole_and_nothing_else(fuzz):
    figures = fuzz("requests", FRAMES, 1)
    assert figures["requests"] == FRAMES
    assert FRAMES // 2 < figures["arrived"] < FRAMES * 9 // 10


def test_every_request_has_one_well_formed_reply(fuzz):
    figures = fuzz("replies", 3000, 2)
    assert figures["replies"] > 1000 and figures["refused"] > 1000


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 14))
def test_the_board_in_much_noise(fuzz, seed):
    assert fuzz("requests", 5 * FRAMES, seed)["arrived"] > FRAMES
    assert fuzz("replies", 20_000, seed)["refused"] > 5000


def test_ctrl_c_counts_where_it_is_a_byte_like_any_other(micropython, tmp_path):
    """While a line is written to the flash, MicroPython does not raise it: the link does."""
    typed = "noise\n" + seal("@1 ack 7") + "more" + seal("@2 ack 5") + "\x03" + seal("@3 ack 9")
    printed = portable.run(micropython, "tests.firmware.linkfuzz", "console", "0", "0",
                           str(tmp_path), text=typed)
    assert [line + "\n" for line in printed] == [seal("=1 7"), seal("=2 7"), "Ctrl-C\n"]


def spoiled(line: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(line))
    return chance.choice([
        line[:at] + line[at + 1:],
        line[:at] + line[at:at + 1] + line[at:],
        line[:at] + bytes([line[at] ^ 1 << chance.randrange(8)]) + line[at + 1:],
        line[:at],
        line[at + 1:],
        bytes(chance.getrandbits(8) for _ in range(chance.randrange(200))),
    ])


def test_the_pc_takes_what_was_sent_whole_and_nothing_else():
    chance = random.Random(3)
    arrived = 0
    for _ in range(FRAMES):
        number = str(chance.randrange(100_000_000))
        data = chance.choice("=!") + chance.choice(["", "x", "QUJD" * chance.randrange(44)])
        line = seal(f"{data[0]}{number} {data[1:]}").encode().rstrip(b"\n")
        if chance.random() < 0.5:
            assert parse(line) == parse(line + b"\r") == (number, data)
            arrived += 1
        else:
            bad = spoiled(line, chance)
            assert bad == line or parse(bad) is None
    print(f"{FRAMES} frames, {arrived} whole")


@given(st.binary(max_size=250))
def test_the_pc_survives_any_bytes(data):
    assert parse(data) is None


@given(st.binary(max_size=180))
def test_a_sealed_line_is_not_yet_a_reply(data):
    line = seal(data.decode("latin-1").replace("\n", "").replace("\r", "")).encode()
    parsed = parse(line.rstrip(b"\n"))
    assert parsed is None or parsed[1][0] in "=!"
