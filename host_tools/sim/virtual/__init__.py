"""The virtual board: a real MicroPython runs the firmware, the PC models what is wired to it.

A name is imported when it is asked for: boards need a Unix, while files.py is for Windows, too.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crupier.sim.virtual.board import DEVICE_ID, BoardCrashed, BoardStuck, VirtualBoard
    from crupier.sim.virtual.files import ImageDamaged
    from crupier.sim.virtual.interpreter import InterpreterMissing
    from crupier.sim.virtual.lock import ImageBusy

__all__ = ["DEVICE_ID", "BoardCrashed", "BoardStuck", "ImageBusy", "ImageDamaged",
           "InterpreterMissing", "VirtualBoard"]
_PLACES = {"BoardCrashed": "board", "BoardStuck": "board", "VirtualBoard": "board",
           "DEVICE_ID": "board", "ImageDamaged": "files", "InterpreterMissing": "interpreter",
           "ImageBusy": "lock"}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
