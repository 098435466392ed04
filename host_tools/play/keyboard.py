"""What the keys of a keyboard do on a board, which has some of the logical keys, and names."""

from collections.abc import Mapping
from typing import Any

LOGICAL = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "NEXT", "UNDO")

# Instead of a key that the board does not have: another one, the first that it has.
_STAND_INS = {"BACK": ("hold OK",), "NEXT": ("DOWN",), "DOWN": ("NEXT",), "RIGHT": ("NEXT",)}


def meanings(drawing: Mapping[str, Any]) -> dict[str, str]:
    """{what is typed: "OK", or "hold OK" for a long press}.

    Typed are logical keys, and small letters that are printed on the board.
    """
    there = {key["key"] for key in drawing["keys"] if key.get("key")}
    typed: dict[str, str] = {}
    for name in LOGICAL:
        for meant in (name, *_STAND_INS.get(name, ())):
            if meant.split()[-1] in there:
                typed.setdefault(name, meant)
    for key in drawing["keys"]:
        letter = key.get("label", "")
        if len(letter) == 1 and key.get("key"):
            typed[letter.lower()] = key["key"]
    return typed
