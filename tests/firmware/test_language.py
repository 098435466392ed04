"""The language: chosen at the first start, changed in the settings."""

from crupier.engine.canonical import loads
from crupier.engine.lines import unseal
from pictures import samples
from tests import eyes
from tests.firmware.console import Console


def test_first_boot_asks_for_the_language_once(tmp_path):
    with Console(tmp_path, language="") as console:
        assert eyes.title(console.frame()) == "Idioma/Language"
        console.press("BACK")                   # there is no way around it
        assert eyes.title(console.frame()) == "Idioma/Language"
        console.press("DOWN", "OK", "LEFT")
        assert eyes.home(console.frame()) == "Settings"
        console.restart()
        console.press("LEFT")
        assert eyes.home(console.frame()) == "Settings"


def test_the_game_goes_on_in_the_language_that_was_chosen(tmp_path):
    """Of settings that were lost, with a game in progress."""
    game = samples.journal(samples.head(1, "take_that_match", 2, "K7Q2MX"), [])
    shown = []
    for language, keys in (("", ("DOWN", "OK")), ("en", ())):
        (folder := tmp_path / ("lost" + language)).mkdir()
        with Console(folder, game, language=language) as console:
            console.press(*keys)
            shown.append(console.frame().tobytes())
    assert shown[0] == shown[1]


def test_language_changes_at_once(tmp_path):
    with Console(tmp_path) as console:
        console.press("LEFT", "OK", "RIGHT")
        assert eyes.title(console.frame()) == "Settings"
        console.press("BACK")
        assert eyes.home(console.frame()) == "Settings"


def test_names_that_nobody_typed_follow_the_language(tmp_path):
    """With their emblems; a typed name stays."""
    known = samples.settings(language="es", names=["Jugador 1", "Ana", "Jugador 3"],
                             emblems="cab")
    with Console(tmp_path, known) as console:
        console.press("LEFT", "OK", "RIGHT", "BACK")
        console.board.power_off()
        kept = loads(unseal(console.board.read_file("/data/settings")))
    assert kept["names"] == ["Player 1", "Ana", "Player 3"]
    assert kept["emblems"] == "cab"
