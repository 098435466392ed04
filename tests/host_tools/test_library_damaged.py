"""A library's file of which each page by itself is sound."""

import pytest

from crupier.errors import INTEGRITY
from tests.host_tools import scores
from tests.host_tools.scores import crupier

_ = crupier     # a fixture
PAGE = 4096     # bytes
LEAF = 13       # what a page of rows begins with ...
INDEX = 10      # ... and one of an index, or of a table that is one


@pytest.mark.parametrize("command", [("games", "--all"), ("export", "--records")])
def test_pages_that_have_changed_places(tmp_path, crupier, command):
    """An internal error, and an export without games that looked like a success."""
    path = scores.library(tmp_path / "forty.sqlite", [scores.record(n) for n in range(1, 41)])
    crupier("games", library=path)        # all pages are looked at once a week
    data = path.read_bytes()
    pages = [data[at:at + PAGE] for at in range(0, len(data), PAGE)]
    one, other, *_ = (at for at, page in enumerate(pages)
                      if page[0] == LEAF and page.count(b'"game":') > 1)
    pages[one], pages[other] = pages[other], pages[one]
    path.write_bytes(b"".join(pages))
    file = [str(tmp_path / "games.json")] if "export" in command else []
    said = crupier(*command, *file, library=path, code=INTEGRITY)
    assert "is damaged (games are missing)" in said


def test_a_table_that_has_lost_its_rows(tmp_path, crupier):
    """They are counted by an index of its own; nothing was listed, without a word."""
    path = scores.library(tmp_path / "four.sqlite", [scores.record(n) for n in range(1, 5)])
    crupier("games", library=path)
    data = bytearray(path.read_bytes())
    for at in range(0, len(data), PAGE):
        if data[at] == INDEX and b"the_game" in data[at:at + PAGE]:
            data[at + 3:at + 5] = bytes(2)      # how many there are
    path.write_bytes(data)
    assert "has been made anew; no game is lost" in crupier("games", library=path,
                                                             code=INTEGRITY)
    assert "4" in crupier("games", library=path)
