"""Analyses of many games, on all cores; what is in the cache is not made again."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any

from crupier.advice import analysis
from crupier.advice.analysis_cache import cached, store
from crupier.workers import spread

Record = tuple[str, dict[str, Any], list[int]]      # text, head, actions


def analyses(records: list[Record], jobs: int = 1,
             advance: Callable[[int], None] = lambda done: None) -> list[dict[str, Any]]:
    """The facts of each game's analysis, from the cache if they are there."""
    found = {text: cached(text) for text, _, _ in records}
    missing = [record for record in records if found[record[0]] is None]
    advance(len(records) - len(missing))
    with closing(_made(missing, jobs)) as made:
        for text, facts in made:
            store(text, facts)
            found[text] = facts
            advance(1)
    return [found[text] or {} for text, _, _ in records]


def _made(records: list[Record], jobs: int
          ) -> Generator[tuple[str, dict[str, Any]], None, None]:
    if jobs == 1 or len(records) < 3:       # a process takes a second to start
        yield from map(_one, records)
        return
    yield from spread(jobs, _one, records)


def _one(record: Record) -> tuple[str, dict[str, Any]]:
    text, head, actions = record
    return text, analysis.analyse(head, actions).facts()
