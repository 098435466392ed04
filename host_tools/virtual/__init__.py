"""The virtual board: a real MicroPython runs the firmware, the PC models what is wired to it."""

from .board import BoardCrashed, BoardStuck, VirtualBoard
from .files import ImageDamaged
from .interpreter import InterpreterMissing
from .lock import ImageBusy

__all__ = ["BoardCrashed", "BoardStuck", "ImageBusy", "ImageDamaged", "InterpreterMissing",
           "VirtualBoard"]
