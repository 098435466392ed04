"""Trains the net of the advisor of The Game from nothing, in games that it plays against chance:

    python -m crupier.research.training.train mine.f32

Turns are chosen by the quantised net (quantise.py), as a board would choose. First come games of
the standard level, then of all levels. The net learns what a position is worth from how its game
ends, by TD(lambda); and which of the best turns to prefer from what the next turn can make of
each, with the same cards to come. The trainer can be stopped at any time: the same command goes
on from the last checkpoint, beside the net, and ends with the same bytes as without a stop, on
any processor.
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
from crupier.advice.large import FloatNet
from crupier.engine.the_game.options import LEVELS
from crupier.engine.the_game.scoring import hand_size
from crupier.research.training import games, kernel, quantise

GAMES, ALL_LEVELS = 160_000, 120_000     # of the standard level, then of all
_ROUND = 100            # games per round, which are played with the same net
_BATCH = 256            # turns per step
_REPEATS = 8            # how often each turn is used, about
_STORED = 60_000        # turns
_FEW = 3_000            # turns before the first step
_CURIOUS = 0.02         # share of turns chosen from a random half, to explore
_TRACE = 0.7
_RATE, _LATER_RATE = 1e-3, 5e-4         # of learning; with all levels
_SIMPLE, _RARELY, _SLOWER = 0.07, 0.2, 0.4      # shares of the games: see stage()
_RARELY_COMPARED, _COMPARED = 0.1, 0.5  # shares of turns whose best ones are compared
_LINE = 10              # rounds per line of the curve
_KEEP = 120             # seconds between checkpoints
_INNER_SUM = 7.9        # greatest sum of absolute weights in the second layer
_HEADS_MOST = 31        # greatest weight of a head
_LEVELS = 0, 1, 0, 2, 0     # of games, see Stage
_DUE = 2, 3, 3          # cards of a turn, by level


class Trainer:
    """The state of a training run: weights, optimiser, stored turns, counters, learning curve."""

    def __init__(self, settings: dict) -> None:
        self.settings = settings
        self.flat = fresh(settings["seed"])
        self.average = self.flat.copy()
        self.mean, self.square = np.zeros_like(self.flat), np.zeros_like(self.flat)
        self.store = kernel.samples(_STORED)
        self.count = np.zeros(3, np.int64)      # rounds, steps, turns
        self.seconds = np.zeros(1)              # of a core
        self.curve = np.zeros((0, 5))           # games, loss, won, below 10 cards, cards left
        self._slope = np.zeros_like(self.flat)
        self._spaces = compiled.space(), compiled.space()

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
        net, seed, before = quantise.arrays(self.flat), self.settings["seed"], seen
        if number * _ROUND == self.settings["games"]:
            for flat in (self.flat, self.average):
                spread(quantise.arrays(flat))
        now, told = stage(number * _ROUND, self.settings), []
        board = quantise.quantised(self.flat)
        weights = [compiled.parse(board, level) for level in LEVELS]
        for game in range(number * _ROUND, (number + 1) * _ROUND):
            level = now.levels[game % len(now.levels)]
            left, turns = games.play(*self._spaces, weights[level], net, level, _DUE[level],
                                      hand_size(1, LEVELS[level]), _CURIOUS, _TRACE, now.compared,
                                      now.simple, self.store, seen, seeded(seed, game))
            told.append((left == 0, left < 10, left))
            seen += turns
        batches, loss = (seen - before) * _REPEATS // _BATCH, 0.0
        if seen > _FEW:
            loss = kernel.learn(net, self.flat, self.average, quantise.arrays(self._slope),
                                self._slope, self.mean, self.square, steps, self.store,
                                min(seen, _STORED), batches, _BATCH, now.rate,
                                seeded(seed, -1 - number))
            bound(net)
            steps += batches
        self.count[:] = number + 1, steps, seen
        self.seconds += time.process_time() - begun
        self.curve = np.vstack([self.curve, [(number + 1) * _ROUND, loss, *np.mean(told, 0)]])


class Stage(NamedTuple):
    """How games are played, and how fast the net learns from them."""

    levels: tuple[int, ...]     # of games that follow each other, by their place among LEVELS
    simple: bool
    compared: float
    rate: float


def stage(game: int, settings: dict) -> Stage:
    """The first games are played by a simple rule, which the net learns to judge; then by the
    net. Comparing turns takes six times as long: at first that is rare. In the end the rate goes
    down to 0, and once more in the games of all levels.
    """
    part = game / settings["games"]
    if part >= 1:
        part = (game - settings["games"]) / settings["all levels"]
        return Stage(_LEVELS, False, _COMPARED, _LATER_RATE * falling(part))
    compared = 0.0 if part < _SIMPLE else _RARELY_COMPARED if part < _RARELY else _COMPARED
    return Stage((0,), part < _SIMPLE, compared, _RATE * falling(part))


def falling(part: float) -> float:
    return min(1, (1 - part) / (1 - _SLOWER))


def spread(net: FloatNet) -> None:
    """Gives all levels what the first one has."""
    kept = net.rows[quantise.KEPT:].reshape(len(LEVELS), 9, -1)
    kept[1:] = kept[0]


def seeded(seed: int, number: int) -> int:
    return zlib.crc32(f"{seed} {number}".encode())


def bound(net: FloatNet) -> None:
    """Makes the upper layers fit a board's integers."""
    net.inner[:] /= np.maximum(1, np.abs(net.inner).sum(1, keepdims=True) / _INNER_SUM)
    np.clip(net.heads, -_HEADS_MOST, _HEADS_MOST, out=net.heads)
    np.clip(net.heads_bias, -_HEADS_MOST, _HEADS_MOST, out=net.heads_bias)


def fresh(seed: int) -> np.ndarray:
    """Random initial weights, from a generator whose numbers never change."""
    random = np.random.RandomState(seed)
    flat = np.zeros(quantise.SIZE, np.float32)
    net = quantise.arrays(flat)
    first = net.rows[:quantise.KEPT + 9]        # those of the other levels come later
    first[:] = random.uniform(-0.09, 0.09, first.shape)
    net.inner[:] = random.uniform(-0.6, 0.6, net.inner.shape[1:])
    net.heads[:] = random.uniform(-0.4, 0.4, net.heads.shape[1:])
    return flat


def begin(settings: dict, checkpoint: Path) -> Trainer:
    """A new trainer, or the one in the checkpoint if that exists."""
    trainer = Trainer(settings)
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
    yield "games,loss,won,below 10,left"
    for at in range(_LINE, len(curve) + 1, _LINE):
        loss, won, below, left = curve[at - _LINE:at, 1:].mean(0)
        yield f"{curve[at - 1, 0]:.0f},{loss:.3f},{won:.3f},{below:.3f},{left:.2f}"


def run(net: Path, settings: dict) -> None:
    """Trains to the end. Beside the net: its curve, and how it was made."""
    checkpoint = net.with_suffix(".checkpoint")
    trainer = begin(settings, checkpoint)
    saved = time.monotonic()
    while trainer.count[0] * _ROUND < settings["games"] + settings["all levels"]:
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
        **settings, "hours of a core": round(trainer.seconds[0] / 3600, 2),
        "processor": get_host_cpu_name(), "sha256": hashlib.sha256(made).hexdigest()},
        indent=2) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("net", type=Path,
                        help="what is made; the checkpoint, the curve and a note, too")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--all-levels", type=int, default=ALL_LEVELS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    run(args.net, {"games": args.games, "all levels": args.all_levels, "seed": args.seed})
