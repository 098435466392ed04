"""Spoiled frames for both ends of the link: what was sent whole arrives, and nothing else."""

import random
import tempfile
from dataclasses import dataclass

from crupier.device.link import parse
from crupier.engine.lines import seal
from crupier.sim.virtual import interpreter
from tests import portable

_AT_ONCE = 100_000


@dataclass
class Tally:
    to_board: int = 0
    whole_there: int = 0
    to_pc: int = 0
    whole_here: int = 0
    refused: int = 0        # of the requests that arrived at the board's service
    answered: int = 0


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


def pc_frames(count: int, seed: int) -> int:
    """So many replies, half of them spoiled -> how many the PC took, which were whole."""
    chance = random.Random(seed)
    arrived = 0
    for _ in range(count):
        number = str(chance.randrange(100_000_000))
        data = chance.choice("=!") + chance.choice(["", "x", "QUJD" * chance.randrange(44)])
        line = seal(f"{data[0]}{number} {data[1:]}").encode().rstrip(b"\n")
        if chance.random() < 0.5:
            assert parse(line) == parse(line + b"\r") == (number, data)
            arrived += 1
        else:
            bad = spoiled(line, chance)
            assert bad == line or parse(bad) is None
    return arrived


def board_frames(micropython: str, what: str, count: int, seed: int, folder: str
                 ) -> dict[str, int]:
    """What tests/firmware/linkfuzz.py counts, in MicroPython."""
    line, = portable.run(micropython, "tests.firmware.linkfuzz", what, str(count), str(seed),
                         folder)
    words = line.split()
    return {words[0]: int(words[1]), words[2]: int(words[3])}


def campaign(count: int, seed: int, progress=lambda tally: None) -> Tally:
    """So many frames each way, and a tenth as many requests that the board's service answers."""
    tally, micropython = Tally(), interpreter.find()
    while tally.to_pc < count:
        some = min(_AT_ONCE, count - tally.to_pc)
        number = seed * 1000 + tally.to_pc // _AT_ONCE
        with tempfile.TemporaryDirectory() as folder:
            there = board_frames(micropython, "requests", some, number, folder)
            served = board_frames(micropython, "replies", some // 10, number, folder)
        tally.to_board += there["requests"]
        tally.whole_there += there["arrived"]
        tally.answered += served["replies"]
        tally.refused += served["refused"]
        tally.whole_here += pc_frames(some, number)
        tally.to_pc += some
        progress(tally)
    return tally
