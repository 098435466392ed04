"""Results of the steps, and the report to share."""

from dataclasses import asdict, dataclass, field
from typing import Any

from crupier.install.board_state import Finding
from crupier.terminal import plain

OK, FAULT, SKIPPED = "ok", "fault", "skipped"
_WORDS = {"ok": "works", "fault": "**FAULT**", "skipped": "skipped"}


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


@dataclass
class Report:
    """about: (what, of which) of board, chip and versions; day: ISO."""

    board: str
    day: str
    about: dict[str, str]
    findings: list[Finding]
    results: list[Result] = field(default_factory=list)

    @property
    def faults(self) -> list[str]:
        return [result.title for result in self.results if result.verdict == FAULT]

    @property
    def name(self) -> str:
        """Of a file for it."""
        return f"crupier-selftest-{self.board}-{self.day}.md"

    def facts(self) -> dict[str, Any]:
        return {"board": self.board, "day": self.day, "about": self.about,
                "findings": [finding.code for finding in self.findings],
                "results": list(map(asdict, self.results)), "faults": self.faults}

    def markdown(self) -> str:
        """For people; what a board has said is text and nothing else."""
        lines = [f"# Self-test of {_cell(self.board)}, {self.day}", "",
                 "| | |", "|---|---|"]
        lines += [f"| {what} | {_cell(which)} |" for what, which in self.about.items()]
        lines += ["", "| Step | | |", "|---|---|---|"]
        for result in self.results:
            lines.append(f"| {result.title} | {_WORDS[result.verdict]} | "
                         f"{'<br>'.join(map(_cell, result.details))} |")
        lines += ["", "What `crupier doctor` found: "
                  + (" ".join(_cell(finding.what) for finding in self.findings) or "nothing.")]
        return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    for char in "\\|<[":
        text = text.replace(char, "\\" + char)
    return plain(text)
