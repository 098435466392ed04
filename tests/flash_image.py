"""Flash images with the product: building it takes longer than most tests need a board."""

import tempfile
from functools import cache
from pathlib import Path

from crupier.build import payload
from crupier.sim.virtual import image


@cache
def _installed(_sources: Path, board_id: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "flash.img")
        image.install(path, board_id)
        return path.read_bytes()


def install(path: Path, board_id: str) -> None:
    """Makes the image as image.install() does; what was in there goes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_installed(payload.source_root(), board_id))
