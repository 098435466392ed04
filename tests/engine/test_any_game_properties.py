"""The pad of any game under random entries: totals, ranks, and its growing and shrinking."""

import hypothesis.strategies as st
from hypothesis import given, settings

from engine.any_game.options import LEAST, MODES, MOST, cell_of
from engine.any_game.pad import AnyGameTable, end
from engine.errors import IllegalAction
from engine.lines import UNDO
from engine.scorepad.actions import OPEN, accept, enter, erase
from tests.engine.positions import refusal

PLAYERS = 3
SEATS, NUMBERS = st.integers(0, PLAYERS - 1), st.integers(1, 5)
POINTS = st.integers(LEAST, MOST)


def cell(points):
    return cell_of(abs(points), points < 0)


ROUNDS = st.builds(lambda number, row: [*[enter(number, seat, 0, cell(points))
                                          for seat, points in enumerate(row)], accept(number)],
                   NUMBERS, st.lists(POINTS, min_size=PLAYERS, max_size=PLAYERS))
MATCHES = st.lists(st.lists(POINTS, min_size=PLAYERS, max_size=PLAYERS), min_size=1, max_size=5)
EVENTS = st.lists(
    ROUNDS | ROUNDS | st.builds(lambda number, seat: [erase(number, seat, 0)], NUMBERS, SEATS)
    | st.builds(lambda number: [end(number)], NUMBERS) | st.just([UNDO]) | st.just([UNDO] * 5),
    max_size=12).map(lambda groups: [event for group in groups for event in group])


@settings(derandomize=True)
@given(MATCHES, st.sampled_from(MODES))
def test_totals_and_ranks_are_those_of_the_points(rounds, mode):
    game = AnyGameTable(PLAYERS, mode=mode)
    for number, row in enumerate(rounds, 1):
        for seat, points in enumerate(row):
            game.apply_action(enter(number, seat, 0, cell(points)))
        game.apply_action(accept(number))
    totals = [sum(column) for column in zip(*rounds, strict=True)]
    best = min(totals) if mode == "lowest" else max(totals)
    better = (lambda a, b: a < b) if mode == "lowest" else (lambda a, b: a > b)
    assert game.totals() == totals
    for rank, seat, total in game.standings():
        assert total == totals[seat]
        assert rank == 1 + sum(better(other, total) for other in totals)
    game.apply_action(end(len(rounds)))
    assert game.result()["winners"] == [
        seat for seat, total in enumerate(totals) if total == best]


@settings(derandomize=True)
@given(EVENTS)
def test_rounds_come_and_go_with_their_actions(events):
    game, past = AnyGameTable(PLAYERS), []
    for event in events:
        before = game.state()
        if event == UNDO:
            if past:
                game.undo_action()
                assert game.state() == past.pop()
            continue
        try:
            game.apply_action(event)
            past.append(before)
        except IllegalAction:
            assert game.state() == before
        numbers = range(1, game.rounds + 1)
        ended = end(game.rounds) in game.history()
        assert ended or game.status(game.rounds) == OPEN
        assert all(len(game.rows(number)) == PLAYERS for number in numbers)
        assert game.is_terminal() == all(game.status(number) != OPEN for number in numbers)
        over = [number for number in numbers if refusal(game.clone().apply_action,
                                                        end(number)) is None]
        assert over == [number for number in numbers if game.own_actions(number)]
