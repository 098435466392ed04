"""The report as a picture:  python -m tests.host_tools.report_picture docs/report.png

Also what the tests look at it with.
"""

import random
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from crupier import cli
from crupier.engine.any_game.pad import end
from pictures import pads, samples
from tests.host_tools import kinds, matches, scores
from tests.host_tools.browser import image_of, launched

_GAMES = 90
_HOURS = 9              # from game to game
_EVENINGS = 6           # with each of the other games
_DAYS = 5               # from evening to evening
_ENDS = (0, 0, 1, 1, 2, 3)      # of a game of Galloneta: most by the death of an ace
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


def evenings() -> list[str]:
    """Records of the other games, with real cards, in the same weeks."""
    texts = []
    for evening in range(_EVENINGS):
        chance, seq = random.Random(evening), _GAMES + 3 * evening + 1
        clock = scores.NOON + (_DAYS * evening * 24 + 8) * 3600
        texts.append(matches.match(seq, samples.NAMES[:4], seed=evening, clock=clock))
        pairs = [pads.taken(3, chance.randrange(1000)) for _ in range(3)]
        series = [[(chance.randrange(2), *chance.sample(range(4), 2), chance.choice(_ENDS))]
                  for _ in range(3)]
        for head, rounds in ((pads.take_that(seq + 1, rounds=3), pairs),
                             (pads.galloneta(seq + 2, rounds=3), series)):
            clock += 3600
            texts.append(kinds.filled(dict(head, time={"clock": clock}), rounds))
    return texts


def evening() -> list[str]:
    """Records of the last day: four people at Martes 13, Brisca and The Game."""
    names, clock = samples.NAMES[:4], scores.NOON + 40 * 86400 + 8 * 3600
    brisca = dict(pads.any_game(203, 4, "highest", title="Brisca"), time={"clock": clock + 7200})
    return [matches.match(200, names, seed=31, clock=clock),
            matches.match(201, names, seed=32, clock=clock + 2400),
            scores.record(202, "S7", players=4, names=names, clock=clock + 4800),
            kinds.filled(brisca, [[(45,), (25,), (90,), (30,)]], (end(1),))]


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as scratch:
        library, report = Path(scratch, "library.sqlite"), Path(scratch, "report.html")
        scores.library(library, season() + evenings() + evening())
        cli.main(["report", "--lang", "en", "-o", str(report), "--library", str(library)])
        with launched() as browser, opened(browser, report) as page:
            target.parent.mkdir(exist_ok=True)
            image_of(page.screenshot()).save(target, optimize=True)


if __name__ == "__main__":
    main()
