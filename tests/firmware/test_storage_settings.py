"""Settings, the boot counter, and the figures of the history."""

import errno
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crupier.engine.lines import seal
from crupier.engine.records import dumps
from storage import files
from storage.history import History
from storage.settings import DEFAULTS, Settings
from tests.firmware.disk import Growing, content, damaged_bytes, finished, head


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings"


def values(path):
    settings = Settings(str(path))
    return {name: settings[name] for name in DEFAULTS}, settings.problem


def save(path, **changes):
    settings = Settings(str(path))
    for name, value in changes.items():
        settings[name] = value
    settings.save()


# Settings


def test_defaults_without_a_file(path):
    assert values(path) == (DEFAULTS, False)
    path.write_bytes(b"")       # creation cut off by the power
    assert values(path) == (DEFAULTS, False)


def test_settings_are_kept(path):
    save(path, language="es")
    save(path, fire=True, contrast=1)
    expected = {**DEFAULTS, "language": "es", "fire": True, "contrast": 1}
    assert values(path) == (expected, False)
    assert content(path.parent).keys() == {"settings"}


def test_unknown_names_are_refused(path):
    settings = Settings(str(path))
    with pytest.raises(KeyError):
        settings["colour"] = 1
    with pytest.raises(KeyError):
        settings["colour"]


def test_what_is_not_understood_stays_default(path):
    stored = {"v": 1, "colour": 3, "contrast": "high", "fire": 1, "level": "expert"}
    path.write_text(seal(dumps(stored)))
    assert values(path) == ({**DEFAULTS, "level": "expert"}, False)


def test_a_damaged_file_is_kept_and_the_defaults_apply(path):
    save(path, language="es")
    for _, _, data in list(damaged_bytes(content(path.parent))):
        path.write_bytes(data)
        assert values(path) == (DEFAULTS, True)
        assert values(path) == (DEFAULTS, False)
        assert data in content(path.parent / "damaged").values()


@pytest.mark.parametrize("stored", [{"v": 2, "contrast": 1}, {"contrast": 1}])
def test_another_version_counts_as_unreadable(path, stored):
    path.write_text(seal(dumps(stored)))
    assert values(path) == (DEFAULTS, True)


def no_room(*_):
    raise OSError(errno.ENOSPC)


def test_a_full_flash_keeps_the_old_settings(path, monkeypatch):
    save(path, contrast=40)
    with monkeypatch.context() as full, pytest.raises(OSError):
        full.setattr(files, "commit", no_room)
        save(path, contrast=90)
    assert values(path)[0]["contrast"] == 40
    path.write_bytes(b"?")
    monkeypatch.setattr("os.rename", no_room)
    assert values(path) == (DEFAULTS, True)


def test_names_that_cannot_be_kept_leave_the_emblems(path, monkeypatch):
    """Who had one got that of somebody else."""
    settings = Settings(str(path))
    settings["names"] = ["Ana", "Ben"]
    settings["emblems"] = "kd"
    settings.save()
    with monkeypatch.context() as full, pytest.raises(OSError):
        full.setattr(files, "commit", no_room)
        settings.keep("names", ["Cruz"])
    assert (settings["names"], settings["emblems"]) == (["Ana", "Ben"], "kd")
    settings.keep("names", ["Ben", "Cruz"])
    assert values(path)[0]["names"] == ["Ben", "Cruz"]
    assert values(path)[0]["emblems"][0] == "d"


# Boot counter


def test_boots_are_counted(path, monkeypatch):
    assert [files.count(str(path)) for _ in range(12)] == list(range(1, 13))
    with monkeypatch.context() as full:
        full.setattr(files, "commit", no_room)
        assert files.count(str(path)) == 13
    assert files.count(str(path)) == 13
    path.write_bytes(b"?")
    assert files.count(str(path)) == 1
    assert files.count(str(path)) == 2


def test_folders_are_made_down_to_the_last(tmp_path):
    for _ in range(2):
        files.make_folder(f"{tmp_path}/a/b/c")
    assert Path(tmp_path, "a", "b", "c").is_dir()


def test_other_errors_than_a_missing_file_are_not_hidden(tmp_path):
    assert files.read(f"{tmp_path}/missing") == b""
    assert files.read(str(tmp_path)) == b""     # a folder: somebody has put it there
    (tmp_path / "file").touch()
    with pytest.raises(OSError):
        files.read(f"{tmp_path}/file/x")


# History


def rating(kind, left):
    if kind in ("BURNED", "ABANDONED"):
        return "none"
    return "win" if left == 0 else "excellent" if left < 10 else "plain"


@st.composite
def results(draw):
    kind = draw(st.sampled_from(["WIN", "ENDED", "ENDED", "BURNED", "ABANDONED"]))
    left = 0 if kind == "WIN" else draw(st.integers(1, 20))
    return {"result": kind, "left": left, "rating": rating(kind, left)}


KINDS = [(1, "standard", False), (1, "standard", True), (1, "expert", False), (2, "expert", False)]


@given(st.lists(st.tuples(st.sampled_from(KINDS), results()), max_size=60), st.integers(0, 60),
       st.integers(0, 60))
def test_figures_are_what_counting_gives(games, archived, steps):
    heads = [head(seq, players=players, names=list("AB"[:players]),
                  options={"level": level, "fire": fire}, result=result)
             for seq, ((players, level, fire), result) in enumerate(games, 1)]
    archive = Growing(heads[:archived])
    history = History(archive)
    for step in range(steps):
        history.step()
        assert history.ready == (step >= len(heads[:archived]))
    for at, added in enumerate(heads[archived:]):       # sealed while others are read, or after
        archive.heads.append(added)
        history.on_record_added()
        if at % 3 == 1:
            history.step()
    assert history.total_games == len(games)
    assert history.last() == [each["seq"] for each in heads[:-21:-1]]
    for kind in KINDS:
        mine = [result for other, result in games if other == kind]
        played = [result for result in mine if result["result"] != "ABANDONED"]
        rated = [result["left"] for result in played if result["result"] != "BURNED"]
        good = "".join("+" if r["rating"] in ("win", "excellent") else " " for r in mine)
        asked = head(0, players=kind[0], options={"level": kind[1], "fire": kind[2]})
        assert history.best(asked) == min(rated, default=None)
        figures = history.game_stats(*kind, "the_game")
        if not played:
            assert figures is None
            continue
        assert figures.played == len(played)
        assert figures.wins == sum(result["left"] == 0 for result in played)
        assert figures.best == min(rated, default=None)
        assert figures.average == sum(result["left"] for result in played) / len(played)
        assert figures.abandoned == len(mine) - len(played)
        assert figures.longest == max(map(len, good.split(" ")))
        assert figures.streak == len(good) - len(good.rstrip("+"))


def test_a_history_without_games():
    history = History()
    assert (history.total_games, history.last(), history.best(finished(1))) == (0, [], None)
    assert history.game_stats(*KINDS[0], "the_game") is None
