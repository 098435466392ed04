"""Records of every kind that a board can write: each game, dealt and at the table, finished and
given up, with rounds that count against the rules, by cards and by points."""

import pytest

from crupier.engine.any_game.pad import end
from crupier.engine.records import dumps, encode, outcome, replay
from crupier.engine.scorepad.actions import accept, enter, override
from crupier.sim.virtual.board import DEVICE_ID
from pictures import pads, samples
from tests.host_tools import scores

BOARD = DEVICE_ID


def sealed(head: dict, actions: list[int]) -> str:
    """Text of a record."""
    return encode(dict(head, result=outcome(replay(head, actions))), actions)


def filled(head: dict, rounds: list[list[tuple]], more: tuple[int, ...] = ()) -> str:
    """A pad with these rows of cells, round by round; against the rules where they say so. None
    is a cell that is not entered. more: actions after that."""
    actions: list[int] = []
    for number, rows in enumerate(rounds, 1):
        actions += [enter(number, seat, column, value) for seat, row in enumerate(rows)
                    for column, value in enumerate(row) if value is not None]
        problem = replay(head, actions).problem(number)
        actions.append(override(number) if problem else accept(number))
    return sealed(head, [*actions, *more])


def dealt(head: dict, most: int | None = None) -> str:
    return sealed(head, samples.at_random(head, most))


# Take That: cards face up, ordinary ones and toads face down. In ODD a plus that is no pair.
TWINS: list[list[tuple]] = [[(12, 22, 2), (18, 7, 1)], [(20, 13, 1), (6, 18, 5)]]
ODD: list[list[tuple]] = [[(11, 22, 2), (18, 7, 1)], TWINS[1]]
# Galloneta: who started, suits of the aces, how it ended, turns, sideways, bought.
ACES: list[list[tuple]] = [
    [(0, 1, 2, 0, 14, 1, 0, 1, 0)], [(1, 3, 0, 2)], [(0, 0, 1, 1, 9)], [(1, 2, 3, 5)]]
SAME_SUIT: list[list[tuple]] = [[(0, 1, 1, 0, 14)], [(1, 3, 0, 2)]]
# Martes 13: captured cats, mirrors, ladders, Martes 13.
SUITS = [[(5, 1, 2, 2), (2, 6, 1, 1), (3, 3, 6, 3)], [(3, 6, 4, 0), (4, 2, 4, 1), (3, 2, 4, 1)]]
TOO_MANY = [[(14, 1, 2, 2), (2, 6, 1, 1), (3, 3, 6, 3)], SUITS[1]]

# Any game: 700 and more are points lost.
ANY: list[list[tuple]] = [[(25,), (715,), (0,)], [(130,), (40,), (60,)]]
MOST: list[list[tuple]] = [[(25,), (715,)], [(40,), (80,)]]

_twins, _aces, _group = pads.take_that, pads.galloneta, pads.the_game
_any = pads.any_game

