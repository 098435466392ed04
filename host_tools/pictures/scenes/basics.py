"""What every game shares: the home screen, settings, help, notices, typing, and the crash."""

from collections.abc import Iterator
from dataclasses import replace

from crupier.pictures import demo, demo_match, demo_tables
from crupier.pictures.scenes.scene import COLOUR, Scene, after, midgame, past

_GRID = ("64x128", *COLOUR)     # all characters at once
_CONTRAST = {"theme": 1}
_PLAYERS = {"names": list(demo_match.NAMES[:4])}


def scenes(language: str) -> Iterator[Scene]:
    yield Scene("language", settings={"language": ""})
    yield Scene("home")
    yield midgame("home_continue", "BACK UP UP OK", until=after(60))
    yield Scene("home_waiting", "BACK", {
        **demo.journal(demo.new_head(7, "K7Q2MX"), []),
        **demo.journal(demo_match.new_head(8, 4), []),
        **demo.journal(demo_tables.galloneta(9, 3), [])})
    yield Scene("seed", "OK DOWN DOWN DOWN LEFT UP UP UP OK")
    yield Scene("seed_typed", "OK DOWN DOWN DOWN LEFT UP UP UP OK"
                " RIGHT RIGHT OK RIGHT OK DOWN OK")
    yield Scene("date", "OK DOWN DOWN DOWN OK UP UP UP OK", clock=None)
    yield Scene("name", "DOWN OK DOWN DOWN OK RIGHT OK")
    yield Scene("name_line", "DOWN OK DOWN DOWN OK RIGHT OK NEXT OK NEXT", sizes=_GRID)
    yield Scene("name_place", "DOWN OK DOWN DOWN OK RIGHT OK NEXT OK NEXT OK NEXT", sizes=_GRID)
    yield midgame("running", "BACK UP UP OK DOWN OK OK", until=after(40))
    yield Scene("history", "UP UP UP UP OK", past())
    yield Scene("figures_empty", "UP UP UP UP OK DOWN OK")
    yield Scene("figures", "UP UP UP UP OK DOWN OK", past())
    yield Scene("figures_more", "UP UP UP UP OK DOWN OK UP", past())
    yield Scene("games", "UP UP UP UP OK OK", past())
    yield Scene("settings", "UP UP OK")
    yield Scene("settings_contrast", "UP UP OK DOWN DOWN", settings=_CONTRAST, sizes=COLOUR)
    yield replace(midgame("table_contrast", seed="B0", until=after(61), fire=True),
                  settings=_CONTRAST, sizes=COLOUR)
    yield Scene("roster", "UP UP OK UP OK", settings=_PLAYERS)
    yield Scene("player", "UP UP OK UP OK DOWN OK", settings=_PLAYERS)
    yield Scene("player_rename", "UP UP OK UP OK DOWN OK OK", settings=_PLAYERS)
    yield Scene("about", "UP OK", changing=(0, 1, 2))
    yield Scene("help", "UP UP UP OK")
    yield Scene("help_the_game", "UP UP UP OK OK", walk="NEXT")
    yield Scene("help_the_game_table", "UP UP UP OK DOWN OK", walk="NEXT")
    yield Scene("help_take_that", "UP UP UP OK UP UP OK", walk="NEXT")
    yield Scene("help_galloneta", "UP UP UP OK UP OK", walk="NEXT")
    yield Scene("help_martes13", "UP UP UP OK DOWN DOWN OK", walk="NEXT")
    yield Scene("notice_damage", files=_damaged())
    yield Scene("notice_settings", files={"/data/settings": b"?"})
    yield Scene("notice_full", "OK OK", free=90_000)
    yield Scene("crash", "UP OK",
                files={"/crupier/screens/about.py": b"raise ValueError('a bug')"})


def _damaged() -> dict[str, bytes]:
    """A game in progress with one spoiled line in its log."""
    head = demo.new_head(7, "K7Q2MX")
    files = demo.journal(head, demo.play(head, after(40)).history())
    return {path: data.replace(b"30 ", b"3O ", 1) for path, data in files.items()}
