"""The product on an image of a flash: it is brought up to date, and nothing else is touched."""

from unittest.mock import Mock

import pytest

from crupier.build import chips, manifest, payload
from crupier.play.rack import _renewed
from crupier.sim.virtual import files
from crupier.sim.virtual.flash import BLOCK, SIZE
from crupier.sim.virtual.image import ImageFull, install


def test_install_writes_only_what_has_changed(tmp_path):
    image = tmp_path / "new" / "flash.img"
    wanted = payload.device_files("pico_ssd1306", processor=chips.HERE)
    assert install(image, "pico_ssd1306") == sorted(wanted)
    for path, data in wanted.items():
        assert files.read(image, path) == data
    before = image.read_bytes()
    assert install(image, "pico_ssd1306") == []
    assert image.read_bytes() == before
    assert len(before) == SIZE == 1408 * 1024


def test_install_follows_a_link(tmp_path):
    """An update put a file in its place, and the old flash stayed where it was."""
    image, there = tmp_path / "flash.img", tmp_path / "elsewhere.img"
    install(there, "pico_ssd1306")
    image.symlink_to(there)
    files.write(there, {"/main.py": b"edited"})
    assert install(image, "pico_ssd1306") == ["/main.py"]
    assert image.is_symlink() and files.read(there, "/main.py") != b"edited"


def test_install_removes_stale_modules_and_keeps_everything_else(tmp_path):
    image = tmp_path / "flash.img"
    install(image, "pico_ssd1306")
    kept = {"/data/game/1.0": b"journal", "/mine.py": b"x = 1", "/crupiered": b""}
    for path, data in {**kept, "/crupier/old.mpy": b"M", "/crupier/old/x.mpy": b"M",
                       "/main.py": b"edited"}.items():
        files.write(image, {path: data})
    assert install(image, "pico_ssd1306") == [
        "/crupier/old.mpy", "/crupier/old/x.mpy", "/main.py"]
    assert {path: files.read(image, path) for path in kept} == kept
    with files.mounted(image) as fs:
        assert "old" not in fs.listdir("/crupier")
    assert set(files.list_all(image)) == set(payload.device_files("pico_ssd1306")) | set(kept)


def test_a_board_py_that_was_edited_stays(tmp_path):
    """It was replaced at the next start of `crupier play`, without a word."""
    image, path = tmp_path / "flash.img", "/crupier/board.py"
    stock = payload.board_file("pico_ssd1306").read_bytes()
    install(image, "pico_ssd1306")
    files.write(image, {"/main.py": b"an older version"})
    files.write(image, {path: stock + b"# mine\n"})
    note, _ = _renewed(image, "pico_ssd1306")
    assert "board.py was edited on this board and stays" in note and "--stock-board" in note
    assert install(image, "pico_ssd1306") == []
    assert files.read(image, path) == stock + b"# mine\n"
    files.write(image, {path: stock})
    assert _renewed(image, "pico_ssd1306") == ("", False)
    # What another installation has brought is no work of anybody's.
    install(image, "picosystem")
    assert path in install(image, "pico_ssd1306") and files.read(image, path) == stock
    # Nor is one of the stock, where a damaged manifest does not say who brought it.
    files.write(image, {path: payload.board_file("picosystem").read_bytes()})
    files.write(image, {manifest.PATH: b"junk"})
    assert path in install(image, "pico_ssd1306") and files.read(image, path) == stock


@pytest.fixture
def nearly_full(tmp_path, monkeypatch):
    """-> image with a version of 100 blocks beside data, 50 blocks free; make(blocks, name): what
    install() brings from now on"""
    def make(blocks: int, name: str) -> None:
        version = {"/main.py": b"import app", "/crupier/app.mpy": name.encode() * BLOCK * blocks}
        version[manifest.PATH] = manifest.make(name, "toy", version).encode()
        monkeypatch.setattr(payload, "device_files", lambda *_, **__: version)
    image = tmp_path / "flash.img"
    make(100, "1")
    install(image, "toy")
    files.write(image, {"/data/records/000001": b"r" * BLOCK * 195})
    return image, make


def test_another_version_fits_where_two_do_not(nearly_full):
    image, make = nearly_full
    for blocks, name in ((120, "2"), (100, "1")):
        make(blocks, name)
        assert _renewed(image, "toy")[0].endswith(f"now it has {name}, that of this tool.")
        assert files.read(image, "/crupier/app.mpy") == name.encode() * BLOCK * blocks
        assert files.read(image, "/data/records/000001") == b"r" * BLOCK * 195
    assert _renewed(image, "toy") == ("", False)


def test_what_does_not_fit_leaves_the_version_that_is_there(nearly_full):
    image, make = nearly_full
    before = image.read_bytes()
    make(200, "2")
    note, kept = _renewed(image, "toy")
    assert kept and "keeps the Crupier 1" in note and "`crupier flash --free`" in note
    assert image.read_bytes() == before and not list(image.parent.glob("*.part"))
    with files.mounted(image) as fs:
        for path in files.paths(fs, "/crupier"):
            files.remove(fs, path)
    with pytest.raises(ImageFull, match="too full"):
        _renewed(image, "toy")


def test_a_kill_in_the_middle_leaves_the_version_before(nearly_full, monkeypatch):
    image, make = nearly_full
    before = image.read_bytes()
    make(100, "2")
    with monkeypatch.context() as killed, pytest.raises(KeyboardInterrupt):
        killed.setattr(files, "remove", Mock(side_effect=KeyboardInterrupt))
        install(image, "toy")
    assert image.read_bytes() == before
