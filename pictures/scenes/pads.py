"""Score pads of games at the table: The Game, Martes 13, Take That, Galloneta, any other."""

from collections.abc import Iterator
from functools import cache

from pictures import pads, samples
from pictures.scenes.scene import Scene, remembered

_MANY_LEFT = "OK" + " RIGHT" * 9 + " OK" + " RIGHT" * 5 + " OK"     # 95


def scenes() -> Iterator[Scene]:
    yield from _the_game()
    yield from _martes13()
    yield from _take_that()
    yield from _galloneta()
    yield from _any_game()
    yield Scene("names", "RIGHT OK UP OK DOWN DOWN OK",
                settings={"names": [*samples.NAMES, "Gala", "Hugo", "Irene"]})
    yield Scene("games_tables", "LEFT LEFT LEFT OK OK", _past())


def _the_game() -> Iterator[Scene]:
    head = pads.the_game
    yield Scene("group_new", "OK UP OK", settings={"names": list(samples.NAMES[:3])})
    yield _at("group", "", head(7))
    yield _at("group_entry_empty", "OK", head(7))
    yield _at("group_entry_tens", "OK RIGHT RIGHT", head(7, fire=True), _past())
    yield _at("group_entry_ones", "OK RIGHT RIGHT OK LEFT LEFT", head(7, fire=True), _past())
    yield _at("group_entry_full", "OK OK RIGHT RIGHT OK OK", head(7, fire=True), _past())
    yield _at("group_entry_amiss", _MANY_LEFT, head(7))
    yield _at("group_impossible", _MANY_LEFT + " OK", head(7))
    yield _at("group_burned", "OK LEFT OK OK RIGHT RIGHT OK OK", head(7, fire=True))
    yield _at("group_over", "OK", head(7), _past(), rounds=1)
    yield _at("group_over_series", "OK", head(7, 5, fire=True, rounds=3), rounds=3)
    yield _at("group_series", "", head(7, 5, fire=True, rounds=3), rounds=2)
    yield _at("group_page", "UP OK", head(7, rounds=3), rounds=2)
    yield Scene("group_figures", "LEFT LEFT LEFT OK UP UP UP UP OK RIGHT RIGHT", _past())


def _martes13() -> Iterator[Scene]:
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
    yield _match("entry_six", "", players=6, entered=9)
    yield _certain("entry_offer")
    yield _match("entry_full", "", entered=16)
    yield _match("entry_look", "NEXT NEXT", entered=16)
    yield _match("entry_amiss", "LEFT LEFT" + " UP" * 7 + " OK", entered=16)
    yield _match("entry_impossible", "LEFT LEFT" + " UP" * 7 + " OK OK", entered=16)
    yield _match("entry_points", "OK", rounds=0, mode="points")
    yield _match("live_empty", "DOWN OK")
    yield _match("live", "RIGHT", live=22)
    yield _match("live_warning", "RIGHT RIGHT UP UP", live=22)
    yield _match("live_martes13", "LEFT UP", live=22)
    yield _match("live_few_left", "", live=46, players=6)
    yield _match("live_two_keys", "NEXT NEXT", live=22)
    yield _match("live_menu", "BACK", live=22)
    yield _match("live_left_menu", "BACK UP OK BACK DOWN", live=22)
    yield _match("live_by_hand", "BACK DOWN DOWN OK", live=22)
    yield _match("live_counts", "", live=50)
    yield _match("live_counts_six", "", live=50, players=6)
    yield _match("round", "OK", entered=16)
    yield _match("round_six", "OK", players=6, entered=24)
    yield _match("round_correct", "UP UP OK RIGHT")
    yield _match("round_last", "OK", rounds=3, entered=16)
    yield _match("podium", "OK", rounds=4)
    yield _match("podium_six", "OK RIGHT", players=6, rounds=4)
    yield _at("podium_again", "OK", {**pads.martes13(7, 4), "tally": [2, 0, 1, 0]}, rounds=4)
    head = pads.martes13(1, 4)
    yield Scene("match_history", "LEFT LEFT LEFT OK OK DOWN OK OK", _past_matches(),
                settings=remembered(head))
    yield Scene("match_history_round", "LEFT LEFT LEFT OK OK DOWN OK OK OK", _past_matches(),
                settings=remembered(head))
    yield Scene("players", "LEFT LEFT LEFT OK UP OK", _past_matches(),
                settings=remembered(head))
    yield Scene("history_players", "LEFT LEFT LEFT OK", _past_matches(),
                settings=remembered(head))
    yield Scene("player_page", "LEFT LEFT LEFT OK DOWN OK", _past_matches(),
                settings=remembered(head))
    yield Scene("games_match", "LEFT LEFT LEFT OK OK", _past_matches())


