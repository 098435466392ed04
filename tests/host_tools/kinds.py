"""Records of every kind that a board can write: each game, dealt and at the table, finished and
given up, with rounds that count against the rules, by cards and by points."""

import pytest

from crupier.engine.any_game.pad import end
from crupier.engine.records import dumps, encode, outcome, replay
from crupier.engine.scorepad.actions import accept, enter, override
from crupier.pictures import demo, demo_match, demo_tables
from tests.host_tools import scores

BOARD = demo.DEVICE


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
    return sealed(head, demo.at_random(head, most))


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

_twins, _aces, _group = demo_tables.take_that, demo_tables.galloneta, demo_tables.the_game
_any = demo_tables.any_game

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
    "martes13": lambda seq: dealt(demo.head(seq, "martes13", 4, "S3")),
    "martes13, given up": lambda seq: dealt(demo.head(seq, "martes13", 3, "S3"), 5),
    "martes13_match": lambda seq: dealt(
        demo.head(seq, "martes13_match", 3, "S3", rounds=2)),
    "martes13_match, given up": lambda seq: dealt(
        demo.head(seq, "martes13_match", 4, "S3"), 70),
    "martes13_table": lambda seq: filled(demo_match.new_head(seq, 3, 2), SUITS),
    "martes13_table, points": lambda seq: filled(
        demo_match.new_head(seq, 3, 2, "points"), [[(7,), (5,), (12,)], [(3,), (9,), (0,)]]),
    "martes13_table, given up": lambda seq: filled(demo_match.new_head(seq, 3), SUITS),
    "martes13_table, overridden": lambda seq: filled(demo_match.new_head(seq, 3, 2), TOO_MANY),
    "take_that": lambda seq: dealt(demo.head(seq, "take_that", 3, "S3")),
    "take_that, given up": lambda seq: dealt(
        demo.head(seq, "take_that", 2, "S3", advanced=True), 8),
    "take_that_match": lambda seq: dealt(demo.head(seq, "take_that_match", 2, "S3")),
    "take_that_match, given up": lambda seq: dealt(
        demo.head(seq, "take_that_match", 3, "S3", advanced=True, rounds=3), 150),
    "take_that_table": lambda seq: filled(_twins(seq, 2), TWINS),
    "take_that_table, points": lambda seq: filled(
        _twins(seq, 2, mode="totals"), [[(12, 32), (18, 12)], [(20, 18), (6, 43)]]),
    "take_that_table, given up": lambda seq: filled(_twins(seq, 2, 3), TWINS),
    "take_that_table, overridden": lambda seq: filled(_twins(seq, 2), ODD),
    "galloneta": lambda seq: dealt(demo.head(seq, "galloneta", 2, "S11")),
    "galloneta, given up": lambda seq: dealt(demo.head(seq, "galloneta", 2, "S3"), 60),
    "galloneta_table": lambda seq: filled(_aces(seq, 4), ACES),
    "galloneta_table, given up": lambda seq: filled(
        _aces(seq, 4), ACES[:2], (enter(3, 0, 0, 1), enter(3, 0, 3, 4))),
    "galloneta_table, overridden": lambda seq: filled(_aces(seq, 2), SAME_SUIT),
    "any_game_table": lambda seq: filled(_any(seq, 3), ANY, (end(2),)),
    "any_game_table, highest": lambda seq: filled(_any(seq, 2, "highest"), MOST, (end(2),)),
    "any_game_table, given up": lambda seq: filled(_any(seq, 3), ANY, (enter(3, 0, 0, 7),)),
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
