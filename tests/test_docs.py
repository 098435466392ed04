"""What a reader of the documents relies on: links, files, commands, boards and games are there."""

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
from crupier.scores.views.game_report import REPORTS
from tests.pure import load

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.es.md")
TWINS = (READMES, ("docs/faq.md", "docs/faq.es.md"), ("docs/games.md", "docs/games.es.md"))
PAGES = sorted(str(path.relative_to(ROOT)) for pattern in (
    "*.md", "docs/*.md", "boards/*/*.md", "hardware/*/*.md", "research/*.md")
    for path in ROOT.glob(pattern))
# The last one is of all pages; 250 of it are for the reports of docs/field.md alone.
WORDS = {"README.md": 1200, "README.es.md": 1200, "CHANGELOG.md": 300, "": 26_400 + 250}
SHELF = load("games/__init__").SHELF
# Titles of sections
BOARDS = {"README.md": "What to buy", "README.es.md": "Qué comprar"}
TITLES = {"README.md": "Which game is that\\?", "README.es.md": "¿Qué juego es ese\\?"}
KEYS = {"README.md": "Play now", "README.es.md": "Juega ya"}
COUNTS = {"README.md": {2: "two", 3: "three", 4: "four"},
          "README.es.md": {2: "dos", 3: "tres", 4: "cuatro"}}
IMAGE = r"`(?:RPI|ADAFRUIT)_\w+`"
PARTS = {"README.md": {"LED": "RGB LED", "BUZZER": "buzzer", "BATTERY": "battery"},
         "README.es.md": {"LED": "LED RGB", "BUZZER": "zumbador", "BATTERY": "batería"}}
PATH = (r"`((?:benchmarks|boards|engine|firmware|hardware|host_tools|pictures|research|silicon|web"
        r"|tests)/[\w/.]*)`")
pages = pytest.mark.parametrize("name", PAGES)
readmes = pytest.mark.parametrize("name", READMES)


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


