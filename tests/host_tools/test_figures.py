"""Figures against counting by hand, and the order of play."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from crupier.engine.records import encode
from crupier.scores.record import Game, Record
from crupier.scores.views.figures import Figures, SeatResult, figures
from crupier.scores.views.games.the_game_report import averages, bins, histogram
from crupier.scores.views.played import Played, who
from crupier.words import words
from tests.host_tools.scores import count
from tests.pure import load

History = load("storage/history").History

KINDS = ("WIN", "excellent", "plain", "BURNED", "ABANDONED")


def game(number, kind="plain", left=30, *, level="standard", names=(), device="aa", seq=None,
         clock=None, **fields):
    """A game as if the library had verified it."""
    left = {"WIN": 0, "excellent": left % 9 + 1}.get(kind, left)
    rating = {"WIN": "win", "excellent": "excellent", "plain": "plain"}.get(kind, "none")
    head = {"v": 1, "device": device, "seq": seq or number, "game": "the_game",
            "names": list(names), "players": len(names) or 1, "seed": "S",
            "options": {"level": level, "fire": False},
            "result": {"result": "ENDED" if kind.islower() else kind, "left": left,
                       "rating": rating},
            "time": {} if clock is None else {"clock": clock}, **fields}
    row = Record(encode(head, [])).columns()
    row.update(id=number, pulled_at="2026-01-01T00:00:00", verified=True, names=list(names))
    return Played.read(Game(**row))


plays = st.lists(st.tuples(
    st.sampled_from(KINDS), st.integers(10, 98), st.sampled_from(("standard", "expert")),
    st.sampled_from(((), ("Ana",), ("Ana", "Luis"), ("Luis", "Eva", "Ana"), ("Ana", "")))),
    max_size=40)


def counted(games):
    """The same figures, one question at a time."""
    finished = [g.result for g in games if g.result["result"] != "ABANDONED"]
    tens = "".join("x" if g.result["left"] < 10 and g.result["result"] in ("WIN", "ENDED") else " "
                   for g in games)
    bests = sorted(r["left"] for r in finished if r["result"] != "BURNED")
    lefts = [r["left"] for r in finished]
    return Figures(
        played=len(finished), won=[r["result"] for r in finished].count("WIN"),
        best=bests[0] if bests else None,
        average=float(Fraction(sum(lefts), len(lefts))) if lefts else None,
        streak=len(tens) - len(tens.rstrip("x")), longest=max(map(len, tens.split(" "))),
        abandoned=len(games) - len(finished))


@settings(deadline=None)
@given(plays)
def test_figures_per_level(specs):
    games = [game(number, kind, left, level=level, names=names)
             for number, (kind, left, level, names) in enumerate(specs, 1)]
    rows = count(games).levels()
    for row in rows:
        group = [g for g in games if g.row.level == row.level and g.players == row.players]
        assert row.figures == counted(group)
    assert sum(row.figures.played + row.figures.abandoned for row in rows) == len(games)
    assert len({(row.level, row.players) for row in rows}) == len(rows)


@settings(deadline=None)
@given(plays)
def test_figures_per_player(specs):
    games = [game(number, kind, left, level=level, names=names)
             for number, (kind, left, level, names) in enumerate(specs, 1)]
    rows = count(games).players()
    for row in rows:
        group = [g for g in games if g.row.level == row.level and row.player in g.names]
        assert row.figures == counted(group)
    named = {(name, g.row.level) for g in games for name in g.names if name}
    assert {(row.player, row.level) for row in rows} == named


@settings(deadline=None)
@given(plays)
def test_the_device_counts_the_same(specs):
    games = [game(number, kind, left, level=level)
             for number, (kind, left, level, _) in enumerate(specs, 1)]
    history = History(g.head for g in games)
    for row in count(games).levels():
        there, here = history.game_stats(1, row.level, False, "the_game"), row.figures
        assert (there is None) == (here.played == 0)
        if there:
            assert here == (there.played, there.wins, there.best, there.average, there.streak,
                            there.longest, there.abandoned)


def test_figures_of_nothing():
    assert figures([]) == Figures(0, 0, None, None, 0, 0, 0)


def test_who_sits_twice_counts_once():
    rows = count([game(1, names=("Ana", "Ana"))]).players()
    assert [(row.player, row.figures.played) for row in rows] == [("Ana", 1)]


def test_a_mark_is_plain_unless_said_otherwise():
    assert figures([SeatResult(5)]) == Figures(1, 0, 5, 5.0, 0, 0, 0)


# ---- charts

@settings(deadline=None)
@given(st.lists(st.integers(0, 98), min_size=1))
def test_bars_hold_every_game(lefts):
    edges = bins(max(lefts))
    counts = histogram(lefts, edges)
    assert counts == [sum(low <= left < high for left in lefts)
                      for low, high in pairwise(edges)]
    assert sum(counts) == len(lefts)
    assert edges[:2] == [0, 1] and (len(edges) < 5 or 10 in edges)


def test_rolling_average():
    assert averages([1, 2, 3, 4], 2) == [1.5, 2.5, 3.5]
    assert averages([1], 2) == []


def test_games_with_devices_count_apart():
    names, devices = ("Ana", "Kibot"), [None, "hard"]
    played = [game(1, "plain", 20, names=names), game(2, "WIN", names=names, devices=devices),
              game(3, "WIN", names=("Zubot", "Kibot"), devices=["easy", "hard"])]
    rows = {row.level: row.figures for row in count(played).levels()}
    assert rows.keys() == {"standard", "standard, with devices", "standard, devices alone"}
    assert (rows["standard"].won, rows["standard, with devices"].won) == (0, 1)
    assert {(row.player, row.level) for row in count(played).players("es")} == {
        ("Ana", "normal"), ("Kibot", "normal"), ("Ana", "normal, con máquinas"),
        ("Kibot (difícil)", "normal, con máquinas"),
        ("Zubot (fácil)", "normal, máquinas solas"),
        ("Kibot (difícil)", "normal, máquinas solas")}
    assert [who(each, words("en")) for each in played[1:]] == [
        "Ana, Kibot (hard)", "Zubot (easy), Kibot (hard)"]
    assert played[1].as_json()["devices"] == devices and "devices" not in played[0].as_json()


def test_games_with_devices_count_apart_on_the_device():
    names, devices = ("Ana", "Kibot"), [None, "hard"]
    heads = [each.head for each in (
        game(1, "plain", 20, names=names), game(2, "WIN", names=names, devices=devices),
        game(3, "WIN", names=names, devices=["easy", "hard"]))]
    history = History(heads)
    assert history.total_games == 3
    assert history.game_stats(2, "standard", False, "the_game").wins == 0
    assert history.game_stats(2, "standard", False, "the_game+").played == 1
    assert history.best(heads[1]) == 0
    match = {"v": 1, "seq": 4, "game": "take_that", "names": list(names), "players": 2,
             "seed": "S", "options": {}, "time": {},
             "result": {"result": "FINISHED", "points": [3, -4]}}
    history = History((match, {**match, "devices": devices},
                       {**match, "devices": devices, "result": {"result": "ABANDONED"}},
                       {**match, "devices": ["easy", "hard"]}))
    assert {name: tally.played for name, tally in history.tallies("take_that")} == {
        "Ana": 1, "Kibot": 1}
    assert {name: tally.won for name, tally in history.tallies("take_that+")} == {
        "Ana": 1, "+hard": 0}
    assert (history.abandoned("take_that"), history.abandoned("take_that+")) == (0, 1)


def test_games_with_hints_count_apart():
    played = [game(1, "WIN", hints=True), game(2, "plain", 20), game(3, "plain", 40, hints=True)]
    rows = {row.level: row.figures for row in count(played).levels()}
    assert rows.keys() == {"standard", "standard, with hints"}
    assert (rows["standard"].played, rows["standard"].won, rows["standard"].best) == (1, 0, 20)
    assert (rows["standard, with hints"].played, rows["standard, with hints"].won) == (2, 1)
    assert {row.level for row in count(played).levels("es")} == {"normal", "normal, con pistas"}
    heads = [each.head for each in played]
    assert sorted(History(heads).kinds_of("the_game"), key=len) == [
        (1, "standard", False), (1, "standard", False, True)]
    assert History(heads).game_stats(1, "standard", False, "the_game").wins == 0
    assert History(heads).game_stats(1, "standard", False, "the_game", hints=True).wins == 1
