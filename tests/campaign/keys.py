"""Keys at random on every board and in every language, for an emulated hour each.

The hour is parted among many beginnings: home, and games of all kinds in progress. On the board a
witness (tests/boards/witness.py) paints every frame once more as a whole, and looks whether both
are alike; the console may say nothing else than that a board restarts at home. In the end the
flash must hold what it may hold.

With `displays`, these fail and return at random, also while the board starts: a cable comes loose,
a controller forgets everything or answers late, or it holds the bus. In the end all is seen again.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from crupier.build import payload
from crupier.engine.lines import seal
from crupier.sim.virtual import files
from crupier.sim.virtual.board import BoardCrashed, BoardStuck
from crupier.words import languages
from pictures import pads, samples
from tests.boards.hands import Hands
from tests.campaign import cuts, flash
from tests.host_tools import flash_lab
from tests.pure import load

_SCREENS = Path(__file__).with_name("screens_seen.py")
_PACES_MS = (20, 20, 40, 120)
_RESTS_MS = (*[700, 3000] * 8, 35_000, 150_000)     # the last two dim the glass, and darken it
_LOOK = 50                      # keys between two looks at the console
_RECORDS = 60
_LONG = 420                     # actions; devices need no more
_FAULTS = 0.02                  # a key
_GONE_KEYS, _LATE_MS, _HELD = 40, (5, 100, 1000, 5000), (1, 5, 9)
_SEEN_MS = 3000                 # after which a display that has returned shows everything
_NO_DISPLAY = "No display answers", "{'", "Crupier runs without it", "The last start, at 200 MHz"


@dataclass
class Tally:
    minutes_there: float = 0.0      # on the boards, all together
    keys: int = 0
    lives: int = 0
    restarts: int = 0
    begun_anew: int = 0
    sealed: int = 0
    faults: int = 0                 # of displays
    screens: Counter = field(default_factory=Counter)
    boards: Counter = field(default_factory=Counter)
    complaints: dict[str, str] = field(default_factory=dict)    # and the first life with it


def beginnings(language: str, chance: random.Random) -> dict[str, dict[str, bytes]]:
    """Files of /data that a board starts with."""
    home = samples.settings(language=language, names=list(samples.NAMES[:4]))
    crowd = {path: data for path, data in flash_lab.many_scores(_RECORDS).items()
             if path.startswith("/data/records/")}
    found = {"first": {}, "home": home,
             "records": {**home, **crowd, "/data/ack": seal(str(_RECORDS // 2)).encode()}}

    def add(head: dict, actions: list[int], devices: list | None = None) -> None:
        if devices:
            head = dict(head, devices=devices)
        name = head["game"] + " with devices" * bool(devices)
        found[name + str(len(found))] = {**home, **samples.journal(head, actions)}

    # The date that is proposed.
    found["daily"] = {**home, **samples.archive([samples.solo(1, load("version").DAY)])}
    solo = samples.solo(1, "K7Q2MX", chance.choice(("standard", "expert", "expert_reduced")),
                        chance.random() < 0.5)
    whole = samples.play(solo).history()
    add(solo, whole[:chance.randrange(len(whole))])
    add(solo, whole[:-chance.randint(1, 4)])
    for name, players, options, devices in cuts.DEALT:
        head = samples.head(1, name, players, f"{chance.randrange(1_000_000):06}", **options)
        whole = samples.at_random(head, _LONG)
        add(head, whole[:chance.randrange(len(whole))], devices)
        add(head, whole[:-chance.randint(1, 3)])
    for head in (pads.the_game(1), pads.take_that(1), pads.galloneta(1),
                 pads.any_game(1)):
        add(head, pads.played(head, chance.randint(0, head["options"].get("rounds", 2))))
    head = pads.martes13(1, chance.randint(3, 6))
    add(head, pads.played(head, chance.randint(0, 3)))
    return found


class Life:
    """A board in the hands of somebody restless."""

    def __init__(self, folder: Path, board_id: str, contents: dict[str, bytes], seed: str,
                 tally: Tally, displays: bool = False):
        self._displays, self._back = displays, 0    # back: number of the key before it returns
        self._chance, self._tally, self._name = random.Random(seed), tally, seed
        self._hands = hands = Hands(folder, board_id, contents)
        path = hands.board.image
        main = files.read(path, "/main.py").decode()
        files.write(path, {
            "/main.py": main.replace("import witness,", "import witness, screens_seen,").encode(),
            "/crupier/screens_seen.py": _SCREENS.read_bytes()})
        self._others = sorted(hands.keys - {"OK", "BACK"})
        self._sealed = len(flash.read(path).records)
        self._ms = self._read = 0

    def live(self, ms: int) -> None:
        """For so long, on the board's clock."""
        tally = self._tally
        with self._hands as hands:
            while self._ms < ms:
                for _ in range(_LOOK):
                    self._key()
                self._listen()
                assert hands.board.running
            if self._displays:
                self._sees()
            tally.begun_anew += hands.begun_anew()
            hands.board.power_off()
        found = flash.read(hands.board.image)
        tally.sealed += len(found.records) - self._sealed
        tally.keys += hands.presses
        tally.lives += 1
        tally.minutes_there += self._ms / 60_000

    def _key(self) -> None:
        hands, chance, kind = self._hands, self._chance, self._chance.random()
        hands.pace = chance.choice(_PACES_MS)
        key = "BACK" if kind < 0.05 else "OK" if kind < 0.4 else chance.choice(self._others)
        hands.press(key)
        self._ms += 2 * hands.pace
        if chance.random() < 0.02:
            rest = chance.choice(_RESTS_MS)
            hands.board.run(rest)
            self._ms += rest
        if chance.random() < 0.001:
            hands.restart()
            self._tally.restarts += 1
        if self._displays:
            self._fail()

    def _fail(self) -> None:
        """Something happens to the display, now and then."""
        board, chance, keys = self._hands.board, self._chance, self._hands.presses
        if 0 < self._back <= keys:
            board.connect_display(True)
            self._back = 0
        if chance.random() > _FAULTS:
            return
        self._tally.faults += 1
        kind = chance.choice(("gone", "forgets", "late", "held", "start"))
        board.connect_display(kind != "gone")
        self._back = keys + chance.randint(1, _GONE_KEYS) if kind == "gone" else 0
        if kind == "held" and "i2c" in board.description["DISPLAY"]:
            board.hold_sda(chance.choice(_HELD))
        if kind == "start":
            board.power_off()
            board.power_on()
        if kind in ("late", "start"):
            board.delay_display(chance.choice(_LATE_MS))

    def _sees(self) -> None:
        board = self._hands.board
        board.connect_display(True)
        board.run(max(_LATE_MS) + _SEEN_MS)
        self._hands.press(self._hands.down)
        model = board._hardware.bus.display
        assert board.display_on and len(board.frame().getcolors()) > 1, "nothing is seen"
        assert not model.unknown and not getattr(model, "early", ()), model.unknown

    def _listen(self) -> None:
        """What the console has said since the last time: screens, and nothing else."""
        said = self._hands.complaints()
        news = [line for line in said[self._read:]
                if not (self._displays and line.startswith(_NO_DISPLAY))]
        if all(line.startswith("[screen] ") for line in news):
            self._tally.screens.update(line.split()[1] for line in news)
        else:
            complaint = "\n".join(line for line in news if not line.startswith("[screen] "))
            self._tally.complaints.setdefault(complaint, self._name)
        self._read = len(said)


def campaign(folder: Path, minutes: float, seed: int, board: str = "",
             progress=lambda tally: None, displays: bool = False) -> Tally:
    """So many emulated minutes on each board, in each language. displays: these fail."""
    tally = Tally()
    for board_id in [board] if board else payload.board_ids():
        for language in languages():
            begin = beginnings(language, random.Random(f"{board_id} {language} {seed}"))
            for start, contents in begin.items():
                life = f"{board_id} {language} {start} {seed}"
                try:
                    Life(folder, board_id, contents, life, tally, displays).live(
                        int(minutes * 60_000 / len(begin)))
                except (AssertionError, BoardCrashed, BoardStuck) as error:
                    tally.complaints.setdefault(repr(error), life)
            tally.boards[f"{board_id} {language}"] += len(begin)
            progress(tally)
    assert not tally.complaints, tally.complaints
    return tally
