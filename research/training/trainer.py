"""Trains a net in games against chance: it learns what a position is worth from how its game ends,
by TD(lambda). train.py and large.py say which net, and who plays.

A trainer can be stopped at any time: the same command goes on from the last checkpoint, beside the
net, and ends with the same bytes as without a stop, on any processor.
"""

import argparse
import hashlib
import json
import os
import time
import zlib
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from llvmlite.binding import get_host_cpu_name

from crupier.advice import compiled
from crupier.advice.large import FloatNet
from crupier.engine.the_game.options import LEVELS
from crupier.engine.the_game.scoring import hand_size
from crupier.research.training import games, kernel

_ROUND = 100            # games per round, which are played with the same net
_BATCH = 256            # turns per step
_REPEATS = 8            # how often each turn is used, about
_STORED = 60_000        # turns
_FEW = 3_000            # turns before the first step
_CURIOUS = 0.02         # share of turns chosen from a random half, to explore
_TRACE = 0.7
_SLOWER = 0.4           # share of the games in which the rate goes down
_LINE = 10              # rounds per line of the curve
_KEEP = 120             # seconds between checkpoints
_DUE = 2, 3, 3          # cards of a turn, by level


class Stage(NamedTuple):
    """How games are played, and how fast the net learns from them."""

    levels: tuple[int, ...]     # of games that follow each other, by their place among LEVELS
    simple: bool                # turns are those of a simple rule
    compared: float             # share of turns whose best ones are compared
    rate: float


class Trainer(ABC):
    """The state of a training run: weights, optimiser, stored turns, counters, learning curve."""

    layout: Any                 # of the net, a quantise.Layout
    size: int                   # numbers of the net
    begun: int                  # rows of the first layer with weights from the beginning
    ranges: tuple[float, float, float]      # of first weights: rows, second layer, heads
    typecode = "<f4"            # of the file that is made

    def __init__(self, settings: dict) -> None:
        self.settings = settings
        self.flat = self.fresh()
        self.average = self.flat.copy()
        self.mean, self.square = np.zeros_like(self.flat), np.zeros_like(self.flat)
        self.store = kernel.samples(_STORED)
        self.count = np.zeros(3, np.int64)      # rounds, steps, turns
        self.seconds = np.zeros(1)              # of a core
        self.curve = np.zeros((0, 5))           # games, loss, won, below 10 cards, cards left
        self._slope = np.zeros_like(self.flat)
        self._spaces = compiled.space(), compiled.space()

    def fresh(self) -> np.ndarray:
        """Random initial weights, from a generator whose numbers never change."""
        random = np.random.RandomState(self.settings["seed"])
        flat = np.zeros(self.size, np.float32)
        net = self.arrays(flat)
        for part, most in zip((net.rows[:self.begun], net.inner, net.heads), self.ranges,
                              strict=True):
            # All phases of the upper layers begin alike.
            part[:] = random.uniform(-most, most, part.shape[-2:])
        return flat

    @abstractmethod
    def arrays(self, flat: np.ndarray) -> FloatNet:
        """Views of such a net."""

    @abstractmethod
    def games(self) -> int:
        """How many are played in all."""

    @abstractmethod
    def stage(self, game: int) -> Stage:
        """What holds for the round that begins with this game."""

    @abstractmethod
    def players(self) -> list[compiled.Net]:
        """Who plays, by level."""

    @abstractmethod
    def bound(self) -> None:
        """Keeps weights within what its numbers can be, after a round's steps."""

    def parts(self) -> dict[str, np.ndarray]:
        return {"flat": self.flat, "average": self.average, "mean": self.mean,
                "square": self.square, "count": self.count, "seconds": self.seconds,
                "curve": self.curve, **self.store._asdict()}

    def round(self) -> None:
        """Plays _ROUND games, then learns from stored turns. Deterministic: depends on the parts
        and settings alone.
        """
        begun = time.process_time()
        number, steps, seen = (int(each) for each in self.count)
        seed, before, told = self.settings["seed"], seen, []
        now, weights = self.stage(number * _ROUND), self.players()
        net = self.arrays(self.flat)
        for game in range(number * _ROUND, (number + 1) * _ROUND):
            level = now.levels[game % len(now.levels)]
            left, turns = games.play(*self._spaces, weights[level], self.layout, net, level,
                                     _DUE[level], hand_size(1, LEVELS[level]), _CURIOUS, _TRACE,
                                     now.compared, now.simple, self.store, seen,
                                     seeded(seed, game))
            told.append((left == 0, left < 10, left))
            seen += turns
        batches, loss = (seen - before) * _REPEATS // _BATCH, 0.0
        if seen > _FEW:
            loss = kernel.learn(self.layout, net, self.flat, self.average,
                                self.arrays(self._slope), self._slope, self.mean, self.square,
                                steps, self.store, min(seen, _STORED), batches, _BATCH, now.rate,
                                seeded(seed, -1 - number))
            self.bound()
            steps += batches
        self.count[:] = number + 1, steps, seen
        self.seconds += time.process_time() - begun
        self.curve = np.vstack([self.curve, [(number + 1) * _ROUND, loss, *np.mean(told, 0)]])


