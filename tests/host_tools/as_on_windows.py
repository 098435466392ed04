"""Runs commands as Windows would: without the modules that only a Unix has, in cp1252.

    python -m tests.host_tools.as_on_windows     a list of commands as JSON on stdin

Prints what each did as JSON: exit code, stdout, stderr.
"""

import asyncio  # before the platform has another name
import builtins
import io
import json
import sys

MISSING = {"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"}


def missing(name, globals=None, *args, **kwargs):
    """Other people's packages have what they need, and need something else on Windows."""
    if name in MISSING and (globals or {}).get("__name__", "").startswith("crupier"):
        raise ModuleNotFoundError(f"No module named {name!r}")
    return real(name, globals, *args, **kwargs)


def run(command):
    from crupier import cli
    sys.stdout, sys.stderr = (io.TextIOWrapper(io.BytesIO(), "cp1252") for _ in range(2))
    platform = sys.platform
    try:
        if command[0] == "play":        # others would ask Windows for its ports, or its keyboard
            sys.platform = "win32"
        code = cli.main(command)
    except SystemExit as ended:
        code = ended.code
    finally:
        sys.platform = platform
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    said = [stream.buffer.getvalue().decode("cp1252") for stream in (sys.stdout, sys.stderr)]
    sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__
    return [code, *said]


assert asyncio
real = builtins.__import__
builtins.__import__ = missing

if __name__ == "__main__":
    print(json.dumps([run(command) for command in json.load(sys.stdin)]))
