"""Key presses to enter scores and names, on virtual boards with seven keys and with two.

The people know what the keys do and take the shorter way; what they have entered is read back from
the flash.
"""

import json
import random
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.figure import Figure, beside
from crupier.engine.martes13.scoring import DECK
from crupier.engine.records import replay
from crupier.engine.scorepad.actions import ACCEPTED
from pictures import pads, samples
from tests.boards.hands import Hands
from tests.pure import load

BOARDS = {"seven keys": "pico_ssd1306", "two keys": "waveshare_oled13"}
ROUNDS = 8
NAMES = "Ana", "Bea", "Eva", "Leo", "Luz", "Mar", "Max", "Paz", "Sam", "Tom", "Zoe", "Noa"
_REPEATS_MS, _EVERY_MS = 395, 110       # of a key that is held down
_PAUSE = 3                      # repeats that do nothing after the first step down
FIRST, REST = (load("ui/strings/en").TEXTS["letters." + each] for each in ("first", "rest"))
_LIE = 1, 1, 1, 0               # what DOWN leaves on the piles, by column


def run() -> list[Figure]:
    figures = []
    for name, (keys, rounds, budgets) in {
            "a round of Martes 13 for five": (martes13, _martes13(), (50, 90)),
            "a round of any game for four, 0 to 30": (any_game, _any_game(), (24, 40))}.items():
        for (said, board), budget in zip(BOARDS.items(), budgets, strict=True):
            counts = [presses(board, head, rows, keys) for head, rows in rounds]
            mean = sum(counts) / len(counts)
            figures.append(Figure(f"{name}, {said}", mean, "presses",
                                  f"{beside(mean, budget)}, most {max(counts)}"))
    for (said, board), budget in zip(BOARDS.items(), (12, 16), strict=True):
        counts = [named(board, name) for name in NAMES]
        mean = sum(counts) / len(counts)
        figures.append(Figure(f"a name of three letters, {said}", mean, "presses",
                              f"{beside(mean, budget)}, most {max(counts)}"))
    return figures


def named(board: str, name: str) -> int:
    """From the list of players to the list with this one."""
    with tempfile.TemporaryDirectory() as folder:
        with Hands(Path(folder), board, samples.settings(language="en")) as hands:
            hands.press(*[hands.on] * 5, "OK", hands.down, hands.down, "OK")    # the first seat
            before = hands.presses
            hands.type(name, FIRST, REST, name=True)
            count = hands.presses - before
            hands.press(*[hands.down] * 7, "OK")
            head = json.loads(hands.lines("/data/game/0")[0])
    if head["names"][0] != name:
        raise RuntimeError(f"{head['names']} is not {name}")
    return count


def _martes13() -> list:
    return [(pads.martes13(1, 5), pads.captured(5, seed)) for seed in range(ROUNDS)]


def _any_game() -> list:
    chance = random.Random(30)
    return [(pads.any_game(1, 4), [(chance.randint(0, 30),) for _ in range(4)])
            for _ in range(ROUNDS)]


def presses(board: str, head: dict, rows, keys) -> int:
    """From the score sheet until the first round counts."""
    with tempfile.TemporaryDirectory() as folder:
        hands = Hands(Path(folder), board, {**samples.settings(language="en"),
                                            **samples.journal(head, [])})
        with hands:
            for key in ["OK", *keys(hands, rows), "OK"]:
                if isinstance(key, str):
                    hands.press(key)
                else:
                    hold(hands, *key)
            first, *lines = hands.lines("/data/game/0")
            game = replay(json.loads(first), [int(line.split()[1]) for line in lines])
    if game.rows(1) != [tuple(row) for row in rows] or game.status(1) != ACCEPTED:
        raise RuntimeError(f"the round is not {rows}, but {game.rows(1)}")
    return hands.presses


def martes13(hands, rows) -> list[str]:
    """By player and suit; past suits that are complete."""
    keys: list[str] = []
    left: list[Any] = list(DECK)
    for seat, row in enumerate(rows):
        for column, count in enumerate(row):
            if not left[column]:
                continue
            seats = len(rows) - seat
            share = max(1, (2 * (left[column] - _LIE[column]) + seats) // (2 * seats))
            up = count
            if hands.up and 1 + abs(count - share) < count:
                keys.append("DOWN")             # an empty cell begins with an equal share
                up = count - share
            keys += [*(_count(hands, up) if up else []), "OK"]
            left[column] -= count
    return keys


def any_game(hands, rows) -> list[str]:
    """The ones, up or down, then the tens; with two keys OK goes on from digit to digit."""
    keys: list[str] = []
    for points, in rows:
        if hands.up is None:
            tens, ones = divmod(points, 10)
            keys += [*[hands.on] * ones, "OK", *[hands.on] * tens, "OK", "OK"]
            continue
        tens = min(points // 10, points // 10 + 1,
                   key=lambda tens: abs(points - 10 * tens) + (tens and 1 + tens))
        ones = points - 10 * tens
        keys += [*["UP"] * ones, *["DOWN"] * -ones, *["LEFT"] * (tens > 0), *["UP"] * tens, "OK"]
    return keys


def _count(hands, by: int) -> list:
    if by > 0:
        return [hands.up or hands.on] * by
    return ["DOWN"] * -by if hands.up else [(hands.on, -by)]


def hold(hands, key: str, back: int) -> None:
    """NEXT held down counts back: one press."""
    hands.presses += 1
    hands.board.press(key, _REPEATS_MS + _EVERY_MS * (back + _PAUSE * (back > 1)))
    hands.board.run(hands.pace)
