"""The page of one's own board in a browser that cannot keep what the page brings home."""

import json
from contextlib import contextmanager

import pytest

from crupier.engine.codes import code_of
from crupier.engine.records import decode
from tests.host_tools import pull_lab, scores
from tests.host_tools.demo_site import served
from tests.host_tools.tab_cable import Cables
from tests.host_tools.your_board import connect, context_of, do, kept, opened, saved

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def url(root):
    with served(root) as url:
        yield url


@contextmanager
def database(context, fails):
    """What the browser's database does to a worker that begins meanwhile, which no init script
    reaches."""
    context.route("**/tab.js", lambda route: route.fulfill(
        body=f"{fails};\n{route.fetch().text()}", content_type="text/javascript"))
    yield
    context.unroute("**/tab.js")


def test_a_full_browser_says_so_and_loses_nothing_that_it_has(chromium, url):
    context = context_of(chromium, service_workers="block")
    head, actions = decode(scores.sample()[0])
    page = opened(context, url)
    kept(page, code_of(head, actions))
    page.close()
    with database(context, "IDBObjectStore.prototype.put = () => {"
                           "throw new DOMException('so', 'QuotaExceededError'); }"):
        page = opened(context, url)
    kept(page, code_of({**head, "device": scores.OTHER_BOARD}, actions))
    assert "New games: 1" in page.inner_text("#outcome")
    assert "as a file" in page.inner_text("#outcome")
    assert page.complaints == []
    page.close()
    assert opened(context, url).locator("#games tbody tr").count() == 1
    context.close()


@pytest.mark.parametrize("fails", ["open = () => { throw new DOMException('so'); }",
                                   "open = () => null"])
def test_a_browser_that_keeps_nothing_works_for_this_visit(tmp_path, chromium, url, fails):
    """The page hung. The board is not told that its games are safe, and no update begins."""
    context = context_of(chromium, service_workers="block")
    with database(context, f"indexedDB.{fails}"):
        page = opened(context, url)
    assert "not private" in page.inner_text("#lasting")
    games = pull_lab.segments(pull_lab.texts(3))
    with pull_lab.playing(tmp_path / "board", games) as board, Cables() as cables:
        connect(page, cables.url(board.port))
        said = do(page, "pull")
        assert "New games: 3" in said and "as a file" in said
        assert "games to bring home: 3" in page.inner_text("#state")
        assert "was not changed" in do(page, "flash")
        saved(page, "backup", tmp_path / "kept.zip")
        assert len(json.loads(saved(page, "json", tmp_path / "kept.json"))["games"]) == 3
    assert page.complaints == []
    context.close()
