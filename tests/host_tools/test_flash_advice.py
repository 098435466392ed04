"""What `crupier flash` and `crupier doctor` advise where the flash of a board is too full."""

import re

from crupier.device.port import mpremote_command
from crupier.engine.lines import seal
from crupier.errors import ERROR
from crupier.install import blocks, room
from tests.host_tools import flash_lab, pull_lab
from tests.host_tools.flash_lab import crupier

_ = crupier     # a fixture

MPREMOTE = mpremote_command("PORT", "fs", "rm")
RECORDS = {f"/data/records/{seq:06d}": 4000 for seq in range(1, 100, 9)}


def test_files_of_somebody_else_go_first():
    said = room.advice("PORT", 30, {
        "/big": 4000 * 20, "/small": 100, "/lib/x.py": 4000 * 15, **RECORDS})
    assert said == f"Remove files of your own: `{MPREMOTE} :/big :/lib/x.py` makes 140 KB free."


def test_then_records():
    said = room.advice("PORT", 8, {"/mine": 4000 * 3, "/crupier/app.py": 90_000, **RECORDS})
    assert said == (
        f"Remove files of your own: `{MPREMOTE} :/mine` makes 12 KB free. Run `crupier pull "
        "--free`: it keeps all games on this PC and removes old ones from the board.")
    said = room.advice("PORT", 8, {"/mine": 4000 * 3, **RECORDS}, update=True)
    assert "makes 12 KB free. Run `crupier flash --free`" in said and "pull" not in said


def test_what_does_not_fit_beside_sources(bench, crupier):
    """The advice was to erase the board."""
    sources = {f"/crupier/old{at}.py": b"x" * 4000 * 20 for at in range(8)}
    there = bench(flash_lab.old_version(), sources)
    there.runs()
    error = crupier("flash", "--port", there.board.port, code=ERROR)
    assert "Run `crupier backup`" in error and "fs rm -r :/crupier`" in error
    assert "image" not in error and "pull" not in error
    said = room.advice("PORT", 30, {path: len(data) for path, data in sources.items()})
    assert "image" in said and "rm -r" not in said      # no room for games by that


def test_nothing_is_erased_that_is_not_kept():
    said = room.advice("PORT", 8, {"/data/records/000001": 90_000})
    assert re.findall("`crupier (.*?)`", said) == ["backup", "image", "restore FILE"]
    assert "`crupier image`, which erases all of it" in said


def test_when_nothing_of_it_helps():
    assert "`crupier image`" in room.advice("PORT", 8, {"/data/records/000001": 90_000})
    assert "--free" not in room.advice("PORT", 90, RECORDS)


def test_room_for_records_is_what_the_board_counts():
    about = room.measure(100, 352 * 4096, {"/x": 5}, {}, None)
    assert about.installed == about.installed_blocks == about.waiting == 0
    assert about.more_records == (100 - room.RESERVE) * 4096 // about.per_record
    lines = {"/data/records/000001": b"x\n" * 30, "/data/records/000031": b"y" * 3999 + b"\n"}
    about = room.measure(20, 352 * 4096, {}, lines, None)
    assert about.more_records == 0 and about.records == 31
    assert about.per_record == 4096 // 31


def test_games_in_progress_are_named():
    """Those with a head that can be read."""
    heads = [seal(f'{{"game":"{name}"}}').encode() for name in ("the_game", "galloneta_table")]
    data = {"/data/game/000007.000": heads[0] + b"0 17 *867949a0\n", "/data/game/000007.001": b"",
            "/data/game/000008.000": heads[1], "/data/game/000009.000": heads[0][:-3],
            "/data/game/000010.000": seal("[]").encode(), "/data/game/current": b"7",
            "/data/game/000011.000": seal("[" * 100_000).encode()}
    assert room.measure(20, 352 * 4096, {}, data, None).games == ["the_game", "galloneta_table"]


def test_games_that_no_pc_has_after_a_restore():
    """Some numbers are there twice, and were counted once; here 3 to 5, beside a worn line."""
    old = [pull_lab.text(seq) for seq in range(1, 6)]
    new = [pull_lab.text(seq, seed="later") for seq in range(3, 8)]
    files = {**pull_lab.segments(old), **pull_lab.segments(new, 3)}
    files["/data/records/000003"] += b"worn\n"
    for acked, waiting in (("0", 10), ("4", 4), ("7", 0), ("?", 10)):
        files["/data/ack"] = seal(acked).encode()
        assert room.measure(20, 352 * 4096, {}, files, None).waiting == waiting


def test_the_reserve_is_that_of_the_board():
    source = (flash_lab.ROOT / "firmware/storage/room.py").read_text()
    for name, value in (("_RESERVE", room.RESERVE), ("_LAST", room.LAST)):
        assert re.search(rf"^{name} = {value}\b", source, re.M)
    assert "// 5" in source and room.filling(69, 352) and not room.filling(70, 352)
    assert blocks.BLOCK == flash_lab.BLOCK
