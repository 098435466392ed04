"""Figures of matches at the table: against the device, against counting by hand."""

import json
import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crupier.engine.records import encode
from crupier.scores.record import Game, Record
from crupier.scores.views.played import Played
from pictures import pads, samples
from tests.host_tools import kinds, scores
from tests.pure import load

History = load("storage/history").History

PEOPLE = ("Ana", "Beto", "Cruz", "Dora")
SHEETS = {"martes13_table": (min, 1), "take_that_table": (max, 1), "galloneta_table": (max, 2)}


def verified(head: dict, number: int) -> Played:
    """A record as if the library had verified it."""
    row = Record(encode(head, [])).columns()
    row.update(id=number, pulled_at="2026-01-01T00:00:00", verified=True, names=head["names"])
    return Played.read(Game(**row))


def match(game: str, number: int, names: list[str], totals: list[int], finished: bool) -> Played:
    """A match with this result."""
    best = SHEETS[game][0](totals)
    winners = [seat for seat, total in enumerate(totals) if total == best and finished]
    head = samples.head(number, game, len(names), rounds=2)
    return verified({**head, "names": names, "result": {
        "result": "FINISHED" if finished else "ABANDONED", "totals": totals, "winners": winners,
        "overridden": []}}, number)


@st.composite
def seasons(draw):
    """A game, and matches of it."""
    game = draw(st.sampled_from(sorted(SHEETS)))
    sizes = {"martes13_table": (3, 4), "galloneta_table": (2, 2)}.get(game, (2, 4))
    matches = []
    for number in range(1, draw(st.integers(1, 12)) + 1):
        players = draw(st.permutations(PEOPLE))[:draw(st.integers(*sizes))]
        totals = draw(st.lists(st.integers(-20, 20), min_size=len(players),
                               max_size=len(players)))
        matches.append(match(game, number, list(players), totals, draw(st.booleans())))
    return game, matches


@given(seasons())
def test_the_device_counts_matches_the_same(season):
    game, matches = season
    history = History(each.head for each in matches)
    rows = {row.player: row.figures for row in scores.count(matches).players()}
    there = dict(history.tallies(game))
    assert {name for name, row in rows.items() if row.played} == there.keys()
    for name, tally in there.items():
        here, unit = rows[name], SHEETS[game][1]
        assert (here.played, here.won) == (tally.played, tally.won)
        assert here.average == pytest.approx(tally.average / unit)
    given_up = [each for each in matches if each.result["result"] == "ABANDONED"]
    assert history.abandoned(game) == len(given_up)
    for name, row in rows.items():
        assert row.abandoned == sum(name in each.names for each in given_up)


@given(seasons())
def test_bests_and_duels_know_which_points_win(season):
    game, matches = season
    best, unit = SHEETS[game]
    finished = [each for each in matches if each.result["result"] == "FINISHED"]
    for row in scores.count(matches).players():
        mine = [each.result["totals"][each.names.index(row.player)] for each in finished
                if row.player in each.names]
        assert row.figures.best == (best(mine) / unit if mine else None)
    duels = {duel[:2]: duel[2:] for duel in scores.count(matches).duels()}
    for one, other in combinations(sorted(PEOPLE), 2):
        counts = [0, 0, 0]
        for each in finished:
            if {one, other} <= set(each.names):
                points = [each.result["totals"][each.names.index(name)] for name in (one, other)]
                level = points[0] == points[1]
                counts[1 if level else 0 if best(points) == points[0] else 2] += 1
        assert duels.get((one, other), (0, 0, 0)) == tuple(counts)


GROUP_GAME = st.tuples(st.sampled_from(("WIN", "ENDED", "BURNED", None)), st.integers(1, 60))


@given(st.lists(st.tuples(st.lists(GROUP_GAME, min_size=1, max_size=4),
                          st.sampled_from(("standard", "expert")), st.booleans(),
                          st.integers(1, 3)), max_size=12))
