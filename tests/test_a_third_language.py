"""A language joins by what CONTRIBUTING says and nothing else; what does not fit is named."""

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from crupier.build import root, texts
from tests.pure import FIRMWARE, font

ROOT = FIRMWARE.parent
CODE, NAME = "qx", "Größisch"
_UMLAUTS = str.maketrans("aouAO", "äöüÄÖ")
_AS_IT_IS = {"mark.decimal", "decimal", "thousands", "letters.first", "letters.rest"}
# A word of four letters or more that is no part of a value: %d, {n}.
_WORD = re.compile(r"(?<![%{\w.])[A-Za-z]{4,}(?![}\w])")


def longer(said):
    """English, with longer words: "Settings" is "Settingsßen", "Language" is "Längüägeßen"."""
    if isinstance(said, dict):
        return {key: text if key in _AS_IT_IS else longer(text) for key, text in said.items()}
    if isinstance(said, tuple):
        return tuple(map(longer, said))
    if isinstance(said, str):
        return _WORD.sub(lambda word: word[0].translate(_UMLAUTS) + "ßen", said)
    return said


def steps() -> list[str]:
    """Patterns of the files that CONTRIBUTING has copied: "firmware/games/*/*_en.py"."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = page.partition("## Add a language")[2].partition("\n## ")[0]
    return re.findall(r"`(\S+[/_*]en\.py)`", section)


def translate(file: Path) -> Path:
    own = {name: value for name, value in runpy.run_path(str(file)).items() if name.isupper()}
    made = {name: value if name in ("SHARED", "NAME") else longer(value)
            for name, value in own.items()}
    there = file.with_name(re.sub(r"en\.py$", CODE + ".py", file.name))
    there.write_text("".join(f"{name} = {value!r}\n" for name, value in made.items()),
                     encoding="utf-8")
    return there


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy of the tree to which the language was added."""
    copy = tmp_path_factory.mktemp("tree")
    unseen = shutil.ignore_patterns("__pycache__")
    shutil.copytree(FIRMWARE, copy / "firmware", ignore=unseen)
    for name in ("boards", "engine", "pictures", "tests"):
        (copy / name).symlink_to(ROOT / name)
    (copy / "host_tools").mkdir()
    (copy / "crupier").symlink_to("host_tools")
    for path in (ROOT / "host_tools").iterdir():
        if path.name != "words":
            (copy / "host_tools" / path.name).symlink_to(path)
    (copy / "host_tools/engine").symlink_to(ROOT / "engine")
    shutil.copytree(ROOT / "host_tools/words", copy / "host_tools/words", ignore=unseen)
    for pattern in steps():
        for file in copy.glob(pattern):
            translate(file)
    table = copy / "firmware/ui/strings/__init__.py"
    text = table.read_text(encoding="utf-8")
    assert text.count("\nLANGUAGES = (\n") == 1
    table.write_text(text.replace("\nLANGUAGES = (\n", f"\nLANGUAGES = (\n    {CODE, NAME},\n"),
                     encoding="utf-8")
    return copy


# The package of the copy, not the installed one, which `make install` puts before all folders.
_RUN = """
import runpy, sys
sys.meta_path[:] = [each for each in sys.meta_path
                    if "editable" not in getattr(each, "__module__", "")]
runpy.run_module("tests.speaking", run_name="__main__")
"""


@pytest.fixture(scope="module")
def said(tree):
    done = subprocess.run(
        [sys.executable, "-c", _RUN, CODE, str(tree / "library.sqlite")],
        cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_steps_name_every_text(tree):
    """Those of the board follow the table of games."""
    copied = {file for pattern in steps() for file in ROOT.glob(pattern)}
    assert copied == {*texts.files(FIRMWARE, "en"), *(ROOT / "host_tools/words").glob("*en.py")}
    assert root.languages(tree) == (CODE, *root.languages(ROOT))


def test_the_board_speaks_it(said):
    there = said["texts"]
    lesson = said["board"].pop("lesson")
    assert said["board"] == {"language": NAME, "home": there["row.settings"],
                             "menu": there["title.settings"]}
    assert len(lesson) > 40 and said["lesson"][0][0].startswith(lesson) and "ß" in lesson
    assert there["row.settings"] == "Settingsßen"
    assert "ä" in there["label.language"]


def test_page_and_terminal_speak_it(said):
    page = json.loads(said["page"].partition("=")[2].rstrip(";\n"))
    assert set(page) == {CODE, *root.languages(ROOT)}
    assert page[CODE]["png"] == "Säveßen pictüreßen"
    assert "pöwerßen" in said["terminal"]["running"]
    assert page[CODE]["loaded"].endswith("{n}.")


def test_lists_and_the_report_speak_it(said):
    assert "Verifiedßen" in said["games"] and "Pläyersßen" in said["stats"]
    assert f'<html lang="{CODE}">' in said["report"] and "ällßen" not in said["report"]
    assert "Scöresßen" in said["report"]


def test_what_does_not_fit_is_named(said):
    assert "w64h128  title.win: Yöüßen wön!" not in said["too_long"]
    assert "w128h64  row.lesson: Leärnßen in 3 minütesßen" in said["too_long"]


def test_its_letters_are_drawn():
    for name in (path.stem for path in (FIRMWARE / "ui/fonts").glob("*.bdf")):
        glyphs = font(name).glyphs
        assert "A" not in glyphs or not [char for char in "äöüßÄÖÜ" if not glyphs[char].rows]
