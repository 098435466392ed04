"""The virtual board: a real MicroPython runs the firmware, the PC models what is wired to it."""

from crupier.sim.virtual.board import BoardCrashed, BoardStuck, VirtualBoard
from crupier.sim.virtual.files import ImageDamaged
from crupier.sim.virtual.interpreter import InterpreterMissing
from crupier.sim.virtual.lock import ImageBusy

__all__ = ["BoardCrashed", "BoardStuck", "ImageBusy", "ImageDamaged", "InterpreterMissing",
           "VirtualBoard"]
