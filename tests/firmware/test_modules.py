"""Imports through firmware/modules.py find what they find without it."""

import pytest

from crupier.sim.virtual import VirtualBoard
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
         "version", "ui.strings.en", "nothing", "screens.nothing", "nothing.inner")
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


def test_what_wins_is_the_same(told):
    plain = told("show(*NAMES)")
    through = told("import modules\nmodules.mount()\nshow(*NAMES)\nmodules.umount()")
    assert through == plain
    assert {"both /both.py 1", "folder.inner inner.py 2", "screens.about about.py 4",
            "screens.date date.mpy None"} <= set(plain)


def test_it_leaves_no_trace(told):
    """Programs of a PC look through the whole flash."""
    before, after = told("look = lambda: print(os.listdir('/'), sys.path)\nlook()\n"
                         "import modules\nmodules.mount()\nmodules.umount()\nlook()")
    assert before == after and "/crupier" in before


def test_ctrl_c_ends_an_import(told):
    """stat() must not raise it: MicroPython would go on looking, in the next folder."""
    printed = told("""
import modules
class Stopped(list):
    def __contains__(self, path):
        del self.__class__.__contains__
        raise KeyboardInterrupt
modules.mount()
there = modules.Modules("/crupier")
there._listed = Stopped(there._listed)
print(there.stat("/both.py")[0])
try:
    there.open("/both.py", "rb")
except KeyboardInterrupt:
    print("stopped")
print(there.open("/both.py", "rb").read())
""")
    assert printed == ["32768", "stopped", "b'SOURCE = 1'"]
