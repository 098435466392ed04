"""The storage on the real file system: littlefs in MicroPython, power cut in flash operations."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.pure import FIRMWARE

HERE = Path(__file__).parent
PATH = os.pathsep.join([str(FIRMWARE.parent), str(FIRMWARE), ".frozen"])


@pytest.fixture
def run(micropython):
    """Runs a script of this folder in MicroPython; returns the last line it prints, in words."""
    def run(script, *args):
        done = subprocess.run(
            [micropython, "-X", "heapsize=32m", HERE / script, *args],
            env={**os.environ, "MICROPYPATH": PATH}, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.splitlines()[-1].split()
    return run


def test_a_cut_in_each_third_flash_operation(run):
    word, cuts = run("powercut.py", "3,1")
    assert word == "cuts" and int(cuts) > 70


def test_a_second_cut_in_what_follows_the_first(run):
    word, cuts = run("powercut.py", "17,1", "29,1")
    assert word == "cuts" and int(cuts) > 70


@pytest.mark.long
def test_a_cut_in_every_flash_operation(run):
    word, cuts = run("powercut.py", "1,1")
    assert word == "cuts" and int(cuts) > 200


@pytest.mark.long
def test_two_cuts_in_many_places(run):
    word, cuts = run("powercut.py", "1,4", "4,1")
    assert word == "cuts" and int(cuts) > 20_000


def test_cuts_while_records_make_room(run):
    word, cuts = run("roomcut.py", "1", "50")
    assert word == "cuts" and int(cuts) > 50


@pytest.mark.long
def test_many_cuts_while_records_make_room(run):
    word, cuts = run("roomcut.py", "4", "1")
    assert word == "cuts" and int(cuts) > 1000


def test_a_flash_without_a_free_block(run):
    word, seq = run("fullflash.py")
    assert word == "refused" and int(seq) > 1
