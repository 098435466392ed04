"""What somebody can type who wants to do something on a board with their own hands."""

import os
import shlex
import subprocess
import sys


def mpremote(port: str, *words: str) -> str:
    """A command for the mpremote that came with crupier, which need not be in the path."""
    joined = subprocess.list2cmdline if os.name == "nt" else shlex.join
    return joined([sys.executable, "-m", "mpremote", "connect", port, *words])
