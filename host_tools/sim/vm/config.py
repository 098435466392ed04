"""What the PC says when it has started this interpreter."""

import json
import sys
from os import urandom  # noqa: F401

# Not as arguments: MicroPython interns those, and they must be shorter than 256 bytes.
channel_file, flash_file = [open(int(fd), "r+b") for fd in sys.argv[1:3]]
config = json.loads(channel_file.readline())