def anchors(name: str) -> set[str]:
    """Where a link into a page can lead."""
    titles = re.findall(r"^#+ (.*)$", text(name), re.MULTILINE)
    return ({re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
            | set(re.findall(r'<a id="(.*?)">', text(name))))


# All pages

@pages
def test_links_and_pictures_exist(name):
    for target in re.findall(r'(?:\]\(|src=")([^)"\s]+)[)"]', text(name)):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        page = (ROOT / name).parent / path if path else ROOT / name
        assert page.exists(), target
        assert not anchor or anchor in anchors(str(page.resolve().relative_to(ROOT))), target


@pages
def test_files_named_exist(name):
    for path in re.findall(PATH, text(name)):
        assert (ROOT / path).exists(), path


@pages
def test_commands_can_be_given_like_that(name):
    for line in code(name):
        command = re.match(r"(?:\.venv/bin/)?crupier (.*)", line)
        if command and not re.search(r"[A-Z<]", command[1]):
            words = shlex.split(command[1])
            name_only = len(words) == 1 and any(words[0] == known for known, *_ in cli.COMMANDS)
            assert name_only or cli.build_parser().parse_args(words), line


@pages
def test_modules_to_run_exist(name):
    for module, arguments in re.findall(r"`python -m ([\w.]+)([^`]*)`", text(name)):
        assert find_spec(module), module
        if module == "benchmarks":
            assert set(re.sub(r"--beside \w+", "", arguments).split()) <= set(MODULES)


@pages
def test_targets_of_make_exist(name):
    for target in re.findall(r"`make ([a-z-]+)`", text(name)):
        assert re.search(rf"^{target}:", text("Makefile"), re.MULTILINE), target


def test_every_picture_is_shown():
    shown = "".join(text(name) for name in PAGES)
    for picture in (ROOT / "docs").glob("*.png"):
        assert picture.name in shown or picture.name.startswith("all_")


@pytest.mark.parametrize("name", WORDS)
def test_words_are_few(name):
    names = [name] if name else PAGES
    assert sum(len(text(each).split()) for each in names) <= WORDS[name]


@pytest.mark.parametrize("twins", TWINS)
def test_english_and_spanish_are_twins(twins):
    shapes = [re.findall(r"^(#+|\||!\[|```|\d\.|-|\*\*) ?", text(name), re.MULTILINE)
              for name in twins]
    assert shapes[0] == shapes[1]
    spoken = [sorted(set(code(name))) for name in twins]
    assert spoken[0] == spoken[1]


# README

@readmes
def test_readme_names_every_command_and_no_other(name):
    table = re.findall(r"^\| (`crupier .*?) \|", text(name), re.MULTILINE)
    named = {word for cell in table for word in re.findall(r"`(?:crupier )?([a-z]+)`", cell)}
    assert named == {command for command, *_ in cli.COMMANDS}
    assert {"make play", "make test"} <= set(re.findall(r"make (?:play|test)", text(name)))


@readmes
def test_readme_describes_every_board(name):
    described = {re.search(r"boards/(\w+)/README\.md", cells[1])[1]: cells
                 for cells in rows(name, BOARDS[name])}
    assert sorted(described) == payload.board_ids()
    for board_id, (picture, _, size, keys, price) in described.items():
        assert f'src="boards/{board_id}/picture.png"' in picture
        board = boards.read(text(f"boards/{board_id}/board.py"))
        display = board["DISPLAY"]
        assert size.startswith(f"{display['width']}x{display['height']}")
        assert ("," in size) == (display["driver"] in boards.LCDS), "colours"
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


@readmes
def test_readme_names_the_keys_as_they_are_printed(name):
    told = {re.match(r"\w+", cells[0])[0]: cells[1:3] for cells in rows(name, KEYS[name])}
    for place, board_ids in enumerate((("picosystem", "waveshare_lcd13"), ("pico_display",))):
        for board_id in board_ids:
            labels = boards.read(text(f"boards/{board_id}/board.py"))["LABELS"]
            for key, label in labels:
                if key in told:
                    assert label in told[key][place].split(", "), (board_id, key)


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


@readmes
def test_readme_says_which_games_these_are_and_for_how_many(name):
    for cells, (title, *ways) in zip(rows(name, TITLES[name]), SHELF, strict=True):
        assert cells[0] == title
        numbers = seats(next(game for game in ways if game.endswith("_table")))
        assert set(map(int, re.findall(r"\d+", cells[1]))) == {numbers[0], numbers[-1]}


@readmes
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


@pytest.mark.parametrize("name", TWINS[2])
def test_games_page_has_every_dealt_game(name):
    titles = re.findall(r"^### (.*?),", text(name), re.MULTILINE)
    assert titles == [title for title, *_ in SHELF]


def test_the_pc_knows_every_game():
    assert set(REPORTS) == set(games.GAMES)


# Other pages

def test_the_example_of_a_bot_runs():
    done = doctest.testfile(str(ROOT / "docs/bots.md"), module_relative=False)
    assert done.attempted > 5 and not done.failed


def test_versions_agree():
    version = re.search(r'^version = "(.*)"', text("pyproject.toml"), re.MULTILINE)[1]
    assert load("version").VERSION == version
    assert f"\nversion: {version}\n" in text("CITATION.cff")


def test_names_in_files_named_by_the_architecture_exist():
    named = re.findall(rf"((?:`[\w.]+`(?:, | and ))*`[\w.]+`)\s+(?:of|in)\s+{PATH}",
                       text("docs/architecture.md"))
    assert len(named) > 8
    for words, path in named:
        for word in re.findall(r"[\w.]+", words.replace(" and ", " ")):
            assert defined(word.split(".")[-1], ROOT / path), (word, path)


def defined(word: str, where: Path) -> bool:
    """Is the name at the beginning of a line in this file, or in one of this folder?"""
    files = [where] if where.is_file() else where.glob("*.py")
    return any(re.search(rf"^ *(class |def |export const |){word}\b",
                         file.read_text(encoding="utf-8"), re.MULTILINE) for file in files)


def test_product_can_be_written_to_a_folder_as_contributing_says(tmp_path, monkeypatch):
    command, = re.findall(r"^crupier (image --folder .*)$", text("CONTRIBUTING.md"), re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    assert cli.main(shlex.split(command)) == 0
    written = {f"/{path.relative_to('out').as_posix()}": path.read_bytes()
               for path in Path("out").rglob("*") if path.is_file()}
    assert written == payload.device_files("pico_ssd1306")


def test_contributing_tells_how_to_add():
    told = re.findall(r"^## Add an? (.*)", text("CONTRIBUTING.md"), re.MULTILINE)
    assert sorted(told) == ["board", "driver", "game", "language", "screen", "size of display"]
