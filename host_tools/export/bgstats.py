"""Plays for the app BG Stats: the file that its users share with each other (.bgsplay).

All that the app insists on is there: a game's bggId is a number, highestWins and noPoints are
given, a player's winner and startPlayer are given, every refId leads somewhere. Times are UTC.
"""

import json
import uuid
from collections.abc import Sequence
from datetime import datetime, timezone

from host_tools.look.faces import FACES, face
from host_tools.look.figures import Mark
from host_tools.look.played import Played
from host_tools.look.words import words

_NAMESPACE = uuid.UUID("3c5ab2a8-6f0c-5d0f-9d4e-8f2a1c7be013")     # ours alone
_WORDS = words("en")


def fit(game: Played) -> bool:
    """Can the app know this game? Verified, and played to its end."""
    return game.counts and game.game in FACES and face(game.game).marks(game)[0].finished


def bgsplay(games: Sequence[Played], me: str, names: dict[str, str]) -> bytes:
    """The file of these games, all fit(). me: the user of the app; names: players there by their
    names on the device."""
    people = _People(me, names)
    kinds = list(dict.fromkeys(game.game for game in games))
    plays = [_play(game, kinds.index(game.game) + 1, people) for game in games]
    changed = max(play["modificationDate"] for play in plays)
    return json.dumps({
        "about": "Made by crupier.",
        "games": [_game(kind, ref, changed) for ref, kind in enumerate(kinds, 1)],
        "players": people.listed(changed), "locations": [], "plays": plays,
        "userInfo": {"meRefId": people.ref(me)},
    }, ensure_ascii=False, indent=1).encode()


class _People:
    """Everybody who plays, each with a refId."""

    def __init__(self, me: str, names: dict[str, str]):
        self._me, self._names = me, names
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
                name = _WORDS["seat"] % (seat + 1)
                self._unknown.add(name)
            taken.append(name)
        return list(map(self.ref, taken))

    def listed(self, changed: str) -> list[dict]:
        return [{"uuid": _uuid("player", name), "id": ref, "name": name,
                 "isAnonymous": name in self._unknown, "modificationDate": changed}
                for name, ref in self._refs.items()]


def _game(kind: str, ref: int, changed: str) -> dict:
    look = face(kind)
    return {"uuid": _uuid("game", kind), "id": ref, "name": look.TITLE,
            "bggName": look.TITLE if look.BGG_ID else "",
            "bggId": look.BGG_ID or 0, "cooperative": look.COOPERATIVE, "highestWins": False,
            "noPoints": False, "usesTeams": False, "modificationDate": changed}


def _play(game: Played, kind: int, people: _People) -> dict:
    look = face(game.game)
    entered = _utc(datetime.fromisoformat(game.row.pulled_at))
    marks = look.marks(game)
    return {
        "uuid": _uuid("play", game.row.text), "gameRefId": kind,
        "playDate": _utc(game.latest_date), "entryDate": entered, "modificationDate": entered,
        "durationMin": 0, "ignored": False, "usesTeams": False,
        "rounds": max((row["round"] for row in look.rounds(game)), default=0),
        "manualWinner": look.COOPERATIVE, "scoringSetting": 0,
        "board": look.level(game, _WORDS), "expansionPlays": [],
        "playerScores": [_score(seat, ref, marks, look, game)
                         for seat, ref in enumerate(people.seats(game))],
    }


def _score(seat: int, ref: int, marks: list[Mark], look, game: Played) -> dict:
    mark = marks[seat]
    rank = 0 if look.COOPERATIVE else 1 + sum(other.points < mark.points for other in marks)
    return {"playerRefId": ref, "score": str(mark.points), "winner": mark.won, "rank": rank,
            "startPlayer": seat == look.first(game), "newPlayer": False, "role": "",
            "seatOrder": 0}


def _uuid(kind: str, name: str) -> str:
    """The same for the same thing every time: what is imported twice is there once."""
    return str(uuid.uuid5(_NAMESPACE, f"{kind}/{name}")).upper()


def _utc(local: datetime) -> str:
    """A time of this computer's zone as the app writes it."""
    return local.astimezone(timezone.utc).strftime("%Y-%m-%d %H:%M:%S")
