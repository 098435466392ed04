"""`errno` of the board: files of this port fail with the numbers of Emscripten."""

from errno import *  # noqa: F403

ENOENT = 44
