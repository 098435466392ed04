"""The score pad under random entries, corrections and undos, beside a model that copies all."""

from copy import deepcopy

import hypothesis.strategies as st
from hypothesis import given, settings

from engine import records
from engine.martes13.live import play_in
from engine.martes13.pad import Martes13Table
from engine.martes13.scoring import score_round
from engine.scorepad.actions import (
    ACCEPTED,
    OPEN,
    OVERRIDDEN,
    accept,
    enter,
    erase,
    join,
    override,
)
from tests.engine.positions import refusal
from tests.engine.rounds import play_out
from tests.engine.test_martes13_scoring import NORMAL
from tests.engine.test_martes13_table import IMPOSSIBLE

PLAYERS, ROUNDS = 4, 4
HEAD = {"v": records.SCHEMA, "game": "martes13_table", "players": PLAYERS, "seed": "",
        "options": {"rounds": ROUNDS}}
NUMBERS = st.integers(1, ROUNDS)
CELLS = st.tuples(NUMBERS, st.integers(0, PLAYERS - 1), st.integers(0, 3))
PLAYS = play_out(PLAYERS, "K7Q2MX", [7, 11]).history()


def flat(groups):
    return [event for group in groups for event in group]


def written(number, rows, verdict):
    """The actions that write a round down."""
    return [*[enter(number, seat, column, value)
              for seat, row in enumerate(rows) for column, value in enumerate(row)],
            verdict(number)]


ENTRIES = st.builds(lambda cell, value: [enter(*cell, value)], CELLS, st.integers(0, 14))
ERASURES = st.builds(lambda cell: [erase(*cell)], CELLS)
# Rows of a round and what is said to them, with the seats in any order.
POSSIBLE = st.tuples(st.permutations(NORMAL[PLAYERS]), st.just(accept))
IMPOSSIBLE_BUT_SO = st.tuples(st.permutations(IMPOSSIBLE), st.just(override))
ROWS = POSSIBLE | POSSIBLE | IMPOSSIBLE_BUT_SO
ROUNDS_WRITTEN = st.builds(lambda number, rows: written(number, *rows), NUMBERS, ROWS)
MATCHES_WRITTEN = st.lists(ROWS, min_size=ROUNDS, max_size=ROUNDS).map(
    lambda rounds: flat(written(number, *rows) for number, rows in enumerate(rounds, 1)))
VERDICTS = st.builds(lambda number, verdict: [verdict(number)],
                     NUMBERS, st.sampled_from([accept, override]))
LIVE = st.builds(lambda number, start, count: [play_in(number, play)
                                               for play in PLAYS[start:start + count]],
                 NUMBERS, st.sampled_from([0, 0, 0, 10]), st.sampled_from([3, 50]))
UNDOS = st.builds(lambda times: [records.UNDO] * times, st.integers(1, 20))
EVENTS = st.lists(ENTRIES | ERASURES | ROUNDS_WRITTEN | MATCHES_WRITTEN | VERDICTS | LIVE | UNDOS,
                  max_size=14).map(flat)


def over_random_edits(test):
    return settings(derandomize=True)(given(EVENTS)(test))


class Model:
    """Cells by (round, seat, column) and what each round is; a copy of both for every action."""

    def __init__(self):
        self.cells, self.status, self.past = {}, dict.fromkeys(range(1, ROUNDS + 1), OPEN), []

    def apply(self, action, match):
        """Follow an action that the match took."""
        self.past.append((deepcopy(self.cells), dict(self.status)))
        number, cell, value = action // 100000, action // 1000, action % 1000
        if action // 10000 % 10 == 9:
            self.status[number] = {1: ACCEPTED, 2: OVERRIDDEN}[cell % 10]
        elif action // 10000 % 10 == 8:
            if match.live(number).is_over():
                for seat, row in enumerate(match.live(number).table.counts()):
                    for column, count in enumerate(row):
                        self.cells[join(number, seat, column, 0)] = count
        else:
            self.status[number] = OPEN
            self.cells[cell * 1000] = value
            if value == 999:
                del self.cells[cell * 1000]

    def undo(self):
        self.cells, self.status = self.past.pop()

    def totals(self, through=ROUNDS):
        totals = [0] * PLAYERS
        for number in range(1, through + 1):
            if self.status[number] != OPEN:
                rows = [[self.cells[join(number, seat, column, 0)] for column in range(4)]
                        for seat in range(PLAYERS)]
                for seat, points in enumerate(score_round(PLAYERS, rows)["points"]):
                    totals[seat] += points
        return totals


