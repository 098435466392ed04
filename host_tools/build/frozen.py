"""The product as part of your own MicroPython: sources and the manifest that freezes them.

MicroPython runs frozen modules in place, from the flash, boot.py and main.py too. manifest.py
is for FROZEN_MANIFEST (docs.micropython.org/en/latest/reference/manifest.html).
"""

from pathlib import PurePosixPath

from crupier.build import manifest, payload

MANIFEST = "manifest.py"
MODULES = "modules"             # manifest.py must not be frozen, so the others are apart
_CONTENT = f"""\
# Freezes Crupier into MicroPython:  make BOARD=... FROZEN_MANIFEST=<this file>
include("$(PORT_DIR)/boards/manifest.py")
freeze("{MODULES}")
"""


def files(board_id: str) -> dict[str, bytes]:
    """{path in the folder: content}. Raises Trouble."""
    found = {MANIFEST: _CONTENT.encode()}
    for path, data in payload.device_files(board_id, compiled=False).items():
        if path not in (payload.PACK, manifest.PATH):
            found[f"{MODULES}/{PurePosixPath(path).name}"] = data
    for path, data in payload.packed_files(board_id, compiled=False).items():
        if not path.endswith(".py"):
            # firmware/pack.py looks for a module when there is no pack.
            path, data = f"/data{path.replace('/', '_')}.py", f"DATA = {data!r}\n".encode()
        found[MODULES + path] = data
    return found
