"""A new board for a broken one, as docs/library.md says."""

import pytest

from crupier.device.link import Link
from crupier.errors import USAGE
from crupier.install import backups
from crupier.scores.library import Library, default_path
from crupier.sim.virtual.board import DEVICE_ID
from tests.host_tools import pull_lab
from tests.host_tools.flash_lab import crupier, own_folders
from tests.host_tools.scores import OTHER_BOARD
from tests.imports import ROOT

_ = crupier, own_folders        # fixtures


@pytest.mark.parametrize("tried", [0, 3], ids=["new", "tried before"])
def test_a_new_board_for_a_broken_one(tmp_path, micropython, crupier, tried):
    """The old one had 30 games, of which 7 had left it."""
    default_path().parent.mkdir(parents=True)
    games = [pull_lab.text(seq, OTHER_BOARD) for seq in range(1, 31)]
    with pull_lab.playing(tmp_path / "old", pull_lab.segments(games), device=OTHER_BOARD) as old:
        crupier("pull", "--free", "--port", old.port)
        crupier("backup", "--port", old.port)
    path, backup = backups.latest(OTHER_BOARD)
    assert backup.games == 23
    own = [pull_lab.text(seq, seed="new") for seq in range(1, tried + 1)]
    with pull_lab.playing(tmp_path / "new", pull_lab.segments(own)) as new:
        port = "--port", new.port
        assert "with --yes if this board replaces that one" in crupier("restore", path, *port,
                                                                       code=USAGE)
        assert "Put back: 23 games" in crupier("restore", path, "--yes", *port)
        pull_lab.started(new)
        with Link(new.port) as link:
            assert link.hello()["last"] == 30       # so the next game is 31
        new.power_off()
        following = pull_lab.segments([pull_lab.text(31)], first=31)
        for name, content in following.items():
            new.write_file(name, content)
        new.power_on()
        pull_lab.started(new)
        said = crupier("pull", *port)
        assert said.startswith(f"Board {DEVICE_ID}: {tried + 1} new game")
        assert said.count("\n") == 1
        with Library(default_path()) as library:
            assert len(library.games(device=OTHER_BOARD)) == 30
            assert [game.seq for game in library.games(device=DEVICE_ID)] == [
                *range(1, tried + 1), 31]
        said = crupier("backup", *port)
        assert f"It holds {23 + tried + 1} games" in said
        pull_lab.started(new)
        said = crupier("pull", "--library", pull_lab.fresh(tmp_path, "other.sqlite"), *port)
        assert f"{23 + tried + 1} new games" in said


def test_questions_lead_to_the_page():
    page = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    assert "\n## A new board for a broken one\n" in page
    for name in ("docs/faq.md", "docs/faq.es.md"):
        readme = (ROOT / name).read_text(encoding="utf-8")
        assert "](library.md#a-new-board-for-a-broken-one)" in readme
