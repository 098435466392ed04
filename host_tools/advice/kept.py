"""Analyses that were made once, in the cache folder of the user. Needs no numba to look there."""

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import platformdirs


def kept(text: str) -> dict[str, Any] | None:
    """The facts of the analysis of a record, if it was made."""
    try:
        facts = json.loads(_place(text).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return facts if isinstance(facts, dict) else None


def keep(text: str, facts: dict[str, Any]) -> None:
    """Where the folder takes nothing, it is made again the next time."""
    file = _place(text)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(facts), encoding="utf-8")


def _place(text: str) -> Path:
    """By the record, and by what analyses it."""
    made_by = sorted(Path(__file__).parent.glob("*.py"))
    made_of = "".join(str(file.stat().st_mtime_ns) for file in made_by)
    key = hashlib.sha256((made_of + text).encode()).hexdigest()
    return platformdirs.user_cache_path("crupier") / "analyses" / f"{key}.json"
