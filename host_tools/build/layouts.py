"""Layouts: a file per size of display with a class per part, of which a board gets modules.

firmware/ui/layouts/w128h64.py holds all that one size has; a board would spend 15 KB of memory on
it. So its class "table" becomes the module ui/layouts/w128h64/table.py of the boards with that
size, which holds the values alone. A game may have its part in its own folder, in layouts.py: a
class for each size, of which the part has the folder's name.
"""

import runpy
from pathlib import Path
from types import SimpleNamespace

FOLDER = "ui/layouts/"


def holds(path: str) -> bool:
    """Is the file at this path below firmware/ one with all parts of a size, or with one part?"""
    return path.startswith(FOLDER + "w") or path.endswith("/layouts.py")


def read(firmware: Path, size: str) -> dict[str, SimpleNamespace]:
    """{part: its constants} of a size; a class has those of its base, too."""
    found = runpy.run_path(str(firmware / f"{FOLDER}{size}.py"))
    for file in sorted(firmware.glob("games/*/layouts.py")):
        found[file.parent.name] = runpy.run_path(str(file))[size]
    return {part: SimpleNamespace(**{name: getattr(its, name) for name in dir(its)
                                     if not name.startswith("_")})
            for part, its in found.items() if isinstance(its, type)}


def modules(firmware: Path, size: str) -> dict[str, bytes]:
    """{path: source} of the modules that a board with this size gets."""
    return {f"{FOLDER}{size}/{part}.py":
            "".join(f"{name} = {value!r}\n" for name, value in vars(its).items()).encode()
            for part, its in read(firmware, size).items()}
