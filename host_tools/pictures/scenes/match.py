"""A match of Martes 13: its players, rounds keyed in or followed live, results."""

from collections.abc import Iterator

from crupier.pictures import demo, demo_match
from crupier.pictures.scenes.scene import Scene


def scenes(language: str) -> Iterator[Scene]:
    yield Scene("new_match", "RIGHT OK")
    yield Scene("new_match_names", "RIGHT OK DOWN RIGHT RIGHT RIGHT DOWN",
                settings={"names": list(demo_match.NAMES)})
    yield Scene("new_match_more", "RIGHT OK UP")
    yield _match("match")
    yield _match("match_more", "UP")
    yield _match("match_over", rounds=4)
    yield _match("entry_empty", "OK")
    yield _match("entry_six", "OK", players=6, entered=9)
    yield _match("entry_full", "OK", entered=16)
    yield _match("entry_amiss", "OK LEFT LEFT" + " UP" * 7 + " OK", entered=16)
    yield _match("entry_impossible", "OK LEFT LEFT" + " UP" * 7 + " OK OK", entered=16)
    yield _match("entry_points", "OK", rounds=0, mode="points")
    yield _match("live_empty", "DOWN OK")
    yield _match("live", "DOWN OK RIGHT", live=22)
    yield _match("live_warning", "DOWN OK RIGHT RIGHT UP UP", live=22)
    yield _match("live_martes13", "DOWN OK LEFT UP", live=22)
    yield _match("live_few_left", "DOWN OK", live=46, players=6)
    yield _match("live_two_keys", "NEXT OK NEXT NEXT", live=22)
    yield _match("live_menu", "DOWN OK BACK", live=22)
    yield _match("live_counts", "DOWN OK", live=50)
    yield _match("live_counts_six", "DOWN OK", live=50, players=6)
    yield _match("round_menu", "DOWN DOWN DOWN DOWN DOWN OK")
    yield _match("round", "DOWN DOWN DOWN DOWN DOWN OK OK", players=6)
    yield _match("round_drops", "DOWN DOWN DOWN DOWN DOWN OK OK NEXT")
    yield _match("round_next", "DOWN DOWN DOWN DOWN DOWN OK OK NEXT NEXT")
    yield _match("standings", "DOWN DOWN DOWN DOWN OK")
    yield _match("podium", "OK", players=6, rounds=4)
    yield _match("podium_saved", "OK OK", rounds=4)
    yield Scene("players", "LEFT LEFT LEFT OK DOWN DOWN DOWN OK", _past_matches())
    yield Scene("games_match", "LEFT LEFT LEFT OK OK", _past_matches())


def _match(name: str, keys: str = "", *, players: int = 4, rounds: int = 2, entered: int = 0,
           live: int = 0, **options) -> Scene:
    """A match with some rounds played, and of the next one some cells, or cards keyed live."""
    head = demo_match.new_head(7, players, **options)
    actions = demo_match.rounds(players, rounds)
    following = demo_match.entries(rounds + 1, demo_match.round_counts(players, rounds + 1))
    actions += following[:entered] + demo_match.plays(rounds + 1, players, live)
    return Scene(name, keys, demo.journal(head, actions))


def _past_matches() -> dict[str, bytes]:
    files = {}
    for seq, players in ((1, 4), (2, 3)):
        files.update(demo.sealed(demo_match.new_head(seq, players),
                                 demo_match.rounds(players, 4)))
    return files
