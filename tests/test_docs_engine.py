"""docs/engine.md: its examples run, its tables are those of the code."""

import re
from pathlib import Path

import pytest

from crupier.research.environments import baselines
from crupier.research.environments.games import SPACES

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs/engine.md").read_text(encoding="utf-8")
TITLES = {"the_game": "The Game", "martes13": "Martes 13", "take_that": "Take That",
          "galloneta": "Galloneta"}
games = pytest.mark.parametrize("name", SPACES)


def section(title: str) -> str:
    return re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)[1]


def rows(text: str) -> list[list[str]]:
    """Cells of a table, without its head."""
    table = re.search(r"(?:^\|.*\n)+", text, re.MULTILINE)[0]
    return [[cell.strip() for cell in line.strip("|").split("|")]
            for line in table.splitlines()[2:]]


def example(title: str) -> dict:
    """What is defined after the example of this section."""
    code, = re.findall(r"^```python\n(.*?)^```", section(title), re.MULTILINE | re.DOTALL)
    found: dict = {}
    exec(compile(code, title, "exec"), found)
    return found


def test_the_example_of_pettingzoo(capsys):
    pytest.importorskip("pettingzoo", reason="needs PettingZoo: make research")
    means = example("PettingZoo")["means"]
    assert means["player_0"] > max(means["player_1"], means["player_2"])


def test_the_example_of_gymnasium(capsys):
    pytest.importorskip("gymnasium", reason="needs Gymnasium: make research")
    assert example("Gymnasium")["mean"] < 50


def test_the_example_of_openspiel(capsys):
    pytest.importorskip("pyspiel", reason="needs OpenSpiel: make research")
    means = example("OpenSpiel")["means"]
    assert means[0] > max(means[1:])


def test_the_table_of_actions():
    assert {title: int(number) for title, number, _ in rows(section("Actions"))} == {
        TITLES[name]: len(spaces.ACTIONS) for name, spaces in SPACES.items()}


def test_all_games_are_in_the_tables():
    known = rows(section("PettingZoo"))
    assert [(cells[0], *map(int, re.findall(r"\d", cells[1]))) for cells in known] == [
        (f"`{name}`", *sorted(set(spaces.PLAYERS))) for name, spaces in SPACES.items()]
    pytest.importorskip("pyspiel", reason="needs OpenSpiel: make research")
    from crupier.research.environments.spiel import DEALERS
    assert rows(section("OpenSpiel")) == [
        [f"`python_crupier_{dealer.spaces.NAME}`",
         ", ".join(f"`{name}={str(value).lower() if type(value) is bool else value}`"
                   for name, value in dealer.parameters.items())] for dealer in DEALERS]


@games
def test_baselines_are_the_same_again(name):
    assert list(baselines.figures(name, 2)) == list(baselines.figures(name, 2))


@pytest.mark.long
@games
def test_baselines_are_those_of_the_command(name):
    made = {cells[0]: cells for cells in baselines.figures(name, 1000) if cells[1] == "-"}
    told = [cells[1:] for cells in rows(section("Baselines")) if cells[0] == TITLES[name]]
    assert told == [[made[cells[0]][at] for at in (0, 2, 3, -1)] for cells in told]


def test_how_to_cite():
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    version, = re.findall(r"^version: (.*)$", cited, re.MULTILINE)
    assert f'version = "{version}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert "(../CITATION.cff)" in section("How to cite")
