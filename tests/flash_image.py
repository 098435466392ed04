"""Flash images with the product: building it takes longer than most tests need a board."""

import tempfile
from functools import cache
from pathlib import Path

from crupier.build import payload
from crupier.sim.virtual import files, image


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


def import_first(path: Path, name: str, source: bytes) -> None:
    """Has /main.py import this module before the product starts."""
    main = files.read(path, "/main.py").decode()
    assert main.count("import start") == 1
    files.write(path, {
        "/main.py": main.replace("import start", f"import {name}, start").encode(),
        f"/crupier/{name}.py": source})
