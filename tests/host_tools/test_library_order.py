"""The order of play, and what follows from it."""

from datetime import datetime, timedelta
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crupier.engine.games import GAMES
from crupier.scores import derived
from crupier.scores import record as record_module
from crupier.scores.library import Library
from crupier.sim.virtual.board import DEVICE_ID
from tests.host_tools import scores

NOON = scores.NOON
PULLS = tuple(f"2026-11-{day}T09:00:00" for day in (20, 22, 24, 26))
GOOD, PLAIN = "S5", "S1"        # fewer than 10 cards left, and more


def ordered(library):
    return [game.id for game in library.selection()]


def streak(library):
    row, = library.figures().levels()
    return row.figures.streak, row.figures.longest


def test_numbers_begin_again_after_the_flash_was_erased(tmp_path):
    """Games of the second life are younger, though their numbers are lower."""
    with Library(tmp_path / "library.sqlite") as library:
        for seq, seed in enumerate((PLAIN, GOOD, GOOD), 1):
            scores.add(library, scores.record(seq, seed, clock=NOON + seq), PULLS[1])
        for seq, seed in enumerate((GOOD, PLAIN), 1):
            scores.add(library, scores.record(seq, seed, clock=NOON + 86400 + seq), PULLS[2])
        assert ordered(library) == [1, 2, 3, 4, 5]
        assert streak(library) == (0, 3)


def test_a_clock_that_goes_back(tmp_path):
    """By an hour in autumn: the numbers of the board say who was first."""
    texts = [scores.record(seq, seed, clock=NOON + minutes * 60) for seq, (seed, minutes) in
             enumerate((("S194", 20), (PLAIN, 50), ("S194", 10), ("S194", 90)), 1)]
    for order in ((0, 1, 2, 3), (2, 1, 0, 3), (3, 2, 1, 0), (1, 3, 0, 2)):
        with Library(tmp_path / f"{order}.sqlite") as library:
            for at in order:
                scores.add(library, texts[at], PULLS[3])
            assert [game.seq for game in library.selection()] == [1, 2, 3, 4]
            assert streak(library) == (2, 2)
            again = scores.record(2, GOOD, clock=NOON + 40 * 60)        # a second life
            scores.add(library, again, PULLS[3])
            assert [game.seq for game in library.selection()] == [1, 3, 2, 2, 4]


def test_without_a_clock_the_pull_says_who_was_first(tmp_path):
    """The board was erased before each pull."""
    with Library(tmp_path / "library.sqlite") as library:
        lives = (PLAIN, GOOD), (GOOD, PLAIN), (GOOD, GOOD)
        for pull, seeds in zip(PULLS, lives, strict=False):
            for seq, seed in enumerate(seeds, 1):
                scores.add(library, scores.record(seq, seed, names=(pull[:10],)), pull)
        assert ordered(library) == [1, 2, 3, 4, 5, 6]
        assert streak(library) == (2, 2)


def test_two_boards_with_one_id(tmp_path):
    """Dates decide, whatever the numbers say."""
    with Library(tmp_path / "library.sqlite") as library:
        for seq in (1, 2, 3):
            scores.add(library, scores.record(seq, GOOD, clock=NOON + 1000 * seq), PULLS[1])
        for seq in (1, 2, 3):
            scores.add(library, scores.record(seq, PLAIN, clock=NOON + 1000 * seq + 500), PULLS[1])
        assert ordered(library) == [1, 4, 2, 5, 3, 6]
        assert streak(library) == (0, 1)


def test_games_without_a_date_stand_before_the_next_that_has_one(tmp_path):
    """As long as both came in one pull; else where they were pulled."""
    with Library(tmp_path / "library.sqlite") as library:
        scores.add(library, scores.record(1, PLAIN), PULLS[1])
        scores.add(library, scores.record(2, PLAIN, clock=NOON), PULLS[1])
        scores.add(library, scores.record(3, PLAIN), PULLS[1])
        scores.add(library, scores.record(1, PLAIN, clock=NOON + 3600, device=scores.OTHER_BOARD),
                    PULLS[1])
        scores.add(library, scores.record(4, PLAIN), PULLS[2])
        assert ordered(library) == [1, 2, 4, 3, 5]
        assert [game.id for game in library.selection(newest=2)] == [3, 5]


records = st.lists(st.tuples(
    st.sampled_from((DEVICE_ID, scores.OTHER_BOARD)), st.integers(1, 9),
    st.sampled_from((GOOD, PLAIN, "S4")), st.none() | st.integers(0, 5),
    st.sampled_from(((), ("Ana", "Luis"), ("Eva", "Ana"))), st.sampled_from(PULLS)), max_size=12)


