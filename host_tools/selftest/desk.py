"""Where a step is done: the board, the person, and how one asks them."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from crupier.device import schema
from crupier.selftest.board import Board
from crupier.selftest.person import Person

OK, FAULT, SKIPPED = "ok", "fault", "skipped"
LOOK_MS = 80            # that the board watches its keys at a time
YES, NO = {"y", "yes"}, {"n", "no"}
_PRESSES = {"down", "up"}


@dataclass
class Result:
    """Of a step. details: what the report lists; figures: the same for programs."""

    title: str
    verdict: str = OK
    details: list[str] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)

    def note(self, detail: str) -> None:
        self.details.append(detail)

    def fault(self, detail: str) -> None:
        self.verdict = FAULT
        self.details.append("FAULT: " + detail)

    def facts(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Desk:
    """Both sides, and what is known of the keys."""

    board: Board
    person: Person
    stuck: set[int] = field(default_factory=set)        # keys whose word does not count

    def look(self) -> list[tuple[int, str]]:
        """(number of a key, "down", "up" or what it says) of the last moment."""
        told = self.board.ask(f"watch({LOOK_MS})", tuple)
        keys = len(self.board.described["KEYS"])
        schema.require(all(len(event) == 2 and schema.is_count(event[0], keys - 1)
                          and isinstance(event[1], str) for event in told), "keys")
        return told

    def events(self) -> Iterator[tuple[list[tuple[int, str]], str | None]]:
        """(what the keys did, what was typed or None), for ever. Raises Skipped."""
        while True:
            yield self.look(), self.person.heard()

    def agrees(self, question: str, code: str) -> bool:
        """An answer typed, or given by a key of the board. Raises Skipped."""
        self.person.tell(f"  {question} [y/n/s]")
        self.person.expect("answer", code)
        for events, typed in self.events():
            if typed in YES | NO:
                return typed in YES
            if typed is not None:
                self.person.tell("  y, n or s, please.")
            said = [name for key, name in events
                    if key not in self.stuck and name not in _PRESSES]
            if said:
                yes = said[0] == "OK"
                self.person.tell(f"  ({said[0]} on the board: {'yes' if yes else 'no'})")
                return yes
        raise AssertionError("the events have ended")

    def confirm(self, result: Result, question: str, code: str, good: str, bad: str) -> None:
        """Notes what the answer means, and what the person sees instead."""
        if self.agrees(question, code):
            result.note(good)
            return
        self.person.tell("  What is it like instead? In a few words, or just Enter.")
        self.person.expect("answer", "words")
        words = ""
        try:
            words = self.person.line()
        finally:
            result.fault(bad + (f' Seen: "{words}"' if words else ""))
