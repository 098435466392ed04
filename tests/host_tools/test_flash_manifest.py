"""What tells versions, boards and scores apart."""

import hashlib

from crupier.build import manifest
from crupier.install import archive
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import BOARD, NEW


def test_manifest_is_read_back():
    files = flash_lab.new_version()
    made = manifest.decode(files[manifest.PATH])
    assert made.encode() == files[manifest.PATH]
    assert (made.version, made.board, made.code) == (NEW, BOARD, "mpy6")
    assert set(made.digests) == set(files) - {manifest.PATH}
    assert {part.path for part in made.parts} == {*flash_lab.new_modules(), ""}
    assert len(files[manifest.PATH]) <= 4 * 4096        # blocks
    for other in (b"", b"\xff", b"chess 1 2 3\n", b"crupier 1 2 3\nnonsense\n"):
        assert manifest.decode(other) is None


def test_the_same_scores_are_recognised_whatever_the_boot_counter_says():
    kept = archive.Backup("x", "now", {"/data/a": b"1", "/data/boots": b"5"})
    digests = {path: hashlib.sha256(content).digest()
               for path, content in {"/data/a": b"1", "/data/boots": b"6"}.items()}
    assert kept.same_scores(digests)
    assert not kept.same_scores(dict(digests, **{"/data/b": b""}))
