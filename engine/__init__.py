"""Rules, shuffling, scoring, records. Runs on CPython and MicroPython, imports nothing of ours."""
