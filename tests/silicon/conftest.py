"""The installed product on emulated silicon: boards that run a real MicroPython for the RP2040."""

from pathlib import Path

import pytest

from crupier.build import chips
from crupier.sim.virtual import files as virtual_files
from crupier.sim.virtual import image
from pictures import samples
from silicon import ImageMissing, SiliconBoard, find_image
from silicon.loop import FAST

HERE = Path(__file__).parent


def pytest_terminal_summary(terminalreporter):
    if not FAST:
        terminalreporter.write_line(
            "The emulated RP2040 ran twenty times slower than need be: there is no numba, which "
            "has wheels for Python 3.10 to 3.14 on most PCs.")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.silicon)


@pytest.fixture(scope="session")
def uf2() -> Path:
    try:
        return find_image()
    except ImageMissing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def make_flash(tmp_path):
    """make_flash(file, board, files={}, **settings): path of an image with the product on it."""

    def make(file, board, files=(), **settings):
        flash = tmp_path / file
        image.install(flash, board, processor=chips.RP2040.processor)
        for path, data in {**samples.settings(**settings), **dict(files)}.items():
            virtual_files.write(flash, {path: data})
        return flash

    return make


@pytest.fixture
def make_board(make_flash, uf2):
    """make_board(board, files={}, seed=1, **settings): the product, not yet under power."""

    def make(board="pico_ssd1306", files=(), seed=1, **settings):
        flash = make_flash(f"flash{seed}.img", board, files, **settings)
        return SiliconBoard(flash, board, uf2, seed=seed)

    return make
