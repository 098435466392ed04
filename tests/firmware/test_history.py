"""What the history keeps of the last games."""

import pytest

from crupier.engine import records
from pictures import samples
from storage import files, queries, sums
from storage.history import History
from tests.firmware.disk import Growing
from tests.host_tools import kinds

LEFT = {"result": "ENDED", "left": 7, "rating": "excellent"}
SOLO = dict(samples.solo(1, "K7Q2MX"), result=LEFT)


def test_every_kind_of_record_can_be_counted(capsys):
    heads = [{**records.decode(text)[0], "seq": seq} for seq, text in enumerate(kinds.every(), 1)]
    history = History(heads)
    assert history.total_games == len(heads) > 10
    assert capsys.readouterr().out == ""
    assert history.last() == list(range(len(heads), 0, -1))[:20]
    for head in heads[-20:]:
        assert history.played(head["game"])


def test_a_game_that_was_played_long_ago():
    match = {**samples.solo(1, ""), "game": "galloneta_table", "players": 2,
             "names": ["Ana", "Beto"],
             "result": {"result": "ABANDONED"}}
    archive = Growing([match] + [{**SOLO, "seq": seq} for seq in range(2, 21)])
    history = History(archive)
    assert history.played("galloneta_table")
    archive.heads.append({**SOLO, "seq": 21})
    history.on_record_added()
    assert history.ready        # the next pad asks at once for the best result so far
    assert not history.played("galloneta_table") and history.played("the_game")
    assert len(history.last()) == 20 and history.total_games == 21


def test_who_has_won_most():
    """Of several who have won as many, nobody is the first."""
    history = History(heads := Growing([]))
    for names, won, game, winner, more in (
            (("Ana",), 1, "galloneta", 0, {}),
            (("Ana", "Beto"), 1, "galloneta_table", 1, {}),
            (("Ana", "Beto"), 1, "galloneta", 0, {"hints": True}),
            (("Ana", "Beto"), 1, "galloneta", 1, {"devices": [None, "easy"]}),
            (("Ana",), 2, "galloneta", 0, {"devices": [None, "easy"]})):
        head = samples.head(len(heads.heads) + 1, game, 2, "K7Q2MX")
        result = {"result": "WIN", "winner": winner, "winners": [winner], "totals": [0, 0]}
        heads.heads.append({**head, **more, "result": result})
        history.on_record_added()
        assert history.leaders(("galloneta", "galloneta_table")) == (names, won)


def test_the_best_of_a_deal():
    heads = [{**SOLO, "seq": seq, "seed": seed, "result": {**LEFT, **result}}
             for seq, (seed, result) in enumerate([
                 ("2026-11-26", {"left": 7}),
                 ("2026-11-26", {"left": 3, "result": "ABANDONED", "rating": "none"}),
                 ("2026-11-26", {"left": 2, "result": "BURNED", "rating": "none"}),
                 ("2026-11-25", {"left": 0}), ("2026-11-26", {"left": 9})], 1)]
    history = History(heads)
    assert history.best_of("the_game", "2026-11-26") == 7
    assert history.best_of("the_game", "2026-11-25") == 0
    assert history.best_of("the_game", "2026-11-24") is None
    assert history.best_of("martes13", "2026-11-26") is None


@pytest.mark.parametrize("name", ["facts_of", "_checksum"])
def test_no_game_counts_twice_when_memory_runs_out(monkeypatch, name):
    """What takes memory came after what counts."""
    heads = [{**SOLO, "seq": seq, "seed": "S", "result": {**LEFT, "left": seq}} for seq in (1, 2)]
    whole, history = getattr(queries, name), History(heads)

    def scarce(*_):
        monkeypatch.setattr(queries, name, whole)
        raise MemoryError

    monkeypatch.setattr(queries, name, scarce)
    with pytest.raises(MemoryError):
        history.step()
    assert history.total_games == 2 and history.last() == [2, 1]
    assert history.game_stats(1, "standard", False, "the_game").played == 2


def test_the_last_games_take_the_places_of_the_oldest():
    heads = [{**SOLO, "seq": seq, "seed": "S", "result": {**LEFT, "left": seq}}
             for seq in range(1, 48)]
    for games in (1, 19, 20, 21, 29, 30, 31, 47):
        history = History(heads[:games])
        assert history.last() == list(range(games, max(0, games - 20), -1))
        recent = history.game_stats(1, "standard", False, "the_game").recent
        assert list(recent) == list(range(max(1, games - 29), games + 1))


@pytest.mark.parametrize("goes", range(1, 40))
def test_memory_that_runs_out_costs_no_game(monkeypatch, tmp_path, goes):
    """Whatever it was wanted for: the figures are the same in the end, sums included."""
    heads = [{**records.decode(text)[0], "seq": seq} for seq, text in enumerate(kinds.every(), 1)]
    first, path = History(heads[:12]), str(tmp_path / "sums")
    first.catch_up()
    sums.save(path, first, 12)
    wanted = History(heads[12:], path)
    wanted.catch_up()
    calls = []

    def scarce():
        calls.append(0)
        if len(calls) % goes == 0:
            raise MemoryError

    monkeypatch.setattr(files, "require_memory", scarce)
    history = History(heads[12:], path)
    for _ in range(2000):
        try:
            history.step()
        except MemoryError:
            monkeypatch.setattr(files, "require_memory", lambda: None)   # a screen has closed
            history.step()
            monkeypatch.setattr(files, "require_memory", scarce)
    assert history.ready and history.loaded_games == wanted.loaded_games
    assert list(sums._rows(history)) == list(sums._rows(wanted))
