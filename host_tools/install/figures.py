"""What games add up to that have made room on a board, when a backup of it comes back."""

from dataclasses import dataclass, field

from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import loads
from crupier.install import archive, merge
from crupier.install.plan import Found
from crupier.install.scores import SUMS
from crupier.install.session import Session


@dataclass(frozen=True)
class Figures:
    """files: what comes back, {path: content}; numbers of games of the board."""

    files: dict[str, bytes] = field(default_factory=dict)
    doubtful: int = 0           # count from now on only if they are among these
    left: int = 0               # count in the backup alone: the board has other figures


def returning(kept: dict[str, bytes], session: Session, found: Found) -> Figures:
    """kept: files of the backup. For a board with records of its own.

    A board counts no record up to the number in its figures (docs/records.md). So they stay away
    where that costs more than it brings, or where it has some.
    """
    last, games = _head(kept.get(SUMS, b""))
    if not games:
        return Figures()
    there = session.fetch({path: about for path, about in found.items()
                           if archive.is_segment(path) or path == SUMS})
    if SUMS in there:
        return Figures(left=games if _head(there[SUMS])[1] < games else 0)
    lower = sum((merge.seq_of(line) or 0) <= last for segment in there.values()
                for line in merge.readable(segment))
    return Figures({SUMS: kept[SUMS]}, lower) if lower < games else Figures()


def _head(content: bytes) -> tuple[int, int]:
    """(up to which number, how many games they are); 0 for what cannot be read."""
    try:
        _, last, games, _ = loads(unseal(content.splitlines(keepends=True)[0]))
        return int(last), int(games)
    except (BadLine, IndexError, OverflowError, TypeError, ValueError):
        return 0, 0
