"""The memory does not do for a picture: it is painted once more, and nothing else happens."""

from crupier.pictures import demo
from crupier.sim.virtual import files
from tests import eyes
from tests.firmware.console import Console

# Every screen begins with a clear glass.
_CRAMPED = b"""
from ui.canvas import Canvas
clear, calls = Canvas.clear, []

def cramped(canvas, *role):
    calls.append(role)
    if %s:
        raise MemoryError
    clear(canvas, *role)

Canvas.clear = cramped
"""
_ONCE, _ALWAYS = b"len(calls) % 2", b"len(calls) > 4"
# A game, its menu, cards that are gone, back to it; home, settings, players; history; on with it.
_WALK = ("OK BACK UP OK BACK BACK OK BACK DOWN DOWN DOWN OK DOWN OK BACK UP OK BACK BACK "
         "LEFT OK BACK UP OK").split()
_HEAD = demo.new_head(1, "K7Q2MX")
_GAME = demo.play(_HEAD, lambda game: len(game.history()) > 8)


def seen(folder, when: bytes | None = None) -> tuple[list[bytes], str]:
    """(pictures after each key, what the console says)"""
    folder.mkdir()
    with Console(folder, demo.journal(_HEAD, _GAME.history())) as console:
        if when:
            console.board.power_off()
            image = folder / "flash.img"
            main = files.read(image, "/main.py").decode()
            files.write_all(image, {
                "/main.py": main.replace("import start", "import cramped, start").encode(),
                "/crupier/cramped.py": _CRAMPED % when})
            console.restart()
        pictures = []
        for key in _WALK:
            pictures.append(console.frame().tobytes())
            console.press(key)
        return pictures, console.board.log.decode()


def test_a_picture_is_painted_once_more(tmp_path):
    wanted, _ = seen(tmp_path / "wide")
    pictures, said = seen(tmp_path / "cramped", _ONCE)
    assert len(set(wanted)) > len(_WALK) // 2
    assert [i for i, one in enumerate(wanted) if pictures[i] != one] == []
    assert "MemoryError" not in said


def test_what_never_fits_is_said(tmp_path):
    """Not for ever: the board begins anew, and the crash page says why."""
    _, said = seen(tmp_path / "never", _ALWAYS)
    assert "MemoryError" in said


def test_a_screen_that_finds_no_memory_is_made_once_more(tmp_path):
    files = {"/crupier/screens/about.py": b"""
from ui.menu import Menu, Row

class About(Menu):
    TITLE = "row.about"

    def __init__(self, app):
        if not hasattr(app, "tried"):
            app.tried = True
            raise MemoryError("in one piece")
        super().__init__(app)

    def rows(self):
        return [Row("x")]
"""}
    with Console(tmp_path, files) as console:
        console.press(*"LEFT OK UP OK".split())
        assert "Traceback" not in console.board.log.decode()
        assert eyes.title(console.frame()) == "Acerca de"
