"""docs/rules.md: every id in the code leads there, and what it says in figures is so."""

import re
from pathlib import Path

import pytest

from crupier.engine.martes13.scoring import score_round
from tests.host_tools.matches import EXAMPLE_POINTS, EXAMPLES

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
ID = r"\b(?:TG|M13|TT|GA)-[RD]\d+\b"
RULINGS = {"TG": 20, "M13": 12, "TT": 15, "GA": 42}
SENTENCES = 25      # of Galloneta's rule sheet: T1 ...


def sources(*folders: str) -> dict[str, str]:
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
            for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))}


def anchors() -> list[str]:
    """Where a link can lead: headings, and what has been given an anchor by hand."""
    headings = re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    return ([re.sub(r"[^\w -]", "", title).replace(" ", "-").lower() for title in headings]
            + re.findall(r'<a id="(.*?)">', PAGE))


def test_no_anchor_comes_twice():
    assert sorted(anchors()) == sorted(set(anchors()))


def test_every_ruling_has_its_heading_in_order():
    headings = re.findall(r"^#### (.*)$", PAGE, re.MULTILINE)
    assert headings == [f"{game}-R{n}" for game, last in RULINGS.items()
                        for n in range(1, last + 1)]


def test_every_sentence_of_the_sheet_has_its_row():
    assert re.findall(r'^- T(\d+) \w', PAGE, re.MULTILINE) == [
        str(n) for n in range(1, SENTENCES + 1)]


@pytest.mark.parametrize("folder", ["engine", "firmware", "host_tools", "pictures", "tests",
                                    "benchmarks"])
def test_ids_in_the_code_lead_there(folder):
    used = {(id, path) for path, source in sources(folder).items()
            for id in re.findall(ID, source) if path != "tests/test_docs_rules.py"}
    assert folder not in ("engine", "tests") or len({id for id, _ in used}) > 5
    assert {(id, path) for id, path in used if id.lower() not in anchors()} == set()


def test_sentences_in_the_code_lead_there():
    used = {id for path, source in sources("engine/galloneta").items()
            for words in re.findall(r"\(T\d+(?: to T\d+)?\)", source)
            for id in re.findall(r"T\d+", words)}
    assert len(used) > 5
    assert used <= {f"T{n}" for n in range(1, SENTENCES + 1)}


def test_ids_and_links_on_the_page_lead_somewhere():
    assert {id.lower() for id in re.findall(ID, PAGE)} <= set(anchors())
    assert set(re.findall(r"\]\(#(.*?)\)", PAGE)) <= set(anchors())


def test_constants_it_names_are_in_the_engine():
    engine = "\n".join(sources("engine").values())
    named = re.findall(r"`(_?[A-Z]+(?:_[A-Z]+)*)`", PAGE)
    assert len(named) > 10
    for name in set(named) - {"TG", "TT", "GA"}:
        assert re.search(rf'^{name} = |["]{name}["]', engine, re.MULTILINE), name
    assert "def copies(" in engine


@pytest.mark.parametrize("at", range(4))
def test_points_of_its_examples(at):
    row = re.search(rf"M13-D{9 + at:02} (.*)", PAGE)[1]
    points = [int(word) for word in re.findall(r"\d+", row.rpartition(":")[2])]
    assert points == EXAMPLE_POINTS[at] == score_round(4, EXAMPLES[at])["points"]
