"""`crupier doctor` about files that get in the way, or are not used."""

import pytest

from crupier.device import find
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import crupier, new_version
from tests.host_tools.test_doctor import doctor, found, quick_link

_ = crupier, doctor, found, quick_link      # fixtures


@pytest.mark.parametrize("path", [
    "/crupier/app.py", "/crupier/app.mpy", "/crupier/app/x.py", "/crupier/pack.py",
    "/crupier/json.py", "/crupier/struct.py"])
def test_shadows_are_told_and_are_real(bench, doctor, quick_link, path):
    """With the file, another program runs."""
    there = bench(new_version(), {path: b"raise ValueError\n" if "x.py" not in path else b""})
    eventually(lambda: b"Traceback" in there.board.log)
    assert find.hello(there.board.port) == (None, None)
    shadow = doctor(there.board.port)["shadow"]
    assert shadow["serious"] and path in shadow["what"]
    assert "crupier flash" in shadow["todo"]


@pytest.mark.parametrize("path", ["/io.py", "/struct/__init__.py", "/lib/binascii.py"])
def test_modules_elsewhere_are_not_in_the_way(found, path):
    """`mip` puts some with such names into /lib."""
    assert found(new_version(), {path: b"raise ValueError\n"}) == {}
