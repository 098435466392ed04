"""`crupier doctor` and a board whose MicroPython has the product in it."""

from crupier.build import frozen
from crupier.build.compile import compile_module
from tests.host_tools import flash_lab, test_doctor

doctor, found = test_doctor.doctor, test_doctor.found


def test_a_part_of_micropython(found):
    """As frozen: the product runs, and no file of it is where the tool would put it. As bytecode:
    sources would fill the flash, and so would the net.
    """
    modules = {}
    for path, source in frozen.files(flash_lab.BOARD).items():
        if not path.endswith(("/main.py", "/boot.py", "/data_nets_the_game.py")):
            path = path.replace("modules", "/lib")
            bytecode = path.endswith(".py") and not path.endswith("native.py")
            modules[path.replace(".py", ".mpy") if bytecode else path] = compile_module(
                path, source) if bytecode else source
    findings = found(modules, {"/main.py": b"import start\nstart.run()\n"})
    assert list(findings) == ["frozen"] and flash_lab.NEW in findings["frozen"]["what"]
