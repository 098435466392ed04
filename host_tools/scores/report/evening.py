"""How the page begins: the story of the last day, who was there, the best there has ever been."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from html import escape

from crupier.engine.any_game.options import TITLE
from crupier.scores.filters import Filters
from crupier.scores.library import Library
from crupier.scores.report.html import day, person
from crupier.scores.views.figures import Count, Row
from crupier.scores.views.game_report import SeatResult, Summary, report_of
from crupier.scores.views.games.the_game import CardsLeft
from crupier.scores.views.played import clean, display_name
from crupier.scores.views.player import people
from crupier.scores.views.tables import optional
from crupier.words import words

_NIGHT = timedelta(hours=5)     # what is played after midnight belongs to the day before

Bests = dict[tuple[str, str], list[Row]]        # by game and level; those who are as good


def opening(library: Library, counted: Filters, language: str) -> str:
    """HTML of all this, "" without games. counted: verified games."""
    texts, before, count = words(language), Count(), Count()
    games = list(library.summaries(counted))
    last = [game for game in games if _day(game) == _day(games[-1])]
    if not last:
        return ""
    for at, game in enumerate(games):
        count.add(game)
        if at < len(games) - len(last):
            before.add(game)
    bests, known, wins = _bests(count, language), _bests(before, language), _wins(last)
    news = [rows[0] for key, rows in bests.items()
            if key in known and known[key][0].figures.best != rows[0].figures.best]
    story = " ".join((*_story(last, wins, texts, language), *(texts["story.best"].format(
        game=_title(row.game, language), points=optional(row.figures.best, texts))
        for row in news)))
    top = max(wins.values(), default=0)
    hours = "–".join(dict.fromkeys(game.at[11:16] for game in (last[0], last[-1])))
    when = f"{day(datetime.fromisoformat(last[0].at) - _NIGHT, texts)}, {hours}"
    dated = (library.period(counted) or ("",))[-1] == last[-1].at
    return "".join((
        f"<p>{escape(when)}</p>" if dated else "",
        f'<p class="story">{escape(story)}</p>',
        _list("there", (f"<li{' class=first' if won == top else ''}>{person(name, texts)} "
                        f"<b>{won}</b></li>" for name, won in wins.most_common() if top)),
        _list("records", _records(bests, count.players(language), language)),
        f"<button hidden>{escape(texts['picture'])}</button>"))


def _day(game: Summary) -> date:
    return (datetime.fromisoformat(game.at) - _NIGHT).date()


def _title(game: str, language: str) -> str:
    """Without the way it was played."""
    report = report_of(game, language)
    return report.TITLE if report.WAY else report.title


def _together(game: str) -> bool:
    """Has it one result for all?"""
    return report_of(game).COOPERATIVE


def _wins(games: Iterable[Summary]) -> Counter[str]:
    """Of everybody who has finished a game that is not played together."""
    wins = Counter[str]()
    for game in games:
        for marks in () if _together(game.game) else game.plays:
            wins.update({name: mark.won for name, mark in zip(game.names, marks, strict=False)
                         if name and mark.finished})
    return wins


def _story(games: Sequence[Summary], wins: Counter[str], texts: dict, language: str
           ) -> Iterator[str]:
    """Who played what, who won, and how it went together."""
    names = list(dict.fromkeys(name for game in games for name in game.names if name))
    titles = list(dict.fromkeys(clean(game.options.get(TITLE) or _title(game.game, language))
                                for game in games))
    plays = [(game, marks) for game in games for marks in game.plays]
    yield texts[("story.nobody", "story.one", "story.some")[min(len(names), 2)]].format(
        who=_joined(names, texts), titles=_joined(titles, texts),
        games=texts["game.one"] if len(plays) == 1 else texts["game.some"] % len(plays))
    first = [name for name, won in wins.items() if won == max(wins.values()) > 0]
    if first:
        played = sum(not _together(game.game) and marks[0].finished for game, marks in plays)
        yield texts["story.level" if first[1:] else "story.day" if played > 1 else "story.won"
                    ].format(who=_joined(first, texts), won=wins[first[0]], played=played)
    together = [marks[0] for game, marks in plays if _together(game.game) and marks[0].finished]
    if together:
        yield _best_of(together, len(titles) > 1, language)


def _best_of(marks: Sequence[SeatResult], titled: bool, language: str) -> str:
    """The best of games that all have played together; titled: with the name of the game."""
    report = report_of("the_game", language)
    assert isinstance(report, CardsLeft)
    best = min(marks, key=lambda mark: (not mark.ranked, mark.points))
    said = [report.TITLE] * titled + [report.text["best"]] * (len(marks) > 1)
    said += [report.result_text({
        "result": "WIN" if best.won else "ENDED" if best.ranked else "BURNED",
        "rating": "excellent" if best.good else "plain", "left": int(best.points)})]
    sentence = ": ".join(said)
    return sentence[:1].upper() + sentence[1:] + "."


def _joined(names: Sequence[str], texts: dict) -> str:
    *most, last = [display_name(name, texts) for name in names] or [""]
    link = texts["and.i" if last.casefold().startswith(("i", "í", "hi", "hí")) else "and"]
    return link.join(filter(None, (", ".join(most), last)))


def _bests(count: Count, language: str) -> Bests:
    """Of people; rows of a table that plays together have no name."""
    found: Bests = {}
    for row in (*count.players(language), *count.levels(language)):
        if row.figures.best is not None and people(row.player):
            found.setdefault((row.game, row.level), []).append(row)
    for rows in found.values():
        best = (max if rows[0].highest else min)(
            row.figures.best for row in rows if row.figures.best is not None)
        rows[:] = [row for row in rows if row.figures.best == best]
    return found


def _records(bests: Bests, runs: Iterable[Row], language: str) -> Iterator[str]:
    """A card for each game, of the way to play it that was played most, and one for the most games
    that somebody has won in a row."""
    usual: dict[str, list[Row]] = {}
    for rows in sorted(bests.values(), key=lambda rows: -max(r.figures.played for r in rows)):
        usual.setdefault(_title(rows[0].game, language), rows)
    for rows in usual.values():
        row = rows[0]
        kind = "best" if _together(row.game) else "most" if row.highest else "fewest"
        yield _card(rows, row.figures.best, "tile." + kind, language)
    run = max((row for row in runs if people(row.player) and not _together(row.game)),
              key=lambda row: row.figures.longest, default=None)
    if run and run.figures.longest > 1:
        yield _card([run], run.figures.longest, "in_a_row", language)


def _card(rows: Sequence[Row], number: float | None, what: str, language: str) -> str:
    game, texts = rows[0].game, report_of(rows[0].game, language).text
    who = "".join(f"<span>{person(row.player, texts)}</span>" for row in rows if row.player)
    return (f'<li class="{game}"><b>{escape(_title(game, language))}</b>'
            f"<strong>{optional(number, texts)}</strong><small>{escape(texts[what])}</small>"
            f"{who}</li>")


def _list(kind: str, items: Iterable[str]) -> str:
    found = "".join(items)
    return f'<ul class="{kind}">{found}</ul>' if found else ""
