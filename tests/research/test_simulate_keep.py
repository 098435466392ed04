"""`crupier simulate --keep`: a run goes on where it was stopped, and nothing else is mixed in."""

import json

import pytest

from crupier import cli
from crupier.errors import ERROR, INTEGRITY, USAGE, Trouble
from crupier.research.simulate import jobs
from crupier.research.simulate.deals import Outcome, Setup
from tests.research.test_simulate import GREEDY, simulate


@pytest.mark.parametrize("spoil, code", [
    (lambda text: b"\xff" + text, INTEGRITY),
    (lambda text: text.replace(b"[1,", b"[x,"), INTEGRITY),
    (lambda text: text.replace(b"[1, ", b"["), INTEGRITY), (lambda text: b"other\n", USAGE)])
def test_a_file_that_is_no_good(tmp_path, spoil, code):
    kept = tmp_path / "run.jsonl"
    jobs.run(GREEDY, 3, kept=kept)
    kept.write_bytes(spoil(kept.read_bytes()))
    for path, wanted in ((kept, code), (tmp_path, ERROR), (tmp_path / "no" / "file", ERROR)):
        with pytest.raises(Trouble) as caught:
            jobs.run(GREEDY, 3, kept=path)
        assert caught.value.exit_code == wanted and str(path) in str(caught.value)


LINE = '[1, "ENDED", [-2], 145]'


@pytest.mark.parametrize("line", [
    '[3, "X", [], -1]', '[1, "ENDED", ["x"], 145]', '[1, "ENDED", [1e400], 145]',
    '[1, "ENDED", [-2], null]', '[1, "ENDXD", [-2], 145]', '[1, ["ENDED"], [-2], 145]',
    '[-1, "ENDED", [-2], 145]', '[1, "ENDED", [-2, -2], 145]', '[true, "ENDED", [-2], 145]',
    '[1, "ENDED", 2, 145]', f'[1, "ENDED", [-1{"0" * 400}], 145]', "[" * 100_000, "7", "{}",
    LINE.replace("2", "3") + "\n" + LINE])
def test_a_line_that_no_deal_has_written(tmp_path, line):
    kept = tmp_path / "run.jsonl"
    jobs.run(GREEDY, 1, kept=kept)
    before = kept.read_text() + line + "\n"
    kept.write_text(before)
    with pytest.raises(Trouble, match="is damaged") as caught:
        jobs.run(GREEDY, 1, kept=kept)
    assert caught.value.exit_code == INTEGRITY and kept.read_text() == before


def test_a_deal_may_be_kept_twice(tmp_path):
    """By two programs at once, where there are no locks."""
    kept = tmp_path / "run.jsonl"
    first = jobs.run(GREEDY, 1, kept=kept)
    kept.write_text(kept.read_text() + f"{LINE}\n" * 2)
    assert jobs.run(GREEDY, 2, kept=kept) == [*first, Outcome(1, "ENDED", [-2], 145)]


@pytest.mark.parametrize("game, players", [
    ("the_game", 3), ("martes13", 4), ("take_that", 3), ("galloneta", 2)])
def test_every_game_is_kept(tmp_path, game, players):
    setup, kept = Setup(game, players, "random", "tests"), tmp_path / "run.jsonl"
    assert jobs.run(setup, 6, kept=kept) == jobs.run(setup, 6, kept=kept)


def test_goes_on_where_it_was_stopped(tmp_path):
    kept, done = tmp_path / "run.jsonl", []
    first = jobs.run(GREEDY, 60, kept=kept)
    kept.write_text(kept.read_text()[:-5])      # cut off while it was written
    assert jobs.run(GREEDY, 120, kept=kept, advance=done.append)[:60] == first
    assert done == [59, 50, 11]
    assert jobs.run(GREEDY, 120, kept=kept) == jobs.run(GREEDY, 120)
    assert len(kept.read_text().splitlines()) == 121


@pytest.mark.parametrize("text", ['{"note": "no line end"}', "mine\nand mine"])
def test_a_file_of_somebody_else_stays(tmp_path, text):
    kept = tmp_path / "notes"
    kept.write_text(text)
    with pytest.raises(Trouble) as caught:
        jobs.run(GREEDY, 1, kept=kept)
    assert caught.value.exit_code == USAGE and kept.read_text() == text


def test_two_at_once_do_not_cut_off_each_others_lines(tmp_path):
    pytest.importorskip("fcntl")
    kept = tmp_path / "run.jsonl"

    def another(done):
        with pytest.raises(Trouble, match="in use by another"):
            jobs.run(GREEDY, 60, kept=kept)

    outcomes = jobs.run(GREEDY, 60, kept=kept, advance=another)
    assert jobs.run(GREEDY, 60, kept=kept) == outcomes
    assert len(kept.read_text().splitlines()) == 61


def test_a_full_disk_while_it_is_kept(tmp_path):
    resource = pytest.importorskip("resource")
    kept = tmp_path / "run.jsonl"
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(Trouble, match="make room and repeat the command"):
            jobs.run(GREEDY, 60, kept=kept)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert kept.stat().st_size == 1000
    assert jobs.run(GREEDY, 60, kept=kept) == jobs.run(GREEDY, 60)


def test_a_run_that_goes_on_tells_its_own_speed(tmp_path, capsys, monkeypatch):
    """All deals were divided by the seconds of the last ones."""
    kept = tmp_path / "run.jsonl"
    args = ("--policy", "greedy", "--jobs", "1", "--keep", str(kept), "--deals")
    simulate(capsys, *args, "60")
    found = json.loads(simulate(capsys, *args, "62", "--json"))
    assert found["kept"] == 60
    assert found["deals_per_second"] * found["seconds"] == pytest.approx(2)
    assert "62 of them were kept before; 0 deals/s" in simulate(capsys, *args, "62")


def test_deals_of_another_version_are_not_mixed_in(tmp_path, monkeypatch):
    """After an update of the policies those of both counted as one."""
    kept = tmp_path / "run.jsonl"
    jobs.run(GREEDY, 2, kept=kept)
    mine = kept.read_text()
    told = json.loads(mine.splitlines()[0])
    monkeypatch.setattr("crupier.research.simulate.outcome_file.version", lambda: "9.9.9-01234567")
    with pytest.raises(Trouble, match=r"this one is 9\.9\.9-01234567\)") as caught:
        jobs.run(GREEDY, 3, kept=kept)
    assert caught.value.exit_code == USAGE and kept.read_text() == mine
    assert f"played ({told['crupier']}; " in str(caught.value)


def test_another_setup_is_not_mixed_in(tmp_path, capsys):
    kept = tmp_path / "run.jsonl"
    jobs.run(GREEDY, 1, kept=kept)
    assert cli.main(["simulate", "--policy", "random", "--keep", str(kept)]) == USAGE
    assert "has deals of something else" in capsys.readouterr().err


def test_what_is_no_file_of_kept_deals(capsys, tmp_path):
    """It was "damaged ('utf-8' codec can't decode byte ...)"."""
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert cli.main(["simulate", "--keep", str(picture)]) == INTEGRITY
    error = capsys.readouterr().err
    assert "no file that --keep has written" in error and "codec" not in error
