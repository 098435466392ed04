"""The arrows between the parts of the house, read from the import statements."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from crupier.build.compile import compile_module
from tests.imports import (
    ROOT,
    VM,
    circle,
    imports,
    nested,
    packages,
    reached,
    sources,
    statements,
    tree,
)

try:
    import tomllib
except ImportError:             # Python 3.10; pytest has brought it
    import tomli as tomllib

LARGEST = 14 * 1024         # bytes of a source file that people read; layouts are data
OUTSIDE_ENGINE = {"array", "binascii", "hashlib", "json", "struct"}
OF_MICROPYTHON = {"array", "binascii", "collections", "deflate", "errno", "framebuf", "gc", "io",
                  "machine", "micropython", "os", "rp2", "select", "struct", "sys", "time", "vfs"}
PARTS_OF_FIRMWARE = {path.stem for path in (ROOT / "firmware").iterdir()} - {"__pycache__"}
HOUSE = sources("engine", "firmware", "host_tools", "research", "silicon", "web", "benchmarks",
                "pictures", "tests")
ON_THE_PC = [path for path in sources("host_tools", "research", "silicon", "web",
                                    "benchmarks", "pictures") if not {*VM} & {*path.parents}]
SENT = {ROOT / "host_tools/selftest/on_board.py"}       # runs on a board, where the firmware is

# What finds modules by names in a table, of which each is loaded when somebody asks for it. An
# import there is no statement, and is not counted below: a table of games or screens knows all of
# them, and each of them may ask the table for another one.
TABLES = {
    "benchmarks/__main__.py", "engine/__init__.py", "engine/games.py",
    "firmware/games/__init__.py", "firmware/pack.py",
    "firmware/screens/__init__.py", "firmware/ui/layouts/__init__.py", "host_tools/cli.py",
    "host_tools/scores/views/game_report.py",
    "host_tools/words/__init__.py",
}


def each_of(paths: list[Path]):
    """The check of one file becomes a test of all of these, which says where it fails.

    As tests of their own they would be a quarter of all that each process collects.
    """
    def of_all(check):
        def test():
            assert paths
            wrong = {}
            for path in paths:
                try:
                    check(path)
                except AssertionError as error:
                    wrong[str(path.relative_to(ROOT))] = str(error)
            assert not wrong, "\n".join(f"{path}: {why}" for path, why in wrong.items())
        return test
    return of_all


def within(path: Path, depth: int) -> str:
    """The first parts of where a file is: "host_tools/build"."""
    return "/".join(path.relative_to(ROOT).with_suffix("").parts[:depth])


def called(path: Path) -> set[str]:
    """Names of what a file calls: "open", or "os.open" of what has a name in front."""
    return {ast.unparse(node.func) for node in ast.walk(tree(path)) if isinstance(node, ast.Call)}


# No circles

def test_no_module_leads_back_to_itself():
    graph = {path: reached(path) for path in HOUSE}
    assert sum(map(len, graph.values())) > 1000
    assert not [str(path.relative_to(ROOT)) for path in circle(graph)]


def room(path: Path) -> str:
    """A folder of a house; the table of the games is a room by itself."""
    return "the shelf" if path == ROOT / "firmware/games/__init__.py" else within(path, 2)


@pytest.mark.parametrize("house", ["engine", "firmware", "host_tools", "research", "web"])
def test_no_room_leads_back_to_itself(house):
    graph: dict[str, set[str]] = {}
    for path in sources(house):
        if not {*VM} & {*path.parents}:
            graph.setdefault(room(path), set()).update(
                {room(file) for file in reached(path) if within(file, 1) == house} - {room(path)})
    assert any(graph.values())
    assert not circle(graph)


def test_only_tables_find_modules_by_name():
    found = {str(path.relative_to(ROOT)) for path in HOUSE if within(path, 1) != "tests"
             and re.search("import_module|__import__", path.read_text(encoding="utf-8"))
             and called(path) & {"__import__", "import_module", "importlib.import_module"}}
    assert found == TABLES


def screens_named_in(path: Path) -> set[str]:
    strings = re.findall(r'"((?:games|game_ui|pads|screens)(?:\.\w+){2,})"',
                         path.read_text(encoding="utf-8"))
    return {string for string in strings if not module_of(string).exists()}


def module_of(dotted: str) -> Path:
    return ROOT / "firmware" / (dotted.replace(".", "/") + ".py")


def test_every_screen_is_where_its_path_says():
    """Screens open one another by paths, which no import checks."""
    named = set().union(*map(screens_named_in, sources("firmware")))
    assert len(named) > 50
    for path in named:
        module, _, maker = path.rpartition(".")
        assert re.search(rf"^(def|class) {maker}\b",
                         module_of(module).read_text(encoding="utf-8"), re.MULTILINE), path


# Short ways

_DEEP = 4       # modules within modules: each takes some 700 bytes of the chip's 8 KB of C stack


@cache
def at_start() -> set[Path]:
    """What is loaded before the first screen opens."""
    loaded = set()
    start = reached(ROOT / "firmware/start.py") | reached(ROOT / "firmware/assemble.py")
    for path in sorted(start | {ROOT / "firmware/screens/home.py"}):
        nested(path, loaded)
    return loaded


@each_of(sources("engine", "firmware"))
def test_imports_take_little_of_the_stack(path):
    """What is needed deep down is imported first."""
    if path in at_start():
        return
    loaded = set(at_start())
    rules = ROOT / "engine" / path.parent.name / "game.py"
    if ROOT / "firmware" in path.parents and rules.exists() and path.stem != "lesson":
        nested(rules, loaded)       # the game is played
    way = nested(path, loaded)
    assert len(way) <= _DEEP, [str(file.relative_to(ROOT)) for file in way]


# One style of imports each

@each_of(sources("engine"))
def test_engine_stands_alone(path):
    assert packages(path) <= OUTSIDE_ENGINE
    assert all(ROOT / "engine" in file.parents for file in reached(path))


@each_of(sources("firmware"))
def test_firmware_imports_from_its_root(path):
    assert not any(dots for dots, _, _ in statements(path))
    assert packages(path) <= OF_MICROPYTHON | PARTS_OF_FIRMWARE | {"engine", "board"}


@each_of(ON_THE_PC)
def test_pc_imports_by_full_names(path):
    assert not any(dots for dots, _, _ in statements(path))
    assert not packages(path) & {"host_tools", "engine", "firmware"}
    assert not any(name.startswith("crupier.firmware") for name in imports(path))


# In tests/firmware/toy_game/, written for a place in engine/.
OF_THE_TOY = ("game.py", "package.py", "results.py", "rules.py")


@each_of([path for path in sources("tests") if not (
    path.parent.name == "toy_game" and path.name in OF_THE_TOY)])
def test_tests_import_by_full_names(path):
    assert not any(dots for dots, _, _ in statements(path))
    assert not packages(path) & {"host_tools", "firmware"}


# Who knows whom

@each_of([path for path in ON_THE_PC if within(path, 1) != "benchmarks" and path not in SENT])
def test_pc_tools_do_not_import_firmware(path):
    assert not any(ROOT / "firmware" in file.parents for file in reached(path))


@each_of([path for path in ON_THE_PC if within(path, 1) == "host_tools"])
def test_the_command_finds_research_by_name_alone(path):
    """The table of subcommands has the one word of it, for `crupier simulate`."""
    assert not {within(file, 1) for file in reached(path)} & {
        "research", "silicon", "web", "pictures"}
    named = "crupier.research" in path.read_text(encoding="utf-8")
    assert named == (path == ROOT / "host_tools/cli.py")


@each_of(sources("research"))
def test_research_stands_on_host_tools_and_engine(path):
    assert {within(file, 1) for file in reached(path)} <= {"research", "host_tools", "engine"}


@each_of(sources("web"))
def test_pages_stand_on_host_tools_and_engine(path):
    assert {within(file, 1) for file in reached(path)} <= {"web", "host_tools", "engine"}


@each_of(sources("silicon"))
def test_emulated_silicon_needs_no_research(path):
    assert {within(file, 1) for file in reached(path)} <= {"silicon", "host_tools", "engine"}


@each_of(sources("pictures"))
def test_pictures_stand_on_host_tools_and_engine(path):
    assert {within(file, 1) for file in reached(path)} <= {"pictures", "host_tools", "engine"}


@each_of(sources("firmware/screens", "firmware/games", "firmware/game_ui", "firmware/pads",
                 "firmware/ui"))
def test_screens_know_no_pins_and_no_files(path):
    assert not packages(path) & {"machine", "drivers", "hardware", "board", "storage", "io", "vfs"}
    if re.search(r"\b(open\(|os\.)", path.read_text(encoding="utf-8")):
        names = called(path)
        assert "open" not in names
        assert {name for name in names if name.startswith("os.")} <= {"os.urandom"}


@each_of(sources("firmware/games", "firmware/game_ui", "firmware/pads"))
def test_games_go_to_screens_by_name(path):
    assert "screens" not in packages(path)


@each_of(sources("firmware/drivers"))
def test_drivers_know_only_their_chip(path):
    """And the loops over pixels, which know nothing."""
    others = PARTS_OF_FIRMWARE - {"drivers", "pixels", "pixels_native"}
    assert not packages(path) & (others | {"machine", "board", "engine"})


@each_of(sources("firmware"))
def test_only_hardware_joins_board_and_drivers(path):
    if within(path, 2) not in ("firmware/hardware", "firmware/drivers"):
        assert "drivers" not in packages(path)


@each_of(ON_THE_PC)
def test_only_device_talks_through_mpremote(path):
    """build/pack.py talks to nobody: it takes the writer of ROMFS, the format mpremote made."""
    allowed = {"mpremote.romfs"} if within(path, 3) == "host_tools/build/pack" else set()
    if within(path, 2) != "host_tools/device":
        assert {name for name in imports(path) if name.split(".")[0] == "mpremote"} <= allowed


# No tricks with the interpreter

def test_only_memory_touches_the_table_of_modules():
    memory = ROOT / "firmware/memory.py"
    texts = {path: path.read_text(encoding="utf-8") for path in sources("firmware")}
    assert [path for path, text in texts.items() if "sys.modules" in text] == [memory]
    assert texts[memory].count("\n") <= 80
    assert not [path for path, text in texts.items() if "_task_queue" in text]
    for path in sources("firmware"):
        assert path == memory or not any(
            (module, name) == ("sys", "modules") for _, module, name in statements(path))


def test_bytecode_has_the_names_of_its_source():
    code = compile_module("a.py", b"class _Private:\n    def _method(self, _long_name=1):\n"
                                  b"        return self._attribute\n")
    for name in (b"_Private", b"_method", b"_long_name", b"_attribute"):
        assert name in code


# What is installed

def installed() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]


def package(folder: Path) -> str:
    """Name of a folder in the wheel."""
    first, *rest = folder.relative_to(ROOT).parts
    return ".".join(["crupier", *([] if first == "host_tools" else [first]), *rest])


def test_every_package_is_installed():
    listed = installed()["packages"]
    assert listed == sorted(listed)
    assert set(listed) - {"crupier.boards", "crupier.firmware"} == {
        package(path.parent) for path in sources("host_tools", "engine", "research", "web")}
    for name, folder in installed()["package-dir"].items():
        assert package(ROOT / folder) == name


def test_every_file_is_installed():
    """Python files of listed packages go by themselves, the rest as package data."""
    folders = {package(path): path for path in [
        ROOT / "host_tools", ROOT / "boards", ROOT / "firmware", ROOT / "web",
        *(path for house in ("host_tools", "engine", "research", "web")
          for path in (ROOT / house).rglob("*"))]
        if path.is_dir()}
    data = {file for name, globs in installed()["package-data"].items() for glob in globs
            for file in folders[name].glob(glob)}
    there = {file for house in ("host_tools", "engine", "boards", "firmware", "web")
             for file in (ROOT / house).rglob("*")
             if file.is_file() and "__pycache__" not in file.parts}
    code = set(sources("host_tools", "engine", "web"))
    assert there - data - code == set()
    assert len(data) > 100


def test_files_stay_small():
    large = {path: path.stat().st_size for path in [*HOUSE, *sources("boards")]
             if "layouts" not in path.parts and path.stat().st_size > LARGEST}
    assert not large
