"""Texts of the device in the form in which it loads them fast.

A dict of 170 short texts takes the board 60 ms and 11 KB to make; bytes with a line for each take
5 ms and 4 KB. Translators keep the dict.
"""

import ast
import re

# Of all games, and of each one: <module>_<language>.py beside its face.
_TEXTS = re.compile(r"ui/strings/(?!__init__)\w+\.py|games/\w+/(pad|solo)_[a-z]{2}\.py")


def holds(path: str) -> bool:
    """Is the module at this path below /crupier one of texts?"""
    return bool(_TEXTS.fullmatch(path))


def pack(source: bytes) -> bytes:
    """The module with b"\nkey=text\nkey=text\n" in place of each {key: text}; the rest stays."""
    lines = []
    for line in ast.parse(source).body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            lines.append(f"{line.targets[0].id} = {_packed(ast.literal_eval(line.value))!r}\n")
    return "".join(lines).encode()


def _packed(value):
    if not isinstance(value, dict):
        return value
    if all(isinstance(text, str) for text in value.values()):
        return "".join(f"\n{key}={text}" for key, text in value.items()).encode() + b"\n"
    return {key: _packed(inner) for key, inner in value.items()}
