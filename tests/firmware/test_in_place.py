"""The product without firmware/pack.py between: the pack as the ROMFS that it is, and modules
frozen into MicroPython, as far as an interpreter of the PC can show.
"""

import contextlib
import io
import runpy
from functools import cache

import pytest

from crupier import cli
from crupier.build import payload
from crupier.build.compile import compile_module
from crupier.errors import ERROR
from crupier.sim.virtual.board import VirtualBoard
from tests.firmware import driver_stage

installed = driver_stage.installed
BOARDS = "pico_ssd1306", pytest.param("picosystem", marks=pytest.mark.long)   # mono, colour

# Imports each module alone, and says what is in there; of bytecode also its constants.
_LOOK = """
import gc, sys
from binascii import crc32
before = set(sys.modules)
def plain(value):
    if type(value) in (tuple, list):
        return [plain(each) for each in value]
    if type(value) is dict:
        return sorted([(repr(key), repr(plain(value[key]))) for key in value])
    return value if type(value) in (int, str, bytes, float, bool) else type(value).__name__
def look(names):
    for name in names:
        try:
            module = __import__(name, None, None, ("",))
        except Exception as error:
            print("LOOK", name, repr(error))
        else:
            print("LOOK", name, crc32(repr(plain(module.__dict__)).encode()))
        for path in list(sys.modules):
            if path not in before:
                del sys.modules[path]
        gc.collect()
"""
_PACK = "import pack\npack.mount()\n"
_ROM = """
import vfs
with open("/crupier/crupier.romfs", "rb") as file:
    data = file.read()
vfs.mount(vfs.VfsRom(data), "/c")
sys.path[:] = ["/c", "/crupier"]        # there is pack.py, and board.py
"""


@cache
def _modules(board: str) -> list[str]:
    """Names of those in the pack. It is built for that."""
    return [path[1:].rpartition(".")[0].removesuffix("/__init__").replace("/", ".")
            for path in payload.packed_files(board)
            if path.endswith((".mpy", ".py")) and not path.endswith("native.mpy")]


def _said(board: VirtualBoard) -> list[str]:
    return [line[5:] for line in board.log.decode().splitlines() if line.startswith("LOOK ")]


@pytest.fixture
def look(tmp_path, micropython, installed):
    """look(board, how to mount the pack) -> what importing each of its modules says."""
    def run(name, mount):
        flash = tmp_path / "flash.img"
        flash.write_bytes(installed(name).read_bytes())
        with VirtualBoard(flash, name, live=False, heap=1 << 20) as board:
            board.power_off()
            board.write_file("/main.py", f"{_LOOK}{mount}look({_modules(name)!r})\n")
            board.power_on()
            board.run(300)
            return _said(board)
    return run


@pytest.mark.parametrize("board", BOARDS)
def test_the_pack_is_a_romfs_with_the_same_modules(look, board):
    by_pack = look(board, _PACK)
    assert [line.split()[0] for line in by_pack] == _modules(board)
    assert [line for line in by_pack if not line.split()[1].isdigit()] == []
    assert look(board, _ROM) == by_pack


@pytest.fixture(scope="module", params=BOARDS)
def folder(request, tmp_path_factory):
    """(board, what `crupier image --frozen` writes for it); to be read only"""
    target = tmp_path_factory.mktemp("new") / "new" / "frozen"
    said, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(errors):
        assert cli.main(["image", "--frozen", "--board", request.param, "-o", str(target)]) == 0
    assert f"FROZEN_MANIFEST={target}/manifest.py" in said.getvalue()
    assert not errors.getvalue()        # nothing is erased by it
    return request.param, target


def test_the_folder_is_complete(folder):
    board, target = folder
    calls = []
    runpy.run_path(str(target / "manifest.py"), {
        "include": lambda path: calls.append(("include", path)),
        "freeze": lambda path: calls.append(("freeze", path))})
    assert calls == [("include", "$(PORT_DIR)/boards/manifest.py"), ("freeze", "modules")]
    files = {path.relative_to(target / "modules").as_posix(): path.read_bytes()
             for path in (target / "modules").rglob("*") if path.is_file()}
    packed = {path[1:]: data for path, data in payload.packed_files(board, compiled=False).items()}
    data = {path for path in packed if not path.endswith(".py")}
    assert set(files) == (set(packed) - data
                          | {"boot.py", "main.py", "pack.py", "at_rest.py", "board.py"}
                          | {f"data_{path.replace('/', '_')}.py" for path in data})
    for path in data:
        held = runpy.run_path(str(target / f"modules/data_{path.replace('/', '_')}.py"))
        assert held["DATA"] == packed[path]


def test_the_folder_plays(folder, tmp_path, micropython, installed):
    """Without a pack, from a place of its own on sys.path, as frozen modules are."""
    name, target = folder
    with VirtualBoard(installed(name), name, live=False) as board:
        board.run(1500)
        expected = board.frame()
    modules = target / "modules"
    with VirtualBoard(tmp_path / "blank.img", name, live=False, heap=1 << 20) as board:
        board.power_off()
        for file in modules.rglob("*.py"):
            path = file.relative_to(modules).as_posix()
            home = "" if path in ("boot.py", "main.py") else "/crupier"
            content = file.read_bytes()
            if home and not file.name.endswith("native.py"):
                # As freezing does: all of it, as sources, is more than the flash holds.
                path, content = path.removesuffix(".py") + ".mpy", compile_module(path, content)
            board.write_file(f"{home}/{path}", content)
        board.power_on()
        board.run(1500)
        assert board.frame() == expected and expected.getbbox()
        board.power_off()
        names = [*_modules(name), "pack", "board", "data_texts_es", "data_texts_en", "data_art"]
        board.write_file("/main.py", f"{_LOOK}{_PACK}look({names!r})\nprint('PATH', sys.path)\n"
                                     "pack.umount()\nprint('PATH', sys.path)\n")
        board.power_on()
        board.run(300)
        said = _said(board)
        assert [line.split()[0] for line in said] == names
        assert [line for line in said if not line.split()[1].isdigit()] == []
        mounted, after = [line[5:] for line in board.log.decode().splitlines()
                          if line.startswith("PATH ")]
        assert mounted == "['/crupier', '.frozen']" and after.startswith("['/crupier', '',")


def test_a_folder_in_use_stays(tmp_path, capsys):
    (tmp_path / "mine.py").write_text("1")
    command = ["image", "--frozen", "--board", BOARDS[0], "-o"]
    assert cli.main([*command, str(tmp_path)]) == ERROR
    assert "is not empty" in capsys.readouterr().err
    assert cli.main([*command, str(tmp_path / "mine.py")]) == ERROR
    assert "cannot be written" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]
