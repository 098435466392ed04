"""Writes tests/data/pack_<version>.zip: what the present version puts on a board."""

import zipfile
from pathlib import Path

from crupier.build import payload

BOARD = "pico_ssd1306"
_DATA = Path(__file__).parent / "data"


def main() -> None:
    files = payload.device_files(BOARD, processor="")
    path = _DATA / f"pack_{payload.firmware_version()}.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name.lstrip("/"), (1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    print(path, path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
