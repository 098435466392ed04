"""The sheet on which a round of Martes 13 is keyed in, as the tests hold and read it."""

import json
from dataclasses import dataclass
from pathlib import Path

from crupier.engine.martes13.scoring import DECK
from crupier.engine.records import replay
from crupier.engine.scorepad.actions import WHOLE, enter, fields
from crupier.sim.virtual.board import DEVICE_ID
from pictures import samples
from tests import eyes
from tests.firmware.console import Console, sealed

TYPICAL = ((3, 2, 3, 1), (2, 5, 1, 2), (3, 2, 4, 0), (2, 2, 4, 2))      # 38 captured cards
FULLEST = ((14, 14, 14, 5), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))   # 47, all with one player
SPREAD = ((5, 4, 3, 2), (4, 4, 4, 1), (3, 3, 4, 1), (2, 3, 3, 1))       # 47 among four
OF_THREE = ((4, 3, 2, 2), (2, 4, 3, 1), (1, 1, 3, 1))
OF_SIX = ((5, 0, 2, 2), (2, 6, 1, 1), (0, 3, 6, 3), (1, 1, 2, 0), (1, 1, 0, 0), (2, 1, 1, 0))

NAMES = ["Ana", "Beto", "Cruz", "Dora", "Maximiliano", "Guillermina"]


def head(players: int, mode: str = "counts") -> dict:
    return {"v": 1, "device": DEVICE_ID, "seq": 1, "game": "martes13_table", "players": players,
            "options": {"dealer": players - 1, "rounds": 4, "mode": mode}, "seed": "",
            "names": NAMES[:players], "time": {"boot": 1, "up": 5}}


def entered(rows) -> list[int]:
    """The actions that fill round 1."""
    return [enter(1, seat, column, value)
            for seat, row in enumerate(rows) for column, value in enumerate(row)]


class Sheet(Console):
    """A board on whose glass round 1 is open, `actions` having been done before."""

    def __init__(self, folder: Path, players: int = 4, mode: str = "counts", actions=(),
                 language: str = "es"):
        self.head, self.presses = head(players, mode), 0
        self._begun = bool(actions) and fields(actions[-1])[1] != WHOLE
        super().__init__(folder, samples.journal(self.head, list(actions)), language=language)

    def __enter__(self) -> "Sheet":
        super().__enter__()
        if not self._begun:             # else it opens by itself
            self.press("OK")
        return self

    def press(self, *keys: str) -> None:
        self.presses += len(keys)
        super().press(*keys)

    def key_in(self, rows, count, before=()) -> None:
        """count: the presses before OK that make an empty cell a value. before: rows above."""
        players = self.head["players"] if self.head["options"]["mode"] == "counts" else 0
        self.press(*cells(rows, players, count, before))

    def seen(self) -> "Seen":
        return look(self.frame(), self.head["players"], self.head["options"]["mode"])

    def game(self):
        """The game as the flash has it; the power goes off for it."""
        self.board.power_off()
        head, *lines = [line for path in self.board.list_files("/data/game")
                        for line in sealed(self.board.read_file(path))]
        actions = [int(line.split()[1]) for line in lines]
        return replay(json.loads(head), actions)


def cells(rows, players: int, count, before=()) -> list[str]:
    """The keys for these rows below others. Where the deck is known (players), a suit that is
    complete is passed over.
    """
    keys: list[str] = []
    above = list(zip(*before, strict=True)) or [()] * 4
    left = [deck - sum(column) for deck, column in zip(DECK, above, strict=True)]
    for row in rows:
        for column, value in enumerate(row):
            if players and not left[column]:
                continue
            keys += [*count(value), "OK"]
            if players:
                left[column] -= value
    return keys


def by_arrows(value: int) -> list[str]:
    return ["UP"] * value


def by_next(value: int) -> list[str]:
    return ["NEXT"] * value


@dataclass
class Seen:
    """What the sheet shows. cells: None for no entry. cursor: (seat, column), or "button". looks:
    is it a frame?
    """

    cells: list[tuple]
    points: list
    line: str
    cursor: object
    looks: bool = False


def look(frame, players: int, mode: str = "counts") -> Seen:
    at = eyes.round_at
    columns, score = (4, at.SCORE_W) if mode == "counts" else (1, 0)
    font = eyes.BODY if at.ROW_H[players] >= eyes.BODY.height else eyes.SMALL
    height = at.ROW_H[players]
    top = at.HEADER_H + (at.SHEET_H - height * players) // 2
    cells, points, cursor, looks = [], [], None, False
    for seat in range(players):
        y = top + seat * height
        text_y = y + (height - font.height + 1) // 2
        row = []
        for column in range(columns):
            x = frame.width - score - (columns - column) * at.CELL_W
            row.append(eyes.number(frame, font, x, text_y, at.CELL_W))
            if frame.getpixel((x + 1, y)):
                cursor, looks = (seat, column), not frame.getpixel((x, y))
        cells.append(tuple(row))
        digits = font.read(frame, frame.width - 1 - 2 * font.width, text_y, 2).strip("\0 ")
        points.append(int(digits) if score and digits not in ("", "-") else None)
    if frame.getpixel((0, at.CHECK_Y)):
        cursor = "button"
    lines = [eyes.SMALL.read(frame, x, at.CHECK_Y, 25).replace("\0", " ").strip()
             for x in range(eyes.SMALL.width)]     # it is centred
    return Seen(cells, points, max(lines, key=lambda line: len(line.replace(" ", ""))), cursor,
                looks)


def spoiled(rows, cells):
    return [tuple(cells.get((seat, column), value) for column, value in enumerate(row))
            for seat, row in enumerate(rows)]
