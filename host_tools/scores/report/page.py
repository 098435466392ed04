"""The whole page."""

from base64 import b64encode
from collections import Counter
from dataclasses import replace
from datetime import datetime
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template

from crupier.players import folded
from crupier.scores.filters import Filters
from crupier.scores.library import Library
from crupier.scores.report.evening import opening
from crupier.scores.report.html import day, note, person, table
from crupier.scores.views.game_report import REPORTS, report_of
from crupier.scores.views.played import Played
from crupier.scores.views.player import headline, page_of, people
from crupier.scores.views.tables import PLAYED, not_counted, played_cells
from crupier.words import grouped, words

_PLAYERS = 12           # with a part of their own
_LAST = 20              # games in the list at the end of a part


def page(library: Library, filters: Filters, language: str, now: datetime) -> str:
    """HTML of a report about these games. It needs nothing from a network."""
    texts, here = words(language), files("crupier.scores.report")
    counted = replace(filters, verified=True)
    left_out = library.count(replace(filters, verified=False))
    script = (here / "picture.js").read_text("utf-8")
    return Template((here / "page.html").read_text("utf-8")).substitute(
        language=language,
        style=(here / "style.css").read_text("utf-8"),
        script=script,
        digest=b64encode(sha256(script.encode()).digest()).decode(),
        title=escape(texts["title"]),
        period=escape(_period(library, counted, texts)),
        opening=opening(library, counted, language),
        sections="".join(_section(name, library, counted, language) for name in REPORTS)
                 + _players(library, counted, language)
                 or f"<p>{escape(texts['empty'])}</p>",
        left_out=note(not_counted(left_out, texts)) if left_out else "",
        made=escape(texts["made"] % day(now, texts)))


def _section(name: str, library: Library, counted: Filters, language: str) -> str:
    """The part of a game."""
    own = replace(counted, game=name)
    if counted.game not in (None, name) or not library.count(own):
        return ""
    report = report_of(name, language)
    body = report.section(library.summaries(own), listed(library, own))
    return f"<section><h2>{escape(report.title)}</h2>{body}</section>"


def _players(library: Library, counted: Filters, language: str) -> str:
    """A part for each of those who played most."""
    texts = words(language)
    often = Counter(folded(name) for each in library.summaries(counted) for name in each.names
                    if name and people(name)).most_common(_PLAYERS)
    pages = (page_of(library.summaries(replace(counted, player=name)), name, language)
             for name, _ in often)
    return "".join(
        f"<section><h2>{person(page.player, texts)}</h2>{note(headline(page, texts))}"
        + table(texts["by_game"], [texts[key] for key in PLAYED], played_cells(page, language), 2)
        + table(texts["duels"], [texts[key] for key in ("opponent", "ahead", "even", "behind")],
                ([duel.opponent, *map(str, duel[2:])] for duel in page.duels), 1)
        + "</section>" for page in pages if page)


def listed(library: Library, own: Filters) -> list[Played]:
    """The games of a part that the page tells of one by one."""
    return [Played.read(row) for row in library.selection(own, newest=_LAST)]


def _period(library: Library, counted: Filters, texts: dict) -> str:
    """How many games, and from when to when as far as that is known."""
    games, period = library.count(counted), library.period(counted)
    count = texts["game.one"] if games == 1 else texts["game.some"] % grouped(games, texts)
    if not period:
        return count if games else ""
    ends = list(dict.fromkeys(day(datetime.fromisoformat(date), texts) for date in period))
    return f"{count}, {texts['period'] % tuple(ends) if len(ends) == 2 else ends[0]}"
