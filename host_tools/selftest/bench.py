"""The bench: the board and the prompts together, for questions that either may answer."""

from dataclasses import dataclass, field

from crupier.device import schema
from crupier.selftest.board import Board
from crupier.selftest.prompts import Prompts
from crupier.selftest.report import Result

LOOK_MS = 80            # that the board watches its keys at a time
YES, NO = {"y", "yes"}, {"n", "no"}
_PRESSES = {"down", "up"}


@dataclass
class Bench:
    """`stuck`: keys that report by themselves, whose word does not count."""

    board: Board
    prompts: Prompts
    stuck: set[int] = field(default_factory=set)

    def look(self) -> list[tuple[int, str]]:
        """(number of a key, "down", "up" or what it says) of the last moment."""
        told = self.board.ask(f"watch({LOOK_MS})", tuple)
        keys = len(self.board.described["KEYS"])
        schema.require(all(len(event) == 2 and schema.is_count(event[0], keys - 1)
                          and isinstance(event[1], str) for event in told), "keys")
        return told

    def agrees(self, question: str, code: str) -> bool:
        """An answer typed, or given by a key of the board. Raises Skipped."""
        self.prompts.tell(f"  {question} [y/n/s]")
        self.prompts.expect("answer", code)
        while True:
            events, typed = self.look(), self.prompts.heard()
            if typed in YES | NO:
                return typed in YES
            if typed is not None:
                self.prompts.tell("  y, n or s, please.")
            said = [name for key, name in events
                    if key not in self.stuck and name not in _PRESSES]
            if said:
                yes = said[0] == "OK"
                self.prompts.tell(f"  ({said[0]} on the board: {'yes' if yes else 'no'})")
                return yes

    def confirm(self, result: Result, question: str, code: str, good: str, bad: str) -> None:
        """Notes what the answer means, and what the person sees instead."""
        if self.agrees(question, code):
            result.note(good)
            return
        self.prompts.tell("  What is it like instead? In a few words, or just Enter.")
        self.prompts.expect("answer", "words")
        words = ""
        try:
            words = self.prompts.line()
        finally:
            result.fault(bad + (f' Seen: "{words}"' if words else ""))
