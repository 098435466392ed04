"""What axe-core finds on the pages: nothing, in light and dark, on a desktop and on a phone. The
demo is the page of play, with another board behind it."""

import pytest

from crupier.errors import INTEGRITY, Trouble
from crupier.web.packages import Package
from tests.host_tools import browser, scores
from tests.host_tools.browser import chromium as chromium
from tests.host_tools.browser import served
from tests.host_tools.demo_site import served as hosted
from tests.host_tools.fake_board import FakeBoard, FakeRack

_AXE = Package("axe-core", "4.14.1", "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2"
               "S4r76ASyFNNtuFooJpZe37OgudVGtQ==",
               ("axe.min.js",))
_RULES = "axe.run().then(found => found.violations)"


@pytest.fixture(scope="module")
def axe():
    try:
        return _AXE.files()["axe.min.js"].decode()
    except Trouble as trouble:
        if trouble.exit_code == INTEGRITY:
            raise
        pytest.skip(str(trouble))       # no npm, or no network


def found(chromium, axe, url, ready):
    """What is wrong, by size and colours."""
    wrong = []
    for name, size in (("desktop", {}), ("phone", browser.PHONE)):
        with chromium.new_context(locale="en-GB", bypass_csp=True, **size) as context:
            page = context.new_page()
            page.goto(url)
            page.wait_for_function(ready, timeout=60_000)
            page.evaluate(axe)
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                wrong += [f"{name}, {scheme}: {each['id']}: {node['html'][:150]}"
                          for each in page.evaluate(_RULES) for node in each["nodes"]]
    return sorted(set(wrong))


def test_the_page_of_play(chromium, axe):
    with served(FakeRack(FakeBoard())) as url:
        assert found(chromium, axe, url, "document.querySelector('canvas, img')") == []


def test_your_board(chromium, axe, root):
    with hosted(root) as url:
        assert found(chromium, axe, url + "board.html", "document.querySelector('main')") == []


def test_the_report(chromium, axe, tmp_path):
    library = scores.library(tmp_path / "library.sqlite", scores.sample())
    path = tmp_path / "report.html"
    path.write_text(scores.page(library, "en"))
    assert found(chromium, axe, path.as_uri(), "document.querySelector('main')") == []
