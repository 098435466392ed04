"""What the documents say is so."""

import doctest
import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest
from PIL import Image

from benchmarks.__main__ import MODULES
from crupier import cli
from crupier.build import boards, payload
from crupier.engine import games
from crupier.engine.errors import IllegalAction
from crupier.scores.views.faces import FACES, face
from tests.pure import load

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.es.md")
GUIDES = ("CONTRIBUTING.md", "docs/architecture.md")     # name files, and what is in them
DOCUMENTS = (*READMES, *GUIDES, "CHANGELOG.md", "SECURITY.md", "docs/engine.md", "docs/power.md",
             "docs/release.md", "docs/seats.md", "docs/selftest.md")
PAGES = [*DOCUMENTS, *(f"boards/{board}/README.md" for board in payload.board_ids())]
SHELF, FREE = load("games/__init__").SHELF, load("games/__init__").FREE
# Titles of sections
BOARDS = {"README.md": "What to buy", "README.es.md": "Qué comprar"}
GAMES = {"README.md": "The games on the device", "README.es.md": "Los juegos en el aparato"}
TITLES = {"README.md": "Which game is that\\?", "README.es.md": "¿Qué juego es ese\\?"}
COUNTS = {"README.md": {2: "two", 3: "three", 4: "four"},
          "README.es.md": {2: "dos", 3: "tres", 4: "cuatro"}}
IMAGE = r"`(?:RPI|ADAFRUIT)_\w+`"
PARTS = {"README.md": {"LED": "RGB LED", "BUZZER": "buzzer", "BATTERY": "battery"},
         "README.es.md": {"LED": "LED RGB", "BUZZER": "zumbador", "BATTERY": "batería"}}


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def section(name: str, title: str) -> str:
    return re.search(rf"^## {title}\n(.*?)(?=^## )", text(name), re.MULTILINE | re.DOTALL)[1]


def rows(name: str, title: str) -> list[list[str]]:
    """Cells of the first table in a section, without its head."""
    table = re.search(r"(?:^\|.*\n)+", section(name, title), re.MULTILINE)[0]
    return [[cell.strip() for cell in line.strip("|").split("|")]
            for line in table.splitlines()[2:]]


