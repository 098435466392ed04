"""What `crupier pull` brings after `crupier restore`."""


import pytest

from crupier.device.link import Link
from crupier.engine.lines import seal
from crupier.engine.records import dumps, encode, outcome
from crupier.install import backups, merge
from crupier.install.backups import SUMS, Backup
from crupier.install.plan import Plan
from crupier.sim.virtual import files
from crupier.sim.virtual.board import DEVICE_ID
from pictures import samples
from tests.host_tools import flash_lab, pull_lab
from tests.host_tools.flash_lab import crupier, own_folders
from tests.host_tools.test_backup import DEVICE

_ = crupier, own_folders        # fixtures
GIVEN_UP = ["given_up", "take_that_table", None, 1]


def test_records_that_come_back_are_pulled(tmp_path, micropython, crupier):
    """An older library did not look below the number up to which it had pulled. The board took
    them for games that a PC has, and could have dropped them.
    """
    records = pull_lab.texts(30)
    old, new = pull_lab.segments(records[:20]), pull_lab.segments(records[20:], first=21)
    path = tmp_path / "old.zip"
    backups.write(path, Backup(DEVICE, "now", old))
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


@pytest.mark.parametrize("others", [False, True], ids=["alone", "another PC pulls first"])
def test_games_from_before_a_restore_are_pulled(tmp_path, micropython, crupier, others):
    """A board lost its flash, some played on it, then its backup came back, with all that the
    library knew: the games between were not looked at, and acknowledged.
    """
    records, between = pull_lab.texts(30), [pull_lab.text(seq, seed="later") for seq in (1, 2, 3)]
    path = tmp_path / "old.zip"
    backups.write(path, Backup(DEVICE, "now", pull_lab.segments(records)))
    library = pull_lab.fresh(tmp_path, "library.sqlite")
    with pull_lab.playing(tmp_path / "before", pull_lab.segments(records)) as board:
        pull_lab.pulled(board.port, library)
    with pull_lab.playing(tmp_path / "after", pull_lab.segments(between)) as board:
        crupier("restore", path, "--port", board.port)
        pull_lab.started(board)
        if others:
            pull_lab.pulled(board.port, pull_lab.fresh(tmp_path, "other.sqlite"))
        pulled = pull_lab.pulled(board.port, library)
        assert [game.text for game in pulled.conflicts] == between


def _short(seq: int) -> str:
    """A record that takes less of a segment."""
    head = dict(samples.solo(seq, f"later{seq}"), device=DEVICE_ID)
    game = samples.play(head, lambda game: len(game.history()) >= 8)
    return encode(dict(head, result=outcome(game)), game.history())


@pytest.mark.parametrize("pulled", [10, 25])
def test_games_between_two_pulls_before_a_restore(tmp_path, micropython, crupier, pulled):
    """This PC pulled some of the games since the flash was lost; the others came after that, and
    another PC has all by now.
    """
    records, between = pull_lab.texts(60), [_short(seq) for seq in range(1, 41)]
    path = tmp_path / "old.zip"
    backups.write(path, Backup(DEVICE, "now", pull_lab.segments(records)))
    library = pull_lab.fresh(tmp_path, "library.sqlite")
    for number, played in enumerate((records, between[:pulled])):
        with pull_lab.playing(tmp_path / str(number), pull_lab.segments(played)) as board:
            pull_lab.pulled(board.port, library)
    ack = {"/data/ack": seal(str(pulled)).encode()}
    with pull_lab.playing(tmp_path / "after", pull_lab.segments(between), ack) as board:
        crupier("restore", path, "--port", board.port)
        pull_lab.started(board)
        pull_lab.pulled(board.port, pull_lab.fresh(tmp_path, "other.sqlite"))
        found = pull_lab.pulled(board.port, library)
        assert {game.text for game in found.new} == set(between[pulled:])
        assert not pull_lab.pulled(board.port, library).new


def test_no_number_is_given_twice_after_a_restore(tmp_path, micropython, crupier):
    """The highest one came in a segment that the board had not, before its last one. The board
    said 30, refused to note 31, and gave 31 once more.
    """
    own, old = [_short(seq) for seq in range(1, 31)], pull_lab.texts(31)[27:]
    path = tmp_path / "old.zip"
    backups.write(path, Backup(DEVICE, "now", pull_lab.segments(old, first=28)))
    library = pull_lab.fresh(tmp_path, "library.sqlite")
    with pull_lab.playing(tmp_path / "board", pull_lab.segments(own)) as board:
        crupier("restore", path, "--port", board.port)
        pull_lab.started(board)
        assert hello(board.port)["last"] == 31
        pulled = pull_lab.pulled(board.port, library)
        assert len(pulled.new) == 34 and not pulled.unnoted
        assert hello(board.port)["ack"] == 31


