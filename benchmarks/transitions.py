"""From screen to screen on emulated silicon, and from main.py to the first one."""

import random
from collections.abc import Iterator
from pathlib import Path

from benchmarks import chip
from benchmarks.figure import Figure, beside
from pictures import pads, samples

# ms, stock at 200 MHz and frozen at 125: another screen, median and worst; from main.py to home,
# to a solo game, to a match of six.
BUDGETS = {("pico_ssd1306", False): (120, 400, (500, 700, 800)),
           ("picosystem", False): (200, 550, (650, 850, 950)),
           ("pico_ssd1306", True): (80, 150, (400, 400, 400)),
           ("picosystem", True): (100, 170, (530, 530, 660))}
_PAUSE_MS = 300, 2_100          # before the key; above 2,000 garbage has been collected meanwhile
# For each boot: key of _BEFORE, then (keys on the way, the key that is timed, label).
_WAYS = (
    ("", ("", "OK", "home to new game"), ("", "OK", "new game to the table (deal)"),
     ("", "BACK", "table to menu"), ("", "BACK", "menu to table"),
     ("BACK UP UP", "OK", "menu to home"), ("", "OK", "home to Continue")),
    ("", ("RIGHT", "OK", "home to Martes 13"), ("", "OK", "Martes 13 is dealt"),
     ("", "OK", "Give it to Ana, to the table"), ("", "BACK", "table of Martes 13 to menu"),
     ("", "BACK", "menu to table of Martes 13")),
    ("match", ("", "OK", "score pad to round sheet"), ("", "BACK", "round sheet to score pad")),
    ("past", ("LEFT LEFT LEFT", "OK", "home to history"),
     ("BACK RIGHT", "OK", "home to how to play"), ("BACK RIGHT", "OK", "home to settings"),
     ("UP", "OK", "settings to about")),
)


def figures(folder: Path, name: str, product: chip.Product | None = None) -> list[Figure]:
    """Each way once: emulation gives the same times again."""
    found: dict[str, chip.Press] = {}
    chance = random.Random(0)
    for before, *steps in _WAYS:
        with chip.board(folder, name, _BEFORE[before](), product) as board:
            board.run(chip.BOOT_MS)
            for keys, key, what in steps:
                for on_the_way in keys.split():
                    chip.press(board, on_the_way, 500)
                board.run(chance.uniform(*_PAUSE_MS))
                press = chip.press(board, key, 1_000)
                if not press:
                    raise RuntimeError(f"{name}, {what}: {key} brought nothing new")
                found[what] = press
    return list(_lines(name, found, chip.is_frozen(product)))


def _lines(name: str, found: dict[str, chip.Press], frozen: bool) -> Iterator[Figure]:
    usual, most, _ = BUDGETS[name, frozen]
    for what, press in found.items():
        late = press.rest - press.shown
        yield Figure(f"{name}: {what}", press.shown, "ms", beside(press.shown, most)
                     + (f"; changes for {late:,.0f} more" if late >= 1 else ""))
    times = [press.shown for press in found.values()]
    middle = chip.median(times)
    yield Figure(f"{name}: another screen, median of all", middle, "ms",
                 beside(middle, usual))
    yield Figure("  worst", max(times), "ms", beside(max(times), most))


def start(folder: Path, name: str, product: chip.Product | None = None) -> list[Figure]:
    found = []
    budgets = BUDGETS[name, chip.is_frozen(product)][2]
    for before, what, budget in (({}, "home", budgets[0]),
                                 (chip.game(), "a solo game to go on with", budgets[1]),
                                 (chip.match(), "a match of six to go on with", budgets[2])):
        with chip.board(folder, name, before, product) as board:
            ms = chip.first_frame(board)
            found.append(Figure(f"{name}: main.py to the first frame, {what}", ms, "ms",
                                beside(ms, budget) + ("" if board.chip.cached else _UNCACHED)))
    return found


def past() -> dict[str, bytes]:
    """Files of games and matches that are over."""
    head = pads.martes13(7, 6)
    return {**samples.archive([samples.solo(seq, f"PAST{seq}") for seq in range(1, 7)]),
            **samples.record(head, pads.played(head, 4))}


_BEFORE = {"": dict, "past": past, "match": chip.match}      # files on the flash
_UNCACHED = "; no model of the flash's cache: multiply by 1.2, imports by up to 1.6"
