"""Finds MicroPython for the emulated chip."""

import os
from pathlib import Path

import platformdirs

_VARIABLE = "CRUPIER_UF2"
NAME = "RPI_PICO.uf2"


class ImageMissing(Exception):
    """There is no MicroPython for the RP2040 on this PC; the message says how to get it."""


def find_image() -> Path:
    """The UF2 of MicroPython 1.28 for the Raspberry Pi Pico. Raises ImageMissing."""
    kept = platformdirs.user_cache_path("crupier") / NAME
    given = os.environ.get(_VARIABLE)
    image = Path(given) if given else kept
    if not image.is_file():
        raise ImageMissing(
            f"there is no file {image}. Download MicroPython v1.28.0 for the Raspberry Pi Pico "
            f"from micropython.org/download/RPI_PICO, and set {_VARIABLE}=<that .uf2> or keep it "
            f"as {kept}")
    return image
