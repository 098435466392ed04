"""Where memory is short, what an open screen holds on to is not loaded once more."""

from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image

_HEAD = samples.solo(1, "K7Q2MX")
_ACTIONS = samples.play(_HEAD, lambda game: len(game.history()) > 2).history()
# Goes before the start: there is never enough, and each screen that opens is looked at.
_SHORT = b"""
import app, gc, memory, sys

class Scarce:
    collect, threshold = gc.collect, gc.threshold
    mem_free = staticmethod(lambda: 35_000)

def top(self, _top=app.App._show_top):
    _top(self)
    menu = sys.modules.get("ui.menu")
    if menu:
        print("menus", [isinstance(screen, menu.Menu) for screen in self._screens[1:]])

memory.gc, app.App._show_top = Scarce, top
"""


def test_a_question_over_the_menu_of_a_table_loads_no_other_menu(tmp_path, micropython):
    image = tmp_path / "flash.img"
    flash_image.install(image, "waveshare_lcd13")
    files.write(image, {**samples.settings(language="en"), **samples.journal(_HEAD, _ACTIONS)})
    flash_image.import_first(image, "short", _SHORT)
    with VirtualBoard(image, "waveshare_lcd13", live=False, clock=None) as board:
        board.run(1_500)
        for key in ("BACK", "UP", "OK"):        # the menu, its last row, the question
            board.press(key)
            board.run(500)
        assert b"menus [True, True]" in board.log, board.log.decode()
        board.press("BACK")
        board.run(500)
        board.press("BACK")
        board.run(500)
        assert board.log.rstrip().endswith((b"menus [True]", b"menus []")), board.log.decode()


# Which games' rules are loaded whenever a screen opens.
_RULES = b"""
import app, gc, memory, sys

class Scarce:
    collect, threshold = gc.collect, gc.threshold
    mem_free = staticmethod(lambda: 35_000)

def top(self, _top=app.App._show_top):
    _top(self)
    print("rules", [path for path in sys.modules
                    if path in ("engine.take_that.game", "engine.the_game.game")])

memory.gc, app.App._show_top = Scarce, top
"""


def test_the_rules_of_a_game_in_progress_go_while_another_one_is_looked_at(tmp_path, micropython):
    image, past = tmp_path / "flash.img", samples.solo(1, "K7Q2MX")
    flash_image.install(image, "waveshare_lcd13")
    files.write(image, {
        **samples.settings(language="en"), **samples.record(past, samples.play(past).history()),
        **samples.journal(samples.head(2, "take_that_match", 4, "K7Q2MX"), [])})
    flash_image.import_first(image, "rules", _RULES)
    with VirtualBoard(image, "waveshare_lcd13", live=False, clock=None) as board:
        board.run(1_500)

        def press(*keys):
            for key in keys:
                board.press(key)
                board.run(500)
            return board.log.decode().split("rules ")[-1].strip()

        assert press() == "['engine.take_that.game']", board.log.decode()
        press("BACK", "DOWN", "RIGHT")
        assert press("OK", "OK", "OK", "OK") == "['engine.the_game.game']", board.log.decode()
        assert press(*["BACK"] * 4) == "['engine.take_that.game']", board.log.decode()
