"""Power cuts at any instant, on any screen of any game, on every board.

Somebody presses keys at random. The board says after every frame where it stands (whereabouts.py);
a key counts as acknowledged when the board has looked at the keys again. After each cut the flash
must hold all that was acknowledged, nothing that was never done, and nothing damaged; then the
board must start from it and say so itself.
"""

import random
from binascii import crc32
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from crupier.build import payload
from crupier.engine.lines import seal
from crupier.sim.virtual import files, image
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image, kept_records
from tests.campaign import flash
from tests.host_tools import flash_lab

_WHEREABOUTS = Path(__file__).with_name("whereabouts.py")
_LOOK_MS, _BOOT_MS = 100, 3000      # between two looks whether it has started, and at most
_HEAP = 300_000             # of a board after boot, and what telling where it stands takes
_PRESS_MS = (20, 20, 20, 40, 120)
_LIFE = 40                  # cuts until the board begins with another flash
_MOST_KEYS = 25             # until the power goes, however little is written
_RECORDS = 130              # of a board that has to make room for a game
DEALT = (                  # to people who hand them round, and to devices
    ("the_game", 3, {"level": "standard", "fire": True, "first": 0}, None),
    ("martes13_match", 4, {"dealer": 3, "rounds": 4}, [None, "hard", None, "easy"]),
    ("take_that_match", 2, {"dealer": 1, "advanced": False, "rounds": 2}, None),
    ("galloneta", 2, {"first": 0, "aces": "OE", "columns": "BC"}, [None, "normal"]))
_PLAYED = 12                # actions of theirs
# What the console may say besides: a start that was cut off is the reason for the second.
_EXPECTED = "[virtual board]", "The last start, at 200 MHz"


@dataclass(frozen=True)
class Status:
    """What a board said last."""

    screen: str = ""
    seq: int = 0
    actions: int = 0
    crc: int = 0
    settings: int = 0
    pending: int = 0


@dataclass
class Tally:
    cuts: int = 0
    twice: int = 0              # cuts while the board started after a cut
    torn: int = 0               # inside a flash operation
    keys: int = 0
    sealed: int = 0
    dropped: int = 0            # records that made room
    screens: Counter = field(default_factory=Counter)
    games: Counter = field(default_factory=Counter)
    boards: Counter = field(default_factory=Counter)


def beginnings() -> dict[str, dict[str, bytes]]:
    """Files of /data that a board can start with."""
    found = {"nothing": {}, "home": samples.settings(language="en")}
    for name in kept_records.JOURNALS:
        found[name] = {**kept_records.data(name.partition("/")[0]), **kept_records.journal(name)}
    for name, players, options, devices in DEALT:
        head = samples.head(1, name, players, "cuts", **options)
        if devices:
            head["devices"] = devices
        found[name] = {**samples.settings(language="en"),
                       **samples.journal(head, samples.at_random(head, _PLAYED))}
    crowd = {path: data for path, data in flash_lab.many_scores(_RECORDS).items()
             if path.startswith("/data/records/")}
    found["full"] = {**samples.settings(language="es"), **crowd,
                     "/data/ack": seal(str(_RECORDS - 5)).encode()}
    return found


