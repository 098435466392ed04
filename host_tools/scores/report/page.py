"""The whole page."""

from dataclasses import replace
from datetime import datetime
from html import escape
from importlib.resources import files
from string import Template

from crupier.scores.filters import Filters
from crupier.scores.library import Library
from crupier.scores.report.html import day, note
from crupier.scores.views.game_report import REPORTS, report_of
from crupier.scores.views.played import Played
from crupier.scores.views.tables import not_counted
from crupier.words import grouped, words

_LAST = 20              # games in the list at the end of a part


def page(library: Library, filters: Filters, language: str, now: datetime) -> str:
    """HTML of a report about these games. It needs nothing from a network."""
    texts, here = words(language), files("crupier.scores.report")
    counted = replace(filters, verified=True)
    return Template((here / "page.html").read_text("utf-8")).substitute(
        language=language,
        style=(here / "style.css").read_text("utf-8"),
        title=escape(texts["title"]),
        period=escape(_period(library, counted, texts)),
        sections="".join(_section(name, library, counted, language) for name in REPORTS)
                 or f"<p>{escape(texts['empty'])}</p>",
        left_out=_left_out(library.count(replace(filters, verified=False)), texts),
        made=escape(texts["made"] % day(now, texts)))


def _left_out(count: int, texts: dict) -> str:
    return note(not_counted(count, texts)) if count else ""


def _section(name: str, library: Library, counted: Filters, language: str) -> str:
    """The part of a game."""
    own = replace(counted, game=name)
    if counted.game not in (None, name) or not library.count(own):
        return ""
    report = report_of(name, language)
    body = report.section(library.summaries(own), listed(library, own))
    return f"<section><h2>{escape(report.title)}</h2>{body}</section>"


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
