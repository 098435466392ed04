"""Emblems of the remembered players: given in turn, changed by keys, kept through everything."""

from itertools import product
from pathlib import Path

import pytest

from crupier.build import art
from crupier.engine.lines import seal, unseal
from crupier.engine.records import dumps
from pictures import samples
from storage import settings as module
from storage.settings import Settings
from tests.eyes import basic, rows
from tests.firmware.console import Console
from tests.firmware.hands import choose
from tests.pure import FIRMWARE

NAMES = ["Ana", "Beto", "Cruz"]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings"


def worn(path, names=None):
    settings = Settings(str(path))
    if names is not None:
        settings["names"] = names
        settings.save()
    return dict(zip(settings["names"], settings["emblems"], strict=True))


def test_they_are_given_in_turn_and_stay(path):
    assert worn(path, NAMES) == {"Ana": "a", "Beto": "b", "Cruz": "c"}
    assert worn(path, ["Dora", "Cruz", "Ana"]) == {"Dora": "b", "Cruz": "c", "Ana": "a"}
    assert worn(path) == {"Dora": "b", "Cruz": "c", "Ana": "a"}


def test_sixteen_share_twelve(path):
    shared = list(worn(path, [str(i) for i in range(16)]).values())
    assert "".join(shared) == Settings.EMBLEMS + "abcd"


@pytest.mark.parametrize("emblems", [None, "", "c", "c?", "cÑ", 3, "ccccc"])
def test_settings_of_another_version_are_mended(path, emblems):
    """The names may have been changed by one that knows no emblems, or other ones."""
    path.write_text(seal(dumps({"v": 1, "names": ["Ana", "Beto"], "emblems": emblems})))
    settings = Settings(str(path))
    assert not settings.problem and settings["names"] == ["Ana", "Beto"]
    assert len(settings["emblems"]) == 2 and set(settings["emblems"]) <= set(Settings.EMBLEMS)
    assert settings["emblems"][0] == ("c" if str(emblems)[:1] == "c" else "a")


def test_a_version_without_emblems_reads_the_names(path, monkeypatch):
    worn(path, NAMES)
    without = {name: value for name, value in module.DEFAULTS.items() if name != "emblems"}
    with monkeypatch.context() as old:
        old.setattr(module, "DEFAULTS", without)
        old.setattr(Settings, "_worn", lambda self, names: "")
        settings = Settings(str(path))
        settings["names"] = ["Zoe", "Cruz"]
        del settings._values["emblems"]
        settings.save()
        assert not settings.problem
    assert "emblems" not in unseal(path.read_bytes())
    assert worn(path) == {"Zoe": "a", "Cruz": "b"}


def test_all_are_drawn_and_no_two_alike():
    for colour in (False, True):
        found = art.pictures(Path(FIRMWARE, "ui/sprites"), colour)
        drawn = [found[f"emblem_{letter}_{size}"] for letter, size in
                 product(Settings.EMBLEMS, (9, 18))]
        assert [tuple(each[:3]) for each in drawn] == [(9, 9, 1), (18, 18, 1)] * 12
        assert len(set(drawn)) == 24


def dots(frame, x, y):
    """The emblem of 9 pixels there, as on the flash."""
    grey = frame.convert("L")
    rows = ["".join(".#"[grey.getpixel((x + i, y + j)) > 127] for i in range(9))
            for j in range(9)]
    return art.pack_picture(rows, {})


def test_two_keys_choose_another_one(tmp_path):
    """A new name keeps the emblem, and so does a restart."""
    picture = art.pictures(Path(FIRMWARE, "ui/sprites"), False)
    x, y = 128 - basic.MARGIN - 9, basic.TITLE_H + basic.ROW_H
    files = samples.settings(language="en", names=NAMES)
    with Console(tmp_path, files, language="en") as console:
        choose(console, "Settings", "Players", "Beto")
        assert dots(console.frame(), x, y) == picture["emblem_b_9"]
        console.press("NEXT", "OK", "OK", "NEXT")
        assert dots(console.frame(), x, y) == picture["emblem_d_9"]
        choose(console, "Rename")
        console.press("BACK", "BACK", "OK", "OK")      # Be and an a, which is likely
        for _ in range(2):
            console.press("NEXT", "NEXT")                       # away from this row
            frame = console.frame()
            assert rows(frame)[:3] == ["Ana", "Bea", "Cruz"]
            assert dots(frame, basic.MARGIN, y) == picture["emblem_d_9"]
            console.restart()
            choose(console, "Settings", "Players")
        console.board.power_off()
        assert '"emblems":"adc"' in unseal(console.board.read_file("/data/settings"))
