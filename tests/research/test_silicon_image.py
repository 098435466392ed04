"""Where MicroPython for the emulated chip comes from."""

import platformdirs
import pytest

from silicon import ImageMissing, find_image


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name: tmp_path / name)
    monkeypatch.delenv("CRUPIER_UF2", raising=False)
    (tmp_path / "crupier").mkdir()
    return tmp_path / "crupier" / "RPI_PICO.uf2"


def test_variable_wins_over_the_cache(cache, tmp_path, monkeypatch):
    cache.touch()
    assert find_image() == cache
    mine = tmp_path / "mine.uf2"
    mine.touch()
    monkeypatch.setenv("CRUPIER_UF2", str(mine))
    assert find_image() == mine


def test_missing_image_says_how_to_get_one(cache, monkeypatch):
    with pytest.raises(ImageMissing, match="CRUPIER_UF2") as missing:
        find_image()
    assert str(cache) in str(missing.value) and "micropython.org" in str(missing.value)
    cache.touch()
    monkeypatch.setenv("CRUPIER_UF2", "elsewhere.uf2")      # a typing error is not passed over
    with pytest.raises(ImageMissing, match=r"elsewhere\.uf2"):
        find_image()
