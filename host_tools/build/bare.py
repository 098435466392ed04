"""Sources as a board needs them: without comments and docstrings, each line where it was."""

import ast
import io
import tokenize
from functools import cache

_WITH_DOCSTRING = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def bare(source: bytes) -> bytes:
    """The same program; a traceback names the same lines."""
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
