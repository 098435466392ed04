"""What is on the flash of a virtual board, and whether that can be."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import BadRecord, decode, loads, replay, verify
from crupier.sim.virtual import files

_RECORDS, _GAME, _CURRENT = "/data/records/", "/data/game/", "/data/game/current"
_verified: set[str] = set()


@dataclass
class Content:
    """records: {seq: actions}. begun: {seq a game had at first: seq of its record}, where another
    was sealed meanwhile. journals: {seq: (head, actions)}; current: seq of the one that was played
    last. summed: (seq, games) of what is gone.
    """

    records: dict[int, list[int]] = field(default_factory=dict)
    begun: dict[int, int] = field(default_factory=dict)
    journals: dict[int, tuple[dict, list[int]]] = field(default_factory=dict)
    current: int = 0
    settings: str = ""
    acked: int = 0
    summed: tuple[int, int] = (0, 0)
    files: int = 0

    @property
    def journal(self) -> tuple[dict, list[int]] | None:
        """Head and actions of the game that the board goes on with."""
        going = {seq: game for seq, game in self.journals.items()
                 if seq not in self.records and seq not in self.begun}
        return going.get(self.current) or going.get(max(going, default=0))

    def actions_of(self, seq: int) -> list[int]:
        """Of a game that is in progress or sealed."""
        if seq in self.journals:
            return self.journals[seq][1]
        return self.records[self.begun.get(seq, seq)]

    @property
    def games(self) -> int:
        """How many count in the figures."""
        return self.summed[1] + sum(seq > self.summed[0] for seq in self.records)


def read(image: Path) -> Content:
    """Fails if something is there that no power cut may leave."""
    with files.mounted(image) as fs:
        found = {path: files.get(fs, path) for path in files.paths(fs) if
                 path.startswith("/data/")}
    odd = [path for path in found if "damaged" in path or "crash" in path]
    assert not odd, {path: found[path] for path in odd}
    content = Content(files=len(found))
    content.settings = _value(found, "/data/settings", "")
    content.acked = int(_value(found, "/data/ack", "0"))
    if "/data/sums" in found:
        lines = [unseal(line) for line in found["/data/sums"].splitlines(keepends=True)]
        _, seq, count, rows = loads(lines[0])
        assert len(lines) == rows + 1
        content.summed = seq, count
    for path in sorted(found):
        if path.startswith(_RECORDS):
            _take_records(path, found[path], content)
    content.journals = dict(_journals(found))
    content.current = int(_value(found, _CURRENT, "0"))
    return content


def _value(found: dict[str, bytes], path: str, default: str) -> str:
    return unseal(found[path]) if found.get(path) else default


def _take_records(path: str, data: bytes, content: Content) -> None:
    for line in data.splitlines(keepends=True):
        try:
            text = unseal(line)
        except (BadLine, UnicodeDecodeError):
            assert not line.endswith(b"\n") and data.endswith(line), (path, line)
            continue                            # torn, never acknowledged
        head, actions = decode(text)
        if text not in _verified:
            verify(head, actions)
            _verified.add(text)
        assert content.records.get(head["seq"], actions) == actions
        content.records[head["seq"]] = actions
        if "begun" in head:
            content.begun[head["begun"]] = head["seq"]


def _journals(found: dict[str, bytes]) -> Iterator[tuple[int, tuple[dict, list[int]]]]:
    """The games in progress, as docs/records.md has them; none without a chunk 0."""
    begun = [path for path in found if path.startswith(_GAME) and path.endswith(".000")
             and found[path]]
    for first in begun:
        head, actions = None, []
        for path in sorted(path for path in found if path.startswith(first[:-4])):
            for line in found[path].splitlines(keepends=True):
                try:
                    text = unseal(line)
                except (BadLine, UnicodeDecodeError):
                    assert not line.endswith(b"\n"), (path, line)
                    continue
                if text.startswith("{"):
                    head = loads(text)
                    continue
                index, action = map(int, text.split())
                assert index <= len(actions), (path, line)
                actions[index:index + 1] = [action]
        if head:
            replay(head, actions)
            yield head["seq"], (head, actions)


__all__ = ["BadRecord", "Content", "read"]
