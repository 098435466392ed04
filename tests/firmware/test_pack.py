"""Imports through firmware/pack.py find what MicroPython finds in folders."""

import pytest

from crupier.build import pack
from crupier.sim.virtual.board import VirtualBoard
from tests.firmware import driver_stage

installed = driver_stage.installed
BOARD = "pico_ssd1306"

# One of each kind below /crupier: what is there, and what wins (py/builtinimport.c).
_FILES = {
    "both.mpy": b"not read", "both.py": b"SOURCE = 1",
    "folder.py": b"SOURCE = 1", "folder/__init__.py": b"", "folder/inner.py": b"SOURCE = 2",
    "bare/inner.py": b"SOURCE = 3",
    "screens/about.py": b"SOURCE = 4",
}
_SHOW = """
import sys, os
def show(*names):
    for name in names:
        try:
            module = __import__(name, None, None, ("SOURCE",))
            print(name, module.__file__[-8:] if hasattr(module, "__file__") else "-",
                  getattr(module, "SOURCE", None))
            del sys.modules[name]
        except ImportError as error:
            print(name, error)
NAMES = ("both", "folder", "folder.inner", "bare", "bare.inner", "screens.about", "screens.date",
         "version", "nothing", "screens.nothing", "nothing.inner")
"""


@pytest.fixture
def told(tmp_path, micropython, installed):
    """told(main.py) -> the lines on the console."""
    def run(program):
        flash = tmp_path / "flash.img"
        flash.write_bytes(installed(BOARD).read_bytes())
        with VirtualBoard(flash, BOARD, live=False) as board:
            board.power_off()
            for path, data in {**{"/crupier/" + path: data for path, data in _FILES.items()},
                               "/main.py": (_SHOW + program).encode()}.items():
                board.write_file(path, data)
            board.power_on()
            board.run(300)
            return board.log.decode().replace("\r", "").split("MicroPython ")[0].splitlines()
    return run


def test_what_wins(told):
    """Files put there by hand go before those in the pack, a source before bytecode."""
    assert told("import pack\npack.mount()\nshow(*NAMES)\npack.umount()") == [
        "both /both.py 1", "folder nit__.py None", "folder.inner inner.py 2", "bare - None",
        "bare.inner inner.py 3", "screens.about about.py 4", "screens.date date.mpy None",
        "version sion.mpy None", "nothing no module named 'nothing'",
        "screens.nothing no module named 'screens.nothing'",
        "nothing.inner no module named 'nothing'"]


def test_sources_in_a_pack_have_an_end(told):
    made = pack.build({"/a.py": b"SOURCE = 7", "/b.mpy": b"M\x06 what follows"})
    assert told(f"""
import pack
with open("/crupier/crupier.romfs", "wb") as file:
    file.write({made!r})
pack.mount()
show("a")
room = bytearray(20)
print(bytes(room[:open(pack.POINT + "/a.py", "rb").readinto(room)]))
pack.umount()
""") == ["a /c/a.py 7", "b'SOURCE = 7'"]


def test_it_leaves_no_trace(told):
    """Programs of a PC look through the whole flash."""
    before, after = told("look = lambda: print(os.listdir('/'), sys.path)\nlook()\n"
                         "import pack\npack.mount()\npack.umount()\nlook()")
    assert before == after and "/crupier" in before


def test_ctrl_c_ends_an_import(told):
    """stat() must not raise it: MicroPython would go on looking, in the next folder."""
    printed = told("""
import pack
there = pack.Pack("/crupier/crupier.romfs", "/crupier")
class Stopped(dict):
    def get(self, path):
        there._loose = loose
        raise KeyboardInterrupt
loose, there._loose = there._loose, Stopped()
print(there.stat("/both.py")[0])
try:
    there.open("/both.py", "rb")
except KeyboardInterrupt:
    print("stopped")
print(there.open("/both.py", "rb").read())
""")
    assert printed == ["32768", "stopped", "b'SOURCE = 1'"]


def test_a_damaged_pack_says_so(told):
    assert told("""
import pack
with open("/crupier/crupier.romfs", "ab") as file:
    file.write(b"?")
try:
    pack.mount()
except OSError as error:
    print(error)
""") == ["damaged: /crupier/crupier.romfs"]
