"""`crupier doctor` and a board whose MicroPython has the product in it."""

from crupier.build import frozen
from tests.host_tools import flash_lab, test_doctor

doctor, found = test_doctor.doctor, test_doctor.found


def test_a_part_of_micropython(found):
    """As frozen: the product runs, and no file of it is where the tool would put it. The net, as a
    source, would fill the flash.
    """
    modules = {path.replace("modules", "/lib"): data
               for path, data in frozen.files(flash_lab.BOARD).items()
               if not path.endswith(("/main.py", "/boot.py", "/data_nets_the_game.py"))}
    findings = found(modules, {"/main.py": b"import start\nstart.run()\n"})
    assert list(findings) == ["frozen"] and flash_lab.NEW in findings["frozen"]["what"]
