"""What `crupier pull` brings after `crupier restore`."""

from crupier.device.link import Link
from crupier.engine.lines import seal
from crupier.install import archive
from crupier.install.archive import Backup
from tests.host_tools import pull_lab
from tests.host_tools.flash_lab import crupier, own_folders
from tests.host_tools.test_backup import DEVICE

_ = crupier, own_folders        # fixtures


def test_records_that_come_back_are_pulled(tmp_path, micropython, crupier):
    """An older library did not look below the number up to which it had pulled. The board took
    them for games that a PC has, and could have dropped them.
    """
    records = pull_lab.texts(30)
    old, new = pull_lab.segments(records[:20]), pull_lab.segments(records[20:], first=21)
    path = tmp_path / "old.zip"
    archive.write(path, Backup(DEVICE, "now", old))
    ack = {"/data/ack": seal("20").encode()}
    library = pull_lab.fresh(tmp_path, "library.sqlite")
    with pull_lab.playing(tmp_path / "board", new, ack) as board:
        assert len(pull_lab.pulled(board.port, library).new) == 10
        assert hello(board.port)["ack"] == 30
        crupier("restore", path, "--port", board.port)
        pull_lab.started(board)
        assert hello(board.port)["ack"] == 0
        assert len(pull_lab.pulled(board.port, library).new) == 20
        assert pull_lab.kept(library) == records and hello(board.port)["ack"] == 30


def test_games_from_before_a_restore_are_pulled(tmp_path, micropython, crupier):
    """A board lost its flash, some played on it, then its backup came back, with all that the
    library knew: the games between were not looked at, and acknowledged.
    """
    records, between = pull_lab.texts(30), [pull_lab.text(seq, seed="later") for seq in (1, 2, 3)]
    path = tmp_path / "old.zip"
    archive.write(path, Backup(DEVICE, "now", pull_lab.segments(records)))
    library = pull_lab.fresh(tmp_path, "library.sqlite")
    with pull_lab.playing(tmp_path / "before", pull_lab.segments(records)) as board:
        pull_lab.pulled(board.port, library)
    with pull_lab.playing(tmp_path / "after", pull_lab.segments(between)) as board:
        crupier("restore", path, "--port", board.port)
        pull_lab.started(board)
        pulled = pull_lab.pulled(board.port, library)
        assert [game.text for game in pulled.conflicts] == between


def hello(port):
    with Link(port) as link:
        return link.hello()
