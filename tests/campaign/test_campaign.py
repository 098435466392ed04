"""The campaigns of docs/reliability.md, very short; `make campaign` has them whole."""

import pytest

from tests.campaign import cuts, days, interruptions, keys, tables, updates


@pytest.mark.parametrize("count", [10, pytest.param(600, marks=pytest.mark.long)])
def test_power_cuts(tmp_path, micropython, count):
    tally = cuts.campaign(tmp_path, count, seed=7, twice=0.3, life=2)
    assert tally.cuts == count and tally.torn and tally.twice
    assert len(tally.screens) > 1 and len(tally.boards) > 4


@pytest.mark.parametrize("board_id, keys, number", [
    ("pico_ssd1306", 90, 2), *[pytest.param(board_id, 400, 8, marks=pytest.mark.long)
                               for board_id in days.BOARDS]])
def test_days(tmp_path, micropython, monkeypatch, board_id, keys, number):
    monkeypatch.setattr(days, "_PER_DAY", keys)
    tally = days.campaign(tmp_path, board_id, number, seed=7)
    assert [day["number"] for day in tally.days] == list(range(1, number + 1))
    assert max(day["files"] for day in tally.days) < 80
    assert min(day["free"] for day in tally.days) > 55


@pytest.mark.long
def test_updates(tmp_path, micropython, monkeypatch):
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, "set by the campaign")
    tally = updates.campaign(tmp_path, 24, seed=7)
    assert tally.kills == 24 and tally.ended == 3
    assert len(tally.how) > 2 and len(tally.stood) > 1


@pytest.mark.parametrize("count, commands", [
    (2, ("doctor",)), pytest.param(10, interruptions.COMMANDS, marks=pytest.mark.long)])
def test_interruptions(tmp_path, micropython, monkeypatch, count, commands):
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, "set by the campaign")
    tally = interruptions.campaign(tmp_path, count, seed=3, commands=commands)
    assert sum(tally.interrupted.values()) + sum(tally.ended.values()) + tally.named


@pytest.mark.long
def test_tables(micropython):
    tallies = tables.campaign(100)
    assert len(tallies) == 12 and all(tally.games == 100 for tally in tallies)
    assert all(tally.free[1] >= tally.free[0] - 1_000 for tally in tallies)


@pytest.mark.long
@pytest.mark.parametrize("displays", [False, True])
def test_keys(tmp_path, micropython, displays):
    tally = keys.campaign(tmp_path, 5, seed=7, board="pico_ssd1306", displays=displays)
    assert len(tally.boards) == 2 and len(tally.screens) > 20 and tally.keys > 1000
    assert bool(tally.faults) == displays