@settings(deadline=None, max_examples=20)
@given(records)
def test_dates_count_but_for_a_clock_that_was_set_back(tmp_path_factory, specs):
    """In whatever order games come."""
    with Library(tmp_path_factory.mktemp("kept") / "library.sqlite") as library:
        library._db.execute("PRAGMA synchronous = OFF")     # many small steps
        for device, seq, seed, day, names, pulled in specs:
            scores.add(library, scores.record(
                seq, seed, players=max(1, len(names)), names=names, device=device,
                clock=None if day is None else NOON + 86400 * day), pulled)
        games = {game.id: game for game in library.games()}
        dated = [datetime.fromisoformat(games[id].played_at) for id in ordered(library)
                 if games[id].played_at]
        for earlier, later in combinations(dated, 2):
            assert earlier <= later + timedelta(hours=26)
        assert sorted(ordered(library)) == sorted(games)


@settings(deadline=None, max_examples=15)
@given(records, st.randoms(use_true_random=False))
def test_libraries_may_be_joined_in_any_order(tmp_path_factory, specs, chance):
    """Dates, pulls and numbers of a board say who was first, and nothing else does: also where a
    game has come home twice."""
    games = {}
    for device, seq, seed, day, names, _ in specs:
        games[device, seq] = scores.record(     # no number is given twice
            seq, seed, players=max(1, len(names)), names=names, device=device,
            clock=None if day is None else NOON + 86400 * day)
    came = [(games[device, seq], pulled) for device, seq, *_, pulled in specs]
    seen = []
    for _ in range(2):
        with Library(tmp_path_factory.mktemp("joined") / "library.sqlite") as library:
            library._db.execute("PRAGMA synchronous = OFF")
            for text, pulled in came:
                scores.add(library, text, pulled)
            order = [(game.text, game.pulled_at) for game in library.selection()]
            seen.append((order, library.figures().levels(), library.figures().players()))
        chance.shuffle(came)
    assert seen[0] == seen[1]


def test_the_first_pull_counts(tmp_path):
    """Two computers have pulled from one board, and a third one has both libraries."""
    with Library(tmp_path / "library.sqlite") as library:
        other = scores.record(1, PLAIN, device=scores.OTHER_BOARD)
        for seq in (1, 2):
            scores.add(library, scores.record(seq, GOOD), PULLS[2])
        scores.add(library, other, PULLS[1])
        assert streak(library) == (2, 2)
        assert scores.add(library, scores.record(1, GOOD), PULLS[0]) == "known"
        assert ordered(library) == [1, 3, 2]
        assert library.game(1).pulled_at == PULLS[0]
        assert streak(library) == (1, 1)


def test_a_late_game_takes_its_place(tmp_path):
    with Library(tmp_path / "library.sqlite") as library:
        scores.add(library, scores.record(1, GOOD, clock=NOON), PULLS[1])
        scores.add(library, scores.record(2, GOOD, clock=NOON + 20), PULLS[1])
        scores.add(library, scores.record(1, PLAIN, clock=NOON + 10, device=scores.OTHER_BOARD),
                   PULLS[2])
        assert streak(library) == (1, 1)


@pytest.mark.parametrize("what", ["game", "schema"])
def test_an_update_verifies_what_an_older_one_could_not(tmp_path, monkeypatch, what):
    """It stayed uncounted until a board was pulled; now it is looked at once, when opened."""
    path = tmp_path / "library.sqlite"
    with monkeypatch.context() as older:
        if what == "game":
            older.delitem(GAMES, "the_game")
            older.setattr(derived, "REPORTS", {})
        else:
            older.setattr(record_module, "SCHEMA", 0)
            older.setattr(derived, "SCHEMA", 0)
        for _ in range(2):
            with Library(path) as library:
                scores.add(library, scores.record(1, GOOD, clock=NOON), PULLS[1])
                assert library.games()[0].newer and not list(library.summaries())
    with Library(path) as library:
        assert library.games()[0].verified and streak(library) == (1, 1)
        scores.add(library, scores.UNKNOWN)
    monkeypatch.setattr(Library, "_verify", None)
    with Library(path) as library:
        assert streak(library) == (1, 1)


def test_what_is_verified_later_counts_once(tmp_path, monkeypatch):
    """Also with games that came in the same step."""
    with Library(tmp_path / "library.sqlite") as library:
        with monkeypatch.context() as older:
            older.delitem(GAMES, "the_game")
            scores.add(library, scores.record(1, GOOD, clock=NOON), PULLS[1])
        with library.transaction():
            scores.add(library, scores.record(2, GOOD, clock=NOON + 1), PULLS[1])
            assert library.recheck() == 1
            scores.add(library, scores.record(3, GOOD, clock=NOON + 2), PULLS[1])
        row, = library.figures().levels()
        assert row.figures.played == row.figures.streak == 3