def code(name: str) -> list[str]:
    """What stands in backquotes."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text(name),
                                             flags=re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("name", READMES)
def test_readme_names_every_command_and_no_other(name):
    table = re.findall(r"^\| (`crupier .*?) \|", text(name), re.MULTILINE)
    named = {word for cell in table for word in re.findall(r"`(?:crupier )?([a-z]+)`", cell)}
    assert named == {command for command, *_ in cli.COMMANDS}


@pytest.mark.parametrize("name", PAGES)
def test_commands_can_be_given_like_that(name):
    for line in code(name):
        command = re.match(r"(?:\.venv/bin/)?crupier (.*)", line)
        if command and not re.search(r"[A-Z<]", command[1]):
            words = shlex.split(command[1])
            name_only = len(words) == 1 and any(words[0] == known for known, *_ in cli.COMMANDS)
            assert name_only or cli.build_parser().parse_args(words), line


@pytest.mark.parametrize("name", PAGES)
def test_modules_to_run_exist(name):
    for module, arguments in re.findall(r"`python -m ([\w.]+)([^`]*)`", text(name)):
        assert find_spec(module), module
        if module == "benchmarks":
            assert set(arguments.split()) <= set(MODULES)


@pytest.mark.parametrize("name", READMES)
def test_readme_describes_every_board(name):
    described = {re.search(r"boards/(\w+)/README\.md", cells[1])[1]: cells
                 for cells in rows(name, BOARDS[name])}
    assert sorted(described) == payload.board_ids()
    for board_id, (picture, _, glass, keys, price) in described.items():
        assert f'src="boards/{board_id}/picture.png"' in picture
        board = boards.read(text(f"boards/{board_id}/board.py"))
        display = board["DISPLAY"]
        assert glass.startswith(f"{display['width']}x{display['height']}")
        assert ("," in glass) == (display["driver"] == "st7789"), "colours"
        for part, word in PARTS[name].items():
            assert (word in keys) == (part in board), (board_id, part)
        logical = {key for key, _ in board["KEYS"]}
        if board_id != "pico_ssd1306":      # wired as one likes
            arrows = {"UP", "DOWN", "LEFT", "RIGHT"}
            push = len(logical - arrows if arrows <= logical else logical)
            assert COUNTS[name][push] in keys, board_id
        # A board's page names the image of MicroPython, unless it is that of every Pico.
        page = text(f"boards/{board_id}/README.md")
        assert set(re.findall(IMAGE, page)) <= set(re.findall(IMAGE, text(name)))
        assert f"| together | {price} | |" in page


def seats(game: str) -> list[int]:
    """Numbers of players that a game is for."""
    found = []
    for players in range(1, 10):
        try:
            games.create({"game": game, "players": players, "seed": "A", "options": {}})
        except IllegalAction:
            continue
        found.append(players)
    return found


@pytest.mark.parametrize("name", READMES)
def test_readme_describes_every_game_on_the_device(name):
    told = [cells[0] for cells in rows(name, GAMES[name])]
    expected = [(title, game) for title, *ways in SHELF for game in ways]
    pad = load("ui/strings/es" if ".es." in name else "ui/strings/en").TEXTS[FREE[0]]
    expected.append((pad, FREE[1]))
    for cell, (title, game) in zip(told, expected, strict=True):
        assert cell.startswith(title)
        if game.endswith("_table"):
            numbers = seats(game)
            found = map(int, re.findall(r"\d+", cell.removeprefix(title)))
            assert set(found) == {numbers[0], numbers[-1]}, cell


@pytest.mark.parametrize("name", READMES)
def test_readme_says_which_games_these_are(name):
    titles = [cells[0] for cells in rows(name, TITLES[name])]
    assert titles == [title for title, *_ in SHELF]


@pytest.mark.parametrize("name", READMES)
def test_readme_shows_a_picture_that_moves(name):
    path, = re.findall(r'<img src="(docs/moving_\w+\.png)"', text(name))
    assert path.endswith(f"_{'es' if '.es.' in name else 'en'}.png")
    with Image.open(ROOT / path) as film:
        assert film.n_frames > 20 and film.info["loop"] == 0
    assert (ROOT / path).stat().st_size < 1_000_000


def test_readmes_say_how_long_a_battery_lasts_at_least_and_at_most():
    hours = [int(found) for found in re.findall(r"(\d+) h\b", text("docs/power.md"))]
    for name, words in zip(READMES, ("{} to {} hours", "de {} a {} horas"), strict=True):
        assert f"[{words.format(min(hours), max(hours))}](docs/power.md)" in text(name)


@pytest.mark.parametrize("name", READMES)
def test_readme_begins_with_what_is_dealt(name):
    begin = text(name).partition("<img")[0].replace("**", "")
    named = set(re.findall(r"\*([^*]+)\*", begin))
    assert {face(game).TITLE for _, game, *_ in SHELF if not game.endswith("_table")} <= named


def test_the_pc_knows_every_game():
    assert set(FACES) == set(games.GAMES)


@pytest.mark.parametrize("name", PAGES)
def test_links_and_pictures_exist(name):
    folder = (ROOT / name).parent
    for target in re.findall(r'(?:\]\(|src=")([^)"#:]+)[)"#]', text(name)):
        assert (folder / target).exists(), target


def test_every_picture_is_shown():
    shown = "".join(text(name) for name in DOCUMENTS)
    for picture in (ROOT / "docs").glob("*.png"):
        assert f"docs/{picture.name}" in shown


@pytest.mark.parametrize("name", DOCUMENTS)
def test_targets_of_make_exist(name):
    makefile = text("Makefile")
    for target in re.findall(r"`make ([a-z-]+)`", text(name)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_readmes_are_twins():
    shapes = [re.findall(r"^(#+|\||!\[|```|\d\.|-) ?", text(name), re.MULTILINE)
              for name in READMES]
    assert shapes[0] == shapes[1]
    spoken = [[word for word in code(name) if not word.startswith("crupier COM")]
              for name in READMES]
    assert sorted(spoken[0]) == sorted(spoken[1])


def test_the_example_of_the_engine_prints_what_it_says():
    name = "docs/engine.md"
    sessions = re.findall(r"^```python\n(>>> .*?)^```", text(name), re.MULTILINE | re.DOTALL)
    assert len(sessions) == 1
    found = doctest.DocTestParser().get_doctest(sessions[0], {}, name, name, 0)
    printed: list[str] = []
    assert not doctest.DocTestRunner().run(found, out=printed.append).failed, "".join(printed)
    assert len(found.examples) > 8


def test_versions_agree():
    version = re.search(r'^version = "(.*)"', text("pyproject.toml"), re.MULTILINE)[1]
    assert load("version").VERSION == version
    assert f"\nversion: {version}\n" in text("CITATION.cff")


def test_changelog_begins_with_what_is_not_released():
    assert re.findall(r"^## (.*)", text("CHANGELOG.md"), re.MULTILINE)[0] == "[Unreleased]"


PATH = r"`((?:engine|firmware|boards|hardware|host_tools|tests)/[\w/.]*)`"


@pytest.mark.parametrize("name", GUIDES)
def test_files_named_in_guides_exist(name):
    named = re.findall(PATH, text(name))
    assert len(named) > 30
    for path in named:
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("name", GUIDES)
def test_names_in_files_named_in_guides_exist(name):
    named = re.findall(rf"((?:`[\w.]+`(?:, | and ))*`[\w.]+`)\s+(?:of|in)\s+{PATH}", text(name))
    assert len(named) > 8
    for words, path in named:
        for word in re.findall(r"[\w.]+", words.replace(" and ", " ")):
            assert defined(word.split(".")[-1], ROOT / path), (word, path)


def test_traceback_in_contributing_is_of_this_firmware():
    lines = re.findall(r'^  File "(.*)", line \d+, in (\w+)$', text("CONTRIBUTING.md"),
                       re.MULTILINE)
    assert len(lines) > 2
    for where, function in lines:
        path = where.removeprefix("/c/").removesuffix(".py").replace(".", "/")
        assert defined(function, ROOT / f"firmware/{path}.py"), (where, function)


def defined(word: str, where: Path) -> bool:
    """Is the name at the beginning of a line in this file, or in one of this folder?"""
    files = [where] if where.is_file() else where.glob("*.py")
    return any(re.search(rf"^ *(class |def |export const |){word}\b",
                         file.read_text(encoding="utf-8"), re.MULTILINE) for file in files)


def test_product_can_be_written_to_a_folder_as_contributing_says(tmp_path, monkeypatch):
    program, = re.findall(r"^```python\n(.*?)^```", text("CONTRIBUTING.md"),
                          re.MULTILINE | re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(program, {})
    written = {f"/{path.relative_to('out').as_posix()}": path.read_bytes()
               for path in Path("out").rglob("*") if path.is_file()}
    assert written == payload.device_files("pico_ssd1306")


def test_contributing_tells_how_to_add():
    told = re.findall(r"^## Add an? (.*)", text("CONTRIBUTING.md"), re.MULTILINE)
    assert sorted(told) == ["board", "driver", "game", "language", "screen", "size of display"]
