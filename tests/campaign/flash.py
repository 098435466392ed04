"""What is on the flash of a virtual board, and whether that can be."""

from dataclasses import dataclass, field
from pathlib import Path

from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import BadRecord, decode, loads, replay, verify
from crupier.sim.virtual import files

_RECORDS, _GAME = "/data/records/", "/data/game/"
_verified: set[str] = set()


@dataclass
class Content:
    """records: {seq: actions}. journal: (head, actions). summed: (seq, games) of what is gone."""

    records: dict[int, list[int]] = field(default_factory=dict)
    journal: tuple[dict, list[int]] | None = None
    settings: str = ""
    acked: int = 0
    summed: tuple[int, int] = (0, 0)
    files: int = 0

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
    content.journal = _journal(found)
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


def _journal(found: dict[str, bytes]) -> tuple[dict, list[int]] | None:
    """Of the one game in progress, as docs/records.md has it; None without a chunk 0."""
    begun = [path for path in found if path.startswith(_GAME) and path.endswith(".000")
             and found[path]]
    games = []
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
            games.append((head, actions))
    assert len(games) < 2, games
    return games[0] if games else None


__all__ = ["BadRecord", "Content", "read"]
