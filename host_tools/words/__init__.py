"""What the tools say in the languages of LANGUAGES in firmware/ui/strings/__init__.py.

<code>.py has the WORDS of lists and reports, TERMINAL and PAGE of the virtual board, and NAME of
the language in the locales of Windows; <game>_<code>.py has the WORDS that only one game says.
tests/host_tools/test_words.py names the texts that a language lacks.
"""

import json
import locale
import os
import re
from functools import cache
from importlib import import_module
from types import ModuleType

from crupier.build import root

FALLBACK = "en"         # of computers in other languages


@cache
def languages() -> tuple[str, ...]:
    """Codes: "es", "en"."""
    return root.languages(root.source_root())


def words(language: str, module: str = "") -> dict[str, str]:
    """Of lists and reports; module: of what else one game says, "crupier.words.galloneta"."""
    own = import_module(f"{module}_{language}").WORDS if module else {}
    return {**of(language).WORDS, **own}


def page_module() -> str:
    """JavaScript with the texts of the page in all languages."""
    said = {code: of(code).PAGE for code in languages()}
    return f"export const texts = {json.dumps(said, ensure_ascii=False, indent=1)};\n"


def grouped(number: int, texts: dict[str, str]) -> str:
    """A number with its thousands apart, as the language of the texts has it."""
    return f"{number:,}".replace(",", texts["thousands"])


def spoken() -> str:
    """The language of this computer, if it is one of these."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG")
                   if os.environ.get(name)), None) or locale.getlocale()[0] or ""
    # Windows spells it out: Spanish_Spain, and Estonian_Estonia is none.
    said = re.split("[^a-z]", wanted.lower())[0]
    return next((code for code in languages() if said in (code, of(code).NAME)), FALLBACK)


def of(language: str) -> ModuleType:
    """<code>.py of a language."""
    return import_module(f"crupier.words.{language}")
