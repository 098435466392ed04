"""What the board, the page, the terminal and the PC say in a language, as JSON:

    python -m tests.speaking CODE LIBRARY
"""

import io
import json
import os
import sys
from contextlib import redirect_stdout
from pathlib import Path

from crupier import cli, words
from crupier.build import texts
from crupier.play import drawing, terminal
from pictures import samples
from tests import eyes
from tests.firmware import test_strings as strings
from tests.firmware.console import Console
from tests.firmware.hands import message
from tests.firmware.sizes import SIZES
from tests.host_tools import scores
from tests.host_tools.fake_board import description
from tests.pure import FIRMWARE, load


def board(folder: Path, code: str) -> dict[str, str]:
    """Home, a menu and a lesson; the language is chosen by keys."""
    with Console(folder, samples.settings(language="")) as console:
        console.press(*["DOWN"] * words.languages().index(code))
        found = {"language": eyes.rows(console.frame())[eyes.chosen_row(console.frame())]}
        console.press("OK", "LEFT")
        found["home"] = eyes.home(console.frame())
        console.press("OK")
        found["menu"] = eyes.title(console.frame())
        console.press("BACK", "RIGHT", "OK", "DOWN", "OK")
        found["lesson"] = message(console.frame())
    return found


def tools(library: Path, code: str) -> dict[str, str]:
    """What commands print, and the page of the report."""
    scores.library(library, scores.sample())
    os.environ["LC_ALL"] = code + "_XX.UTF-8"
    said = {}
    for command in ("games", "stats"):
        with redirect_stdout(io.StringIO()) as out:
            assert cli.main([command, "--library", str(library)]) == 0
        said[command] = out.getvalue()
    return {**said, "report": scores.page(library, words.spoken())}


def too_long(code: str) -> list[str]:
    """Display, key and text of each that does not fit."""
    return [f"{size.folder} {game} {key}: {text}" for size in SIZES
            for game in ("", *strings.GAMES) for key, text in strings.too_long(size, game, code)]


if __name__ == "__main__":
    _code, _library = sys.argv[1], Path(sys.argv[2])
    _ui = load("games/__init__").GAME_UIS["the_game"]
    json.dump({
        "board": board(_library.parent, _code),
        "texts": strings.TEXTS["", _code],
        "lesson": texts.of_ui(FIRMWARE, _ui, _code)["LESSON"],
        "page": words.page_module(),
        "terminal": terminal.says(drawing.load(description("pico_ssd1306")), _code),
        **tools(_library, _code), "too_long": too_long(_code)}, sys.stdout)
