"""Trains a net for the advisor of The Game by TD(lambda), in games that the net plays:

    python -m crupier.research.training.train mine.f32 --from FILE --levels expert --games 200000

A sample is a position after a turn, with the outcome of its game. Turns are chosen by the
quantised net (quantise.py), as a board would choose. The trainer can be stopped at any time: the
same command goes on from the last checkpoint, beside the net, and ends with the same weights as
without a stop.
"""

import argparse
import json
import math
import os
import time
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from crupier.advice import compiled
from crupier.advice.large import FloatNet
from crupier.engine.the_game.advice import shape
from crupier.research.training import kernel, quantise

_ROUND = 200            # games per round, which are played with the same net
_BATCH = 256            # samples per step
_REPEATS = 5            # how often each sample is used, about
_STORED = 200_000       # samples
_FEW = 10_000           # samples before the first step
_CURIOUS = 0.04         # share of turns chosen from a random half, to explore
_TRACE = 0.7
_FLOOR = 0.02           # final rate, as a share of the first one
_LINE = 10              # rounds per line of the curve
_KEEP = 60              # seconds between checkpoints
_INNER_SUM = 7.9        # greatest sum of absolute weights in the second layer
_RULES = {"standard": (2, 8), "expert": (3, 8), "expert_reduced": (3, 7)}   # cards due, hand


class Trainer:
    """The state of a training run: weights, optimiser, stored samples, counters, learning curve.
    """

    def __init__(self, first: np.ndarray, settings: dict) -> None:
        self.settings = settings
        self.flat, self.average = first.copy(), first.copy()
        self.mean, self.square = np.zeros_like(first), np.zeros_like(first)
        self.store = kernel.samples(_STORED)
        self.count = np.zeros(3, np.int64)      # rounds, steps, samples
        self.curve = np.zeros((0, 2 + 4 * len(_RULES)))
        self._slope, self._space = np.zeros_like(first), compiled.space()

    def parts(self) -> dict[str, np.ndarray]:
        return {"flat": self.flat, "average": self.average, "mean": self.mean,
                "square": self.square, "count": self.count, "curve": self.curve,
                **self.store._asdict()}

    def round(self) -> None:
        """Plays _ROUND games, then learns from samples. Deterministic: depends on the parts and
        settings alone.
        """
        number, steps, seen = (int(each) for each in self.count)
        net, settings = views(self.flat), self.settings
        weights = compiled.parse(quantise.quantised(self.flat))
        levels, before = settings["levels"], seen
        told = np.zeros((len(_RULES), 4))       # games, wins, below 10 cards, cards left
        for game in range(number * _ROUND, (number + 1) * _ROUND):
            level = levels[game % len(levels)]
            due, most = _RULES[level]
            left, turns = kernel.play(self._space, weights, net, due, most, _CURIOUS,
                                      _TRACE, self.store, seen, seeded(settings["seed"], game))
            told[list(_RULES).index(level)] += 1, left == 0, left < 10, left
            seen += turns
        batches, loss = (seen - before) * _REPEATS // _BATCH, 0.0
        if seen > _FEW:
            part = number * _ROUND / settings["games"]
            rate = settings["rate"] * (_FLOOR + (1 - _FLOOR) * (1 + math.cos(math.pi * part)) / 2)
            loss = kernel.learn(net, self.flat, self.average, views(self._slope), self._slope,
                                self.mean, self.square, steps, self.store,
                                min(seen, _STORED), batches, _BATCH, rate,
                                seeded(settings["seed"], -1 - number))
            bound(net.inner)
            steps += batches
        self.count[:] = number + 1, steps, seen
        self.curve = np.vstack([self.curve, [(number + 1) * _ROUND, loss, *told.ravel()]])


def seeded(seed: int, number: int) -> int:
    return zlib.crc32(f"{seed} {number}".encode())


def views(flat: np.ndarray) -> FloatNet:
    return FloatNet(*quantise.arrays(flat))


def bound(inner: np.ndarray) -> None:
    """Scales the second layer down so that it fits a board's integers."""
    inner /= np.maximum(1, np.abs(inner).sum(1, keepdims=True) / _INNER_SUM)


def fresh(seed: int) -> np.ndarray:
    """Random initial weights."""
    random = np.random.default_rng(seed)
    flat = np.zeros(quantise.SIZE, np.float32)
    net = views(flat)
    net.rows[:] = 0.05 * random.standard_normal(net.rows.shape)
    net.inner[:] = random.standard_normal(net.inner.shape[1:]) * (2 / shape.LANES) ** 0.5
    net.heads[:] = random.standard_normal(net.heads.shape[1:]) * (1 / shape.LANES) ** 0.5
    return flat


def begin(settings: dict, start: Path | None, checkpoint: Path) -> Trainer:
    """A new trainer, or the one in the checkpoint if that exists."""
    first = quantise.read(start.read_bytes()) if start else fresh(settings["seed"])
    settings = {**settings, "from": zlib.crc32(first.tobytes())}
    trainer = Trainer(first, settings)
    if checkpoint.exists():
        with np.load(checkpoint) as kept:
            if json.loads(str(kept["settings"])) != settings:
                raise SystemExit(f"{checkpoint} is of another run: {kept['settings']}")
            for name, part in trainer.parts().items():
                if name == "curve":
                    trainer.curve = kept[name]
                else:
                    part[:] = kept[name]
    return trainer


def keep(trainer: Trainer, checkpoint: Path) -> None:
    new = checkpoint.with_suffix(".new")
    kept: dict[str, Any] = {"settings": json.dumps(trainer.settings), **trainer.parts()}
    with new.open("wb") as file:
        np.savez(file, **kept)
    os.replace(new, checkpoint)


def lines(curve: np.ndarray):
    """The curve as CSV, a line per _LINE rounds."""
    yield "games,loss," + ",".join(f"{level} {what}" for level in _RULES
                                   for what in ("games", "won", "below 10", "left"))
    for at in range(_LINE, len(curve) + 1, _LINE):
        some = curve[at - _LINE:at]
        told = some[:, 2:].sum(0).reshape(-1, 4)
        told[:, 1:] /= np.maximum(1, told[:, :1])
        yield f"{some[-1, 0]:.0f},{some[:, 1].mean():.4f}," + ",".join(
            f"{games:.0f},{won:.4f},{below:.4f},{left:.2f}" for games, won, below, left in told)


def run(net: Path, start: Path | None, settings: dict) -> None:
    checkpoint = net.with_suffix(".checkpoint")
    trainer = begin(settings, start, checkpoint)
    saved = time.monotonic()
    while trainer.count[0] * _ROUND < settings["games"]:
        trainer.round()
        if trainer.count[0] % _LINE == 0:
            print(list(lines(trainer.curve))[-1], flush=True)
        if time.monotonic() - saved > _KEEP:
            keep(trainer, checkpoint)
            saved = time.monotonic()
    keep(trainer, checkpoint)
    net.write_bytes(trainer.average.astype("<f4").tobytes())
    net.with_suffix(".csv").write_text("\n".join(lines(trainer.curve)) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("net", type=Path, help="what is made; the checkpoint and the curve, too")
    parser.add_argument("--from", dest="start", type=Path, help="a net to begin with")
    parser.add_argument("--levels", default="standard", help="one or more, as for the game")
    parser.add_argument("--games", type=int, default=400_000)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    run(args.net, args.start, {"levels": args.levels.split(","), "games": args.games,
                               "rate": args.rate, "seed": args.seed})
