"""The texts of tables and reports, one module of WORDS per language. What only one game says is
in its face."""

import locale
import os
import re
from importlib import import_module

LANGUAGES = ("en", "es")


def words(language: str) -> dict[str, str]:
    return import_module(f"crupier.scores.views.words.{language}").WORDS


def grouped(number: int, texts: dict[str, str]) -> str:
    """A number with its thousands apart, as the language of the texts has it."""
    return f"{number:,}".replace(",", texts["thousands"])


def spoken() -> str:
    """The language of this computer: "es" or "en"."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG")
                   if os.environ.get(name)), None) or locale.getlocale()[0] or ""
    # Windows spells it out: Spanish_Spain, and Estonian_Estonia is none.
    return "es" if re.match("(es|spanish)(?![a-z])", wanted.lower()) else "en"