@pytest.mark.parametrize("since, comes", [(1, True), (25, False)])
def test_figures_come_back_where_something_was_played_since(tmp_path, micropython, crupier, since,
                                                            comes):
    """To try the new flash. Nothing was said, and the board had counted 20 games for the last
    time."""
    path = tmp_path / "old.zip"
    records = pull_lab.segments(pull_lab.texts(30)[20:], first=21)
    sums = {SUMS: seal(dumps([1, 20, 20, 0])).encode()}
    backups.write(path, Backup(DEVICE, "now", records | sums))
    tried = pull_lab.segments([pull_lab.text(seq, seed="try") for seq in range(1, since + 1)])
    with pull_lab.playing(tmp_path / "board", tried) as board:
        said = crupier("restore", path, "--port", board.port, "--yes")
        board.power_off()
        assert (SUMS in files.list_all(board.image, "/data")) == comes
        assert ("that had left the board are back" in said) == comes


def test_figures_stay_where_the_board_has_its_own(tmp_path, micropython, crupier):
    path, sums = tmp_path / "old.zip", {SUMS: seal(dumps([1, 20, 20, 0])).encode()}
    records = pull_lab.segments(pull_lab.texts(30)[20:], first=21)
    backups.write(path, Backup(DEVICE, "now", records | sums))
    own = {SUMS: seal(dumps([1, 4, 4, 0])).encode()}
    with pull_lab.playing(tmp_path / "board", pull_lab.segments(pull_lab.texts(6)[4:], 5), own
                          ) as board:
        assert "The board keeps its own figures of games that have left it" in crupier(
            "restore", path, "--port", board.port, "--yes")


@pytest.mark.parametrize("left", [[[1, 20, 20, 1], GIVEN_UP], [[1, 0, 0, 0]]],
                         ids=["a line", "nothing"])
def test_figures_that_were_damaged_come_back(tmp_path, micropython, crupier, left):
    """A board saves what it can read of such a file in its place."""
    path = tmp_path / "old.zip"
    whole = sums([1, 20, 20, 2], GIVEN_UP, ["given_up", "martes13_table", None, 2])
    records = pull_lab.segments(pull_lab.texts(30)[20:], first=21)
    backups.write(path, Backup(DEVICE, "now", records | whole))
    with pull_lab.playing(tmp_path / "board", records, sums(*left)) as board:
        crupier("restore", path, "--port", board.port)
        pull_lab.started(board)
        assert "The board has all of this backup" in crupier("restore", path, "--port", board.port)
        board.power_off()
        assert board.read_file(SUMS) == whole[SUMS]


def test_whole_figures_of_another_board_take_the_place_of_none(tmp_path, micropython, crupier):
    """Of as many games up to the same number, but fewer kinds; where they stay behind is told."""
    path, own = tmp_path / "old.zip", sums([1, 20, 20, 1], ["given_up", "the_game", None, 9])
    records = pull_lab.segments(pull_lab.texts(30)[20:], first=21)
    more = sums([1, 20, 20, 2], GIVEN_UP, ["given_up", "martes13_table", None, 2])
    backups.write(path, Backup("0" * 16, "now", records | more))
    with pull_lab.playing(tmp_path / "board", records, own) as board:
        said = crupier("restore", path, "--port", board.port, "--yes")
        assert "The board keeps its own figures of games that have left it" in said
        board.power_off()
        assert board.read_file(SUMS) == own[SUMS]


def sums(*rows):
    return {SUMS: b"".join(seal(dumps(row)).encode() for row in rows)}


def test_where_putting_records_in_order_takes_too_much_room(tmp_path, micropython, crupier):
    """They come back beside those of the board. It was refused, as if no board had room for it."""
    own, old = [_short(seq) for seq in range(1, 61)], pull_lab.texts(60)[1:]
    path, there, kept = tmp_path / "old.zip", pull_lab.segments(own), pull_lab.segments(old, 2)
    backups.write(path, Backup(DEVICE, "now", kept))
    needed = [Plan(merge.merge(there, kept, beside), [], 0).blocks for beside in (False, True)]
    assert needed[0] > needed[1]
    library = pull_lab.fresh(tmp_path, "library.sqlite")
    with pull_lab.playing(tmp_path / "board", there) as board:
        board.power_off()
        flash_lab.fill(board.image, left=needed[0] - 1)
        board.power_on()
        pull_lab.started(board)
        crupier("restore", path, "--port", board.port)
        pull_lab.started(board)
        assert {game.text for game in pull_lab.pulled(board.port, library).new} == {*own, *old}


def hello(port):
    with Link(port) as link:
        return link.hello()