def _take_that() -> Iterator[Scene]:
    head = pads.take_that
    yield Scene("twins_new", "RIGHT RIGHT OK UP OK",
                settings={"names": list(samples.NAMES[:4])})
    yield _at("twins", "", head(7), rounds=1)
    yield _at("twins_entry_empty", "OK", head(7))
    yield _at("twins_entry_tens", "RIGHT", head(7, 4), cells=7)
    yield _at("twins_entry_ones", "OK UP OK DOWN", head(7, 2))
    yield _at("twins_entry_full", "", head(7, 4), cells=12)
    yield _at("twins_entry_odd", "LEFT LEFT LEFT LEFT UP OK", head(7, 2), cells=6)
    yield _at("twins_odd", "LEFT LEFT LEFT LEFT UP OK OK", head(7, 2), cells=6)
    yield _at("twins_few", "OK" + " DOWN OK OK DOWN OK OK DOWN OK" * 2 + " OK", head(7, 2))
    yield _at("twins_totals", "", head(7, 3, mode="totals"), cells=6)
    yield _at("twins_round", "UP OK", head(7, 4), rounds=1)
    yield _at("twins_undo", "BACK DOWN", head(7), rounds=1)
    yield _at("twins_over", "OK", head(7), rounds=2)
    yield Scene("twins_players", "LEFT LEFT LEFT OK UP UP UP OK", _past())


def _galloneta() -> Iterator[Scene]:
    head = pads.galloneta
    yield Scene("aces_new", "RIGHT RIGHT RIGHT OK UP OK",
                settings={"names": list(samples.NAMES[:2])})
    yield _at("aces", "", head(7), rounds=1)
    yield _at("aces_entry_empty", "OK", head(7))
    yield _at("aces_entry_suit", "OK OK OK RIGHT RIGHT", head(7))
    yield _at("aces_entry_end", "RIGHT RIGHT", head(7), cells=3)
    yield _at("aces_entry_full", "", head(7), cells=4)
    yield _at("aces_entry_more", "UP UP RIGHT", head(7), cells=7)
    yield _at("aces_same_suit", "UP UP RIGHT DOWN DOWN RIGHT OK OK", head(7), cells=3)
    yield _at("aces_turns", "DOWN DOWN DOWN DOWN DOWN OK RIGHT OK OK", head(7), cells=4)
    yield _at("aces_round", "UP OK", head(7), rounds=1)
    yield _at("aces_over", "OK", head(7, 3), rounds=3)
    yield Scene("aces_players", "LEFT LEFT LEFT OK UP UP OK", _past())