def falling(part: float) -> float:
    """The rate in this part of the games, as a share: in the end it goes down to 0."""
    return min(1, (1 - part) / (1 - _SLOWER))


def seeded(seed: int, number: int) -> int:
    return zlib.crc32(f"{seed} {number}".encode())


def resume(trainer: Trainer, checkpoint: Path) -> None:
    """Goes on from the checkpoint, if there is one. Raises SystemExit for one of another run."""
    if not checkpoint.exists():
        return
    with np.load(checkpoint) as kept:
        if json.loads(str(kept["settings"])) != trainer.settings:
            raise SystemExit(f"{checkpoint} is of another run: {kept['settings']}")
        for name, part in trainer.parts().items():
            if name == "curve":
                trainer.curve = kept[name]
            else:
                part[:] = kept[name]


def keep(trainer: Trainer, checkpoint: Path) -> None:
    new = checkpoint.with_suffix(".new")
    kept: dict[str, Any] = {"settings": json.dumps(trainer.settings), **trainer.parts()}
    with new.open("wb") as file:
        np.savez(file, **kept)
    os.replace(new, checkpoint)


def lines(curve: np.ndarray):
    """The curve as CSV, a line per _LINE rounds."""
    yield "games,loss,won,below 10,left"
    for at in range(_LINE, len(curve) + 1, _LINE):
        loss, won, below, left = curve[at - _LINE:at, 1:].mean(0)
        yield f"{curve[at - 1, 0]:.0f},{loss:.3f},{won:.3f},{below:.3f},{left:.2f}"


def run(net: Path, trainer: Trainer) -> None:
    """Trains to the end. Beside the net: its curve, and how it was made."""
    checkpoint = net.with_suffix(".checkpoint")
    resume(trainer, checkpoint)
    saved = time.monotonic()
    while trainer.count[0] * _ROUND < trainer.games():
        trainer.round()
        if trainer.count[0] % _LINE == 0:
            print(list(lines(trainer.curve))[-1], flush=True)
        if time.monotonic() - saved > _KEEP:
            keep(trainer, checkpoint)
            saved = time.monotonic()
    keep(trainer, checkpoint)
    made = trainer.average.astype(trainer.typecode).tobytes()
    net.write_bytes(made)
    net.with_suffix(".csv").write_text("\n".join(lines(trainer.curve)) + "\n")
    net.with_suffix(".json").write_text(json.dumps({
        **trainer.settings, "hours of a core": round(trainer.seconds[0] / 3600, 2),
        "processor": get_host_cpu_name(), "sha256": hashlib.sha256(made).hexdigest()},
        indent=2) + "\n")


def command(about: str, kind: type[Trainer], **settings: int) -> None:
    """The command of a trainer: an option for each of the settings."""
    parser = argparse.ArgumentParser(description=about.split("\n")[0])
    parser.add_argument("net", type=Path,
                        help="what is made; the checkpoint, the curve and a note, too")
    for name, usual in settings.items():
        parser.add_argument("--" + name.replace("_", "-"), type=int, default=usual, dest=name)
    args = vars(parser.parse_args())
    run(args.pop("net"), kind({name.replace("_", " "): args[name] for name in settings}))
