"""A board on a serial port."""
