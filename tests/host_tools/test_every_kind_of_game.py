"""Every game and every scorekeeper, in both languages: what is listed, shown and explained."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from crupier.engine import games as games_engine
from crupier.engine.records import decode, encode
from crupier.scores.export.sheet import sheet
from crupier.scores.record import Game, Record
from crupier.scores.views import tables
from crupier.scores.views.game_report import REPORTS, report_of
from crupier.scores.views.played import Played
from crupier.words import languages
from tests.host_tools import kinds

# Title, level and result, in English and in Spanish.
TOLD = {
    "the_game": (
        "The Game | standard | 1 left, excellent",
        "The Game | normal | queda 1, excelente"),
    "the_game, given up": (
        "The Game | standard, On Fire | given up, 77 left",
        "The Game | normal, On Fire | abandonada, quedan 77"),
    "the_game_table": (
        "The Game, score | standard | 1: 7 left, excellent; 2: won; 3: 31 left",
        "The Game, puntos | normal | 1: quedan 7, excelente; 2: ganada; 3: quedan 31"),
    "the_game_table, burned": (
        "The Game, score | expert, On Fire | 1: 7 left, excellent; 2: burned, 23 left",
        "The Game, puntos | experto, On Fire | 1: quedan 7, excelente; 2: quemada, quedan 23"),
    "the_game_table, alone": (
        "The Game, score | standard | 12 left",
        "The Game, puntos | normal | quedan 12"),
    "the_game_table, given up": (
        "The Game, score | standard | given up; 1: 9 left, excellent; 2: 14 left",
        "The Game, puntos | normal | abandonada; 1: quedan 9, excelente; 2: quedan 14"),
    "the_game_table, overridden": (
        "The Game, score | standard | 97 left (against the rules: game 1)",
        "The Game, puntos | normal | quedan 97 (contra las reglas: partida 1)"),
    "martes13": (
        "Martes 13, one round |  | Beto 4, Cruz 5, Ana 7, Dora 11",
        "Martes 13, una ronda |  | Beto 4, Cruz 5, Ana 7, Dora 11"),
    "martes13, given up": ("Martes 13, one round |  | given up",
                              "Martes 13, una ronda |  | abandonada"),
    "martes13_match": (
        "Martes 13 | 2 rounds | Cruz 14, Beto 16, Ana 21",
        "Martes 13 | 2 rondas | Cruz 14, Beto 16, Ana 21"),
    "martes13_match, given up": (
        "Martes 13 | 4 rounds | given up, Cruz 7, Beto 8, Ana 10, Dora 16",
        "Martes 13 | 4 rondas | abandonada, Cruz 7, Beto 8, Ana 10, Dora 16"),
    "martes13_table": (
        "Martes 13, score | 2 rounds | Beto 13, Ana 14, Cruz 23",
        "Martes 13, puntos | 2 rondas | Beto 13, Ana 14, Cruz 23"),
    "martes13_table, points": (
        "Martes 13, score | 2 rounds | Ana 10, Cruz 12, Beto 14",
        "Martes 13, puntos | 2 rondas | Ana 10, Cruz 12, Beto 14"),
    "martes13_table, given up": (
        "Martes 13, score | 4 rounds | given up, Beto 13, Ana 14, Cruz 23",
        "Martes 13, puntos | 4 rondas | abandonada, Beto 13, Ana 14, Cruz 23"),
    "martes13_table, overridden": (
        "Martes 13, score | 2 rounds | Beto 13, Ana 14, Cruz 23 (against the rules: round 1)",
        "Martes 13, puntos | 2 rondas | Beto 13, Ana 14, Cruz 23 (contra las reglas: ronda 1)"),
    "take_that": (
        "Take That, one game |  | Cruz -4, Ana -15, Beto -19",
        "Take That, una partida |  | Cruz -4, Ana -15, Beto -19"),
    "take_that, given up": ("Take That, one game | advanced | given up",
                            "Take That, una partida | avanzado | abandonada"),
    "take_that_match": (
        "Take That | 2 games | Beto -26, Ana -42",
        "Take That | 2 partidas | Beto -26, Ana -42"),
    "take_that_match, given up": (
        "Take That | 3 games, advanced | given up, Cruz -23, Beto -25, Ana -31",
        "Take That | 3 partidas, avanzado | abandonada, Cruz -23, Beto -25, Ana -31"),
    "take_that_table": (
        "Take That, score | 2 games | Ana -18, Beto -31",
        "Take That, puntos | 2 partidas | Ana -18, Beto -31"),
    "take_that_table, points": (
        "Take That, score | 2 games | Ana -18, Beto -31",
        "Take That, puntos | 2 partidas | Ana -18, Beto -31"),
    "take_that_table, given up": (
        "Take That, score | 3 games | given up, Ana -18, Beto -31",
        "Take That, puntos | 3 partidas | abandonada, Ana -18, Beto -31"),
    "take_that_table, overridden": (
        "Take That, score | 2 games | Ana -19, Beto -31 (against the rules: game 1)",
        "Take That, puntos | 2 partidas | Ana -19, Beto -31 (contra las reglas: partida 1)"),
    "galloneta": ("Galloneta |  | Beto won, 44 turns", "Galloneta |  | gana Beto, 44 turnos"),
    "galloneta, given up": (
        "Galloneta |  | given up, 14 turns", "Galloneta |  | abandonada, 14 turnos"),
    "galloneta_table": (
        "Galloneta, score | 4 games | Ana 1½, Beto 1½",
        "Galloneta, puntos | 4 partidas | Ana 1½, Beto 1½"),
    "galloneta_table, given up": (
        "Galloneta, score | 4 games | given up, Beto 1½, Ana ½",
        "Galloneta, puntos | 4 partidas | abandonada, Beto 1½, Ana ½"),
    "galloneta_table, overridden": (
        "Galloneta, score | 2 games | Beto 1½, Ana ½ (against the rules: game 1)",
        "Galloneta, puntos | 2 partidas | Beto 1½, Ana ½ (contra las reglas: partida 1)"),
    "any_game_table": (
        "Any game | fewest points win | Beto 25, Cruz 60, Ana 155",
        "Otro juego | gana quien suma menos | Beto 25, Cruz 60, Ana 155"),
    "any_game_table, highest": (
        "Any game | most points win | Ana 65, Beto 65",
        "Otro juego | gana quien suma más | Ana 65, Beto 65"),
    "any_game_table, given up": (
        "Any game | fewest points win | given up, Beto 25, Cruz 60, Ana 155",
        "Otro juego | gana quien suma menos | abandonada, Beto 25, Cruz 60, Ana 155"),
}


def test_every_game_of_the_engine_has_a_face():
    assert REPORTS.keys() == games_engine.GAMES.keys()
    assert {name.partition(",")[0] for name in kinds.NAMES} == games_engine.GAMES.keys()


@pytest.mark.parametrize("name", kinds.NAMES)
def test_what_is_listed(games, name):
    game = games[name]
    for language, told in zip(("en", "es"), TOLD[name], strict=True):
        look = report_of(game.game, language)
        assert f"{look.title} | {look.level(game)} | {look.outcome(game)}" == told


@pytest.mark.parametrize("language", languages())
def test_the_list_has_them_all(crupier, every_kind, language):
    listed = crupier("games", "--lang", language, library=every_kind)
    for told in TOLD.values():
        for part in told[language == "es"].split(" | "):
            assert part.split(" (")[0] in listed
    assert listed.count("✓") == len(kinds.NAMES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", kinds.NAMES)
def test_every_step_can_be_drawn(games, name, language):
    game, look = games[name], report_of(games[name].game, language)
    steps = list(look.steps(game))
    _, actions = decode(game.row.text)
    assert [step.number for step in steps] == list(range(len(actions) + 1))
    console = Console(width=100, color_system=None, markup=False, highlight=False)
    json.dumps([step.as_json() for step in steps])
    assert all(look.line(step).startswith(step.caption) for step in steps)
    # Nothing as the rules write it, also where it is taken back.
    assert not [step.caption for step in steps if re.search(r"\w\(", step.caption)]
    for at in {*range(0, len(steps), 1 + len(steps) // 12), len(steps) - 1}:
        with console.capture() as capture:
            console.print(tables.page(game, steps, at, language))
        assert steps[at].caption in capture.get()


@pytest.mark.parametrize("name", kinds.NAMES)
def test_what_a_program_reads(crupier, every_kind, games, name):
    shown = json.loads(crupier("show", str(games[name].number), "--json", library=every_kind))
    assert shown["record"] == games[name].row.text
    steps = list(report_of(games[name].game).steps(games[name]))
    assert shown["steps"][-1]["caption"] == steps[-1][1]
    assert shown["rounds"] == report_of(games[name].game).rounds(games[name])
    against = {row["round"] for row in shown["rounds"] if row["overridden"]}
    assert against == ({1} if "overridden" in name else set())


# ---- records that say something else

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner,
                                                                max_size=2), max_leaves=4)


@settings(deadline=None, max_examples=150)
@given(st.sampled_from(kinds.NAMES), st.data())
def test_no_result_is_too_strange(name, data):
    """One value of the head, of its options or its result is something else; it is still listed,
    shown as far as it goes, and exported."""
    head, actions = decode(kinds.record(name))
    where = data.draw(st.sampled_from((head, head["options"], head["result"])))
    if where:
        where[data.draw(st.sampled_from(sorted(where)))] = data.draw(anything)
    actions = data.draw(st.lists(st.sampled_from(actions) | st.integers(-2, 10**7), max_size=6))
    game = Played.read(Game.of(Record(encode(head, actions)), 1, "2026-01-01T00:00:00"))
    look = report_of(game.game, "es")
    assert (look.level(game) + look.outcome(game)).isprintable()
    list(look.steps(game))
    assert list(tables.games_tables([game], "es")) and list(sheet([game]))
