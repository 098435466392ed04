"""Analyses of many games: on all cores, and each of them made only once."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

from crupier.advice import analysis, compiled, player
from crupier.workers import spread

Record = tuple[str, dict[str, Any], list[int]]      # text, head, actions


def analyses(records: list[Record], jobs: int = 1,
             advance: Callable[[int], None] = lambda done: None) -> list[dict[str, Any]]:
    """The facts of each game's analysis, from the cache if they are there."""
    found = {text: _kept(text) for text, _, _ in records}
    missing = [record for record in records if found[record[0]] is None]
    advance(len(records) - len(missing))
    for text, facts in _made(missing, jobs):
        file = _place(text)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(facts), encoding="utf-8")
        found[text] = facts
        advance(1)
    return [found[text] or {} for text, _, _ in records]


def _made(records: list[Record], jobs: int):
    if jobs == 1 or len(records) < 3:       # a process takes a second to start
        yield from map(_one, records)
        return
    yield from spread(jobs, _one, records)


def _one(record: Record) -> tuple[str, dict[str, Any]]:
    text, head, actions = record
    return text, analysis.analyse(head, actions).facts()


def _kept(text: str) -> dict[str, Any] | None:
    try:
        return json.loads(_place(text).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _place(text: str) -> Path:
    """By the record, and by what analyses it."""
    made_of = "".join(str(Path(part.__file__).stat().st_mtime_ns)
                      for part in (analysis, compiled, player) if part.__file__)
    key = hashlib.sha256((made_of + text).encode()).hexdigest()
    return platformdirs.user_cache_path("crupier") / "analyses" / f"{key}.json"
