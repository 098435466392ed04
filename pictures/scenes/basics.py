"""What every game shares: home, settings, help and lessons, notices, typing, and the crash."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from crupier.engine.lines import seal
from crupier.engine.records import dumps
from pictures import pads, samples
from pictures.scenes.scene import COLOUR, DATE, TITLE, Scene, after, midgame, past

_GAMES = "the_game", "martes13", "take_that", "galloneta"       # as they stand on the home screen
_FROM_HELP = "LEFT LEFT OK OK"
_GRID = ("64x128", *COLOUR)     # all characters at once
_CONTRAST = {"theme": 1}
_PLAYERS = {"names": list(samples.NAMES[:4])}


def scenes() -> Iterator[Scene]:
    yield Scene("language", settings={"language": ""})
    yield Scene("home")
    running = midgame("home_continue", "BACK UP UP OK", until=after(60))
    yield replace(running, files=past() | running.files)
    stood = [[7, "en", "%s left", "56"], [7, "es", "quedan %s", "56"]]
    yield Scene("home_waiting", "BACK UP UP OK", {
        "/data/game/stood": seal(dumps(stood)).encode(),
        **samples.journal(samples.solo(7, "K7Q2MX"), []),
        **samples.journal(pads.martes13(8, 4), []),
        **samples.journal(pads.galloneta(9, 3), [])})
    yield Scene("home_past", "RIGHT", _varied())
    yield Scene("home_day", "LEFT LEFT LEFT LEFT LEFT", past())
    yield Scene("home_done", "LEFT LEFT LEFT LEFT LEFT",
                samples.archive([samples.solo(1, "2026-11-21")]))
    yield Scene("home_strip", "LEFT LEFT")
    yield Scene("seed", "OK DOWN DOWN DOWN DOWN LEFT UP UP UP UP OK")
    yield Scene("seed_typed", "OK DOWN DOWN DOWN DOWN LEFT UP UP UP UP OK"
                " RIGHT RIGHT OK RIGHT OK DOWN OK")
    yield Scene("date", "OK DOWN DOWN DOWN DOWN OK UP UP UP UP OK", clock=None)
    yield Scene("name", "RIGHT OK UP OK DOWN DOWN OK RIGHT OK")
    yield Scene("name_line", "RIGHT OK UP OK DOWN DOWN OK RIGHT OK NEXT OK NEXT")
    yield Scene("name_place", "RIGHT OK UP OK DOWN DOWN OK RIGHT OK NEXT OK NEXT OK NEXT",
                sizes=_GRID)
    yield midgame("running", "BACK UP UP OK LEFT LEFT LEFT LEFT LEFT OK", until=after(40))
    yield Scene("demo", settings={"demo": 2}, alone=45_000)
    yield Scene("history", "LEFT LEFT LEFT OK", past())
    yield Scene("figures", "LEFT LEFT LEFT OK DOWN OK", past())
    yield Scene("figures_fire", "LEFT LEFT LEFT OK DOWN OK RIGHT", past())
    yield Scene("figures_list", "LEFT LEFT LEFT OK DOWN OK OK UP", past())
    yield Scene("figures_many", "LEFT LEFT LEFT OK DOWN OK", _many())
    yield Scene("figures_days", "LEFT LEFT LEFT OK DOWN OK OK DOWN", _many())
    yield Scene("replay", "LEFT LEFT LEFT OK OK OK OK", _many())
    yield Scene("replay_start", "LEFT LEFT LEFT OK OK OK OK RIGHT", past())
    yield Scene("replay_turn", "LEFT LEFT LEFT OK OK OK OK UP", past())
    yield Scene("replay_card", "LEFT LEFT LEFT OK OK OK OK" + " RIGHT" * 31, past())
    yield Scene("replay_again", "LEFT LEFT LEFT OK OK OK OK OK", past())
    yield Scene("past", "LEFT LEFT LEFT OK OK OK", past())
    dated = dict(samples.solo(1, "PAST6A"), time={"clock": DATE})
    yield Scene("code", "LEFT LEFT LEFT OK OK OK DOWN OK", samples.archive([dated]))
    yield Scene("games", "LEFT LEFT LEFT OK OK", past())
    yield Scene("reading", "LEFT LEFT LEFT OK OK", _years(), changing=(TITLE,))
    yield Scene("settings", "LEFT OK")
    yield Scene("settings_contrast", "LEFT OK DOWN DOWN", settings=_CONTRAST, sizes=COLOUR)
    yield replace(midgame("table_contrast", seed="B0", until=after(61), fire=True),
                  settings=_CONTRAST, sizes=COLOUR)
    yield Scene("roster", "LEFT OK UP UP OK", settings=_PLAYERS)
    yield Scene("player", "LEFT OK UP UP OK DOWN OK", settings=_PLAYERS)
    yield Scene("player_forget", "LEFT OK UP UP OK DOWN OK UP OK", settings=_PLAYERS)
    yield Scene("player_rename", "LEFT OK UP UP OK DOWN OK OK", settings=_PLAYERS)
    yield Scene("about", "LEFT OK UP OK", changing=(0, 1, 2))
    yield Scene("help", "LEFT LEFT OK")
    yield Scene("help_the_game", "LEFT LEFT OK OK DOWN OK", walk="NEXT")
    yield Scene("help_the_game_table", "LEFT LEFT OK DOWN OK", walk="NEXT")
    yield Scene("help_take_that", "LEFT LEFT OK UP UP UP UP OK", walk="NEXT")
    yield Scene("help_take_that_dealt", "LEFT LEFT OK UP UP UP UP UP OK DOWN OK", walk="NEXT")
    yield Scene("help_galloneta", "LEFT LEFT OK UP UP OK", walk="NEXT")
    yield Scene("help_galloneta_dealt", "LEFT LEFT OK UP UP UP OK DOWN OK", walk="NEXT")
    yield Scene("help_any_game", "LEFT LEFT OK UP OK", walk="NEXT")
    yield Scene("help_martes13", "LEFT LEFT OK DOWN DOWN DOWN OK", walk="NEXT")
    yield Scene("help_martes13_dealt", "LEFT LEFT OK DOWN DOWN OK DOWN OK", walk="NEXT")
    yield Scene("notice_damage", files=_damaged())
    yield Scene("notice_settings", files={"/data/settings": b"?"})
    yield Scene("notice_full", "OK OK", free=90_000)
    yield Scene("crash", "LEFT OK UP OK",
                files={"/crupier/screens/about.py": b"raise ValueError('a bug')"})
    yield from lessons()


def lessons() -> Iterator[Scene]:
    """What to do in each step and the table, then what is said of an answer."""
    yield Scene("how_to", _FROM_HELP)
    yield Scene("lesson_right", _FROM_HELP + " OK OK LEFT OK")
    yield Scene("lesson_wrong", _FROM_HELP + " OK OK OK")
    for i, game in enumerate(_GAMES):
        yield Scene(f"lesson_{game}", "RIGHT " * i + "OK DOWN OK", walk="OK,BACK NEXT OK")


def _varied() -> dict[str, bytes]:
    """Games of all kinds that are over."""
    files = dict(past())
    for head, rounds in ((pads.take_that(13), 2), (pads.galloneta(15, 3), 3),
                         (pads.take_that(14), 2)):
        files.update(samples.record(head, pads.played(head, rounds)))
    head = pads.martes13(16, 4)
    return {**files, **samples.record(head, pads.played(head, 4))}


@cache
def _many() -> dict[str, bytes]:
    """Solo games of one kind, one of them won; each on a day of its own."""
    seeds = ["S194"] + [f"MANY{number}" for number in range(1, 32)]
    return samples.archive([dict(samples.solo(seq, seed),
                                 time={"clock": DATE - 86_400 * (len(seeds) - seq)})
                            for seq, seed in enumerate(seeds, 1)])


def _years() -> dict[str, bytes]:
    """So many games that reading them takes longer than the way to the list."""
    return {"/data/records/000001": b"".join(
        line for seq in range(1, 700)
        for line in samples.record(samples.solo(seq, "B0"), []).values())}


def _damaged() -> dict[str, bytes]:
    """A game in progress with one spoiled line in its log."""
    head = samples.solo(7, "K7Q2MX")
    files = samples.journal(head, samples.play(head, after(40)).history())
    return {path: data.replace(b"30 ", b"3O ", 1) for path, data in files.items()}
