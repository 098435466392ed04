"""Folders that somebody has made on the board where it has files."""

import pytest

from crupier.sim.virtual import files
from tests.host_tools.flash_lab import crupier, new_version
from tests.host_tools.pull_lab import kept, segments, texts
from tests.host_tools.test_doctor import doctor

_ = crupier, doctor     # fixtures
GAMES = 20
NOTE = "/data/records/000018/note.txt"      # within the newest segment, by its number


@pytest.fixture
def there(bench):
    made = bench(new_version(), segments(texts(GAMES)), {NOTE: b"mine"})

    def make_empty(image):
        with files.mounted(image) as fs:
            fs.makedirs("/data/records/000021")
            fs.makedirs("/data/records/damaged")

    made.restart_with(make_empty)
    made.runs()
    return made


def test_a_pull_brings_all_games(there, crupier, tmp_path):
    for new in (GAMES, "no"):
        assert f"{new} new games" in crupier("pull", "--port", there.board.port, "--free",
                                             "--library", tmp_path / "games.sqlite")
    assert kept(tmp_path / "games.sqlite") == texts(GAMES)
