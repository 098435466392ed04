"""Where the sources of what runs on a board are, and the languages that it speaks."""

import runpy
from pathlib import Path


def source_root() -> Path:
    """Folder that holds engine/, firmware/ and boards/: the installed package, or the checkout."""
    package = Path(__file__).parents[1]
    return package if (package / "firmware").is_dir() else package.parent


def languages(root: Path) -> tuple[str, ...]:
    """Codes of the languages, the first choice first: "es", "en"."""
    table = runpy.run_path(str(root / "firmware/ui/strings/__init__.py"))["LANGUAGES"]
    return tuple(code for code, _ in table)
