"""`os` of the board: the original without the PC's shell and environment."""

import hashlib
from os import *  # noqa: F403

from vm.config import config, urandom

for _name in ("getenv", "putenv", "system", "unsetenv"):
    globals().pop(_name, None)

_draws = 0


def sync():
    """Does nothing on littlefs."""


def _drawn(count):
    """`count` bytes, the same in every run: stepped boards are repeatable."""
    global _draws
    out = b""
    while len(out) < count:
        _draws += 1
        out += hashlib.sha256(b"%d/%d" % (config["boots"], _draws)).digest()
    return out[:count]


if not config["live"]:
    urandom = _drawn
