"""What `crupier doctor` has to say."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """serious: something does not work. Not serious: good to know."""

    code: str           # for programs, and stable
    what: str
    why: str            # it matters
    todo: str
    serious: bool = True


def listed(paths: list[str]) -> str:
    """The first five, and how many more."""
    return ", ".join(paths[:5]) + (f" and {len(paths) - 5} more" if len(paths) > 5 else "")
