"""The whole page."""

from collections.abc import Sequence
from datetime import datetime
from html import escape
from importlib import import_module
from importlib.resources import files
from string import Template

from crupier.scores.report.html import day, note
from crupier.scores.views.faces import FACES, face
from crupier.scores.views.played import Played
from crupier.scores.views.tables import not_counted
from crupier.scores.views.words import words


def page(games: Sequence[Played], language: str, now: datetime) -> str:
    """HTML of a report about these games, oldest first. It needs nothing from a network."""
    texts, here = words(language), files("crupier.scores.report")
    counted = [game for game in games if game.counts]
    return Template((here / "page.html").read_text("utf-8")).substitute(
        language=language,
        style=(here / "style.css").read_text("utf-8"),
        title=escape(texts["title"]),
        period=escape(_period(counted, texts)),
        sections="".join(_section(name, counted, language) for name in FACES)
                 or f"<p>{escape(texts['empty'])}</p>",
        left_out=_left_out(len(games) - len(counted), texts),
        made=escape(texts["made"] % day(now, texts)))


def _left_out(count: int, texts: dict) -> str:
    return note(not_counted(count, texts)) if count else ""


def _section(name: str, games: Sequence[Played], language: str) -> str:
    """The part of a game, by the module that its face names."""
    own = [game for game in games if game.game == name]
    if not own:
        return ""
    look = face(name, language)
    body = import_module(look.REPORT).section(look, own)
    return f"<section><h2>{escape(look.title)}</h2>{body}</section>"


def _period(games: Sequence[Played], texts: dict) -> str:
    """How many games, and from when to when as far as that is known."""
    count = texts["game.one"] if len(games) == 1 else texts["game.some"] % len(games)
    dates = sorted(game.date for game in games if game.date)
    if not dates:
        return count if games else ""
    ends = list(dict.fromkeys(day(date, texts) for date in (dates[0], dates[-1])))
    return f"{count}, {texts['period'] % tuple(ends) if len(ends) == 2 else ends[0]}"