def edited(events):
    """Yields (match, model, event) at the start and after every event that was legal."""
    match, model = Martes13Table(PLAYERS), Model()
    yield match, model, None
    for event in events:
        if event == records.UNDO:
            if refusal(match.undo_action) is not None:
                continue
            model.undo()
        else:
            if refusal(match.apply_action, event) is not None:
                continue
            model.apply(event, match)
        yield match, model, event


@over_random_edits
def test_totals_are_the_sum_of_the_rounds_that_count(events):
    for match, model, _ in edited(events):
        assert match.totals() == model.totals()
    for through in range(ROUNDS + 1):
        assert match.totals(through) == model.totals(through)
    for number, status in model.status.items():
        assert match.status(number) == status
        assert match.rows(number) == [
            tuple(model.cells.get(join(number, seat, column, 0)) for column in range(4))
            for seat in range(PLAYERS)]


@over_random_edits
def test_an_undone_action_never_was(events):
    match = Martes13Table(PLAYERS)
    states = [match.state()]
    for event in events:
        if event == records.UNDO:
            continue
        if refusal(match.apply_action, event) is None:
            states.append(match.state())
        else:
            assert match.state() == states[-1]
    while states:
        assert match.state() == states.pop()
        assert refusal(match.undo_action) == (None if states else "E_NOTHING_TO_UNDO")


@over_random_edits
def test_history_replayed_gives_an_equal_state(events):
    steps = list(edited(events))
    match, taken = steps[-1][0], [event for _, _, event in steps[1:]]
    assert records.replay(HEAD, match.history()).state() == match.state()
    assert records.replay(HEAD, taken).state() == match.state()
    records.verify(dict(HEAD, result=records.outcome(match)), taken)


@over_random_edits
def test_a_round_that_counts_is_complete_and_possible_or_marked(events):
    for match, _, _ in edited(events):
        for number in range(1, ROUNDS + 1):
            if match.status(number) == ACCEPTED:
                assert match.problem(number) is None
            elif match.status(number) == OVERRIDDEN:
                assert match.problem(number).code != "E_INCOMPLETE"
                assert number in match.overridden()
        assert match.is_terminal() == (match.current() is None) == (match.result() is not None)


@given(st.lists(st.permutations(NORMAL[PLAYERS]), min_size=3, max_size=3),
       st.permutations(NORMAL[PLAYERS]))
def test_correcting_round_1_changes_all_later_totals_until_it_is_undone(rounds, corrected):
    match = Martes13Table(PLAYERS)

    def write(number, rows):
        for seat, row in enumerate(rows):
            for column, value in enumerate(row):
                if match.cell(number, seat, column) != value:
                    match.apply_action(enter(number, seat, column, value))
        if match.status(number) == OPEN:
            match.apply_action(accept(number))

    for number, rows in enumerate(rounds, 1):
        write(number, rows)
    before = [match.totals(through) for through in (1, 2, 3)]
    actions = len(match.history())
    write(1, corrected)
    change = [new - old for new, old in zip(
        score_round(PLAYERS, corrected)["points"], score_round(PLAYERS, rounds[0])["points"],
        strict=True)]
    for through, totals in zip((1, 2, 3), before, strict=True):
        assert match.totals(through) == [
            old + more for old, more in zip(totals, change, strict=True)]
    while len(match.history()) > actions:
        match.undo_action()
    assert [match.totals(through) for through in (1, 2, 3)] == before


def test_random_edits_reach_every_kind_of_round():
    seen = set()

    @over_random_edits
    def collect(events):
        for match, _, event in edited(events):
            seen.update(match.status(number) for number in range(1, ROUNDS + 1))
            seen.add("finished" if match.is_terminal() else "running")
            live = match.live((event or 100000) // 100000)
            seen.add("told to its end" if live and live.is_over() else "live" if live else "")

    collect()
    assert seen >= {OPEN, ACCEPTED, OVERRIDDEN, "running", "finished", "live", "told to its end"}
