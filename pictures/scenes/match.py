"""A match of Martes 13: its players, rounds keyed in or followed live, results."""

from collections.abc import Iterator

from pictures import pads, samples
from pictures.scenes.scene import Scene, remembered


def scenes() -> Iterator[Scene]:
    yield Scene("new_match", "RIGHT OK UP OK")
    yield Scene("new_match_names", "RIGHT OK UP OK DOWN RIGHT RIGHT RIGHT DOWN",
                settings={"names": list(samples.NAMES)})
    yield Scene("new_match_more", "RIGHT OK UP OK UP")
    yield _match("match")
    yield _match("match_begin", rounds=0, players=3)
    yield _match("match_six", players=6, rounds=3)
    yield _match("match_long", "UP", players=6, rounds=5, count=6)
    yield _match("match_past", "UP")
    yield _match("match_live", "DOWN")
    yield _match("match_at_menu", "UP UP UP")
    yield _match("match_points", rounds=0, mode="points")
    yield _match("match_over", rounds=4)
    yield _match("match_menu", "BACK")
    yield _match("entry_empty", "OK")
    yield _match("entry_six", "OK", players=6, entered=9)
    yield _match("entry_full", "OK", entered=16)
    yield _match("entry_amiss", "OK LEFT LEFT" + " UP" * 7 + " OK", entered=16)
    yield _match("entry_impossible", "OK LEFT LEFT" + " UP" * 7 + " OK OK", entered=16)
    yield _match("entry_points", "OK", rounds=0, mode="points")
    yield _match("live_empty", "DOWN OK")
    yield _match("live", "OK RIGHT", live=22)
    yield _match("live_warning", "OK RIGHT RIGHT UP UP", live=22)
    yield _match("live_martes13", "OK LEFT UP", live=22)
    yield _match("live_few_left", "OK", live=46, players=6)
    yield _match("live_two_keys", "OK NEXT NEXT", live=22)
    yield _match("live_menu", "OK BACK", live=22)
    yield _match("live_counts", "OK", live=50)
    yield _match("live_counts_six", "OK", live=50, players=6)
    yield _match("round", "OK OK", entered=16)
    yield _match("round_six", "OK OK", players=6, entered=24)
    yield _match("round_correct", "UP UP OK RIGHT")
    yield _match("round_last", "OK OK", rounds=3, entered=16)
    yield _match("podium", "OK", rounds=4)
    yield _match("podium_six", "OK RIGHT", players=6, rounds=4)
    head = pads.martes13(1, 4)
    yield Scene("match_history", "LEFT LEFT LEFT OK OK DOWN OK", _past_matches(),
                settings=remembered(head))
    yield Scene("match_history_round", "LEFT LEFT LEFT OK OK DOWN OK OK", _past_matches(),
                settings=remembered(head))
    yield Scene("players", "LEFT LEFT LEFT OK DOWN DOWN DOWN DOWN OK", _past_matches(),
                settings=remembered(head))
    yield Scene("games_match", "LEFT LEFT LEFT OK OK", _past_matches())


def _match(name: str, keys: str = "", *, players: int = 4, rounds: int = 2, entered: int = 0,
           live: int = 0, count: int = 4, **options) -> Scene:
    """A match with some rounds played, and of the next one some cells, or cards keyed live."""
    head = pads.martes13(7, players, count, **options)
    actions = pads.played(head, rounds)
    following = pads.entries(rounds + 1, pads.captured(players, rounds + 1))
    actions += following[:entered] + pads.plays(rounds + 1, players, live)
    return Scene(name, keys, samples.journal(head, actions), settings=remembered(head))


def _past_matches() -> dict[str, bytes]:
    files = {}
    for seq, players in ((1, 4), (2, 3)):
        head = pads.martes13(seq, players)
        files.update(samples.record(head, pads.played(head, 4)))
    return files
