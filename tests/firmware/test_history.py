"""What the history keeps of the last games."""

from crupier.engine import records
from crupier.pictures import demo
from storage.history import History
from tests.host_tools import kinds

LEFT = {"result": "ENDED", "left": 7, "rating": "excellent"}
SOLO = dict(demo.new_head(1, "K7Q2MX"), result=LEFT)


def test_every_kind_of_record_can_be_counted(capsys):
    heads = [{**records.decode(text)[0], "seq": seq} for seq, text in enumerate(kinds.every(), 1)]
    history = History(heads)
    assert history.count == len(heads) > 10
    assert capsys.readouterr().out == ""
    assert history.last() == list(range(len(heads), 0, -1))[:20]
    for head in heads[-20:]:
        assert history.played(head["game"])


def test_a_game_that_was_played_long_ago():
    match = {**demo.new_head(1, ""), "game": "galloneta_table", "players": 2,
             "names": ["Ana", "Beto"],
             "result": {"result": "ABANDONED"}}
    history = History([match] + [{**SOLO, "seq": seq} for seq in range(2, 21)])
    assert history.played("galloneta_table")
    history.add({**SOLO, "seq": 21})
    assert not history.played("galloneta_table") and history.played("the_game")
    assert len(history.last()) == 20 and history.count == 21


def test_the_best_of_a_deal():
    heads = [{**SOLO, "seq": seq, "seed": seed, "result": {**LEFT, **result}}
             for seq, (seed, result) in enumerate([
                 ("2026-11-26", {"left": 7}), ("2026-11-26", {"left": 3, "result": "ABANDONED"}),
                 ("2026-11-25", {"left": 0}), ("2026-11-26", {"left": 9})], 1)]
    history = History(heads)
    assert history.best_of("the_game", "2026-11-26") == 7
    assert history.best_of("the_game", "2026-11-25") == 0
    assert history.best_of("the_game", "2026-11-24") is None
    assert history.best_of("martes13", "2026-11-26") is None
