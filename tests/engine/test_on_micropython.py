"""The portable tests of this folder once more, inside real MicroPython."""

import importlib
import json
from functools import cache

import pytest

from tests import portable

MODULES = ["tests.engine." + name for name in (
    "test_any_game", "test_codes",
    "test_every_game", "test_galloneta", "test_galloneta_actions", "test_galloneta_combat",
    "test_galloneta_errors", "test_galloneta_rulings", "test_galloneta_sets",
    "test_galloneta_table", "test_galloneta_texts", "test_galloneta_views", "test_galloneta_war",
    "test_games", "test_martes13", "test_martes13_actions", "test_martes13_match",
    "test_martes13_scoring", "test_martes13_table", "test_martes13_turns", "test_records",
    "test_scorepad", "test_shuffle",
    "test_take_that", "test_take_that_actions", "test_take_that_match",
    "test_take_that_scoring", "test_take_that_table",
    "test_the_game", "test_the_game_actions", "test_the_game_rulings", "test_the_game_table",
    "test_the_game_advice", "test_the_game_reasons", "test_the_game_talk", "test_the_game_views",
    "test_texts", "test_told")]
FUNCTIONS = [(module, name) for module in MODULES
             for name in dir(importlib.import_module(module)) if name.startswith("test_")]


@cache
def failures(micropython, module):
    """Traceback or None of each function. One module at a time: sources take room on the heap."""
    return {name: failure for _, name, failure in
            map(json.loads, portable.run(micropython, "tests.engine.suite", module))}


@pytest.mark.parametrize(("module", "name"), FUNCTIONS, ids=[
    f"{module.rpartition('.')[2]}-{name}" for module, name in FUNCTIONS])
def test_in_micropython(micropython, module, name):
    failure = failures(micropython, module)[name]
    if failure:
        pytest.fail(failure, pytrace=False)
