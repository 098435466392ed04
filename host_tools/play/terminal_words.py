"""What the terminal says below the glass, in the language of the locale."""

from collections.abc import Mapping
from typing import Any

from crupier.pictures import drawing
from crupier.play import keyboard

_ARROWS = {"LEFT": "←", "UP": "↑", "DOWN": "↓", "RIGHT": "→"}
_TYPED = {"OK": "Enter", "BACK": "Esc", "NEXT": "Tab", "UNDO": ""}

WORDS = {
    "en": {"OK": "OK", "BACK": "back", "NEXT": "next", "UNDO": "undo", "hold": "O=hold",
           "running": "p=power r=reset q=quit",
           "off": "The board is off, your game is kept: p=power q=quit",
           "stopped": "The program on the board has ended: r=reset q=quit",
           "finer": "({size} shows every dot)",
           "too_small": "Terminal too small: {least} needed, {best} is best, this is {here}."},
    "es": {"OK": "OK", "BACK": "atrás", "NEXT": "sig.", "UNDO": "quitar", "hold": "O=largo",
           "running": "p=apagar r=reset q=fin",
           "off": "La placa está apagada, la partida guardada: p=encender q=fin",
           "stopped": "El programa de la placa ha terminado: r=reset q=fin",
           "finer": "(en {size} se ve cada punto)",
           "too_small": "Terminal pequeño: hacen falta {least}, mejor {best}, y tiene {here}."},
}


def language(environment: Mapping[str, str]) -> str:
    wanted = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG")
                   if environment.get(name)), "")
    return "es" if wanted.startswith("es") else "en"


def says(drawn: Mapping[str, Any], language: str) -> dict[str, str]:
    """WORDS with the keys of a board in "running", by the names that are printed on them."""
    words = WORDS[language]
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
    for key, name in _TYPED.items():
        word, label = WORDS[language][key], labels.get(key, "")
        if key in letters:
            said.append(f"{letters[key]}={word}")
        elif key in labels or key == "BACK":
            said.append(f"{name}={word if label.lower() in ('', word.lower()) else label}")
    return said
