"""Trains a board's net of the advisor of The Game, for one level, from nothing:

    python -m crupier.research.training.train standard.f32 --level standard

Games are played against chance, turns chosen by the quantised net (quantise.py), as a board would
choose. The net learns what a position is worth from how its game ends, by TD(lambda), and which of
the best turns to prefer, from what the next turn can make of each, with the same cards to come.

Training can be stopped at any time: the same command goes on from the last checkpoint, beside the
net, and ends with the same bytes as without a stop, on any processor.
"""

import argparse
import hashlib
import json
import os
import time
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from llvmlite.binding import get_host_cpu_name

from crupier.advice import compiled
from crupier.engine.the_game.advice import shape
from crupier.engine.the_game.options import LEVELS
from crupier.engine.the_game.scoring import hand_size
from crupier.research.training import games, kernel, quantise

_ROUND = 100            # games per round, which are played with the same net
_BATCH = 256            # turns per step
_REPEATS = 8            # how often each turn is used, about
_STORED = 60_000        # turns
_FEW = 3_000            # turns before the first step
_CURIOUS = 0.02         # share of turns chosen from a random half, to explore
_TRACE = 0.7
_RATE = 1e-3            # of learning
_SLOWER = 0.4           # share of the games in which the rate goes down to 0
_SIMPLE, _RARELY = 8_000, 30_000        # games: see stage()
_RARELY_COMPARED, _COMPARED = 0.1, 0.5  # shares of turns whose best ones are compared
_ON_FIRE = 4            # every fourth game
_BEGIN = 0.09, 0.6, 0.4     # greatest first weights: of rows, of the second layer, of heads
_INNER_SUM = 7.9        # greatest sum of absolute weights in the second layer
_HEADS_MOST = 31        # greatest weight of a head
_WHOLE = (quantise.ROWS + 1) * shape.LANES      # the first numbers, which boards have as int8
_LINE = 10              # rounds per line of the curve
_KEEP = 120             # seconds between checkpoints


class Stage(NamedTuple):
    """How games are played, and how fast the net learns from them."""

    simple: bool                # turns are those of a simple rule
    compared: float             # share of turns whose best ones are compared
    rate: float


class Trainer:
    """The state of a training run: weights, optimiser, stored turns, counters, learning curve."""

    def __init__(self, settings: dict) -> None:
        """settings: level, games, seed."""
        self.settings = settings
        self.flat = fresh(settings["seed"])
        self.average = self.flat.copy()
        self.mean, self.square = np.zeros_like(self.flat), np.zeros_like(self.flat)
        self.store = kernel.samples(_STORED)
        self.count = np.zeros(3, np.int64)      # rounds, steps, turns
        self.seconds = np.zeros(1)              # of a core
        self.curve = np.zeros((0, 5))           # games, loss, won, below 10 cards, cards left
        self._slope, self._used = np.zeros_like(self.flat), np.zeros_like(self.flat)
        self._fires = kernel.fires()
        self._spaces = compiled.space(), compiled.space()

    def parts(self) -> dict[str, np.ndarray]:
        return {"flat": self.flat, "average": self.average, "mean": self.mean,
                "square": self.square, "count": self.count, "seconds": self.seconds,
                "curve": self.curve, **self.store._asdict()}

    def stage(self, game: int) -> Stage:
        """What holds for the round that begins with this game.

        The first games are played by a simple rule, which the net learns to judge; then by the
        net. Comparing turns takes four times as long: at first that is rare.
        """
        compared = 0.0 if game < _SIMPLE else _RARELY_COMPARED if game < _RARELY else _COMPARED
        part = game / self.settings["games"]
        return Stage(game < _SIMPLE, compared, _RATE * min(1, (1 - part) / (1 - _SLOWER)))

    def round(self) -> None:
        """Plays _ROUND games, then learns from stored turns. Deterministic: depends on the parts
        and settings alone.
        """
        begun = time.process_time()
        number, steps, seen = (int(each) for each in self.count)
        level, seed, before, told = self.settings["level"], self.settings["seed"], seen, []
        due = 2 if level == LEVELS[0] else 3    # while there is a draw pile (TG-R2)
        now, net = self.stage(number * _ROUND), quantise.arrays(self.flat)
        weights = compiled.parse(quantise.quantised([self.flat]), LEVELS[0])
        for game in range(number * _ROUND, (number + 1) * _ROUND):
            fire = self._fires[int(game % _ON_FIRE == _ON_FIRE - 1)]
            left, turns = games.play(*self._spaces, weights, net, due, hand_size(1, level), fire,
                                     _CURIOUS, _TRACE, now.compared, now.simple, self.store, seen,
                                     seeded(seed, game))
            told.append((left == 0, left < 10, left))
            seen += turns
        batches, loss = (seen - before) * _REPEATS // _BATCH, 0.0
        if seen > _FEW:
            loss = kernel.learn(quantise.arrays(self._used), self._used, self.flat, self.average,
                                quantise.arrays(self._slope), self._slope, self.mean, self.square,
                                steps, self.store, min(seen, _STORED), batches, _BATCH, now.rate,
                                _WHOLE, self._fires, seeded(seed, -1 - number))
            bound(net)
            steps += batches
        self.count[:] = number + 1, steps, seen
        self.seconds += time.process_time() - begun
        self.curve = np.vstack([self.curve, [(number + 1) * _ROUND, loss, *np.mean(told, 0)]])


def fresh(seed: int) -> np.ndarray:
    """Random initial weights, from a generator whose numbers never change."""
    random = np.random.RandomState(seed)
    flat = np.zeros(quantise.SIZE, np.float32)
    net = quantise.arrays(flat)
    for part, most in zip((net.rows, net.inner, net.heads), _BEGIN, strict=True):
        # All phases of the upper layers begin alike.
        part[:] = random.uniform(-most, most, part.shape[-2:])
    return flat


def bound(net: quantise.Net) -> None:
    """Makes a net fit a board's integers."""
    for part, most in ((net.rows, quantise.ROW_MOST), (net.bias, quantise.ROW_MOST),
                       (net.heads, _HEADS_MOST), (net.heads_bias, _HEADS_MOST)):
        np.clip(part, -most, most, out=part)
    net.inner[:] /= np.maximum(1, np.abs(net.inner).sum(1, keepdims=True) / _INNER_SUM)


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
    while trainer.count[0] * _ROUND < trainer.settings["games"]:
        trainer.round()
        if trainer.count[0] % _LINE == 0:
            print(list(lines(trainer.curve))[-1], flush=True)
        if time.monotonic() - saved > _KEEP:
            keep(trainer, checkpoint)
            saved = time.monotonic()
    keep(trainer, checkpoint)
    made = trainer.average.astype("<f4").tobytes()
    net.write_bytes(made)
    net.with_suffix(".csv").write_text("\n".join(lines(trainer.curve)) + "\n")
    net.with_suffix(".json").write_text(json.dumps({
        **trainer.settings, "hours of a core": round(trainer.seconds[0] / 3600, 2),
        "processor": get_host_cpu_name(), "sha256": hashlib.sha256(made).hexdigest()},
        indent=2) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("net", type=Path,
                        help="what is made; the checkpoint, the curve and a note, too")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[0])
    parser.add_argument("--games", type=int, default=220_000)
    parser.add_argument("--seed", type=int, default=1)
    args = vars(parser.parse_args())
    try:
        run(args.pop("net"), Trainer(args))
    except KeyboardInterrupt:
        raise SystemExit("Stopped: the same command goes on from the checkpoint.") from None
