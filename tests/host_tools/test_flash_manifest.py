"""What tells versions, boards and scores apart."""

import hashlib
from types import SimpleNamespace

from crupier.build import manifest, payload
from crupier.install import backups, blocks, board_checks
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import BOARD, NEW
from tests.host_tools.test_doctor import doctor, found, quick_link

_ = doctor, found, quick_link       # fixtures


def test_manifest_is_read_back():
    files = flash_lab.new_version()
    made = manifest.decode(files[manifest.PATH])
    assert made.encode() == files[manifest.PATH]
    assert (made.version, made.board) == (NEW, BOARD)
    assert set(made.digests) == set(files) - {manifest.PATH}
    assert len(files[manifest.PATH]) <= blocks.INLINE
    for other in (b"", b"\xff", b"chess 1 2\n", b"crupier 1 2\nnonsense\n"):
        assert manifest.decode(other) is None


def test_what_another_version_says_besides_is_passed_over():
    assert manifest.decode(b"crupier 1.0.0 pico mpy6\n0123456789abcdef /boot.py\n"
                           b"pack /ui/canvas.mpy\n") == manifest.Manifest(
        "1.0.0", "pico", {"/boot.py": "0123456789abcdef"})


def test_the_same_scores_are_recognised_whatever_the_boot_counter_says():
    kept = backups.Backup("x", "now", {"/data/a": b"1", "/data/boots": b"5"})
    found = {path: (1, hashlib.sha256(content).digest())
             for path, content in {"/data/a": b"1", "/data/boots": b"6"}.items()}
    assert backups._holds(kept, found, "")
    assert not backups._holds(kept, {**found, "/data/b": (1, b"")}, "")


def damaged(found, *layers, wait=True):
    """What doctor finds on a board with such a manifest; nothing else is wrong."""
    junk = {manifest.PATH: flash_lab.new_version()[manifest.PATH] + b"junk\n"}
    findings = found(flash_lab.new_version(), junk, *layers, wait=wait)
    assert list(findings) == ["damaged_manifest"] and findings["damaged_manifest"]["serious"]
    return findings["damaged_manifest"]["todo"]


def test_a_damaged_one_where_the_game_says_which_board_it_is(found):
    assert damaged(found, flash_lab.scores()) == f"Run `crupier flash --board {BOARD}`."


def test_a_damaged_one_where_nobody_does(found, quick_link):
    todo = damaged(found, {"/main.py": b""}, wait=False)
    assert f"--board ID` with one of: {payload.board_ids()[0]}" in todo


def test_thousands_of_games():
    room = SimpleNamespace(free_blocks=40, blocks=352, waiting=1200)
    finding, = board_checks._full(SimpleNamespace(room=room, sizes={}))
    assert "no PC has acknowledged 1,200 of its games" in finding.what