# Every record has a number of its own; the name says what is special about it.
MAKERS = {
    "the_game": lambda seq: scores.record(seq, "S5"),
    "the_game, given up": lambda seq: scores.record(seq, "S1", fire=True, cut=30),
    "the_game_table": lambda seq: filled(
        _group(seq, 3, rounds=3), [[(7,)], [(0,)], [(31,)]]),
    "the_game_table, burned": lambda seq: filled(
        _group(seq, 5, "expert", True, 2), [[(7, 0)], [(23, 1)]]),
    "the_game_table, alone": lambda seq: filled(_group(seq, 1), [[(12,)]]),
    "the_game_table, given up": lambda seq: filled(_group(seq, 3, rounds=3), [[(9,)], [(14,)]]),
    "the_game_table, overridden": lambda seq: filled(_group(seq, 2), [[(97,)]]),
    "martes13": lambda seq: dealt(samples.head(seq, "martes13", 4, "S3")),
    "martes13, given up": lambda seq: dealt(samples.head(seq, "martes13", 3, "S3"), 5),
    "martes13_match": lambda seq: dealt(
        samples.head(seq, "martes13_match", 3, "S3", rounds=2)),
    "martes13_match, given up": lambda seq: dealt(
        samples.head(seq, "martes13_match", 4, "S3"), 70),
    "martes13_table": lambda seq: filled(pads.martes13(seq, 3, 2), SUITS),
    "martes13_table, points": lambda seq: filled(
        pads.martes13(seq, 3, 2, "points"), [[(7,), (5,), (12,)], [(3,), (9,), (0,)]]),
    "martes13_table, given up": lambda seq: filled(pads.martes13(seq, 3), SUITS),
    "martes13_table, overridden": lambda seq: filled(pads.martes13(seq, 3, 2), TOO_MANY),
    "take_that": lambda seq: dealt(samples.head(seq, "take_that", 3, "S3")),
    "take_that, given up": lambda seq: dealt(
        samples.head(seq, "take_that", 2, "S3", advanced=True), 8),
    "take_that_match": lambda seq: dealt(samples.head(seq, "take_that_match", 2, "S3")),
    "take_that_match, given up": lambda seq: dealt(
        samples.head(seq, "take_that_match", 3, "S3", advanced=True, rounds=3), 150),
    "take_that_table": lambda seq: filled(_twins(seq, 2), TWINS),
    "take_that_table, points": lambda seq: filled(
        _twins(seq, 2, mode="totals"), [[(12, 32), (18, 12)], [(20, 18), (6, 43)]]),
    "take_that_table, given up": lambda seq: filled(_twins(seq, 2, 3), TWINS),
    "take_that_table, overridden": lambda seq: filled(_twins(seq, 2), ODD),
    "galloneta": lambda seq: dealt(samples.head(seq, "galloneta", 2, "S11")),
    "galloneta, given up": lambda seq: dealt(samples.head(seq, "galloneta", 2, "S3"), 60),
    "galloneta_table": lambda seq: filled(_aces(seq, 4), ACES),
    "galloneta_table, given up": lambda seq: filled(
        _aces(seq, 4), ACES[:2], (enter(3, 0, 0, 1), enter(3, 0, 3, 4))),
    "galloneta_table, overridden": lambda seq: filled(_aces(seq, 2), SAME_SUIT),
    "any_game_table": lambda seq: filled(_any(seq, 3), ANY, (end(2),)),
    "any_game_table, highest": lambda seq: filled(_any(seq, 2, "highest"), MOST, (end(2),)),
    "any_game_table, given up": lambda seq: filled(_any(seq, 3), ANY, (enter(3, 0, 0, 7),)),
}

# What is listed of each: title, level and result, in English and in Spanish.
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

NAMES = tuple(MAKERS)


def record(name: str, seq: int = 1) -> str:
    return MAKERS[name](seq)


def every() -> list[str]:
    """One of each, numbered from 1."""
    return [record(name, seq) for seq, name in enumerate(NAMES, 1)]


@pytest.fixture(scope="session")
def every_kind(tmp_path_factory):
    """A library with one of each."""
    return scores.library(tmp_path_factory.mktemp("kinds") / "library.sqlite", every())


@pytest.fixture(scope="session")
def games(every_kind):
    """Those games by their names here."""
    games = dict(zip(NAMES, scores.played(every_kind), strict=True))
    assert all(game.counts for game in games.values())
    return games


# What an older tool cannot read, and must keep.
UNKNOWN = dumps({"v": 1, "device": BOARD, "seq": 1001, "game": "chess", "players": 2,
                 "options": {}, "names": ["Ana", "Beto"], "result": {"winner": 1}}) + " 1,2"
NEWER = dumps({"v": 2, "device": BOARD, "seq": 1002, "game": "the_game", "players": 1,
               "result": {"stars": 5}}) + " 1.5;2"
