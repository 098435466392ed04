"""Noise and nonsense for both ends of the link: nothing crashes, nothing wrong is believed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crupier.device.link import parse
from crupier.engine.lines import seal
from tests import portable
from tests.campaign.fuzz import board_frames, pc_frames

FRAMES = 40_000         # the long run has 2,000,000


@pytest.fixture
def fuzz(micropython, tmp_path):
    """fuzz(what, count, seed) -> what the board's end prints, in MicroPython."""
    def run(what, count, seed):
        return board_frames(micropython, what, count, seed, str(tmp_path))

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
    assert fuzz("requests", 500_000, seed)["arrived"] > 100_000
    assert fuzz("replies", 20_000, seed)["refused"] > 5000


def test_ctrl_c_counts_where_it_is_a_byte_like_any_other(micropython, tmp_path):
    """While a line is written to the flash, MicroPython does not raise it: the link does."""
    typed = "noise\n" + seal("@1 ack 7") + "more" + seal("@2 ack 5") + "\x03" + seal("@3 ack 9")
    printed = portable.run(micropython, "tests.firmware.linkfuzz", "console", "0", "0",
                           str(tmp_path), text=typed)
    assert [line + "\n" for line in printed] == [seal("=1 7"), seal("=2 7"), "Ctrl-C\n"]


def test_the_pc_takes_what_was_sent_whole_and_nothing_else():
    assert FRAMES * 4 // 10 < pc_frames(FRAMES, 3) < FRAMES * 6 // 10


@given(st.binary(max_size=250))
def test_the_pc_survives_any_bytes(data):
    assert parse(data) is None


@given(st.binary(max_size=180))
def test_a_sealed_line_is_not_yet_a_reply(data):
    line = seal(data.decode("latin-1").replace("\n", "").replace("\r", "")).encode()
    parsed = parse(line.rstrip(b"\n"))
    assert parsed is None or parsed[1][0] in "=!"
