"""The virtual board: a real MicroPython runs the firmware, the PC models what is wired to it."""
