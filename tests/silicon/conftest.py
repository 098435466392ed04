"""The installed product on emulated silicon: boards that run a real MicroPython for the RP2040."""

from pathlib import Path

import pytest

from host_tools import demo
from host_tools.silicon import ImageMissing, SiliconBoard, find_image
from host_tools.virtual import image

HERE = Path(__file__).parent


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
def make_board(tmp_path, uf2):
    """make_board(board, files={}, seed=1, **settings): the product, not yet under power."""

    def make(board="pico_ssd1306", files=(), seed=1, **settings):
        flash = tmp_path / f"flash{seed}.img"
        image.install(flash, board)
        made = SiliconBoard(flash, board, uf2, seed=seed)
        for path, data in {**demo.settings(**settings), **dict(files)}.items():
            made.write_file(path, data)
        return made

    return make
