"""What a screen brought goes when another one opens."""

import sys
from types import ModuleType

import pytest

from tests.pure import load

memory = load("memory")
_OURS = ("engine", "games", "screens", "x")


@pytest.fixture
def loaded(monkeypatch):
    """loaded(path, ...) puts modules, and the packages above them, where imports do."""
    others = {path: module for path, module in sys.modules.items()
              if path.split(".")[0] not in _OURS}
    monkeypatch.setattr(memory.sys, "modules", others)

    def load(*paths):
        for path in paths:
            package, _, name = path.rpartition(".")
            if package and package not in sys.modules:
                load(package)
            module = sys.modules[path] = ModuleType(path)
            if package:
                setattr(sys.modules[package], name, module)
    return load


def ours():
    return {path for path in sys.modules if path.split(".")[0] in _OURS}


def test_what_was_there_at_the_beginning_stays(loaded):
    loaded("x.ui", "engine.lines")
    modules = memory.Modules()
    loaded("screens.about", "x.late")
    package = sys.modules["x"]
    modules.forget()
    assert ours() == {"x", "x.ui", "engine", "engine.lines"}
    assert not hasattr(package, "late") and hasattr(package, "ui")


def test_what_it_needs_stays_while_a_game_is_in_progress(loaded):
    loaded("engine.lines")
    modules = memory.Modules()
    loaded("engine.the_game.game", "games.martes13.pad", "games.the_game.solo")
    modules.forget(("engine.", "games.martes13"))
    assert ours() == {"engine", "engine.lines", "engine.the_game", "engine.the_game.game",
                      "games.martes13", "games.martes13.pad"}
    modules.forget()
    assert ours() == {"engine", "engine.lines"}


def test_a_package_that_came_anew_does_not_know_its_older_modules(loaded):
    modules = memory.Modules()
    loaded("games.martes13.pad")
    modules.forget(("games.martes13.pad",))
    assert ours() == {"games.martes13.pad"}
    loaded("games.martes13.live")
    modules.forget()
    assert ours() == set()


def test_the_rules_of_a_game_stay_while_it_is_played_and_no_others(loaded):
    games = load("games/__init__")
    modules = memory.Modules()
    for game, ui in games.GAME_UIS.items():
        package = ui.partition(".")[0]
        own = {f"engine.{package}", f"engine.{package}.pad", "engine.base"}
        if game not in ("the_game", "galloneta"):       # made of rounds
            own |= {"engine.scorepad", "engine.scorepad.pad"}
        loaded("engine.base", "engine.scorepad.pad", *(
            f"engine.{name.partition('.')[0]}.pad" for name in games.GAME_UIS.values()))
        modules.forget(games.modules_of(game, False))
        assert ours() == own