def test_the_device_counts_games_of_a_group_the_same(series):
    games = []
    for number, (results, level, fire, players) in enumerate(series, 1):
        outcomes = [outcome for outcome, _ in results]
        left = [{"WIN": 0, None: None}.get(outcome, left) for outcome, left in results]
        head = pads.the_game(number, players, level, fire, len(results))
        games.append(verified({**head, "result": {
            "result": "ABANDONED" if None in outcomes else "FINISHED", "left": left,
            "outcomes": outcomes, "best": None, "total": 0, "wins": 0, "overridden": []}}, number))
    history = History(game.head for game in games)
    for row in scores.count(games).levels():
        level, _, fire = row.level.partition(", ")
        there = history.game_stats(row.players, level, bool(fire), "the_game_table")
        here = row.figures
        assert (there is None) == (here.played == 0)
        if there:
            assert here == (there.played, there.wins, there.best, there.average, there.streak,
                            there.longest, there.abandoned)


# ---- what the points came from

def test_cards_of_take_that(tmp_path):
    """Means per player over all games that were counted by cards."""
    chance, seen, texts = random.Random(7), {name: [] for name in PEOPLE}, []
    for seq in range(1, 6):
        players = chance.randint(2, 4)
        names = chance.sample(PEOPLE, players)
        rounds = [pads.taken(players, 10 * seq + each) for each in (1, 2)]
        head = {**pads.take_that(seq, players), "names": names}
        texts.append(kinds.filled(head, rounds))
        for rows in rounds:
            for name, row in zip(names, rows, strict=True):
                seen[name].append(row)
    points_only = {**pads.take_that(6, 2, mode="totals"), "names": ["Ana", "Beto"]}
    texts.append(kinds.filled(points_only, [[(12, 32), (18, 12)], [(20, 18), (6, 43)]]))
    games = scores.played(scores.library(tmp_path / "library.sqlite", texts))
    assert all(game.counts for game in games)
    found = {tally.player: tally for tally in scores.count(games).tallies()}
    for name, rows in seen.items():
        minus = [row[1] for row in rows]
        assert found[name].values["minus"] == pytest.approx(sum(minus) / len(minus))
        toads = [row[2] for row in rows]
        assert found[name].values["toads"] == pytest.approx(sum(toads) / len(toads))
        assert found[name].rounds == len(rows) + 2 * (name in ("Ana", "Beto"))
    everybody = [row for rows in seen.values() for row in rows]
    assert found[""].values["minus"] == pytest.approx(
        sum(row[1] for row in everybody) / len(everybody))
    assert found[""].rounds == 12


def test_games_of_a_series_add_up(games):
    """Won, drawn and lost games of both series of four."""
    series = [games["galloneta_table"], games["galloneta_table, given up"]]
    found = {tally.player: tally.values for tally in scores.count(series).tallies()}
    assert found == {
        "Ana": {"won": 1, "drawn": 2, "lost": 2, "abandoned": 1, "horizontal": 2, "compra": 2},
        "Beto": {"won": 2, "drawn": 2, "lost": 1, "abandoned": 1, "horizontal": 0, "compra": 0}}


def test_what_nobody_noted_is_unknown(tmp_path):
    text = kinds.filled(pads.galloneta(1), kinds.ACES[1:3])
    tally = scores.count(scores.played(
        scores.library(tmp_path / "library.sqlite", [text]))).tallies()[0]
    assert tally.values["compra"] is None and tally.values["won"] == 1


def test_for_people_and_for_programs(crupier, every_kind):
    facts = json.loads(crupier("stats", "--json", library=every_kind))
    cards = {(row["game"], row["player"]): row for row in facts["tallies"]}
    assert cards["take_that", "Cruz"] == {
        "game": "take_that", "player": "Cruz", "rounds": 1, "plus": 10, "minus": 9, "toads": 1}
    best = {(row["game"], row["level"], row["players"]): row["best"] for row in facts["levels"]}
    assert best["the_game_table", "standard", 3] == 0
    assert best["the_game_table", "expert, On Fire", 5] == 7
    table = crupier("stats", "--lang", "es", library=every_kind)
    for cell in ("Sapos", "Escaleras", "Tablas", "todos", "The Game, puntos", "experto, On Fire"):
        assert cell in table