def _any_game() -> Iterator[Scene]:
    head = pads.any_game
    yield Scene("free_home", "BACK UP UP OK", {
        **_past(), **samples.journal(head(9), pads.played(head(9), 2))})
    yield Scene("free_new", "LEFT LEFT LEFT LEFT OK",
                settings={"names": list(samples.NAMES[:4])})
    yield _at("free", "", head(7, target=300), rounds=2)
    yield _at("free_six", "", head(7, 6, "highest"), rounds=9)
    yield _at("free_entry_empty", "OK", head(7))
    yield Scene("free_new_agreed", "LEFT LEFT LEFT LEFT OK DOWN DOWN DOWN DOWN DOWN DOWN DOWN "
                "RIGHT RIGHT RIGHT", settings={"names": list(samples.NAMES[:4]), "options": {
                    "any_game_table": {"title": "Chinchón", "last": 12}}})
    yield _at("free_eight", "", head(7, 8, "highest", title="Chinchón", target=500), rounds=3)
    yield _at("free_entry_minus", "DOWN DOWN DOWN", head(7), rounds=1, cells=2)
    yield _at("free_entry_tens", "UP UP LEFT UP UP", head(7, 6), cells=3)
    yield _at("free_entry_eight", "UP UP", head(7, 8), cells=7)
    yield _at("free_round_eight", "UP OK", head(7, 8), rounds=2)
    yield _at("free_over_eight", "OK", head(7, 8, title="Chinchón", target=150), rounds=2)
    yield _at("free_entry_full", "", head(7), cells=4)
    yield _at("free_round", "UP OK", head(7), rounds=2)
    yield _at("free_menu", "BACK DOWN", head(7), rounds=2)
    yield _at("free_over", "BACK DOWN OK", head(7), rounds=3)
    tied = {**head(7, last=1), "tally": [1] * 4}
    yield Scene("free_over_tied", "OK", samples.journal(
        tied, pads.entries(1, [(0,)] * 4)), settings=remembered(tied))
    yield _at("free_over_menu", "BACK DOWN OK BACK BACK DOWN", head(7), rounds=2)
    yield Scene("free_players", "LEFT LEFT LEFT OK UP OK", _past())


def _at(name: str, keys: str, head: dict, past: dict[str, bytes] | None = None, *,
        rounds: int = 0, cells: int = 0, live: int = 0) -> Scene:
    """A match with some rounds accepted, and of the next one some cells, or cards keyed live."""
    actions = pads.played(head, rounds)
    if cells:
        actions += pads.entries(rounds + 1, pads.rows(head, rounds + 1))[:cells]
    if live:
        actions += pads.plays(rounds + 1, head["players"], live)
    return Scene(name, keys, {**(past or {}), **samples.journal(head, actions)},
                 settings=remembered(head))


def _match(name: str, keys: str = "", *, players: int = 4, rounds: int = 2, entered: int = 0,
           live: int = 0, count: int = 4, **options) -> Scene:
    """One of Martes 13. count: its rounds."""
    head = pads.martes13(7, players, count, **options)
    return _at(name, keys, head, rounds=rounds, cells=entered, live=live)


def _certain(name: str) -> Scene:
    """Seven of each suit lie on the piles, and no Martes 13: the last value follows."""
    head = pads.martes13(7, 4)
    rows = [(3, 2, 3, 1), (2, 2, 1, 2), (1, 2, 2, 3), (1, 1, 1, 2)]
    actions = pads.played(head, 2) + pads.entries(3, rows)[:15]
    return Scene(name, "LEFT", samples.journal(head, actions), settings=remembered(head))


def _past_matches() -> dict[str, bytes]:
    files = {}
    for seq, players in ((1, 4), (2, 3)):
        head = pads.martes13(seq, players)
        files.update(samples.record(head, pads.played(head, 4)))
    return files


@cache
def _past() -> dict[str, bytes]:
    """A match of each game, saved."""
    files = {}
    for head, rounds in ((pads.the_game(1), 1), (pads.the_game(2, fire=True), 1),
                         (pads.take_that(3), 2), (pads.take_that(4, 2), 2),
                         (pads.galloneta(5, 3), 3)):
        files.update(samples.record(head, pads.played(head, rounds)))
    head = pads.any_game(6)
    return {**files, **samples.record(head, pads.finished(head, 3))}
