"""Rules, shuffling, scoring and records. Runs on CPython and MicroPython, imports nothing of ours."""
