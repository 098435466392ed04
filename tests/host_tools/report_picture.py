"""The report as a picture:  python -m tests.host_tools.report_picture docs/report.png

Also what the tests look at it with.
"""

import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from host_tools import cli
from tests.host_tools import scores
from tests.host_tools.browser import launched

_GAMES = 90
_HOURS = 9              # from game to game
DESKTOP, PHONE = 1000, 390      # CSS pixels


@contextmanager
def opened(browser, file: Path, width=DESKTOP, **options):
    """The page of a report in a browser that has no network; `requests` and `complaints` of it."""
    context = browser.new_context(**{"viewport": {"width": width, "height": 1230}, **options})
    context.set_offline(True)
    page = context.new_page()
    page.requests, page.complaints = [], []
    page.on("request", lambda request: page.requests.append(request.url))
    page.on("console", lambda message: page.complaints.append(message.text))
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.goto(file.as_uri())
    yield page
    context.close()


def season() -> list[str]:
    """Records of some weeks with The Game, alone and together."""
    together = {"players": 2, "names": ("Ana", "Luis")}
    kinds = ({}, {}, together, {"level": "expert"}, {}, {"fire": True}, together)
    seeds = ["S194" if seq == 61 else f"S{seq}" for seq in range(1, _GAMES + 1)]
    return [scores.record(seq, seed, clock=scores.NOON + seq * _HOURS * 3600,
                          **({} if seed == "S194" else kinds[seq % len(kinds)]))
            for seq, seed in enumerate(seeds, 1)]


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as scratch:
        library, report = Path(scratch, "library.sqlite"), Path(scratch, "report.html")
        scores.library(library, season())
        cli.main(["report", "--lang", "en", "-o", str(report), "--library", str(library)])
        with launched() as browser, opened(browser, report) as page:
            target.parent.mkdir(exist_ok=True)
            page.screenshot(path=target)


if __name__ == "__main__":
    main()
