"""Plays for the app BG Stats: the file that its users share with each other (.bgsplay).

All that the app insists on is there: a game's bggId is a number, highestWins and noPoints are
given, a player's winner and startPlayer are given, every refId leads somewhere. Times are UTC.

A game of The Game is a cooperative play: all have won or none, and everybody's score is the cards
left, as the lowest is the best. A draw is a play without a winner.
"""

import json
import uuid
from collections.abc import Iterable, Iterator
from datetime import datetime, timezone

from crupier.engine.any_game.options import agreed
from crupier.errors import Trouble
from crupier.scores.views.game_report import GameReport, SeatResult, report_of
from crupier.scores.views.played import Played, clean

_NAMESPACE = uuid.UUID("3c5ab2a8-6f0c-5d0f-9d4e-8f2a1c7be013")     # ours alone


def fit(game: Played) -> bool:
    """Can the app know this game? Verified, and played to its end."""
    return game.counts and any(marks[0].finished for marks in report_of(game.game).plays(game))


def bgsplay(games: Iterable[Played], me: str, names: dict[str, str], known: Iterable[str],
            library: str = "") -> Iterator[bytes]:
    """The file of these games, all fit(), piece by piece. me: the user of the app; names: players
    there by their names on the device; known: all names on devices; library: what tells it from
    those of other people, who may have players of the same names. Raises Trouble if there are no
    games."""
    people, changed = _People(me, names, known, library), ""
    # The app has one game of a title, however it was played, and knows who wins it.
    kinds: dict[str, tuple[GameReport, bool]] = {}
    yield b'{"about": "Made by crupier.", "locations": [], "plays": ['
    for game in games:
        report = report_of(game.game)
        kinds.setdefault(_title(game), (report, report.highest_wins(game.head)))
        for play in _plays(game, list(kinds), people):
            yield (",\n" * bool(changed) + json.dumps(play, ensure_ascii=False)).encode()
            changed = max(changed, play["modificationDate"])
    if not changed:
        raise Trouble("none of these games was played to its end and verified; nothing to write.")
    end = {"games": [_game(ref, title, *kinds[title], changed)
                     for ref, title in enumerate(kinds, 1)],
           "players": people.listed(changed), "userInfo": {"meRefId": people.ref(me)}}
    yield b"], " + json.dumps(end, ensure_ascii=False)[1:].encode()


class _People:
    """Everybody who plays, each with a refId."""

    def __init__(self, me: str, names: dict[str, str], known: Iterable[str], library: str):
        self._me, self._names, self._library = me, names, library
        self._called = {me, *(names.get(name, name) for name in known)}
        self._refs = {me: 1}
        self._unknown: set[str] = set()

    def ref(self, name: str) -> int:
        return self._refs.setdefault(name, len(self._refs) + 1)

    def seats(self, game: Played) -> list[int]:
        """refIds of the seats, no one twice. Who plays alone is the user of the app."""
        taken: list[str] = []
        for seat in range(game.players):
            name = game.name(seat)
            name = self._names.get(name, name) or (self._me if game.players == 1 else "")
            if not name or name in taken:
                name = report_of(game.game).text["seat"] % (seat + 1)
                while name in self._called:     # somebody is called so
                    name += "?"
                self._unknown.add(name)
            taken.append(name)
        return list(map(self.ref, taken))

    def listed(self, changed: str) -> list[dict]:
        return [{"uuid": _uuid(f"player/{self._library}", name), "id": ref, "name": name,
                 "isAnonymous": name in self._unknown, "modificationDate": changed}
                for name, ref in self._refs.items()]


def _title(game: Played) -> str:
    """Of the free pad there are two for each name that people give a game."""
    report = report_of(game.game)
    lowest = report.HIGHEST_WINS and not report.highest_wins(game.head)
    title = agreed(game.head)[0] if game.game == "any_game_table" else None
    return (clean(title) if title else report.TITLE) + ", lowest wins" * lowest


def _game(ref: int, title: str, report: GameReport, highest_wins: bool, changed: str) -> dict:
    return {"uuid": _uuid("game", title), "id": ref, "name": title,
            "bggName": title if report.BGG_ID else "",
            "bggId": report.BGG_ID or 0, "cooperative": report.COOPERATIVE,
            "highestWins": highest_wins, "noPoints": False, "usesTeams": False,
            "modificationDate": changed}


def _plays(game: Played, titles: list[str], people: _People) -> Iterator[dict]:
    """One for a match, however many rounds it had; one for each game that all played together."""
    report = report_of(game.game)
    pulled = datetime.fromisoformat(game.row.pulled_at)
    entered = _utc(pulled)
    rounds = {row["round"] for row in report.rounds(game)}
    for number, marks in enumerate(report.plays(game)):
        if not marks[0].finished:
            continue
        yield {
            "uuid": _uuid("play", game.row.text + (f"/{number}" if number else "")),
            "gameRefId": titles.index(_title(game)) + 1,
            "playDate": _utc(game.date or pulled), "entryDate": entered,
            "modificationDate": entered, "durationMin": 0, "ignored": False, "usesTeams": False,
            "rounds": 0 if report.COOPERATIVE else len(rounds),
            # Points say who has won, unless nobody has, or all together.
            "manualWinner": report.COOPERATIVE or not any(mark.won for mark in marks),
            "scoringSetting": 0, "board": report.level(game), "expansionPlays": [],
            "playerScores": [_score(seat, ref, marks, report, game)
                             for seat, ref in enumerate(people.seats(game))],
        }


def _score(seat: int, ref: int, marks: list[SeatResult], report: GameReport, game: Played) -> dict:
    mine, sign = marks[seat], -1 if report.highest_wins(game.head) else 1
    better = sum(sign * other.points < sign * mine.points for other in marks)
    return {"playerRefId": ref, "score": f"{mine.points:g}", "winner": mine.won,
            "rank": 0 if report.COOPERATIVE else 1 + better,
            "startPlayer": seat == report.first(game), "newPlayer": False, "role": "",
            "seatOrder": 0}


def _uuid(kind: str, name: str) -> str:
    """The same for the same thing every time: what is imported twice is there once."""
    return str(uuid.uuid5(_NAMESPACE, f"{kind}/{name}")).upper()


def _utc(local: datetime) -> str:
    """A time of this computer's zone as the app writes it."""
    return local.astimezone(timezone.utc).replace(tzinfo=None).isoformat(" ", "seconds")
