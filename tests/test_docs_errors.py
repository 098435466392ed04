"""docs/errors.md says of every error code of the engine what it means and who raises it."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "engine"


def raised() -> dict[str, set[str]]:
    """The packages of the engine by code; "all" where it is raised by what they share."""
    found: dict[str, set[str]] = {}
    for path in ENGINE.rglob("*.py"):
        package = "all" if path.parent == ENGINE else path.parent.name
        for code in re.findall(r'"(E_[A-Z0-9_]+)"', path.read_text(encoding="utf-8")):
            found.setdefault(code, set()).add(package)
    return {code: {"all"} if "all" in packages else packages for code, packages in found.items()}


def told() -> list[tuple[str, set[str], str]]:
    """(code, packages, meaning); the packages are in brackets, or the heading."""
    found, heading = [], ""
    for line in (ROOT / "docs/errors.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif row := re.fullmatch(r"- `(E_\w+)`(?: \((.*?)\))?: (.+)", line):
            found.append((row[1], set(re.findall(r"\w+", row[2] or heading)), row[3]))
    return found


def test_every_code_is_in_the_list_and_no_other():
    codes = [code for code, _, _ in told()]
    assert sorted(codes) == sorted(raised())


def test_it_says_who_raises_them():
    assert {code: where for code, where, _ in told()} == raised()


def test_no_two_codes_mean_the_same():
    meanings = [meaning for _, _, meaning in told()]
    assert len(set(meanings)) == len(meanings) > 70