class Victim:
    """One board that loses its power again and again."""

    def __init__(self, folder: Path, board_id: str, start: str, seed: str, tally: Tally):
        self._chance = random.Random(seed)
        self._tally = tally
        path = folder / "flash.img"
        path.unlink(missing_ok=True)
        image.install(path, board_id)
        files.write(path, beginnings()[start])
        flash_image.import_first(path, "whereabouts", _WHEREABOUTS.read_bytes())
        if start == "full":
            flash_lab.fill(path, left=self._chance.randint(45, 69))
        self.board = VirtualBoard(path, board_id, live=False, clock=None, heap=_HEAP)
        self._content = flash.read(path)
        self._read_log = 0
        self._said = Status()

    def live(self, cuts: int, twice: float) -> None:
        """twice: the chance that power fails again while the board starts."""
        board, tally = self.board, self._tally
        keys = {name for name, _ in board.description["KEYS"]}
        self._others = sorted(keys - {"OK", "BACK"})
        self._back = "BACK" in keys
        with board:
            self._begun, self._stale = self._boot()[-1], set()
            for _ in range(cuts):
                acknowledged, later = self._play_until_the_cut()
                tally.cuts += 1
                tally.screens[later[-1].screen] += 1
                self._check(acknowledged, later)
                self._start(twice)

    def _play_until_the_cut(self) -> tuple[Status, list[Status]]:
        """-> what was acknowledged, and what the board said from there on."""
        board, chance = self.board, self._chance
        for _ in range(chance.randint(0, 3)):
            self._stale.add(self._said.settings)
            self._key()
            self._listen()
        acknowledged = self._said
        if chance.random() < 0.6:
            board.cut_after(chance.randint(1, 7), chance.random())
            for _ in range(_MOST_KEYS):
                acknowledged, before = self._said, board.stats["boots"]
                self._stale.add(acknowledged.settings)
                self._key()
                if not board.powered:
                    self._tally.torn += 1
                    break
                assert board.stats["boots"] == before
                self._listen()
        else:
            self._key(chance.randint(0, 60))
        if board.powered:
            board.power_off()
        return acknowledged, [acknowledged, *self._listen()]

    def _key(self, ms: int | None = None) -> None:
        """A key at random; ms: how long until the power may go."""
        chance, kind = self._chance, self._chance.random()
        key = "OK" if kind < 0.4 else chance.choice(self._others)
        self._tally.keys += 1
        if kind < 0.05:
            if self._back:
                self.board.press("BACK", 40)
            else:
                self.board.hold("OK")
        else:
            self.board.press(key, chance.choice(_PRESS_MS) if ms is None else ms)
        if ms is None and self.board.powered:
            self.board.run(chance.choice(_PRESS_MS))

    def _listen(self) -> list[Status]:
        """What the board has said since the last time."""
        lines = self.board.log[self._read_log:].decode().split("\n")
        self._read_log += sum(len(line.encode()) + 1 for line in lines[:-1])
        said = []
        for line in lines[:-1]:
            if line.startswith("[at] "):
                screen, *numbers = line.split()[1:]
                said.append(Status(screen, *map(int, numbers)))
            else:
                assert line.startswith(_EXPECTED) or not line.strip(), "\n".join(lines)
        self._said = said[-1] if said else self._said
        return said

    def _boot(self) -> list[Status]:
        """Until the board has something to say, or has no power again."""
        said: list[Status] = []
        for _ in range(0, _BOOT_MS, _LOOK_MS):
            if said or not self.board.powered:
                break
            self.board.run(_LOOK_MS)
            said = self._listen()
        return said or [Status()]

    def _check(self, acknowledged: Status, later: list[Status]) -> None:
        before, now = self._content, flash.read(self.board.image)
        tally = self._tally
        for seq, actions in before.records.items():
            assert now.records.get(seq, actions) == actions
            assert seq in now.records or seq <= min(now.acked, now.summed[0]), seq
        assert now.acked >= before.acked and now.summed >= before.summed
        new = [seq for seq in now.records if seq not in before.records]
        assert now.games == before.games + len(new), (before.games, now.games, new)
        tally.sealed += len(new)
        tally.dropped += len(before.records) - len(now.records) + len(new)
        for seq in before.journals:
            if seq not in (acknowledged.seq, later[-1].seq):    # it waits, or has been given up
                old, actions = before.actions_of(seq), now.actions_of(seq)
                assert actions[:len(old)] == old, (seq, old, actions)
        self._check_game(acknowledged, now)
        if acknowledged.settings != self._begun.settings:
            # They were changed, and are there unless the last key has changed them once more.
            tally.games["settings"] += 1
            assert crc32(now.settings.encode()) not in self._stale - {
                each.settings for each in later}
        self._content = now

    def _check_game(self, said: Status, now: flash.Content) -> None:
        """Everything that was acknowledged, then at most what the last key did."""
        if not said.seq:
            return
        actions = now.actions_of(said.seq)
        if said.seq in now.journals:
            self._tally.games[now.journals[said.seq][0]["game"]] += 1
        count = said.actions if said.actions >= 0 else len(actions)
        count -= said.pending
        assert len(actions) >= count, (said, actions)
        if not said.pending:
            assert crc32(",".join(map(str, actions[:count])).encode()) == said.crc, (said, actions)

    def _start(self, twice: float) -> None:
        """Power comes back, and may fail again meanwhile."""
        board = self.board
        while not board.powered:
            again = self._chance.random() < twice
            if again:
                board.cut_after(self._chance.randint(1, 5), self._chance.random())
            board.power_on()
            said = self._boot()
            self._begun, self._stale = said[-1], set()
            if not board.powered:
                self._tally.twice += 1
                self._check(said[-1], said)
            elif again:
                board.cut_after(1 << 40, 0)     # it has started with less
        journal = self._content.journal
        assert said[-1].screen, board.log[-500:]
        if journal:
            head, actions = journal
            # A table may draw a card by itself as it opens.
            drawn = head["game"] == "galloneta" and said[0].actions == len(actions) + 1
            assert said[0].seq == head["seq"]
            assert drawn or said[0].actions == len(actions), (said[0], len(actions))


def campaign(folder: Path, cuts: int, seed: int, twice: float = 0.06, life: int = _LIFE,
             progress=lambda tally: None) -> Tally:
    """So many cuts, and some more while boards start again; all boards, all beginnings in turn."""
    tally, number = Tally(), 0
    ids, starts = payload.board_ids(), list(beginnings())
    while tally.cuts < cuts:
        board_id = ids[number % len(ids)]
        start = starts[(number + number // len(ids)) % len(starts)]
        where = f"{board_id}, {start}, seed {seed}.{number}"
        try:
            Victim(folder, board_id, start, f"{seed}.{number}", tally).live(
                min(life, cuts - tally.cuts), twice)
        except BaseException as error:
            error.add_note(where) if hasattr(error, "add_note") else print(where)
            raise
        tally.boards[board_id] += 1
        number += 1
        progress(tally)
    return tally
