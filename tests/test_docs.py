"""What the documents say is so."""

import re
from pathlib import Path

import pytest

from host_tools import cli, payload
from tests.pure import load

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.es.md")


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", READMES)
def test_readme_names_every_command_and_no_other(name):
    table = re.findall(r"^\| (`crupier .*?) \|", text(name), re.MULTILINE)
    named = {word for cell in table for word in re.findall(r"`(?:crupier )?([a-z]+)`", cell)}
    assert named == {command for command, *_ in cli.COMMANDS}


@pytest.mark.parametrize("name", READMES)
def test_readme_shows_every_board(name):
    for board in payload.board_ids():
        assert f"boards/{board}/README.md" in text(name)


@pytest.mark.parametrize("name", [*READMES, "CONTRIBUTING.md"])
def test_links_and_pictures_exist(name):
    for target in re.findall(r"\]\(([^)#:]+)\)", text(name)):
        assert (ROOT / target).exists(), target


@pytest.mark.parametrize("name", [*READMES, "CONTRIBUTING.md"])
def test_targets_of_make_exist(name):
    makefile = text("Makefile")
    for target in re.findall(r"`make ([a-z-]+)`", text(name)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_readmes_are_twins():
    shapes = [re.findall(r"^(#+|\||!\[|```|\d\.|-) ?", text(name), re.MULTILINE)
              for name in READMES]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("board", payload.board_ids())
def test_wiring_table_is_that_of_the_board(board):
    readme = text(f"boards/{board}/README.md")
    keys = dict(re.findall(r"^\| key (\w+) \| GP(\d+) ", readme, re.MULTILINE))
    described = {}
    exec(text(f"boards/{board}/board.py"), described)
    assert {name: int(pin) for name, pin in keys.items()} == dict(described["KEYS"])


def test_versions_agree():
    version = re.search(r'^version = "(.*)"', text("pyproject.toml"), re.MULTILINE)[1]
    assert load("version").VERSION == version


def test_files_named_in_contributing_exist():
    for path in re.findall(r"`((?:engine|firmware|boards|host_tools|tests)/[\w/.]+)`",
                           text("CONTRIBUTING.md")):
        assert (ROOT / path).exists(), path
