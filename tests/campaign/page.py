"""The cable of "Your board" is pulled at random points of an installation, of bringing games home
and of a restore, with and without a battery on the board; then the step is repeated.

The page says what to do, the repetition ends the work, and nothing is lost on the board or doubled
in the browser.
"""

import contextlib
import os
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from crupier.install import backups
from crupier.sim.virtual.board import VirtualBoard
from crupier.web import build
from tests.host_tools import flash_lab, pull_lab
from tests.host_tools.browser import launched
from tests.host_tools.demo_site import FOLDER, served
from tests.host_tools.tab_cable import Cables
from tests.host_tools.your_board import connect, context_of, do, given, opened

GAMES = 20
# Bytes from the page, about, until each step is done.
STEPS = {"flash": 560_000, "pull": 3_600, "restore": 21_000}
_GONE = "The board is not there: plug it in, then connect"


@dataclass
class Tally:
    points: Counter = field(default_factory=Counter)        # by step
    struck: Counter = field(default_factory=Counter)        # before its end
    battery: Counter = field(default_factory=Counter)       # the board did not lose its power


class Table:
    """A page, boards one after the other, and what they are given."""

    def __init__(self, page, cables: Cables, folder: Path):
        self._page, self._cables, self._folder = page, cables, folder
        self._number = self._home = 0

    def cut(self, step: str, at: float, battery: bool) -> bool:
        """Did it strike?"""
        self._number += 1
        page, cables, device = self._page, self._cables, f"{self._number:016x}"
        texts = [pull_lab.text(seq, device) for seq in range(1, GAMES + 1)]
        games, kept = pull_lab.segments(texts), self._folder / f"{device}.zip"
        backups.write(kept, backups.Backup(device, "2026-01-01", games, flash_lab.BOARD))
        image = flash_lab.prepare(
            self._folder / f"{device}.img", flash_lab.new_version() if step != "flash"
            else flash_lab.old_version(), games if step != "restore" else {})

        def work() -> str:
            return given(page, step, kept) if step == "restore" else do(page, step)

        with VirtualBoard(image, device_id=device) as board:
            pull_lab.started(board)
            connect(page, cables.url(board.port))
            cables.cut_after = cables.passed + 1 + int(at * STEPS[step])
            said = work()
            cables.cut_after = None
            struck = page.get_attribute("#outcome", "class") != "good"
            assert not struck or _GONE in said, said
            if not battery:
                board.power_off()
                board.power_on()
                pull_lab.started(board)
            if not page.is_visible("#disconnect"):
                connect(page, cables.url(board.port))
            assert "does not run" not in page.inner_text("#state")
            said = work()
            assert page.get_attribute("#outcome", "class") == "good", said
            if step == "flash":
                found = do(page, "doctor")
                assert "No problems found" in found, found
            page.click("#disconnect")
            self._home += GAMES * (step == "pull")
            assert page.evaluate("crupier.tool.call('games', 'en')"
                                 ".then(said => said.facts.count)") == self._home
            pull_lab.pulled(board.port, self._folder / f"{device}.sqlite")
        assert pull_lab.kept(self._folder / f"{device}.sqlite") == texts
        return struck


def campaign(folder: Path, points: int, seed: int, progress=lambda tally: None) -> Tally:
    """So many points, the steps in turn."""
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        os.environ.setdefault(name, str(folder / name))
    build.write(folder / FOLDER)
    tally, chance = Tally(), random.Random(seed)
    with contextlib.ExitStack() as stack:
        url, chromium = stack.enter_context(served(folder)), stack.enter_context(launched())
        page = opened(stack.enter_context(context_of(chromium)), url)
        table = Table(page, stack.enter_context(Cables()), folder)
        for number in range(points):
            step, at = list(STEPS)[number % len(STEPS)], chance.random()
            battery = chance.random() < 0.3
            try:
                tally.struck[step] += table.cut(step, at, battery)
            except BaseException as error:
                error.args = (f"{step} at {at}, battery {battery}, seed {seed}, point {number}",
                              *error.args)
                raise
            tally.points[step] += 1
            tally.battery[step] += battery
            if number % 10 == 9 or number == points - 1:
                progress(tally)
    return tally
