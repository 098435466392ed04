"""What the terminal says below the display."""

from collections.abc import Mapping
from typing import Any

from crupier.pictures import drawing
from crupier.play import keyboard
from crupier.words import terminal

_ARROWS = {"LEFT": "←", "UP": "↑", "DOWN": "↓", "RIGHT": "→"}
_TYPED = {"OK": "Enter", "BACK": "Esc", "NEXT": "Tab", "UNDO": ""}


def says(drawn: Mapping[str, Any], language: str) -> dict[str, str]:
    """TERMINAL of a language; in "running" the keys of a board, as they are printed."""
    words = terminal(language)
    running = " ".join([*_keys(drawn, language), words["hold"], words["running"]])
    return {**words, "running": running}


def _keys(drawn: Mapping[str, Any], language: str) -> list[str]:
    typed = keyboard.meanings(drawn)
    letters = {meant: letter for letter, meant in typed.items() if len(letter) == 1}
    labels = {key["key"]: drawing.label(key, language) for key in drawn["keys"] if key.get("key")}
    arrows = [key for key in _ARROWS if key in labels]
    plain = "".join(_ARROWS[key] for key in arrows if key not in letters)
    said = [plain] * bool(plain)
    said += [f"{letters[key]}={_ARROWS[key]}" for key in arrows if key in letters]
    words = terminal(language)
    for key, name in _TYPED.items():
        word, label = words[key], labels.get(key, "")
        if key in letters:
            said.append(f"{letters[key]}={word}")
        elif key in labels or key == "BACK":
            said.append(f"{name}={word if label.lower() in ('', word.lower()) else label}")
    return said
