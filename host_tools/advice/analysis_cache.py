"""Cache of analyses, in the user's cache folder. Reading it needs no numba."""

import hashlib
import json
from pathlib import Path
from typing import Any

import platformdirs

from crupier import atomic_files


def cached(text: str) -> dict[str, Any] | None:
    """The facts of the analysis of a record, if it was made."""
    facts = atomic_files.read_cached(_file(text))
    return json.loads(facts) if facts else None


def store(text: str, facts: dict[str, Any]) -> None:
    """Where the folder takes nothing, it is made again the next time."""
    atomic_files.write_cached(_file(text), json.dumps(facts).encode())


def _file(text: str) -> Path:
    """By the record, and by what analyses it."""
    made_by = sorted(Path(__file__).parent.glob("*.py"))
    made_of = "".join(str(file.stat().st_mtime_ns) for file in made_by)
    key = hashlib.sha256((made_of + text).encode()).hexdigest()
    return platformdirs.user_cache_path("crupier") / "analyses" / key
