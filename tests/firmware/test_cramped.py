"""The memory does not do for a picture: it is painted once more, and nothing else happens."""

from crupier.sim.virtual import files
from pictures import samples
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
_LATE = b"""
import os
from time import ticks_ms

failed = []

def _late():
    if ticks_ms() < 300_000 or "twice" in os.listdir("/"):
        return False
    failed.append(0)
    if len(failed) == 2:
        open("/twice", "w").close()
    return True
"""
_FORGETFUL = b"""
from storage.history import History
step, calls = History.step, []

def cramped(history):
    if len(calls) < 3:
        calls.append(0)
        print("reads", len(calls))
        raise MemoryError
    step(history)
    if history.ready:
        print("all", history.loaded_games)

History.step = cramped
"""
# A game, its menu, cards that are gone, back to it; home, settings, players; history; on with it.
_WALK = ("OK BACK UP OK BACK BACK OK BACK DOWN DOWN DOWN OK DOWN OK BACK UP OK BACK BACK "
         "LEFT OK BACK UP OK").split()
_HEAD = samples.solo(1, "K7Q2MX")
_GAME = samples.play(_HEAD, lambda game: len(game.history()) > 8)


def cramp(console: Console, code: bytes) -> None:
    """Starts the board anew, with this done first."""
    console.board.power_off()
    image = console.board.image
    main = files.read(image, "/main.py").decode()
    files.write(image, {
        "/main.py": main.replace("import start", "import cramped, start").encode(),
        "/crupier/cramped.py": code})
    console.restart()


def seen(folder, when: bytes | None = None) -> tuple[list[bytes], str]:
    """(pictures after each key, what the console says)"""
    folder.mkdir()
    with Console(folder, samples.journal(_HEAD, _GAME.history())) as console:
        if when:
            cramp(console, _CRAMPED % when)
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


def test_memory_that_runs_out_after_a_while(tmp_path):
    """The board begins anew, and the game goes on: no page, no key; a PC can know."""
    with Console(tmp_path, samples.journal(_HEAD, _GAME.history())) as console:
        before = console.frame().tobytes()
        cramp(console, _CRAMPED % b"_late()" + _LATE)
        console.board.run(310_000)
        console.board.key_down("BACK")      # which means safe mode at other starts
        console.boot()
        console.board.key_up("BACK")
        console.boot()
        log = console.board.log.decode()
        assert "MemoryError" in log and console.frame().tobytes() == before
        console.board.power_off()
        assert b"MemoryError" in console.board.read_file("/data/crash.txt")


def test_a_screen_that_finds_no_memory_is_made_and_shown_once_more(tmp_path):
    files = {"/crupier/screens/about.py": b"""
from ui.menu import Menu, Row

class About(Menu):
    TITLE = "row.about"

    def __init__(self, app):
        if not hasattr(app, "tried"):
            app.tried = True
            raise MemoryError("in one piece")
        super().__init__(app)
        self._tried = False

    def rows(self):
        if not self._tried:
            self._tried = True
            raise MemoryError("of the rows")
        return [Row("x")]
"""}
    with Console(tmp_path, files) as console:
        console.press(*"LEFT OK UP OK".split())
        assert "Traceback" not in console.board.log.decode()
        assert eyes.title(console.frame()) == "Acerca de"


def test_the_history_is_read_when_the_memory_does(tmp_path):
    """A game in progress goes on meanwhile."""
    past = samples.archive([samples.solo(seq, f"PAST{seq}") for seq in range(1, 9)])
    game = samples.journal(samples.solo(9, "K7Q2MX"), _GAME.history())
    with Console(tmp_path, {**past, **game}) as console:
        cramp(console, _FORGETFUL)
        console.press("RIGHT")
        assert "reads 1" in console.board.log.decode()
        console.board.run(5_000)
        log = console.board.log.decode()
        assert "reads 2" in log and "reads 3" not in log and "Traceback" not in log
        console.board.run(11_000)
        assert "all 8" in console.board.log.decode()
