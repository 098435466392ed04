"""A board on emulated silicon: rp2040py runs a real MicroPython image, cycle by cycle.

Where the virtual board shows what the firmware does, this one shows what it costs, and that it
runs on the chip that people have. rp2040py is a development dependency; no command needs it.
"""

from silicon.board import ImageMissing, SiliconBoard, find_image

__all__ = ["ImageMissing", "SiliconBoard", "find_image"]
